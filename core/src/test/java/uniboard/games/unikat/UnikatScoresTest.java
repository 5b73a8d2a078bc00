package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.ScoreSheet;
import uniboard.game.ScoreSheet.Row.Kind;
import uniboard.match.GameRecord;

/** The score sheet of a match. */
class UnikatScoresTest {
    private final GameRecord record = UnikatRecords.named("threeRounds").record();

    @Test
    void oneRoundHasNoSheet() {
        assertNull(UnikatScores.sheet((UnikatPosition) UnikatRecords.named("idle").record().replay()));
    }

    @Test
    void theRunningRoundIsNotYetInTheTotal() {
        ScoreSheet sheet = UnikatScores.sheet((UnikatPosition) record.replay(0));
        assertEquals(1, sheet.rows().size());
        assertEquals(Kind.RUNNING, sheet.rows().get(0).kind());
        assertEquals(List.of(10, 10), sheet.rows().get(0).points().subList(0, 2));
    }

    @Test
    void theRunningRoundStandsBelowTheTotalThatLeavesItOut() {
        int ply = 0;
        while (((UnikatPosition) record.replay(ply)).round() < 3) ply++;
        ScoreSheet sheet = UnikatScores.sheet((UnikatPosition) record.replay(ply));
        assertEquals(List.of(Kind.COUNTED, Kind.COUNTED, Kind.TOTAL, Kind.RUNNING), sheet.rows().stream().map(ScoreSheet.Row::kind).toList());
        assertEquals(sum(sheet.rows().subList(0, 2)), sheet.rows().get(2).points());
        assertEquals(List.of(10, 10, 10), sheet.rows().get(3).points());
    }

    @Test
    void everyRoundHasItsRowAndTheTotalIsTheResult() {
        UnikatPosition over = (UnikatPosition) record.replay();
        ScoreSheet sheet = UnikatScores.sheet(over);
        assertEquals(List.of(Kind.COUNTED, Kind.COUNTED, Kind.COUNTED, Kind.TOTAL),
            sheet.rows().stream().map(ScoreSheet.Row::kind).toList());
        assertEquals(over.outcome().scores(), sheet.rows().get(3).points());
        assertEquals(over.outcome().scores(), sum(sheet.rows().subList(0, 3)));
    }

    @Test
    void roundsBeforeTheRecordAreToldTogether() {
        UnikatPosition read = UnikatNotation.INSTANCE.position(UnikatNotation.INSTANCE.positionText(record.replay()));
        ScoreSheet sheet = UnikatScores.sheet(read);
        assertEquals("unikat.scores.earlier", sheet.rows().get(0).label().key());
        assertEquals(read.outcome().scores(), sum(sheet.rows().subList(0, 2)));
    }

    private static List<Integer> sum(List<ScoreSheet.Row> rows) {
        List<Integer> sum = new ArrayList<>(rows.get(0).points());
        for (ScoreSheet.Row row : rows.subList(1, rows.size())) for (int i = 0; i < sum.size(); i++)
            sum.set(i, sum.get(i) + row.points().get(i));
        return sum;
    }
}
