package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.TestGames;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;

/** Sidelines, names and what is said of positions, as text and as they change. */
class RecordTreeTest {
    private static final TestGames GAMES = new TestGames();
    private static final String TEXT = """
        uniboard 2
        id 0f5ca5e1be152f15
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 human
        name 1 Anna
        name 2 ענת
        comment The fight for the middle.
        1 Boar c1-c2
        mark arrow c2 c3
        mark ring c2
        2 Horse d5-d4
        branch 0 1
        2 Elephant b5-c4
        comment Bold.
        comment Too bold?
        branch 0 1
        2 Horse a5-a4
        """;

    static Iterable<Game> games() {
        return GAMES.games();
    }

    private static RecordTree tree() {
        return RecordTree.read(TEXT, GAMES);
    }

    @Test
    void aTextIsReadAsItWasWritten() {
        assertEquals(TEXT, tree().text());
    }

    @Test
    void aPlainGameIsVersionOne() {
        GameRecord main = tree().main();
        assertEquals(main.text(), RecordTree.of(main).text());
        assertEquals(main.text(), RecordTree.read(main.text(), GAMES).text());
        RecordException refused = assertThrows(RecordException.class,
            () -> RecordTree.read(main.text().replace("uniboard 1", "uniboard 2"), GAMES));
        assertEquals(1, refused.line(), "a version that adds nothing is another spelling");
    }

    /** Version 2 adds lines and changes none. */
    @Test
    void withoutWhatIsAddedTheTextIsThatOfTheGame() {
        List<String> left = new ArrayList<>();
        for (String line : TEXT.substring(0, TEXT.indexOf("branch")).split("\n")) {
            if (!line.startsWith("id ") && !line.startsWith("name ") && !line.startsWith("comment ") && !line.startsWith("mark ")) {
                left.add(line);
            }
        }
        assertEquals(tree().main().text(), String.join("\n", left).replace("uniboard 2", "uniboard 1") + '\n');
    }

    static List<Arguments> damages() {
        return List.of(Arguments.of("0f5ca5e1be152f15", "0f5ca5e1be152f1", 2), Arguments.of("name 2", "name 3", 8),
            Arguments.of("name 1 Anna", "name Anna", 7), Arguments.of("comment The", "comment  The", 9),
            Arguments.of("mark arrow c2 c3", "mark arrow c2", 11), Arguments.of("mark ring c2", "mark circle c2", 12),
            Arguments.of("2 Horse d5-d4", "2 Horse d5-d3", 13), Arguments.of("branch 0 1\n2 E", "branch 1 1\n2 E", 14),
            Arguments.of("branch 0 1\n2 E", "branch 0 3\n2 E", 14), Arguments.of("2 Elephant b5-c4", "3 Elephant b5-c4", 15),
            Arguments.of("branch 0 1\n2 H", "branch 1 1\n2 H", 18), Arguments.of("2 Horse a5-a4", "2 Horse d5-d4", 18),
            Arguments.of("comment Bold.", "note Bold.", 16));
    }

    @ParameterizedTest
    @MethodSource("damages")
    void whatIsWrongIsToldWithItsLine(String good, String bad, int line) {
        assertTrue(TEXT.contains(good));
        RecordException refused = assertThrows(RecordException.class, () -> RecordTree.read(TEXT.replace(good, bad), GAMES));
        assertEquals(line, refused.line(), refused.toString());
    }

    @Test
    void aLineIsAddedOnce() {
        RecordTree tree = tree();
        assertEquals(tree, tree.with(tree.main().firstPlies(1)), "another line begins with it");
        GameRecord longer = randomly(tree.main(), 3, new Random32(1));
        assertEquals(longer, tree.with(longer).main(), "the game goes on");
        assertEquals(3, tree.with(longer).lines().size());
        assertEquals(4, tree.with(randomly(tree.main().firstPlies(0), 5, new Random32(2))).lines().size());
        Game game = tree.main().game();
        String later = game.notation().positionText(tree.main().replay(1));
        GameRecord elsewhere = GameRecord.from(game, tree.main().options(), later, tree.main().seats());
        assertThrows(IllegalArgumentException.class, () -> tree.with(elsewhere));
    }

