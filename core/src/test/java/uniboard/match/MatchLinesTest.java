package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;

/** Whatever is tried at a match, its tree can be written, read and gone on with; no line is lost that wasn't deleted or taken back. */
class MatchLinesTest {
    private static final int STEPS = 120;

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unitary", "unikat", "unitar"})
    void treesGrowAsTheyAreRead(String id) {
        Game game = new AllGames().game(id);
        for (int seed = 1; seed <= 6; seed++) {
            Random32 random = new Random32(seed);
            Options options = Options.defaults(game);
            int seats = game.start(options, new Random32(seed)).seats();
            Match match = new Match(GameRecord.begin(game, options, Collections.nCopies(seats, Seat.HUMAN), random));
            for (int step = 0; step < STEPS; step++) {
                RecordTree before = match.tree();
                boolean mayLose = doSomething(match, random);
                String text = match.tree().text();
                RecordTree read = RecordTree.read(text, new AllGames());
                assertEquals(text, read.text());
                assertEquals(match.record(), new Match(read, match.at(), List.of()).record());
                assertTrue(mayLose || match.tree().includes(before), "a line got lost in step " + step);
            }
        }
    }

    /** @return whether something may be gone */
    private static boolean doSomething(Match match, Random32 random) {
        int plies = match.record().plies();
        switch (random.below(12)) {
            case 0 -> {
                if (match.canBranch()) match.branch(random.below(plies + 1));
            }
            case 1 -> match.follow(random.below(match.tree().lines().size()));
            case 2 -> match.promote();
            case 3 -> {
                match.deleteLine();
                if (random.below(2) == 0) match.takeBack();
                return true;
            }
            case 4 -> {
                if (match.canTakeBack()) match.takeBack();
                return true;
            }
            case 5 -> match.annotate(random.below(plies + 1), List.of(new Annotation(Annotation.Kind.COMMENT, "said " + random.below(9))));
            default -> play(match, random);
        }
        return false;
    }

    private static void play(Match match, Random32 random) {
        if (match.outcome().over()) return;
        MoveList moves = new MoveList();
        match.position().moves(moves);
        match.play(moves.get(random.below(moves.size())));
    }
}
