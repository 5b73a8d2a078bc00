package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** What is said for Unitary's moves, checked against the rules: what plays make, who wins by them, and which draws would win. */
class UnitaryClaimsTest {
    private static final String SAID = "unitary.advice.";
    private static final int MANY_DEALS = 1_000;

    private final UnitaryGame game = new UnitaryGame();

    @Test
    void whatIsSaidForAMoveIsTrue() {
        Claims<UnitaryPosition> claims = new Claims<>(game, SAID);
        claims.check(SAID + "wins", (before, move, claim, deals) -> {
            assertEquals(own(before), claim.arguments().get(0));
            for (UnitaryPosition deal : deals) assertTrue(after(deal, move).outcome().wins(deal.mover()));
        });
        claims.check(SAID + "thenWins", (before, move, claim, deals) -> plan(before, move, null, claim, deals));
        claims.check(SAID + "plan", (before, move, claim, deals) ->
            plan(before, move, (Message) claim.arguments().get(0), claim, deals));
        // Held together with the plan that they are parts of.
        for (String part : List.of("step", "steps", "or", "both", "risk", "risk.opponent"))
            claims.check(SAID + part, (before, move, claim, deals) -> { });
        for (String whose : List.of("avoids", "avoids.opponent")) claims.check(SAID + whose, this::avoids);
        claims.check(SAID + "nextTurn", (before, move, claim, deals) -> {
            List<Integer> unseen = unseen(before);
            assertEquals(Integer.toString(unseen.size()), claim.arguments().get(1));
            assertEquals(claim.arguments().get(0), winningDraws(before, move, unseen));
        });
        claims.check(SAID + "nextTurnSurely", (before, move, claim, deals) -> {
            List<Integer> unseen = unseen(before);
            assertEquals(unseen.size(), winningDraws(before, move, unseen));
        });
        claims.check(SAID + "safer", this::safer);
        claims.check(SAID + "keeps", (before, move, claim, deals) ->
            assertEquals(before.handSize(before.mover()), after(before, move).handSize(before.mover())));
        claims.holdIn(1_000, 2, random -> start("3", random)).untilAllAreSaid(4, random -> start(random.below(2) == 0 ? "2" : "3", random));
    }

    private UnitaryPosition start(String seats, Random32 random) {
        return game.start(Options.defaults(game).with("seats", seats), random);
    }

    /** Plays what is named; only a goal that was told of as a risk may end the game on the way. */
    private void plan(UnitaryPosition before, int move, Message between, Message claim, List<UnitaryPosition> deals) {
        List<Object> last = claim.arguments();
        assertEquals(own(before), last.get(last.size() - 1));
        List<Message> steps = new ArrayList<>();
        if (between != null) split(between, steps);
        assertTrue(steps.size() <= 3, "at most four cards");
        Set<String> risks = risks(game.words(before).whyPlay(move));
        for (UnitaryPosition deal : deals) {
            UnitaryPosition position = after(deal, move);
            for (int step = 0; step <= steps.size() && !isOver(position, deal.mover(), risks); step++) {
                Message label = (Message) (step < steps.size() ? steps.get(step).arguments().get(0) : last.get(last.size() - 2));
                position.play(named(position, label));
                if (step < steps.size()) assertEquals(UnitaryWords.units(position.units()), steps.get(step).arguments().get(1));
                else assertTrue(position.outcome().wins(deal.mover()), "it doesn't win");
            }
        }
    }

    private static boolean isOver(UnitaryPosition position, int seat, Set<String> risks) {
        if (!position.outcome().over()) return false;
        assertFalse(position.outcome().wins(seat), "the plan goes on after the win");
        assertTrue(risks.contains(UnitaryWords.card(UnitaryCard.quantity(position.units())).key()), "an untold risk");
        return true;
    }

    private static void split(Message between, List<Message> into) {
        if (between.key().equals(SAID + "steps")) {
            split((Message) between.arguments().get(0), into);
            into.add((Message) between.arguments().get(1));
        } else {
            into.add(between);
        }
    }

    /** The keys of the cards that are said to be dangerous on the way. */
    private static Set<String> risks(Message whole) {
        Set<String> risks = new TreeSet<>();
        for (Object part : whole.arguments())
            if (part instanceof Message said && said.key().startsWith(SAID + "risk")) collect(said, risks);
        return risks;
    }