    @Test
    void aSidelineGoesWithAllThatPartsFromIt() {
        RecordTree tree = tree();
        GameRecord beside = randomly(tree.lines().get(1), 4, new Random32(3));
        RecordTree deeper = tree.with(beside).with(randomly(beside.firstPlies(3), 2, new Random32(9)));
        RecordTree left = deeper.without(1);
        assertFalse(left.text().contains("Elephant b5-c4"), left.text());
        assertFalse(left.text().contains("Bold"), "what was said of it goes too");
        assertEquals(2, left.lines().size());
        assertEquals(tree, tree.without(0), "the main line stays");
    }

    @Test
    void aSidelineBecomesTheMainLine() {
        RecordTree tree = tree();
        RecordTree promoted = tree.promoting(1);
        assertEquals(tree.lines().get(1), promoted.main());
        assertEquals(tree.annotations(1, 2), promoted.annotations(0, 2));
        assertEquals(promoted, RecordTree.read(promoted.text(), GAMES));
    }

    /** Random trees of every game come back from their texts. */
    @ParameterizedTest
    @MethodSource("games")
    void treesOfEveryGameComeBack(Game game) {
        for (int seed = 0; seed < 30; seed++) {
            RecordTree tree = tree(game, new Random32(seed));
            assertEquals(tree.text(), RecordTree.read(tree.text(), GAMES).text(), game.id() + ' ' + seed);
        }
    }

    private static RecordTree tree(Game game, Random32 random) {
        Options options = Options.defaults(game);
        int seats = game.start(options, new Random32(1)).seats();
        GameRecord start = GameRecord.begin(game, options, Collections.nCopies(seats, Seat.HUMAN), random);
        RecordTree tree = RecordTree.of(randomly(start, 5 + random.below(30), random));
        for (int lines = random.below(6); lines > 0; lines--) {
            GameRecord from = tree.lines().get(random.below(tree.lines().size()));
            tree = tree.with(randomly(from.firstPlies(random.below(from.plies() + 1)), 1 + random.below(8), random));
        }
        for (int annotations = random.below(8); annotations > 0; annotations--) {
            int line = random.below(tree.lines().size());
            int ply = random.below(tree.lines().get(line).plies() + 1);
            tree = tree.annotating(line, ply, List.of(new Annotation(Annotation.Kind.MARK, "ring c" + random.below(9)),
                new Annotation(Annotation.Kind.COMMENT, "Said " + random.below(9)), new Annotation(Annotation.Kind.MARK, "arrow a1 b"
                + random.below(9))));
        }
        if (random.below(2) == 0) tree = tree.withId("00112233445566aa");
        return random.below(2) == 0 ? tree.withName(random.below(seats), "Олена") : tree;
    }

    private static GameRecord randomly(GameRecord from, int moves, Random32 random) {
        GameRecord record = from;
        Position position = from.replay();
        MoveList legal = new MoveList();
        for (int i = 0; i < moves && !position.outcome().over(); i++) {
            position.moves(legal);
            int move = legal.get(random.below(legal.size()));
            record = record.with(move);
            position.play(move);
        }
        return record;
    }

    @ParameterizedTest
    @MethodSource("games")
    void anyChangeIsReadOrNamed(Game game) {
        change(game, 2_000);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("games")
    void manyChangesAreReadOrNamed(Game game) {
        change(game, 20_000);
    }

    private static void change(Game game, int texts) {
        Random32 random = new Random32(5);
        int refused = 0;
        for (int i = 0; i < texts; i++) {
            String text = i % 20 == 0 ? tree(game, random).text() : tree(game, new Random32(i % 20)).text();
            for (int changes = 1 + random.below(3); changes > 0; changes--) text = MutatedRecordTest.mutated(text, random);
            try {
                String written = RecordTree.read(text, GAMES).text();
                assertEquals(text, text.endsWith("\n") ? written : written.substring(0, written.length() - 1));
            } catch (RecordException e) {
                refused++;
                int line = e.line();
                assertTrue(line >= 1 && line <= text.split("\n", -1).length + 1, () -> "line " + line);
            }
        }
        assertTrue(refused > texts / 2, refused + " refused");
    }
}
