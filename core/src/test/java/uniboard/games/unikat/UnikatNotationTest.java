package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;

class UnikatNotationTest {
    /** Errors that texts of other games may have as well. */
    private static final Set<String> ANY_GAMES = Set.of("generator", "number");
    private static final String CORNER = "table=SWL1@0,0;SWL2@1,0;SWG2@1,1;SWG1@0,1 ";

    @Test
    void aStartIsOneLineOfFields() {
        String text = UnikatNotation.INSTANCE.positionText(new UnikatPosition(2, 3, new Random32(1)));
        assertEquals("rounds=3 round=1 starter=2 penalties=0,0 table=CWG2@0,0", text.substring(0, text.indexOf(" racks=")));
        assertEquals("seat=2 phase=turn last=- extra=no idle=0 rng=", text.substring(text.indexOf("seat="), text.indexOf("rng=") + 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"idle=19", "rounds=9 round=9 penalties=80,0", "racks=SWL2/QRG3 display=QRG1,QRG2 phase=draw idle=20",
        "table=SWL1@0,0;SWL2@-1,0 racks=QRG1/QRG3 phase=chain last=-1,0",
        CORNER + "racks=QRG1/QRG3 phase=chain last=0,1 extra=earned", CORNER + "racks=QRG1/QRG3 phase=extra extra=earned",
        CORNER + "racks=QRG1/QRG3 phase=extrachain last=0,1 extra=used", CORNER + "racks=QRG1/QRG3 phase=draw extra=earned",
        CORNER + "racks=QRG1/QRG3 phase=draw extra=used", CORNER + "racks=QRG1/- seat=2 phase=over extra=earned penalties=1,0",
        "racks=QRG1/QRG3,QRG2 phase=over idle=20 penalties=1,2",
        "rounds=2 round=2 racks=QRG1/QRG3 seat=2 phase=over idle=20 penalties=11,1"})
    void goodPositionsSurviveReading(String fields) {
        String text = HandMade.text(fields);
        assertEquals(text, UnikatNotation.INSTANCE.positionText(UnikatNotation.INSTANCE.position(text)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rounds=0 | number", "rounds=10 | number", "rounds=01 | number", "rounds=+1 | number", "rounds=x | number", "round=2 | number",
        "round=0 | number", "starter=0 | number", "starter=3 | number", "seat=3 | number", "seat=- | number", "idle=21 | number",
        "idle=-1 | number", "idle=00 | number", "penalties=0 | penalties", "penalties=0,0,0 | penalties", "penalties=0, | number",
        "penalties=-1,0 | number", "penalties=1,0 | penaltiesOfSeat", "rounds=2 round=2 penalties=11,0 | penaltiesOfSeat",
        "table=- | tableEntry", "table=SWL1 | tableEntry", "table=SWL1@0,0; | tableEntry", "table=SWL1@1,0 | startCell",
        "table=SWL1@0 | cell", "table=SWL1@0,0;SWL2@-0,1 | cell", "table=SWL1@0,0;SWL2@01,0 | cell", "table=SWL1@0,0;SWL2@+1,0 | cell",
        "table=SWL1@0,0;SWL2@81,0 | cell", "table=SWL1@0,0;SWL2@,1 | cell", "table=SWL1@0,0;SWL2@1,0,0 | cell",
        "table=SWL1@0,0;SWL2@0,0 | cellTaken", "table=SWL1@0,0;SWL2@1,1 | noNeighbour", "table=SWL1@0,0;SWG2@1,0 | unfitting",
        "table=SWL1@0,0;SWL2@1,0;SWG2@1,1;SWL3@0,1 | unfitting", "table=SWX1@0,0 | card", "table=SWL1@0,0;SWL1@1,0 | cardTwice",
        "racks=SWL2 | seats", "racks=SWL2/SWL3/CWL1/CWL2/CWL3 | seats", "racks=SWL2/ | card", "racks=SWL2,/QRG3 | card",
        "racks=SWL2/SWL2 | cardTwice", "racks=????/QRG3 | card", "racks=-/QRG3 | rackEmpty", "racks=SWL2/- | rackEmpty",
        "racks=SWL2,SWL3,CWL1,CWL2,CWL3,QWL1,QWL2,QWL3,SRL1,SRL2,SRL3/QRG3 | rack", "display=- | displayEmpty",
        "display=- bag=- | cardMissing", "bag=SWL2 display=SWL3 racks=QRG1/QRG2 | cardMissing",
        "phase=Turn | phase", "phase= | phase", "extra=yes | extra", "rng=0 | generator",
        "rng=00000000-00000000-00000000-00000000 | generator", "rng=96A0f96b-12bc8390-971e9964-79adc7e7 | generator",
        "last=0,0 | lastOutsideChain", "last=0 | cell", "phase=chain | last", "phase=chain last=0,0 | last",
        "table=SWL1@0,0;SWL2@1,0;CWL2@2,0 racks=QRG1/QRG3 phase=chain last=1,0 | last",
        "table=SWL1@0,0;SWL2@1,0 racks=QRG1/QRG3 phase=chain last=1,0 idle=1 | idleAfterLay",
        "table=SWL1@0,0;SWL2@1,0 phase=chain last=1,0 | tooFewLaid",
        "table=SWL1@0,0;SWL2@1,0 racks=QRG1/QRG3 phase=chain last=1,0 extra=earned | extraUnearned",
        CORNER + "racks=QRG1/QRG3 phase=chain last=0,1 | extraEarned",
        CORNER + "racks=QRG1/QRG3 phase=chain last=0,1 extra=used | extraInPhase",
        CORNER + "racks=QRG1/QRG3 phase=extrachain last=0,1 extra=earned | extraInPhase",
        CORNER + "racks=QRG1/QRG3 phase=extra extra=used | extraInPhase",
        CORNER + "racks=QRG1/QRG3 phase=extra extra=earned idle=1 | idleAfterLay",
        CORNER + "racks=QRG1/QRG3 extra=earned | extraInPhase", "idle=20 | roundEnded", "phase=draw | nothingToDraw",
        "racks=QRG1/QRG3 phase=draw | tooFewLaid", CORNER + "racks=QRG1/QRG3 phase=draw extra=used idle=1 | idleAfterLay",
        "phase=over penalties=10,10 | notOver", "rounds=2 phase=over penalties=10,10 idle=20 | roundsLeft",
        "racks=QRG1/QRG3 phase=over penalties=1,2 idle=20 | penaltiesOfSeat", "racks=-/QRG3 phase=over penalties=0,1 | tooFewLaid",
        "racks=-/QRG3 seat=2 phase=over penalties=0,1 | rackEmpty"})
    void badPositionsAreExplained(String fields, String reason) {
        String key = keyOfPosition(HandMade.text(fields));
        assertEquals((ANY_GAMES.contains(reason) ? "" : "unikat.") + "error." + reason, key);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'rounds=' | 'round='", "'seat=' | 'Seat='", "'rounds=1 round=1' | 'round=1 rounds=1'", "' phase=turn' | ' phase:turn'",
        "' idle=0' | ''", "'rounds' | ' rounds'"})
    void theFieldThatIsMissingIsNamed(String from, String to) {
        assertEquals("error.field", keyOfPosition(HandMade.text("idle=0").replaceFirst(from, to)));
        assertEquals("error.field", keyOfPosition(""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"' idle=0' | ' idle=0 idle=0'", "' idle' | '  idle'", "' bag=' | ' x bag='", "' rng=' | ' rng= '"})
    void anyOtherSpellingIsRefused(String from, String to) {
        String text = HandMade.text("idle=0");
        assertThrows(NotationException.class, () -> UnikatNotation.INSTANCE.position(text.replace(from, to)));
        assertThrows(NotationException.class, () -> UnikatNotation.INSTANCE.position(text + ' '));
    }

    @Test
    void aRunningRoundThatNobodyCanGoOnIsRefused() {
        String over = UnikatRecords.blocked().lastPosition();
        assertEquals("unikat.over.stuck", UnikatRecords.end(UnikatNotation.INSTANCE.position(over)));
        String penalties = over.substring(over.indexOf("penalties="), over.indexOf(" table"));
        assertEquals("unikat.error.roundEnded",
            keyOfPosition(over.replace(penalties, "penalties=0,0").replace("phase=over", "phase=turn")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'' | move", "SWL2 | move", "END | move", "'end ' | move", "swap SWL2 | move", "swap | move", "draw | move", "'draw ' | card",
        "draw Bag | card", "swap SWL2 SWL | card", "swap bag SWL2 | card", "swap SWL2 bag bag | card", "SWL2@1,0@ | cell", "SWL2@1 | cell",
        "SWL2@1, | cell", "SWL2@1,-0 | cell", "SWL2@01,0 | cell", "SWL2@81,0 | cell", "SWL2@1;0 | cell", "'SWL2 @1,0' | card",
        "SWL9@1,0 | card"})
    void badMovesAreNamed(String move, String reason) {
        UnikatPosition position = HandMade.position("racks=SWL2/QRG3");
        String key = assertThrows(NotationException.class, () -> new UnikatGame().move(position, move)).reason().key();
        assertEquals("unikat.error." + reason, key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"SWL2@1,0", "SWL2@0,-1", "swap SWL2 bag", "swap QRG1 CWL1", "swap QRG1 bag"})
    void movesSurviveReading(String text) {
        UnikatPosition position = HandMade.position("racks=SWL2,QRG1/QRG3 display=CWL1");
        assertEquals(text, UnikatNotation.INSTANCE.moveText(position, new UnikatGame().move(position, text)));
    }

    @Proves("deal")
    @Test
    void aViewerReadsNeitherOtherRacksNorTheBagNorTheGenerator() {
        UnikatPosition position = HandMade.position("racks=SWL2,QRG1/QRG3,QRG2 display=CWL1,CWL2");
        String view = UnikatNotation.INSTANCE.viewText(position, 0);
        assertEquals("racks=SWL2,QRG1/????,???? display=CWL1,CWL2 bag=????",
            view.substring(view.indexOf("racks="), view.indexOf("bag=") + 8));
        assertEquals("????", view.substring(view.indexOf("rng=") + 4));
        for (int i = 0; i < position.bagSize(); i++) assertFalse(view.contains(UnikatCard.text(position.bagCard(i))));
        String everyone = UnikatNotation.INSTANCE.viewText(position, Position.NOBODY);
        assertEquals("racks=????,????/????,????", everyone.substring(everyone.indexOf("racks="), everyone.indexOf(" display=")));
    }

    @Test
    void aCardTakenFromTheDisplayIsReadByAllUntilItLeavesTheRack() {
        UnikatPosition position = HandMade.position("racks=SWL2,QRG1/QRG3,QRG2 display=CWL1,CWL2");
        HandMade.play(position, "swap QRG1 CWL1; draw bag");
        assertEquals("racks=????,CWL1,????/QRG3,QRG2", racksSeenBy(position, 1));
        HandMade.play(position, "swap QRG3 bag; draw bag");
        assertEquals("racks=????,CWL1,????/????,????,????", racksSeenBy(position, Position.NOBODY));
        HandMade.play(position, "swap CWL1 bag");
        position.undo();
        assertEquals("racks=????,CWL1,????/????,????,????", racksSeenBy(position, Position.NOBODY));
    }

    private static String racksSeenBy(UnikatPosition position, int viewer) {
        String view = UnikatNotation.INSTANCE.viewText(position, viewer);
        return view.substring(view.indexOf("racks="), view.indexOf(" display="));
    }

    private static String keyOfPosition(String text) {
        return assertThrows(NotationException.class, () -> UnikatNotation.INSTANCE.position(text)).reason().key();
    }
}
