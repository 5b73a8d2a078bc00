package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.NotationException;
import uniboard.game.Random32;
import uniboard.known.Proves;
import uniboard.text.Language;

class UnikatWhyNotTest {
    private static final String TABLE = "SWL1@0,0;SWY1@0,1;SWL2@1,0";
    private static final String RACKS = "SWY2,QRL1,CBG3,SWL3,QRG2/CWL1,SBL1";
    private static final String TURN = "phase=turn";
    private static final String CHAIN = "seat=1 phase=chain last=1,0 extra=no idle=0";

    private final UnikatGame game = new UnikatGame();

    private static UnikatPosition at(String table, String racks, String turn) {
        return HandMade.position("table=" + table + " racks=" + racks + " display=QBL1,CRG3,SRY2 " + turn);
    }

    /** The bag is empty, all other cards lie on the display. */
    private static UnikatPosition withoutBag(String phase) {
        return HandMade.position("table=" + TABLE + " racks=" + RACKS + " bag=- phase=" + phase);
    }

    private static UnikatPosition turn() {
        return at(TABLE, RACKS, TURN);
    }

    private static UnikatPosition chain() {
        return at(TABLE, RACKS, CHAIN);
    }

    private Message whyNot(UnikatPosition position, String places) {
        return game.words(position).whyNot(game.words().attempt(List.of(places.split(" "))));
    }

