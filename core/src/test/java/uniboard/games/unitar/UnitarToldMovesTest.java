package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.each;
import static uniboard.known.Claims.lastOf;
import static uniboard.known.Claims.part;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Claims;
import uniboard.match.Match;

/** What is told of marks and what came of them, and praise, checked against the marks as records write them and the field's stones. */
class UnitarToldMovesTest {
    private static final String TOLD = "unitar.told.";

    private final UnitarGame game = new UnitarGame();
    private final Random32 viewers = new Random32(7);

    @Test
    void whatIsToldOfAMoveIsTrue() {
        Claims<UnitarPosition> claims = new Claims<>(game, TOLD, this::told);
        claims.with("unitar.did.").with("unitar.void.");
        claims.check(TOLD + "secret", (before, move, claim, deals) -> assertTrue(after(before, move).committed() > 0, "it isn't secret"));
        claims.check(TOLD + "yours", (before, move, claim, deals) -> {
            assertTrue(after(before, move).committed() > 0, "it isn't secret");
            assertEquals(game.notation().moveText(before, move), ToldMarks.text(part(claim, 0)));
        });
        claims.check(TOLD + "placed", (before, move, claim, deals) ->
            assertEquals(UnitarBlock.COUNT, each(part(claim, 0)).stream().map(at -> part(at, 0)).distinct().count()));
        claims.check(TOLD + "at", this::at);
        claims.check(TOLD + "then", this::then);
        claims.check(TOLD + "marks", (before, move, claim, deals) ->
            assertEquals(List.of(0, 1, 2), seats(before, move, part(claim, 0))));
        claims.check(TOLD + "mark", (before, move, claim, deals) ->
            assertEquals(new ToldMarks(before, move).text(seat(before, move, part(claim, 0))), ToldMarks.text(part(claim, 1))));
        for (String category : List.of("colour", "symbol", "action")) claims.check(TOLD + "agree." + category, this::agree);
        claims.check(TOLD + "alone", (before, move, claim, deals) ->
            assertEquals(Set.of(), new ToldMarks(before, move).agreements(seat(before, move, part(claim, 0)))));
        claims.check(TOLD + "refused", (before, move, claim, deals) -> assertEquals(1, agreements(before, move, claim)));
        claims.check(TOLD + "approved", (before, move, claim, deals) -> assertTrue(agreements(before, move, claim) >= 2));
        claims.check(TOLD + "again", (before, move, claim, deals) -> {
            assertEquals(List.of(), new ToldMarks(before, move).order());
            assertEquals(before.fails() + 1, after(before, move).fails());
            assertEquals(before.round(), after(before, move).round());
        });
        claims.check(TOLD + "inVain", this::inVain);
        claims.check(TOLD + "order", (before, move, claim, deals) ->
            assertEquals(new ToldMarks(before, move).order(), seats(before, move, part(claim, 0))));
        claims.check(TOLD + "execution", this::execution);
        for (String done : List.of("north", "south", "west", "east", "clockwise", "anticlockwise", "unite", "eliminate", "captains",
            "frames", "count")) claims.check("unitar.did." + done, this::done);
        for (String reason : List.of("empty", "captainLost", "outside", "noOverlap", "hitsNothing")) {
            claims.check("unitar.void." + reason, this::done);
        }
        claims.holdIn(1_000, 8, this::start).untilAllAreSaid(8, this::late);
    }

    @Test
    void whatIsPraisedWasDone() {
        Claims<UnitarPosition> claims = Claims.ofHighlights(game);
        claims.check("unitar.highlight.alliance", this::praised);
        claims.holdIn(1_000, 4, random -> start("open", random)).untilAllAreSaid(4, random -> start("open", random));
    }

    private UnitarPosition start(Random32 random) {
        return start(random.below(2) == 0 ? "open" : "hidden", random);
    }

    private UnitarPosition start(String colours, Random32 random) {
        return game.start(Options.defaults(game).with("colours", colours), random);
    }

