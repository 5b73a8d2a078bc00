package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.MoveRow;
import uniboard.text.Language;
import uniboard.text.Texts;

/** The list of moves: a row a turn, in words. */
class UnikatRowWordsTest {
    private static final String TABLE = "table=SWL1@0,0;SWY1@0,1;SWL2@1,0 racks=SWY2,CWY2,CWG2,CBG3/CWL1 display=QBL1,CRG3,SRY2 phase=turn";

    private final UnikatGame game = new UnikatGame();

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "ENGLISH; SWY2@1,1 CWY2@2,1 CWG2@2,2 end; Laid medium yellow star on white, medium yellow circle on white, "
            + "medium green circle on white",
        "ENGLISH; SWY2@1,1 end swap CBG3 bag; Laid medium yellow star on white, "
            + "then swapped large green circle on blue for one from the bag",
        "ENGLISH; swap CBG3 CRG3; Swapped large green circle on blue for large green circle on red",
        "FRENCH; SWY2@1,1 CWY2@2,1; Pose : étoile moyenne jaune sur fond blanc, cercle moyen jaune sur fond blanc",
        "UKRAINIAN; SWY2@1,1 CWY2@2,1 CWG2@2,2; Викладено: середня жовта зірка на білому тлі, середнє жовте коло на білому тлі, "
            + "середнє зелене коло на білому тлі",
        "HEBREW; SWY2@1,1 CWY2@2,1; הונח כוכב צהוב בינוני על רקע לבן, עיגול צהוב בינוני על רקע לבן"})
    void aTurnIsToldInOneRow(Language language, String moves, String row) {
        UnikatPosition position = HandMade.position(TABLE);
        Texts texts = UnikatTexts.of(language);
        StringBuilder told = new StringBuilder();
        for (String move : moves.replace("swap ", "swap_").replaceAll("(swap_\\w+) ", "$1_").split(" ")) {
            assertEquals(position.ply() > 0, game.words(position).continuesRow());
            int packed = game.move(position, move.replace('_', ' '));
            var words = game.words(position).listed(packed, 0, position);
            if (words != null) told.append(told.isEmpty() ? "" : ", ").append(texts.say(words));
            position.play(packed);
        }
        assertEquals(row, told.toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "ENGLISH; CWY2@2,1; Laid the medium yellow circle on white", "FRENCH; CWY2@2,1; Pose : le cercle moyen jaune sur fond blanc",
        "UKRAINIAN; CWY2@2,1; Викладено: середнє жовте коло на білому тлі", "HEBREW; CWY2@2,1; הונח עיגול צהוב בינוני על רקע לבן"})
    void aCardOfAChainIsNamedWhereItStandsAlone(Language language, String move, String words) {
        UnikatPosition position = HandMade.position(TABLE);
        position.play(game.move(position, "SWY2@1,1"));
        assertEquals(words, UnikatTexts.of(language).say(game.words(position).summarize(game.move(position, move), 0, position)));
    }

    @Test
    void everyRowOfAWholeMatchHasWordsAndItsRoundsHaveHeadings() {
        GameRecord record = UnikatRecords.named("threeRounds").record();
        List<MoveRow> rows = MoveRow.of(new Match(record), Position.NOBODY);
        for (MoveRow row : rows) assertNotNull(row.words());
        assertEquals(3, rows.stream().filter(row -> row.heading() != null).count());
        UnikatPosition position = (UnikatPosition) record.replay(0);
        int turns = 0;
        for (int ply = 0; ply < record.plies(); ply++) {
            if (position.phase() == UnikatPhase.TURN) turns++;
            position.play(record.move(ply));
        }
        assertEquals(turns, rows.size());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theAimFitsOneShortLine(Language language) {
        for (String rounds : List.of("1", "2", "3", "5", "9")) {
            String line = UnikatTexts.of(language).say(game.words(HandMade.position(TABLE + " rounds=" + rounds)).objective(0));
            assertEquals("", line.length() > 52 || line.contains("unikat.") ? line : "");
        }
    }
}
