package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Proves;
import uniboard.match.GameRecord;
import uniboard.match.PlayoutDigest;
import uniboard.match.RecordException;

/** Whole games. The contract holds fewer of them against more. */
class UnikatPlayoutTest {
    private static final int GAMES = 1000;
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private final UnikatGame game = new UnikatGame();
    private final MoveList moves = new MoveList();

    @Proves({"once", "all-neighbours"})
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void allCardsAreSomewhereEveryLayIsRightAndUndoLeadsBack(int seats) {
        for (int i = 0; i < GAMES; i++) {
            Random32 random = new Random32(i);
            UnikatPosition position = new UnikatPosition(seats, 1, random);
            String start = text(position);
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                checkCards(position);
                checkLays(position);
                position.play(game.randomMove(moves, random));
            }
            String end = text(position);
            assertEquals(end, text(UnikatNotation.INSTANCE.position(end)));
            while (position.ply() > 0) position.undo();
            assertEquals(start, text(position));
        }
    }

    private static void checkCards(UnikatPosition position) {
        boolean[] met = new boolean[UnikatCard.COUNT];
        int count = position.laidCount() + position.displaySize() + position.bagSize();
        for (int i = 0; i < position.laidCount(); i++) met[position.laidCard(i)] = true;
        for (int i = 0; i < position.displaySize(); i++) met[position.displayCard(i)] = true;
        for (int i = 0; i < position.bagSize(); i++) met[position.bagCard(i)] = true;
        for (int seat = 0; seat < position.seats(); seat++) {
            count += position.rackSize(seat);
            for (int i = 0; i < position.rackSize(seat); i++) met[position.rackCard(seat, i)] = true;
        }
        assertEquals(UnikatCard.COUNT, count);
        for (int card = 0; card < UnikatCard.COUNT; card++) assertTrue(met[card]);
    }

    /** Counts the lays by looking at every cell beside every card, in a chain beside the last. */
    private void checkLays(UnikatPosition position) {
        if (position.phase() == UnikatPhase.DRAW) return;
        Set<Integer> cells = new HashSet<>();
        for (int i = position.hasLast() ? position.laidCount() - 1 : 0; i < position.laidCount(); i++) {
            for (int[] step : STEPS) cells.add((position.laidX(i) + step[0]) * 1000 + position.laidY(i) + step[1] + 500);
        }
        int expected = 0;
        for (int cell : cells) expected += layable(position, Math.floorDiv(cell, 1000), Math.floorMod(cell, 1000) - 500);
        int lays = 0;
        while (lays < moves.size() && UnikatMove.kind(moves.get(lays)) == UnikatMove.Kind.LAY) lays++;
        assertEquals(expected, lays);
    }

    private static int layable(UnikatPosition position, int x, int y) {
        if (position.cardAt(x, y) != UnikatCard.NONE) return 0;
        int cards = 0;
        int seat = position.mover();
        for (int i = 0; i < position.rackSize(seat); i++) if (goesWith(position, position.rackCard(seat, i), x, y)) cards++;
        return cards;
    }

    private static boolean goesWith(UnikatPosition position, int card, int x, int y) {
        for (int[] step : STEPS) {
            int neighbour = position.cardAt(x + step[0], y + step[1]);
            if (neighbour != UnikatCard.NONE && Integer.bitCount(UnikatCard.differences(card, neighbour)) != 1) return false;
        }
        return true;
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4"})
    void everyPositionHasItsTextInMatchesOfSeveralRounds(int seats) {
        for (int i = 0; i < 15; i++) {
            Random32 random = new Random32(i);
            UnikatPosition position = new UnikatPosition(seats, 3, random);
            List<String> texts = new ArrayList<>();
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                texts.add(text(position));
                UnikatPosition read = UnikatNotation.INSTANCE.position(text(position));
                assertEquals(text(position), text(read));
                assertEquals(position.hashHigh(), read.hashHigh());
                MoveList again = new MoveList();
                read.moves(again);
                assertEquals(texts(position, moves), texts(position, again));
                position.play(game.randomMove(moves, random));
            }
            UnikatPosition copy = position.copy();
            for (int ply = texts.size() - 1; ply >= 0; ply--) {
                copy.undo();
                assertEquals(texts.get(ply), text(copy));
            }
        }
    }

    @Proves("stuck")
    @ParameterizedTest
    @CsvSource({"emptied, unikat.over.out", "idle, unikat.over.idle", "blocked, unikat.over.stuck", "passes, unikat.over.out",
        "earnedForNothing, unikat.over.out", "shared, unikat.over.stuck", "fourSeats, unikat.over.out",
        "threeRounds, unikat.over.out"})
    void keptRecordsAreReplayed(String name, String how) {
        UnikatRecords kept = UnikatRecords.named(name);
        GameRecord record = kept.record();
        assertEquals(kept.text(), record.text());
        assertEquals(how, UnikatRecords.end(record.replay()));
    }

    @Test
    void keptRecordsShowWhatTheirNamesSay() {
        assertTrue(UnikatRecords.named("passes").text().contains(" pass\n"));
        assertEquals(2, Integer.bitCount(UnikatRecords.named("shared").record().replay().outcome().winners()));
        assertEquals(4, UnikatRecords.named("fourSeats").record().seats().size());
        assertEquals(3, ((UnikatPosition) UnikatRecords.named("threeRounds").record().replay()).round());
        assertTrue(endsEarnedChainForNothing(UnikatRecords.named("earnedForNothing").record()));
    }

    @ParameterizedTest
    @CsvSource({"idleOfThreeRounds, 13, record.resultEarly", "nextOfThreeRounds, 18, unikat.why.differs"})
    void recordsOfRoundsThatThreeRoundsWithoutACardEndedAreRefused(String name, int line, String reason) {
        RecordException refused = assertThrows(RecordException.class, UnikatRecords.named(name)::record);
        assertEquals(line, refused.line());
        assertEquals(reason, refused.reason().key());
    }

    private static boolean endsEarnedChainForNothing(GameRecord record) {
        UnikatPosition position = (UnikatPosition) record.replay(0);
        for (int ply = 0; ply < record.plies(); ply++) {
            boolean earned = position.phase() == UnikatPhase.CHAIN && position.extra() == UnikatExtra.EARNED;
            position.play(record.move(ply));
            if (earned && record.move(ply) == UnikatMove.END && position.phase() == UnikatPhase.TURN) return true;
        }
        return false;
    }

    @ParameterizedTest
    @CsvSource({"2, b6903628bba231fe", "3, 7ec6bba4636c3feb", "4, ad84c3b4c37f66ba"})
    void digestsStayTheSame(String seats, String digest) {
        assertEquals(digest, PlayoutDigest.digest(game, Options.defaults(game).with("seats", seats), 20, 1));
    }

    private static List<String> texts(UnikatPosition position, MoveList moves) {
        List<String> texts = new ArrayList<>();
        for (int move : moves.toArray()) texts.add(UnikatNotation.INSTANCE.moveText(position, move));
        return texts;
    }

    private static String text(UnikatPosition position) {
        return UnikatNotation.INSTANCE.positionText(position);
    }
}
