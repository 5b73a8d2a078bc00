package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.MoveList;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Setup;
import uniboard.known.BoardStarts;
import uniboard.match.Draft;

/** What the contract's operations make of a position of Unikat. */
class UnikatSetupTest {
    private static final int DRAFTS = 300;
    private static final int STEPS = 40;
    private static final int MUTATIONS = 2_000;
    private static final String LETTERS = "SCQWRBLGY123@,;/-=0 9draw";

    private final UnikatGame game = new UnikatGame();
    private final UnikatSetup setup = new UnikatSetup();
    private Position at = game.start(Options.defaults(game).with("first", "1"), new Random32(5));

    private static Stream<String> starts() throws IOException {
        return BoardStarts.of("unikat").stream();
    }

    private String text() {
        return text(at);
    }

    private static String text(Position position) {
        return UnikatNotation.INSTANCE.positionText(position);
    }

    private void put(String card, String place) {
        List<Setup.Piece> chosen = new ArrayList<>();
        for (int i = 0; i < setup.groups().size(); i++) {
            char sign = card.charAt(i);
            chosen.add(setup.groups().get(i).pieces().stream().filter(piece -> piece.id().endsWith("-" + sign)).findFirst().orElseThrow());
        }
        at = setup.put(at, place, chosen);
    }

    private void takeAway(String place) {
        at = setup.put(at, place, List.of(Setup.NOTHING));
    }

    private void choose(String property, Object value) {
        Setup.Piece chosen = setup.choices(at, property).stream().filter(piece -> piece.id().equals(value.toString())).findFirst()
            .orElseThrow(() -> new AssertionError(property + " can't be " + value));
        at = setup.choose(at, property, chosen);
    }

    private Draft draft() {
        return new Draft(game, at);
    }

    private String problem() {
        return draft().problem() == null ? "" : draft().problem().key();
    }

    /**
     * Of the bag the order is fixed by sorting it, or where it isn't sorted, by putting card after card on its top. The generator of
     * rounds to come is a text's alone.
     */
    @ParameterizedTest
    @MethodSource("starts")
    void everyBoardOfTheLessonsIsSetUpFromANewGame(String goalText) {
        UnikatPosition goal = UnikatNotation.INSTANCE.position(goalText);
        String generator = goalText.substring(goalText.indexOf(" rng="));
        at = UnikatNotation.INSTANCE.position(text().replaceFirst(" rng=.*", generator));
        choose("seats", goal.seats());
        choose("rounds", goal.rounds());
        if (goal.rounds() > 1) choose("round", goal.round());
        choose("starter", goal.starter());
        for (int seat = 0; seat < goal.seats(); seat++) if (goal.round() > 1) choose("penalties-" + seat, goal.penalties(seat));
        clear();
        for (int i = 0; i < goal.laidCount(); i++) {
            put(UnikatCard.text(goal.laidCard(i)), UnikatPlace.ofCell(goal.laidX(i), goal.laidY(i)));
        }
        for (int seat = 0; seat < goal.seats(); seat++) {
            for (int i = 0; i < goal.rackSize(seat); i++) put(UnikatCard.text(goal.rackCard(seat, i)), UnikatPlace.RACK);
            at = setup.passTurn(at);
        }
        for (int i = 0; i < goal.displaySize(); i++) put(UnikatCard.text(goal.displayCard(i)), UnikatPlace.DISPLAY);
        choose("order", "sort");
        if (bagDiffers(goal)) {
            for (int i = goal.bagSize() - 1; i >= 0; i--) put(UnikatCard.text(goal.bagCard(i)), UnikatPlace.BAG);
        }
        while (((UnikatPosition) at).mover() != goal.mover()) at = setup.passTurn(at);
        choose("phase", goal.phase().text());
        if (goal.extra() != ((UnikatPosition) at).extra()) choose("extra", goal.extra().text());
        if (goal.idle() != ((UnikatPosition) at).idle()) choose("idle", goal.idle());
        assertEquals(goalText, text());
        assertEquals("", problem());
    }

    private boolean bagDiffers(UnikatPosition goal) {
        for (int i = 0; i < goal.bagSize(); i++) if (goal.bagCard(i) != ((UnikatPosition) at).bagCard(i)) return true;
        return false;
    }

