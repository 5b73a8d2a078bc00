package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.remote.classroom.Work;

/** A whole turn as one text, as a class's pupils answer with it. */
class TurnTextTest {
    private static final int GAMES = 20;

    static List<Game> games() {
        return new AllGames().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTurnOfAGameIsReadAsItIsWrittenAndCanBeAnAnswer(Game game) {
        int longest = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            Random32 random = new Random32(seed);
            Position position = game.start(Options.defaults(game), random);
            while (!position.outcome().over()) {
                GameRecord start = GameRecord.from(game, Options.defaults(game), game.notation().positionText(position),
                    Collections.nCopies(position.seats(), Seat.HUMAN));
                GameRecord turn = turn(start, random);
                String text = TurnText.of(turn);
                longest = Math.max(longest, text.length());
                assertEquals(turn, TurnText.played(start, text), text);
                if (turn.plies() > 1) assertNull(TurnText.played(start, TurnText.of(turn.firstPlies(turn.plies() - 1))), text);
                position = turn.replay();
            }
        }
        assertTrue(longest <= Work.LONGEST_ANSWER, game.id() + " has a turn of " + longest + " characters");
    }

    private static GameRecord turn(GameRecord start, Random32 random) {
        MoveList legal = new MoveList();
        GameRecord turn = start;
        do {
            turn.replay().moves(legal);
            turn = turn.with(start.game().randomMove(legal, random));
        } while (TurnText.goesOn(turn));
        return turn;
    }

    @Test
    void whatIsNoTurnIsNone() {
        Game game = new AllGames().game("onitama");
        GameRecord start = GameRecord.from(game, Options.defaults(game), "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b",
            List.of(Seat.HUMAN, Seat.HUMAN));
        for (String text : new String[] {"", "; ", "Ox a1-a2; Horse a5-a4", "Ox a1-a2; ", "Ox a1-a5"}) {
            assertNull(TurnText.played(start, text), text);
        }
    }
}
