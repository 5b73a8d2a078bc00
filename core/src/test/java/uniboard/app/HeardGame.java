package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import uniboard.game.Choice;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.MoveRow;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AccessibilityTree.Place;

/** A whole game of a person in seat 1 at a headless table. All that is told on the way is compared with the record. */
final class HeardGame {
    private final HeadlessTable table;
    private final SpokenGame spoken;
    private final Ear ear;
    private final Function<GameRecord, Choice> player;
    /** Views shown before the game. */
    private final int before;

    /** @param player what the person does in the position that a record leads to */
    HeardGame(HeadlessTable table, SpokenGame spoken, Ear ear, Function<GameRecord, Choice> player) {
        this.table = table;
        this.spoken = spoken;
        this.ear = ear;
        this.player = player;
        before = table.platform.views().size();
    }

    void playToTheEnd(Hand hand) {
        isMirrored();
        while (!table.record().replay().outcome().over()) {
            int plies = table.record().plies();
            for (Choice.Step step : player.apply(table.record()).steps()) hand.choose(step.place());
            assertTrue(table.record().plies() > plies, () -> "no move was made: " + table.status());
            ear.goOn(table, hand);
            table.settle();
            isMirrored();
        }
        GameRecord record = table.record();
        spoken.areHeard(record, said());
        String result = spoken.result(record);
        assertTrue(table.status().startsWith(result), table.status());
        String how = spoken.say(record.game().words(record.replay()).ending(new Match(record).onlyPerson()));
        assertTrue(table.status().contains(how), () -> table.status() + " doesn't say: " + how);
        assertEquals(1, statuses().stream().filter(table.status()::equals).count());
        assertEquals(List.of(), table.platform.warnings());
    }

    private void isMirrored() {
        AccessibilityTree view = table.platform.view();
        Map<String, String> told = new HashMap<>();
        for (Place place : view.places()) told.put(place.name(), place.label());
        assertEquals(MoveRow.of(new Match(table.record()), new Match(table.record()).onlyPerson()).size(), view.log().lines().size());
        ear.isMirrored(table.record(), view, told);
    }

    /** What was said to have happened, in order. A sheet's words don't count. */
    private List<String> said() {
        return changes(view -> view.dialog() == null ? view.said() : null);
    }

    /** What was told besides, in order. */
    private List<String> statuses() {
        return changes(view -> view.status().equals(view.said()) ? "" : view.status());
    }

    /** @param words null where the view leaves them as they were */
    private List<String> changes(Function<AccessibilityTree, String> words) {
        List<AccessibilityTree> views = table.platform.views();
        List<String> changes = new ArrayList<>();
        String last = words.apply(views.get(before - 1));
        for (AccessibilityTree view : views.subList(before, views.size())) {
            String now = words.apply(view);
            if (now == null || now.equals(last)) continue;
            last = now;
            if (!now.isEmpty()) changes.add(now);
        }
        return changes;
    }
}