    private void clear() {
        UnikatPosition all = (UnikatPosition) at;
        for (int i = 0; i < all.laidCount(); i++) takeAway(UnikatPlace.ofCell(all.laidX(i), all.laidY(i)));
        for (int seat = 0; seat < all.seats(); seat++) {
            for (int i = 0; i < all.rackSize(seat); i++) takeAway(UnikatPlace.ofCard(all.rackCard(seat, i)));
        }
        for (int i = 0; i < all.displaySize(); i++) takeAway(UnikatPlace.ofCard(all.displayCard(i)));
        assertEquals(UnikatCard.COUNT, ((UnikatPosition) at).bagSize());
    }

    @Test
    void whatIsMissingIsDealtFromTheBagBehindItsNextCards() {
        clear();
        String next = UnikatCard.text(((UnikatPosition) at).bagCard(0));
        assertEquals("unikat.error.tableEntry", problem());
        Position completed = draft().completed(setup, new Random32(3));
        assertNotNull(completed);
        UnikatPosition full = (UnikatPosition) completed;
        assertEquals(List.of(1, UnikatPosition.RACK, UnikatPosition.RACK, UnikatHoldings.REFILL, next),
            List.of(full.laidCount(), full.rackSize(0), full.rackSize(1), full.displaySize(), UnikatCard.text(full.bagCard(0))));
        at = full;
        assertEquals(text(), text(setup.complete(at, new Random32(4))), "nothing is missing");
    }

    @Test
    void whatLiesWrongIsToldByTheParser() {
        clear();
        put("SWL1", "cell:7,7");
        put("CWL1", "cell:1,0");
        put("QWL1", "cell:2,0");
        put("CWL2", "cell:1,1");
        assertEquals("table=SWL1@0,0;CWL1@1,0;QWL1@2,0;CWL2@1,1", field("table"));
        takeAway("cell:1,0");
        assertEquals("unikat.error.noNeighbour", problem());
        put("CBY3", "cell:1,0");
        assertEquals("unikat.error.unfitting", problem());
        assertEquals("table=SWL1@0,0;CBY3@1,0;QWL1@2,0;CWL2@1,1", field("table"));
        put("CWL1", "cell:1,0");
        takeAway("cell:0,0");
        assertEquals("unikat.error.startCell", problem());
        at = setup.complete(at, new Random32(1));
        assertEquals("table=CWL1@0,0;QWL1@1,0;CWL2@0,1", field("table"));
        put("CWL2", "cell:9,9");
        assertEquals("table=CWL1@0,0;QWL1@1,0;CWL2@0,1", field("table"), "no card touches that cell");
        put("CWL2", "cell:2,0");
        assertEquals("table=CWL1@0,0;QWL1@1,0;CWL2@2,0", field("table"), "a card lies in one place");
    }

    private String field(String name) {
        return Stream.of(text().split(" ")).filter(each -> each.startsWith(name + '=')).findFirst().orElseThrow();
    }

    @Test
    void aCardTakesThePlaceOfAnother() {
        clear();
        put("SWL1", UnikatPlace.RACK);
        put("CWL1", UnikatPlace.RACK);
        put("QWL1", UnikatPlace.DISPLAY);
        put("QWL1", "card:SWL1");
        assertEquals("racks=QWL1,CWL1/-", field("racks"));
        assertEquals("display=-", field("display"));
        assertTrue(field("bag").endsWith(",SWL1"), field("bag"));
        put("CWL1", "card:QWL1");
        assertEquals("racks=CWL1/-", field("racks"));
        put("CWL1", UnikatPlace.RACK);
        put("CWL1", "card:CWL1");
        assertEquals("racks=CWL1/-", field("racks"));
        put("SWL1", UnikatPlace.BAG);
        assertTrue(field("bag").startsWith("bag=SWL1,"), field("bag"));
        choose("next-1", "first");
        choose("next-1", "last");
        assertTrue(field("bag").endsWith(",SWL1"), field("bag"));
        choose("seats", 4);
        choose("seats", 3);
        assertEquals("racks=CWL1/-/-", field("racks"));
        at = setup.passTurn(at);
        for (int size = 1; size <= 3; size++) put("SRL" + size, UnikatPlace.RACK);
        assertEquals("racks=CWL1/SRL1,SRL2,SRL3/-", field("racks"));
    }

