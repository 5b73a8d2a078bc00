package uniboard.known;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.UnitarMove;
import uniboard.games.unitar.UnitarPhase;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStory;
import uniboard.games.unitar.UnitarWords;

/** What others have chosen in Unitar, and not shown yet, must be told nowhere: not in notation and not in words. */
public record HiddenMarks(SpokenGame spoken) {
    /** @param viewer a seat, or {@link uniboard.game.Position#NOBODY} */
    public void areNotTold(UnitarPosition position, int viewer, String told) {
        for (int seat = 0; seat < position.committed(); seat++) {
            if (seat == viewer) continue;
            for (String name : names(position, position.mark(seat))) assertFalse(told.contains(name), () -> around(told, name));
        }
    }

    private static String around(String told, String name) {
        int at = told.indexOf(name);
        return "told: " + told.substring(Math.max(0, at - 120), Math.min(told.length(), at + 120));
    }

    private List<String> names(UnitarPosition position, int mark) {
        String notation = UnitarMove.text(mark);
        List<String> names = new ArrayList<>(List.of(notation, notation.replace(' ', '_'), spoken.say(UnitarWords.commitment(mark))));
        if (position.phase() == UnitarPhase.INTEND) names.add(spoken.say(UnitarStory.preview(position, mark)));
        return names;
    }
}
