package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;

class OnitamaRulesTest {
    private static final String START = "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b";
    private static final OnitamaGame GAME = new OnitamaGame();

    /** The card's targets from c3, as the rules' table lists them. */
    @Proves({"reach", "side"})
    @ParameterizedTest
    @CsvSource({
        "Tiger, c5 c2", "Dragon, a4 e4 b2 d2", "Frog, a3 b4 d2", "Rabbit, e3 d4 b2", "Crab, a3 c4 e3", "Elephant, b4 d4 b3 d3",
        "Goose, b4 b3 d3 d2", "Rooster, d4 d3 b3 b2", "Monkey, b4 d4 b2 d2", "Mantis, b4 d4 c2", "Horse, c4 b3 c2", "Ox, c4 d3 c2",
        "Crane, c4 b2 d2", "Boar, c4 b3 d3", "Eel, b4 b2 d3", "Cobra, d4 d2 b3", "Fox, d4 d3 d2", "Dog, b4 b3 b2", "Panda, c4 d4 b2",
        "Bear, c4 b4 d2", "Viper, c4 a3 d2", "Sea Snake, c4 e3 b2", "Rat, c4 b3 d2", "Mouse, c4 d3 b2", "Iguana, c4 a4 d2",
        "Tanuki, c4 e4 b2", "Otter, b4 e3 d2", "Sable, d4 a3 b2", "Kirin, b5 d5 c1", "Giraffe, a4 e4 c2", "Turtle, a3 e3 b2 d2",
        "Phoenix, a3 e3 b4 d4"})
    void cardLeadsWhereItsTableSays(String name, String targets) {
        OnitamaCard card = OnitamaCard.read(name);
        List<String> others = Arrays.stream(OnitamaCard.values()).filter(other -> other != card).limit(4).map(OnitamaCard::text).toList();
        String hands = name + ',' + others.get(0) + '/' + others.get(1) + ',' + others.get(2) + '/' + others.get(3);
        assertEquals(targets, targets(position("m4/5/2S2/5/M4 " + hands + " b"), name, "c3"));

        String turned = others.get(0) + ',' + others.get(1) + '/' + name + ',' + others.get(2) + '/' + others.get(3);
        String forRed = String.join(" ", Arrays.stream(targets.split(" ")).map(OnitamaRulesTest::turned).toList());
        assertEquals(forRed, targets(position("m4/5/2s2/5/M4 " + turned + " r"), name, "c3"));
    }

    private static String turned(String square) {
        return OnitamaSquare.name(OnitamaSquare.COUNT - 1 - OnitamaSquare.named(square));
    }

    private static String targets(OnitamaPosition position, String card, String from) {
        String start = card + ' ' + from + '-';
        Stream<String> ofPiece = moves(position).stream().filter(move -> move.startsWith(start));
        return String.join(" ", ofPiece.map(move -> move.substring(start.length())).toList());
    }

    @Proves({"choose", "move", "target", "must"})
    @Test
    void movesComeByHandThenSquareThenOffset() {
        assertEquals(List.of("Ox a1-a2", "Ox b1-b2", "Ox c1-c2", "Ox d1-d2", "Ox e1-e2", "Boar a1-a2", "Boar b1-b2", "Boar c1-c2",
            "Boar d1-d2", "Boar e1-e2"), moves(position(START)));
    }

    @Proves("swap")
    @Test
    void usedCardGoesBesideTheBoardAndItsPlaceIsTaken() {
        assertEquals("ssmss/5/5/2M2/SS1SS Ox,Crab/Horse,Elephant/Boar r", textAfter(START, "Boar c1-c2"));
    }

    @Proves({"way-stone", "stone-win"})
    @Test
    void capturingTheMasterWins() {
        OnitamaPosition position = played("s1mss/2S2/5/5/SSM1S Ox,Boar/Horse,Elephant/Crab b", "Ox c4-c5");
        assertEquals("onitama.over.capture.blue", GAME.words(position).ending().key());
        assertTrue(position.outcome().wins(OnitamaSide.BLUE) && !position.outcome().wins(OnitamaSide.RED));
        assertEquals(Position.NOBODY, position.toMove());
        assertEquals("s1Sss/5/5/5/SSM1S Crab,Boar/Horse,Elephant/Ox r", OnitamaNotation.INSTANCE.positionText(position));
    }