    @Test
    void aRackHasRoomForTen() {
        UnikatPosition full = (UnikatPosition) at;
        String before = text();
        put(UnikatCard.text(full.bagCard(0)), UnikatPlace.RACK);
        assertEquals(before, text());
    }

    @Test
    void phasesBringWhatBelongsToThem() {
        at = UnikatNotation.INSTANCE.position(UnikatSetupTest.twoLaid());
        choose("phase", "chain");
        assertEquals("last=1,0", field("last"));
        assertEquals("", problem());
        choose("phase", "draw");
        assertEquals("last=-", field("last"));
        choose("idle", 3);
        assertEquals("", problem());
        choose("extra", "earned");
        assertEquals("idle=0", field("idle"));
        assertEquals("unikat.error.extraUnearned", problem());
        choose("phase", "turn");
        assertEquals("extra=no", field("extra"));
    }

    private static String twoLaid() {
        try {
            return starts().filter(text -> text.contains("table=SWL1@0,0;CWL1@1,0 ")).findFirst().orElseThrow();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aGameThatIsOverGoesOn() {
        String over = twoLaid().replace("penalties=0,0", "penalties=3,4").replace("phase=turn", "phase=over").replace("idle=0", "idle=20");
        at = UnikatNotation.INSTANCE.position(over);
        assertEquals("setup.over", problem());
        at = setup.passTurn(at);
        assertEquals("phase=turn", field("phase"));
        assertEquals("penalties=0,0", field("penalties"));
        assertEquals("", problem());
    }

    /** Legal or not, it stays the same over a reload; its moves can be listed, as a scene does, and its words told. */
    @Test
    void draftsAreReadAsTheyAreWritten() {
        Random32 random = new Random32(7);
        for (int number = 0; number < DRAFTS; number++) {
            at = game.start(Options.defaults(game), random);
            if (number % 2 == 0) clear();
            for (int step = 0; step < STEPS; step++) {
                stepAnyhow(random);
                String written = text();
                assertEquals(written, text(setup.read(written)));
                at.moves(new MoveList());
                problem();
                Position completed = draft().completed(setup, random);
                if (completed != null) assertNull(new Draft(game, completed).problem());
                assertFalse(setup.properties(at).isEmpty());
            }
        }
    }

    private void stepAnyhow(Random32 random) {
        UnikatPosition now = (UnikatPosition) at;
        String card = UnikatCard.text(random.below(UnikatCard.COUNT));
        int laid = now.laidCount();
        int by = laid == 0 ? 0 : random.below(laid);
        int x = laid == 0 ? 0 : now.laidX(by) + random.below(3) - 1;
        int y = laid == 0 ? 0 : now.laidY(by) + random.below(3) - 1;
        switch (random.below(10)) {
            case 0, 1, 2, 3 -> put(card, UnikatPlace.ofCell(x, y));
            case 4 -> takeAway(UnikatPlace.ofCell(x, y));
            case 5 -> put(card, UnikatPlace.ofCard(random.below(UnikatCard.COUNT)));
            case 6 -> put(card, UnikatPlace.DISPLAY);
            case 7 -> put(card, UnikatPlace.RACK);
            case 8 -> at = setup.passTurn(at);
            default -> {
                List<Setup.Property> properties = setup.properties(at);
                String property = properties.get(random.below(properties.size())).id();
                List<Setup.Piece> choices = setup.choices(at, property);
                at = setup.choose(at, property, choices.get(random.below(choices.size())));
            }
        }
    }

    @Test
    void mutatedTextsAreRefusedOrRead() {
        Random32 random = new Random32(11);
        List<String> texts = List.of(text(), twoLaid());
        int readable = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            StringBuilder mutated = new StringBuilder(texts.get(i % 2));
            for (int change = random.below(3); change >= 0; change--) mutate(mutated, random);
            try {
                setup.read(mutated.toString()).moves(new MoveList());
                readable++;
            } catch (NotationException refused) {
                assertNotNull(refused.reason());
            }
        }
        assertTrue(readable > 0);
    }

    private static void mutate(StringBuilder text, Random32 random) {
        int at = random.below(text.length());
        char letter = LETTERS.charAt(random.below(LETTERS.length()));
        switch (random.below(3)) {
            case 0 -> text.setCharAt(at, letter);
            case 1 -> text.insert(at, letter);
            default -> text.deleteCharAt(at);
        }
    }
}
