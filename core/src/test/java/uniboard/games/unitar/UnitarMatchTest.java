package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.RecordException;
import uniboard.match.Seat;

/** Records, take-backs and who may look. */
class UnitarMatchTest {
    private static final List<Seat> PEOPLE = List.of(Seat.HUMAN, Seat.HUMAN, Seat.HUMAN);

    private final UnitarGame game = new UnitarGame();

    private Match match(UnitarSecrecy secrecy, List<Seat> seats) {
        Options options = Options.defaults(game).with("colours", secrecy.text());
        return new Match(GameRecord.begin(game, options, seats, new Random32(1)));
    }

    private GameRecord read(String text) {
        return GameRecord.read(text, () -> List.of(game));
    }

    private static UnitarPosition position(GameRecord record) {
        return (UnitarPosition) record.replay();
    }

    @ParameterizedTest
    @EnumSource(UnitarSecrecy.class)
    void theRecordsOptionSaysWhetherColoursAreHidden(UnitarSecrecy secrecy) {
        GameRecord record = match(secrecy, PEOPLE).record();
        assertEquals(secrecy, position(record).secrecy());
        assertEquals(secrecy, position(read(record.text())).secrecy());
        assertEquals(record.text(), read(record.text()).text());
        String withoutOption = record.text().replace("option colours " + secrecy.text() + "\n", "");
        assertEquals(UnitarSecrecy.OPEN, position(read(withoutOption)).secrecy());
        assertEquals(record.start(), read(withoutOption).start(), "the text of a position doesn't tell");
    }

    @Test
    void theShowcaseIsAWholeGame() {
        GameRecord record = read(game.showcase());
        assertEquals(game.showcase(), record.text());
        assertEquals(1, record.replay().outcome().winners());
    }

    @Test
    void aResultNamesWinnersAndFramesBySeat() {
        String wrong = game.showcase().replace("result 1 7,5,4", "result 1 7,4,5");
        RecordException error = assertThrows(RecordException.class, () -> read(wrong));
        assertEquals("record.result", error.reason().key());
    }

    @Test
    void peopleDecideInSecretAndTakeNothingBackFromEachOther() {
        Match match = match(UnitarSecrecy.OPEN, PEOPLE);
        assertTrue(match.isSecretToOthers());
        match.play(UnitarNotation.INSTANCE.parse("uni N tar E"));
        assertFalse(match.canTakeBack(), "the device has gone to the next");
        assertEquals(List.of("?"), match.record().moveTexts(1));
        assertEquals(List.of("uni N tar E"), match.record().moveTexts(0));
    }

    @Test
    void onePersonAmongBotsTakesARoundBackAndTheRecordKnows() {
        Match match = match(UnitarSecrecy.OPEN, List.of(Seat.HUMAN, Seat.bot(1), Seat.bot(1)));
        for (int i = 0; i < 3; i++) match.play(UnitarNotation.INSTANCE.parse("uni N tar E"));
        assertEquals(List.of("uni N tar E", "uni N tar E", "uni N tar E"), match.record().moveTexts(0));
        assertTrue(match.takeBack());
        match.play(UnitarNotation.INSTANCE.parse("uni S tar E"));
        assertEquals(List.of(0), match.pliesPlayedKnowing());
    }

    @Test
    void aBotIsToldThatColoursAreHidden() {
        Options options = Options.defaults(game).with("colours", "hidden");
        GameRecord record = GameRecord.begin(game, options, List.of(Seat.bot(1), Seat.bot(1), Seat.bot(1)), new Random32(1));
        BotTask task = BotTask.read(new Match(record).botTask(7).text(), () -> List.of(game));
        assertTrue(task.text().contains("option colours hidden\n"));
        String own = UnitarColour.text(position(record).colour(0));
        assertTrue(task.text().contains("start colours=" + own + ','), task.text());
    }

    @Test
    void aViewHoldsNothingThatOthersHide() {
        Match match = match(UnitarSecrecy.HIDDEN, PEOPLE);
        match.play(UnitarNotation.INSTANCE.parse("uni N tar E"));
        match.play(UnitarNotation.INSTANCE.parse("uni S tar E"));
        for (int viewer = Position.NOBODY; viewer < 3; viewer++) {
            UnitarPosition view = (UnitarPosition) Match.view(match.position(), viewer);
            assertEquals(UnitarNotation.INSTANCE.viewText(match.position(), viewer), UnitarNotation.INSTANCE.viewText(view, viewer));
            assertEquals(UnitarSecrecy.HIDDEN, view.secrecy());
        }
    }
}