    private String said(UnikatPosition position, String places) {
        return UnikatTexts.of(Language.ENGLISH).say(whyNot(position, places));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "card:SWL2; You don’t hold the medium light blue star on white.",
        "card:SWL3 cell:0,0; There is already a card there: small light blue star on white.",
        "cell:0,1; There is already a card there: small yellow star on white.",
        "card:SWL3 cell:5,5; No card on the table touches that place.",
        "cell:-1,-1; No card on the table touches that place.",
        "card:CBG3 cell:2,0; Neighbours may differ in only one feature, but the large green circle on blue differs from "
            + "its left neighbour in "
            + "shape, the card’s colour, the shape’s colour and size.",
        "card:QRL1 cell:-1,0; Neighbours may differ in only one feature, but the small light blue square on red differs from its "
            + "right neighbour in shape and the card’s colour.",
        "card:SWL3 cell:1,1; Neighbours may differ in only one feature, but the large light blue star on white differs "
            + "from its left neighbour in "
            + "the shape’s colour and size.",
        "card:QRG2 cell:1,1; Neighbours may differ in only one feature, but the medium green square on red differs from "
            + "its left neighbour in "
            + "shape, the card’s colour, the shape’s colour and size "
            + "and from the card below in shape, the card’s colour and the shape’s colour.",
        "card:CWL1; You don’t hold the small light blue circle on white.",
        "card:CWG1 cell:2,0; You don’t hold the small green circle on white.",
        "card:SWL3 card:CWL1; The display doesn’t show the small light blue circle on white.",
        "card:CWG2 bag; You don’t hold the medium green circle on white.",
        "card:SWL3 card:SWL3; The card you give can’t be the one you take.",
        "end; There is no chain to end: lay a card or swap one.",
        "pass; You may pass only when you can neither lay nor swap."})
    void attemptsAtTheStartOfATurnAreExplained(String places, String reason) {
        assertEquals(reason, said(turn(), places));
    }

    @Test
    void whoLaysACardOfTheDisplayIsToldHowTheSwapGoesOn() {
        assertEquals("Only a card you hold can be laid. To swap, choose the card to give and confirm; to give up the swap, "
            + "choose the display’s card again.", said(turn(), "card:QBL1 cell:2,0"));
    }

    @Test
    void aCellForNoneOfTheOwnCardsIsRefused() {
        UnikatPosition position = at(TABLE, "CBG3,QRG2/CWL1", TURN);
        assertEquals("None of your cards fits there.", said(position, "cell:0,2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"card:CBG3", "cell:1,1", "card:SWY2 cell:1,1", "card:CBG3 bag", "card:CBG3 card:QBL1", "card:QBL1", "bag"})
    void nothingSpeaksAgainstTheBeginningsOfLegalMoves(String places) {
        assertNull(whyNot(turn(), places));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "cell:-1,0; In a chain, the next card must touch the one just laid: the medium light blue star on white.",
        "card:SWL3 cell:-1,0; In a chain, the next card must touch the one just laid: the medium light blue star on white.",
        "card:QRG2; There is no place for the medium green square on red beside the card just laid.",
        "card:QRG2 cell:2,0; Neighbours may differ in only one feature, but the medium green square on red differs from "
            + "its left neighbour in "
            + "shape, the card’s colour and the shape’s colour.",
        "bag; You can’t swap during a chain.",
        "card:SWL3 bag; You can’t swap during a chain.",
        "card:QBL1; You can’t swap during a chain.",
        "card:QBL1 cell:2,0; You can’t swap during a chain.",
        "cell:1,0; There is already a card there: medium light blue star on white.",
        "pass; You may pass only when you can neither lay nor swap."})
    void attemptsInsideAChainAreExplained(String places, String reason) {
        assertEquals(reason, said(chain(), places));
    }

    @Test
    void whoHasEarnedAnExtraMoveMaySwapOnceTheChainHasEnded() {
        UnikatPosition position = turn();
        position.play(UnikatMove.lay(UnikatCard.card("SWY2"), 1, 1));
        assertEquals("You can’t swap during a chain. End the chain first.", said(position, "bag"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"end", "card:SWL3", "card:SWL3 cell:2,0", "card:SWY2 cell:1,1", "cell:1,-1"})
    void nothingSpeaksAgainstGoingOnWithAChain(String places) {
        assertNull(whyNot(chain(), places));
    }

    @ParameterizedTest
    @ValueSource(strings = {"card:CBG3", "cell:2,0", "card:CBG3 cell:2,0", "cell:9,9", "pass"})
    void whereNothingFitsTheChainMustEnd(String places) {
        UnikatPosition position = at(TABLE, "CBG3,QRG2/CWL1", CHAIN);
        assertEquals("None of your cards fits beside the medium light blue star on white, the one just laid: end the chain.",
            said(position, places));
        assertNull(whyNot(position, "end"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "card:SWY2; drawFirst", "cell:1,1; drawFirst", "card:SWY2 cell:1,1; drawFirst", "card:SWY2 bag; drawFirst", "end; drawFirst",
        "pass; drawFirst", "bag; ''", "card:QBL1; ''", "card:CWL1; drawFirst"})
    void whenACardIsToBeDrawnNothingElseGoes(String places, String reason) {
        UnikatPosition position = at(TABLE, RACKS, "seat=1 phase=draw last=- extra=no idle=0");
        Message why = whyNot(position, places);
        if (reason.isEmpty()) assertNull(why);
        else assertEquals("unikat.why." + reason, why.key());
        assertEquals("unikat.why.notOnDisplay", game.words(position).whyNot(UnikatMove.draw(UnikatCard.card("CWL1"))).key());
        assertNull(game.words(position).whyNot(UnikatMove.draw(UnikatCard.card("QBL1"))));
    }

    @Test
    void theExtraMoveMayBeDeclinedButNotPassed() {
        UnikatPosition position = at("SWL1@0,0;SWY1@0,1;SWL2@1,0;SWY2@1,1", "QRL1,CBG3,SWL3/CWL1",
            "seat=1 phase=extra last=- extra=earned idle=0");
        assertNull(whyNot(position, "end"));
        assertNull(whyNot(position, "card:SWL3 cell:2,0"));
        assertNull(whyNot(position, "card:SWL3 bag"));
        assertEquals("unikat.why.noPass", whyNot(position, "pass").key());
    }

    @Test
    void fromAnEmptyBagNothingIsTaken() {
        UnikatPosition position = withoutBag("turn");
        assertEquals("The bag is empty.", said(position, "card:SWL3 bag"));
        assertEquals("The bag is empty.", said(position, "bag"));
        assertEquals("The bag is empty.", said(withoutBag("draw"), "bag"));
    }

    @Proves("stuck")
    @Test
    void whoCanNeitherLayNorSwapMustPass() {
        UnikatPosition position = UnikatNotation.INSTANCE.position(MUST_PASS);
        assertNull(whyNot(position, "pass"));
        for (String places : List.of("card:QRY1", "cell:0,1", "bag", "end", "card:QRY1 bag")) {
            assertEquals("You can neither lay nor swap: all you can do is pass.", said(position, places));
        }
    }

    @Test
    void aFinishedGameIsOver() {
        UnikatPosition position = at(TABLE, "SWY2/CWL1", TURN);
        position.play(UnikatMove.lay(UnikatCard.card("SWY2"), 1, 1));
        assertEquals("The game is over.", said(position, "end"));
    }

    @Test
    void drawingIsNoMoveOfItsOwn() {
        assertEquals("unikat.why.drawLater", game.words(turn()).whyNot(UnikatMove.draw(UnikatMove.BAG)).key());
    }

    @Test
    void refusalsDoNotTellWhereAHiddenCardIs() {
        UnikatPosition position = turn();
        for (String rest : List.of("", " cell:2,0", " bag")) {
            String others = said(position, "card:SBL1" + rest).replace("small light blue star on blue", "");
            assertEquals(others, said(position, "card:CWG1" + rest).replace("small green circle on white", ""));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nowhere", "card:", "card:XXXX", "cell:", "cell:1", "cell:1,x", "cell:81,0", "cell:0,-81", "cell:01,0",
        "rack:sort"})
    void whatIsNoPlaceIsNoAttempt(String place) {
        assertEquals(-1, game.words().attempt(List.of(place)));
        assertEquals(-1, game.words().attempt(List.of("card:SWL1", place)));
    }

    @Test
    void nothingChosenIsNoAttempt() {
        assertEquals(-1, game.words().attempt(List.of()));
    }

    /** Notation relies on it: what isn't refused is played. */
    @Test
    void exactlyLegalMovesAreNotRefused() {
        Random32 random = new Random32(3);
        MoveList moves = new MoveList();
        for (int seats = UnikatPosition.FEWEST_SEATS; seats <= UnikatPosition.MOST_SEATS; seats++) {
            UnikatPosition position = new UnikatPosition(seats, 1, random);
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                for (int i = 0; i < moves.size(); i++) assertNull(game.words(position).whyNot(moves.get(i)));
                for (int i = 0; i < 30; i++) {
                    int attempt = randomMove(random);
                    assertEquals(moves.contains(attempt), game.words(position).whyNot(attempt) == null);
                }
                position.play(game.randomMove(moves, random));
            }
        }
    }

    private static int randomMove(Random32 random) {
        int card = random.below(UnikatCard.COUNT);
        return switch (random.below(5)) {
            case 0 -> UnikatMove.lay(card, random.below(7) - 3, random.below(7) - 3);
            case 1 -> UnikatMove.swap(card, random.below(UnikatCard.COUNT + 1));
            case 2 -> UnikatMove.draw(random.below(UnikatCard.COUNT + 1));
            case 3 -> UnikatMove.END;
            default -> UnikatMove.PASS;
        };
    }

    @Test
    void writtenMovesAreRefusedWithTheSameReasons() {
        NotationException refused = assertThrows(NotationException.class, () -> game.move(turn(), "CBG3@2,0"));
        assertEquals("unikat.why.differs", refused.reason().key());
        assertFalse(refused.reason().arguments().isEmpty());
    }

    private static final String MUST_PASS = "rounds=1 round=1 starter=1 penalties=0,0 table=CRG3@0,0;CRY3@1,0;CRY1@1,1;CBY1@1,2;CBG1@2,2;"
        + "CBG2@2,3;SBG2@2,4;SBG3@1,4;SRG2@3,4;SWG2@2,5;QRG2@4,4;CRL3@2,0;QRG1@4,5;QWG1@4,6;CRL1@3,0;QWG3@3,6;QWL3@3,7;QWG2@5,6;CRL2@2,-1;"
        + "QRL2@2,-2;QWY2@5,7;CWY2@5,8;CWY1@4,8;CWG1@4,9;CRG1@4,0;CWL1@4,10;CWL3@3,10;SWL3@3,11;CBL1@0,2;QWL2@6,7;CWG2@5,9;CBL3@-1,2;"
        + "QBG2@5,4;"
        + "QBY2@6,4;QBL1@0,3;QBY3@6,5;SRL2@2,-3;SRL3@3,-3;SRY3@4,-3;SWY3@5,-3;CWY3@6,-3;QBG3@7,5;CRG2@0,-1;CRY2@1,-1;QRY2@4,3;CBY3@-1,1;"
        + "QWL1@7,7;QWY1@8,7;SWY1@9,7;SWY2@9,6;SWL2@1,-3;CBG3@3,2;QWY3@5,-4;QRY3@4,-2;QRL3@3,-2;QBY1@8,8;SWG3@1,5;SBY1@8,9;SBY3@8,10;"
        + "SRL1@3,-4;"
        + "SWL1@3,-5;SWG1@0,5;SRG1@4,1;SBG1@5,1;SBL3@9,10;SBL1@9,11;SRG3@1,6;QRG3@1,7;QBL3@10,10;QBG1@8,5;CBL2@-2,2;SBL2@-3,2;SBY2@10,6;"
        + "CWG3@7,-3;CBY2@10,5;SRY1@7,9;SRY2@11,6 racks=QRL1/QRY1,QBL2,CWL2 display=- bag=- seat=1 phase=turn last=- extra=no idle=0"
        + " rng=9381c865-8a295675-2cca39b0-417ed81e";
}