    @Proves({"way-stream", "stream-win"})
    @Test
    void masterOnTheEnemyArchWins() {
        OnitamaPosition position = played("ss1ss/M4/5/2m2/SS1SS Ox,Boar/Horse,Elephant/Crab r", "Horse c2-c1");
        assertEquals("onitama.over.temple.red", GAME.words(position).ending().key());
        assertTrue(position.outcome().wins(OnitamaSide.RED));
        assertTrue(moves(position).isEmpty());
    }

    @Proves("temple-student")
    @Test
    void studentOnTheArchWinsNothing() {
        OnitamaPosition position = played("ss1sm/2S2/5/5/SSM2 Ox,Boar/Horse,Elephant/Crab b", "Ox c4-c5");
        assertEquals(OnitamaSide.RED, position.toMove());
    }

    @Proves("temple-student")
    @Test
    void masterOnItsOwnArchWinsNothing() {
        assertEquals(OnitamaSide.RED, played("ssmss/5/5/2M2/SS1SS Ox,Boar/Horse,Elephant/Crab b", "Ox c2-c1").toMove());
    }

    @Proves("pass")
    @Test
    void forcedExchangeLeavesTheChoiceOfCard() {
        String start = "S1m1s/S4/M4/S4/S4 Tiger,Horse/Crab,Rabbit/Frog b";
        assertEquals(List.of("Tiger pass", "Horse pass"), moves(position(start)).stream().filter(move -> move.endsWith("pass")).toList());
        assertEquals(2, moves(position(start)).size());
        assertEquals("S1m1s/S4/M4/S4/S4 Tiger,Frog/Crab,Rabbit/Horse r", textAfter(start, "Horse pass"));
    }

    @Test
    void finishedTextsAreFinishedGames() {
        assertEquals("onitama.over.capture.red", GAME.words(position("ssmss/5/5/5/SS1SS Ox,Boar/Horse,Elephant/Crab b")).ending().key());
        assertEquals("onitama.over.temple.blue", GAME.words(position("s1Mss/5/5/5/mS1SS Ox,Boar/Horse,Elephant/Crab b")).ending().key());
    }

    @Proves("repetition")
    @Test
    void thirdOccurrenceIsADraw() {
        List<String> round = List.of("Eel c2-b3", "Horse c4-c5", "Ox b3-c3", "Eel c5-d4", "Horse c3-c2", "Ox d4-c4");
        OnitamaPosition position = position("m4/2s2/5/2S2/M4 Eel,Tiger/Horse,Crab/Ox b");
        for (int ply = 0; ply < 12; ply++) {
            assertNotEquals(Position.NOBODY, position.toMove(), "ply " + ply);
            position.play(GAME.move(position, round.get(ply % 6)));
        }
        assertEquals("onitama.over.repetition", GAME.words(position).ending().key());
        assertEquals(3, position.outcome().winners());
        position.undo();
        assertEquals(OnitamaSide.RED, position.toMove());
    }

    @Proves("repetition")
    @Test
    void handsCompareAsSets() {
        OnitamaPosition one = position(START);
        OnitamaPosition other = position("ssmss/5/5/5/SSMSS Boar,Ox/Elephant,Horse/Crab b");
        assertEquals(one.hashHigh(), other.hashHigh());
        assertEquals(one.hashLow(), other.hashLow());
        assertNotEquals(one.hashLow(), position("ssmss/5/5/5/SSMSS Boar,Crab/Elephant,Horse/Ox b").hashLow());
        assertNotEquals(one.hashLow(), position("ssmss/5/5/5/SSMSS Boar,Ox/Elephant,Horse/Crab r").hashLow());
    }

