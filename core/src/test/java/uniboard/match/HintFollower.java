package uniboard.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Somebody who plays a game against bots by its hints alone: asks, makes the first step that is pointed out, and asks again. Counts which
 * of the promised wins came true.
 */
final class HintFollower {
    /** Hints that promise a win, in this turn or in the next one. */
    private static final Set<String> PROMISES = Set.of("unitary.advice.wins", "unitary.advice.thenWins", "unitary.advice.plan",
        "onitama.hint.forces", "onitama.hint.forcesCapture", "onitama.hint.forcesTemple", "unlur.hint.twoThreats");

    private final int seat;
    private final int budgetDivisor;
    private final Match match;
    private final GameSession session;
    private final List<Runnable> decisions = new ArrayList<>();
    private int turnsSincePromise = -1;
    private int broken;
    private int promised;

    /**
     * @param level         of the bots at all other seats
     * @param seat          the follower's
     * @param budgetDivisor which part of a level's budget of play bots and hints have
     */
    HintFollower(Game game, int level, int seat, int seed, int budgetDivisor) {
        this.seat = seat;
        this.budgetDivisor = budgetDivisor;
        Random32 random = new Random32(seed);
        Options options = Options.defaults(game);
        List<Seat> seats = new ArrayList<>();
        int count = game.start(options, new Random32(seed)).seats();
        for (int each = 0; each < count; each++) seats.add(each == seat ? Seat.HUMAN : Seat.bot(level));
        match = new Match(GameRecord.begin(game, options, seats, random));
        session = new GameSession(match, new Thinker() {
            @Override
            public void think(BotTask task, Answer answer) {
                decisions.add(() -> answer.decided(decision(task)));
            }

            @Override
            public void cancel() {
                decisions.clear();
            }
        }, random::next, kept -> { });
        session.show((before, move, after) -> moved(before, after));
    }

    private int decision(BotTask task) {
        int budget = Math.max(1, task.nodes() / budgetDivisor);
        Search search = new BotTask(task.view(), task.level(), budget, task.seed()).search();
        while (!search.step(budget)) continue;
        return search.move();
    }

    /** A turn ends when somebody else is to move. */
    private void moved(Position before, Position after) {
        if (turnsSincePromise >= 0 && before.toMove() == seat && after.toMove() != seat) turnsSincePromise++;
        session.settled();
    }

    /** Plays the game to its end. */
    void play() {
        while (!match.outcome().over()) {
            if (!decisions.isEmpty()) decisions.remove(0).run();
            else if (session.turn().waiting() == Waiting.PERSON) follow();
            else throw new IllegalStateException("waits for " + session.turn().waiting());
        }
        if (turnsSincePromise >= 0 && !match.outcome().wins(seat)) broken++;
    }

    private void follow() {
        session.hint();
        while (!decisions.isEmpty()) decisions.remove(0).run();
        note(session.feedback().answer());
        List<String> chosen = session.selection().chosen().stream().map(Choice.Step::place).toList();
        String next = session.feedback().hinted().stream().filter(place -> !chosen.contains(place)).findFirst().orElseThrow();
        session.tap(next);
    }

    private void note(Message hint) {
        boolean isLate = turnsSincePromise > 1;
        if (isLate) broken++;
        boolean isPromise = promises(hint);
        if (isPromise && (turnsSincePromise < 0 || isLate)) {
            promised++;
            turnsSincePromise = 0;
        } else if (isLate) {
            turnsSincePromise = -1;
        }
    }

    private static boolean promises(Message message) {
        if (PROMISES.contains(message.key())) return true;
        return message.arguments().stream().anyMatch(part -> part instanceof Message inner && promises(inner));
    }

    boolean hasWon() {
        return match.outcome().wins(seat);
    }

    boolean isDrawn() {
        return Integer.bitCount(match.outcome().winners()) == match.position().seats();
    }

    /** How often a win was promised. */
    int promised() {
        return promised;
    }

    /** How many of these promises didn't come true by the next turn. */
    int broken() {
        return broken;
    }
}
