package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.TestGames;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Records;

class RecordTest {
    private static final String START = "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b";
    private static final String RUNNING = Records.RUNNING_ONITAMA.replace("start", "option cards base\nstart");
    private static final String FINISHED = """
        uniboard 1
        game onitama
        start s1mss/2S2/5/5/SSM1S Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 3
        1 Ox c4-c5
        result 1
        """;
    private final TestGames catalog = new TestGames();

    @Test
    void goldenTextsSurviveReading() {
        assertEquals(RUNNING, GameRecord.read(RUNNING, catalog).text());
        assertEquals(FINISHED, GameRecord.read(FINISHED, catalog).text());
        assertEquals(RUNNING, GameRecord.read(RUNNING.substring(0, RUNNING.length() - 1), catalog).text());
    }

    @Test
    void recordsAreBuiltMoveByMove() {
        Game game = catalog.game("onitama");
        GameRecord record = GameRecord.from(game, Options.defaults(game).with("cards", "base"), START, List.of(Seat.HUMAN, Seat.bot(3)));
        for (String move : new String[] {"Boar c1-c2", "Horse d5-d4"}) record = record.with(game.move(record.replay(), move));
        assertEquals(RUNNING, record.text());
        assertEquals(START, game.notation().positionText(record.replay(0)));
        assertEquals(1, record.firstPlies(1).plies());
        assertEquals(record.firstPlies(1).replay().hashLow(), record.replay(1).hashLow());
    }

    @Test
    void drawsNameAllSeats() {
        String[] round = {"Eel c2-b3", "Horse c4-c5", "Ox b3-c3", "Eel c5-d4", "Horse c3-c2", "Ox d4-c4"};
        StringBuilder text = new StringBuilder("""
            uniboard 1
            game onitama
            start m4/2s2/5/2S2/M4 Eel,Tiger/Horse,Crab/Ox b
            seat 1 bot 1
            seat 2 bot 1
            """);
        for (int ply = 1; ply <= 12; ply++) text.append(ply).append(' ').append(round[(ply - 1) % 6]).append('\n');
        text.append("result 1+2\n");
        assertEquals(text.toString(), GameRecord.read(text.toString(), catalog).text());
    }

    @Test
    void startsThatAreOverNeedTheirResult() {
        String text = "uniboard 1\ngame onitama\nstart ss1ss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab r\nseat 1 human\nseat 2 human\n";
        assertRefused(text, 6, "record.noResult");
        assertEquals(text + "result 1\n", GameRecord.read(text + "result 1", catalog).text());
    }

    @Test
    void newGamesKeepOnlyWhatWasGiven() {
        Game game = catalog.game("onitama");
        GameRecord record = GameRecord.begin(game, Options.defaults(game), List.of(Seat.HUMAN, Seat.HUMAN), new Random32(1));
        assertEquals(List.of("uniboard 1", "game onitama"), record.text().lines().limit(2).toList());
        assertEquals(record, GameRecord.read(record.text(), catalog));
    }

    /** A line of a good record replaced by another text ({@code -}: left out; {@code |}: line feed). */
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', value = {
        "1; uniboard 2; 1; record.version", "1; chess 1; 1; record.noVersion", "1; -; 1; record.noVersion",
        "2; game chess; 2; error.game", "2; -; 2; record.expected", "2; game onitama|game onitama; 3; record.expected",
        "3; option cards sensei; 3; onitama.error.optionCards", "3; option cards tarot; 3; error.option.value",
        "3; option size 5; 3; error.option.unknown", "3; option cards; 3; record.expected",
        "3; option cards base|option cards base; 4; error.option.twice",
        "4; start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab; 4; onitama.error.parts", "4; -; 4; record.expected",
        "5; -; 5; record.seatNumber",
        "5; seat 1 bot 6; 5; record.seat", "5; seat 1 bot 0; 5; record.seat", "5; seat 1 robot; 5; record.seat",
        "5; seat 2 human; 5; record.seatNumber", "5; option cards base; 5; record.expected", "6; -; 6; record.expected",
        "6; seat 2 human|seat 3 human; 7; record.seatCount",
        "7; 2 Boar c1-c2; 7; record.ply", "7; 01 Boar c1-c2; 7; record.ply", "7; 1  Boar c1-c2; 7; onitama.error.card",
        "7; 1 Boar c1-c3; 7; onitama.why.cardDoesNotReach", "7; -; 7; record.ply", "7; 1 Boar; 7; onitama.error.move",
        "8; 2 Horse d5-d4|; 9; record.blankLine", "8; |2 Horse d5-d4; 8; record.blankLine",
        "8; \" 2 Horse d5-d4\"; 8; record.outerSpace",
        "8; \"2 Horse d5-d4 \"; 8; record.outerSpace", "8; 2 Horse d5-d4|result 1; 9; record.resultEarly",
        "8; 2 Hor; 8; onitama.error.move"})
    void badRunningRecordsAreRefusedWithTheirLine(int line, String replacement, int wrongLine, String key) {
        assertRefused(replaced(RUNNING, line, replacement), wrongLine, key);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "7; -; 7; record.noResult", "7; result 2; 7; record.result", "7; result 1+2; 7; record.result",
        "7; result 1 5; 7; record.result", "7; 2 Horse d5-d4; 7; record.afterEnd", "7; result 1|result 1; 8; record.afterResult",
        "7; result 1|2 Horse d5-d4; 8; record.afterResult"})
    void badFinishedRecordsAreRefusedWithTheirLine(int line, String replacement, int wrongLine, String key) {
        assertRefused(replaced(FINISHED, line, replacement), wrongLine, key);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 2", "2, 3", "3, 4", "4, 5", "5, 6"})
    void truncatedRecordsAreRefused(int lines, int wrongLine) {
        assertRefused(String.join("\n", RUNNING.lines().limit(lines).toList()), wrongLine, "record.endsEarly");
    }

    @Test
    void carriageReturnsAreRefused() {
        assertRefused(RUNNING.replace("\n", "\r\n"), 1, "record.carriageReturn");
    }

    @Test
    void finishedRecordsAreRefusedWhereverTheyAreCut() {
        int seatsEnd = FINISHED.indexOf("1 Ox");
        for (int length = 0; length < FINISHED.length() - 1; length++) {
            String text = FINISHED.substring(0, length);
            // A game without moves is whole, with or without its last line feed.
            if (length == seatsEnd || length == seatsEnd - 1) assertEquals(0, GameRecord.read(text, catalog).plies());
            else assertThrows(RecordException.class, () -> GameRecord.read(text, catalog), text);
        }
    }

    private void assertRefused(String text, int line, String key) {
        RecordException e = assertThrows(RecordException.class, () -> GameRecord.read(text, catalog));
        assertEquals(key + " in line " + line, e.reason().key() + " in line " + e.line());
        assertEquals("record.line", e.message().key());
    }

    private static String replaced(String text, int line, String replacement) {
        String[] lines = text.split("\n");
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            if (i + 1 != line) out.append(lines[i]).append('\n');
            else if (!replacement.equals("-")) out.append(replacement.replace('|', '\n')).append('\n');
        }
        return out.toString();
    }
}