    @Proves("limit")
    @Test
    void threeHundredthPlyIsADrawUnlessItWins() {
        OnitamaPosition position = longGame();
        assertEquals(299, position.ply());
        MoveList moves = new MoveList();
        position.moves(moves);
        boolean drawn = false;
        boolean won = false;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            drawn |= GAME.words(position).ending().key().equals("onitama.over.plyLimit");
            won |= position.outcome().winners() == 1 || position.outcome().winners() == 2;
            position.undo();
        }
        assertTrue(drawn, "a quiet 300th ply");
        assertTrue(won, "a winning 300th ply");
    }

    /** A game without result after 299 plies in which the seat to move could win at once; found among random ones that avoid the end. */
    private static OnitamaPosition longGame() {
        MoveList moves = new MoveList();
        for (int seed = 1; seed < 1000; seed++) {
            OnitamaPosition position = position(START);
            Random32 random = new Random32(seed);
            while (position.ply() < 299 && playOn(position, moves, random)) continue;
            if (position.ply() == 299 && position.toMove() != Position.NOBODY && canWin(position, moves)) return position;
        }
        throw new AssertionError("no such game");
    }

    private static boolean playOn(OnitamaPosition position, MoveList moves, Random32 random) {
        position.moves(moves);
        for (int tries = 0; tries < 50; tries++) {
            position.play(moves.get(random.below(moves.size())));
            if (!position.outcome().over()) return true;
            position.undo();
        }
        return false;
    }

    private static boolean canWin(OnitamaPosition position, MoveList moves) {
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            boolean won = !GAME.words(position).ending().key().equals("onitama.over.plyLimit");
            position.undo();
            if (won) return true;
        }
        return false;
    }

    @Test
    void undoAtTheStartIsAnError() {
        assertThrows(IllegalStateException.class, () -> position(START).undo());
    }

    @Proves("first")
    @Test
    void stampOfTheFifthCardNamesTheFirstPlayer() {
        for (int seed = 0; seed < 50; seed++) {
            OnitamaPosition start = GAME.start(Options.defaults(GAME), new Random32(seed));
            assertEquals(start.sideCard().stamp().ordinal(), start.toMove());
        }
    }

    @Proves("deal")
    @Test
    void dealFollowsTheShuffle() {
        int[] deck = new int[16];
        for (int i = 0; i < 16; i++) deck[i] = i;
        new Random32(9).shuffle(deck, 16);
        OnitamaPosition start = GAME.start(Options.defaults(GAME), new Random32(9));
        assertEquals(List.of(deck[0], deck[1], deck[2], deck[3], deck[4]), List.of(start.hand(0, 0).ordinal(), start.hand(0, 1).ordinal(),
            start.hand(1, 0).ordinal(), start.hand(1, 1).ordinal(), start.sideCard().ordinal()));
    }

    @Test
    void optionMustAgreeWithTheCards() {
        OnitamaPosition base = position(START);
        OnitamaPosition sensei = position("ssmss/5/5/5/SSMSS Fox,Dog/Panda,Bear/Sea Snake b");
        assertEquals(null, GAME.checkOption("cards", "base", base));
        assertEquals(null, GAME.checkOption("cards", "all", base));
        assertEquals("onitama.error.optionCards", GAME.checkOption("cards", "sensei", base).key());
        assertEquals("onitama.error.optionCards", GAME.checkOption("cards", "base", sensei).key());
        assertEquals(null, GAME.checkOption("cards", "sensei", sensei));
    }

    private static OnitamaPosition position(String text) {
        return OnitamaNotation.INSTANCE.position(text);
    }

    private static OnitamaPosition played(String start, String move) {
        OnitamaPosition position = position(start);
        position.play(GAME.move(position, move));
        return position;
    }

    private static String textAfter(String start, String move) {
        return OnitamaNotation.INSTANCE.positionText(played(start, move));
    }

    private static List<String> moves(OnitamaPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) texts.add(OnitamaNotation.INSTANCE.moveText(position, moves.get(i)));
        return texts;
    }
}
