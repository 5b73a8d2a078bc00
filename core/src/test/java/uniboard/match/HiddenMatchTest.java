package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Choice;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.games.unikat.UnikatGame;

/** Taking back, and looking, where people hide something from each other. */
class HiddenMatchTest {
    private static final int DEAL_WITH_A_LAY = 1;
    private final UnikatGame game = new UnikatGame();

    private Match match(Seat... seats) {
        Options options = Options.defaults(game).with("seats", Integer.toString(seats.length));
        return new Match(GameRecord.begin(game, options, List.of(seats), new Random32(DEAL_WITH_A_LAY)));
    }

    /** Plays the first legal move whose notation begins so. */
    private void play(Match match, String beginning) {
        MoveList moves = new MoveList();
        match.position().moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (!text(match, moves.get(i)).startsWith(beginning)) continue;
            match.play(moves.get(i));
            return;
        }
        throw new AssertionError("no " + beginning + " among " + moves.size() + " moves");
    }

    private String text(Match match, int move) {
        return game.notation().moveText(match.position(), move);
    }

    private void layFirst(Match match) {
        List<Choice> choices = match.choices();
        Choice lay = choices.stream().filter(choice -> text(match, choice.move()).contains("@")).findFirst().orElseThrow();
        match.play(lay.move());
    }

    @Test
    void aCardLaidCanBeTakenBackWithinTheTurn() {
        Match match = match(Seat.HUMAN, Seat.HUMAN);
        layFirst(match);
        assertTrue(match.takeBack());
        assertEquals(0, match.record().plies());
        assertEquals(List.of(), match.pliesPlayedKnowing());
    }

    @Test
    void whatACardRevealedStaysPlayedAmongPeople() {
        Match match = match(Seat.HUMAN, Seat.HUMAN);
        play(match, "swap");
        assertFalse(match.canTakeBack(), "the device goes to the next person");
        Match drawn = match(Seat.HUMAN, Seat.HUMAN);
        layFirst(drawn);
        play(drawn, "end");
        play(drawn, "draw bag");
        assertFalse(drawn.canTakeBack());
    }

    @Test
    void onePersonAmongBotsTakesBackAnythingAndTheLogSaysSo() {
        Match match = match(Seat.HUMAN, Seat.HUMAN).toMove() == 0 ? match(Seat.HUMAN, Seat.bot(1)) : match(Seat.bot(1), Seat.HUMAN);
        layFirst(match);
        play(match, "end");
        play(match, "draw bag");
        assertTrue(match.takeBack());
        assertEquals(2, match.record().plies());
        play(match, "draw");
        assertEquals(List.of(2), match.pliesPlayedKnowing());
    }

    @Test
    void aViewHoldsNothingOfAnothersRack() {
        Match match = match(Seat.HUMAN, Seat.HUMAN, Seat.HUMAN);
        for (int viewer = Position.NOBODY; viewer < 3; viewer++) {
            Position view = Match.view(match.position(), viewer);
            assertEquals(game.notation().viewText(match.position(), viewer), game.notation().viewText(view, viewer));
            for (int other = 0; other < 3; other++) {
                String seen = game.notation().viewText(view, other);
                if (other == viewer) assertEquals(game.notation().viewText(match.position(), other), seen);
                else assertNotEquals(game.notation().viewText(match.position(), other), seen);
            }
        }
    }
}