    /** Where nobody has been approved nineteen times, which random marks take forever to reach. */
    private UnitarPosition late(Random32 random) {
        UnitarPosition position = start(random);
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) position.play(Claims.moves(position)[random.below(56)]);
        String text = UnitarNotation.INSTANCE.positionText(position).replace("fails=0", "fails=19");
        return UnitarNotation.INSTANCE.position(text);
    }

    private Message told(UnitarPosition before, int move) {
        int viewer = viewers.below(UnitarPosition.SEATS + 1) - 1;
        Position after = after(before, move);
        return game.words(Match.view(before, viewer)).describeMove(move, Match.view(after, viewer), viewer);
    }

    /** A seat as it is called once the move has been made. */
    private static int seat(UnitarPosition before, int move, Message name) {
        if (name.key().equals("unitar.seat")) return Integer.parseInt((String) name.arguments().get(0)) - 1;
        assertTrue(!after(before, move).areColoursHidden(), "it gives a colour away");
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            if (name.key().equals("side." + UnitarColour.text(before.colour(seat)))) return seat;
        }
        throw new AssertionError("no such player");
    }

    /** Of an enumeration of seats, or of what begins with a seat. */
    private static List<Integer> seats(UnitarPosition before, int move, Message names) {
        return each(names).stream().map(each -> seat(before, move, each.arguments().size() > 1 ? part(each, 0) : each)).toList();
    }

    private void at(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        UnitarPosition after = after(before, move);
        int block = ToldExecution.block(part(claim, 0));
        String symbol = UnitarBlock.symbol(block) == UnitarBlock.UNI ? "uni " : "tar ";
        String anchor = lastOf(part(claim, 1));
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            if (before.colour(seat) != UnitarBlock.colour(block)) continue;
            String placement = new ToldMarks(before, move).text(seat);
            assertTrue((placement + ' ').contains(symbol + anchor + ' '), placement);
        }
        assertEquals(UnitarAnchor.valueOf(anchor).field(), after.board().captain(block));
    }

    /** Executions are told in the order in which they were done. */
    private void then(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        assertEquals(UnitarPhase.INTEND, before.phase());
        assertEquals(0, after(before, move).committed());
        List<Integer> doers = sentences(claim).filter(each -> each.key().equals(TOLD + "execution"))
            .map(each -> seat(before, move, part(each, 0))).toList();
        assertEquals(new ToldMarks(before, move).order().subList(0, doers.size()), doers);
    }

    private static Stream<Message> sentences(Message told) {
        if (!told.key().equals(TOLD + "then")) return Stream.of(told);
        return Stream.concat(sentences(part(told, 0)), sentences(part(told, 1)));
    }

    /** There is one with whom just these agree. */
    private void agree(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        String agreement = agreement(before, move, claim);
        ToldMarks marks = new ToldMarks(before, move);
        assertTrue(List.of(0, 1, 2).stream().anyMatch(seat -> marks.agreements(seat).contains(agreement)));
    }

    /** As {@link ToldMarks#agreements} has it. */
    private static String agreement(UnitarPosition before, int move, Message agree) {
        return lastOf(agree) + new TreeSet<>(seats(before, move, part(agree, 0)));
    }

    /** @return how many there are, which are those that are told */
    private static int agreements(UnitarPosition before, int move, Message claim) {
        Set<String> told = each(part(claim, 1)).stream().map(each -> agreement(before, move, each)).collect(Collectors.toSet());
        assertEquals(new ToldMarks(before, move).agreements(seat(before, move, part(claim, 0))), told);
        return told.size();
    }

    private void inVain(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        UnitarPosition after = after(before, move);
        assertEquals(List.of(), new ToldMarks(before, move).order());
        assertEquals(19, before.fails());
        assertTrue(after.outcome().over() || after.round() == before.round() + 1 && after.fails() == 0);
        assertEquals(HandMade.text(before.board()), HandMade.text(after.board()));
    }

    private void execution(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        int seat = seat(before, move, part(claim, 0));
        ToldExecution execution = new ToldMarks(before, move).executions(before.board()).stream().filter(each -> each.seat() == seat)
            .findFirst().orElseThrow();
        assertTrue(execution.isTold(part(claim, 1)));
        assertTrue(execution.isWhole(part(claim, 1)), "something isn't told");
    }

    /** By one at least of those who were approved: by whom is held where it is told. */
    private void done(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        assertTrue(new ToldMarks(before, move).executions(before.board()).stream().anyMatch(execution -> execution.isTold(claim)));
    }

    /** Without that ally's agreement the colour would have gained that many frames fewer, and no other seat agrees in more. */
    private void praised(UnitarPosition before, int seed, Message claim, List<UnitarPosition> deals) {
        int seat = before.toMove();
        int[] moves = Claims.line(game, before, seed);
        UnitarPosition now = before.copy();
        int next = 0;
        while (now.committed() < 2) now.play(moves[next++]);
        ToldMarks marks = new ToldMarks(now, moves[next]);
        int ally = seat(now, moves[next], part(claim, 1));
        assertTrue(marks.order().contains(seat));
        assertTrue(marks.agreements(seat, ally) > 0);
        assertTrue(marks.agreements(seat, ally) >= marks.agreements(seat, 3 - seat - ally), "another agrees in more");
        int colour = before.colour(seat);
        int reached = ToldExecution.frames(after(now, moves[next]).board(), colour);
        int brought = reached - ToldExecution.frames(marks.carriedOutWithout(seat, ally, before.board()), colour);
        assertEquals(claim.arguments().get(0), Math.min(brought, reached - ToldExecution.frames(before.board(), colour)));
    }
}