    private static void collect(Message message, Set<String> into) {
        if (message.key().startsWith("unitary.card.")) into.add(message.key());
        for (Object part : message.arguments()) if (part instanceof Message inner) collect(inner, into);
    }

    private static int named(UnitaryPosition position, Message label) {
        for (int move : moves(position)) if (UnitaryChoices.choice(position, move).label().equals(label)) return move;
        throw new AssertionError(label + " can't be played");
    }

    /** Another way begins with a quantity that this one nowhere makes, and that may be somebody's. */
    private void avoids(UnitaryPosition before, int move, Message claim, List<UnitaryPosition> deals) {
        Message card = (Message) claim.arguments().get(0);
        boolean isElsewhere = false;
        for (int other : moves(before)) {
            if (!UnitaryMove.isPlay(other)) continue;
            int quantity = UnitaryCard.quantity(UnitaryMove.unitsAfter(before.units(), other));
            isElsewhere |= quantity != UnitaryCard.NONE && UnitaryWords.card(quantity).equals(card);
        }
        assertTrue(isElsewhere);
        for (UnitaryPosition deal : deals) assertFalse(after(deal, move).outcome().over());
        assertEquals(Set.of(), risks(game.words(before).whyPlay(move)));
    }

    /** By how many of the draws the seat could win next turn, if it keeps what is best to keep and the units stay. */
    private static int winningDraws(UnitaryPosition before, int move, List<Integer> unseen) {
        int goal = UnitaryCard.units(before.hidden(before.side(before.mover())));
        int units = UnitaryMove.isPlay(move) ? UnitaryMove.unitsAfter(before.units(), move) : before.units();
        List<Integer> hand = new ArrayList<>();
        for (int i = 0; i < before.handSize(before.mover()); i++) hand.add(before.handCard(before.mover(), i));
        hand.remove((Integer) UnitaryMove.card(move));
        return mostWins(units, goal, hand, unseen);
    }

    private static int mostWins(int units, int goal, List<Integer> hand, List<Integer> unseen) {
        int most = 0;
        if (hand.size() <= UnitaryPosition.HAND) {
            for (int drawn : unseen) {
                List<Integer> cards = new ArrayList<>(hand);
                cards.add(drawn);
                if (canMake(units, goal, cards)) most++;
            }
            return most;
        }
        for (int lost = 0; lost < hand.size(); lost++) {
            List<Integer> kept = new ArrayList<>(hand);
            kept.remove(lost);
            most = Math.max(most, mostWins(units, goal, kept, unseen));
        }
        return most;
    }

    private static boolean canMake(int units, int goal, List<Integer> cards) {
        for (int i = 0; i < cards.size(); i++) {
            List<Integer> left = new ArrayList<>(cards);
            int card = left.remove(i);
            for (UnitaryMove.Kind kind : UnitaryCard.isQuantity(card) ? List.of(UnitaryMove.Kind.UP, UnitaryMove.Kind.DOWN)
                : List.of(UnitaryMove.Kind.SPECIAL)) {
                int play = UnitaryMove.of(kind, card);
                if (!UnitaryMove.isAllowed(units, play)) continue;
                int after = UnitaryMove.unitsAfter(units, play);
                if (after == goal || canMake(after, goal, left)) return true;
            }
        }
        return false;
    }

    /** All cards that the seat may draw next. */
    private static List<Integer> unseen(UnitaryPosition position) {
        UnitaryUnknown unknown = new UnitaryUnknown(position);
        List<Integer> unseen = new ArrayList<>();
        for (int card = 0; card < UnitaryCard.KINDS; card++) for (int i = 0; i < unknown.drawn()[card]; i++) unseen.add(card);
        return unseen;
    }

    /** With other deals than those by which it was said. */
    private void safer(UnitaryPosition before, int move, Message claim, List<UnitaryPosition> deals) {
        UnitaryReplies replies = new UnitaryReplies(before, new UnitaryUnknown(before), new Random32(99));
        for (int i = 0; i < MANY_DEALS; i++) replies.learn();
        int after = UnitaryMove.unitsAfter(before.units(), move);
        assertTrue(replies.risk(UnitaryUnits.index(after)) < replies.risk(UnitaryUnits.index(before.units())));
    }

    private static Message own(UnitaryPosition position) {
        return UnitaryWords.card(position.hidden(position.side(position.mover())));
    }
}
