package uniboard.learn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;

/** Sets boards up by a game's rules, plays them, and does their tasks in every way that is accepted. */
public final class BoardCheck {
    /** Moves and replies tried on a board: more than any lesson needs, and few enough for a page that waits. */
    private static final int MOST_PLAYED = 4_000;

    private final Game game;
    private final Board board;
    private int played;

    public BoardCheck(Game game, Board board) {
        this.game = game;
        this.board = board;
    }

    /** @throws BookException if the position or a move isn't one of the game's, or the task can't be done */
    public void check() {
        Position position = start();
        for (String move : board.plays()) play(position, move);
        for (String place : board.marks()) checkPlace(position, place);
        if (board.task() instanceof Task.Do task) checkRounds(position, task.rounds(), 0);
        if (board.task() instanceof Task.Find find) checkFind(position, find);
        if (board.task() instanceof Task.Reach reach && (reach.level() < 1 || reach.level() > Bot.LEVELS)) {
            throw complaint("a bot has no level " + reach.level() + "; expected 1 to " + Bot.LEVELS);
        }
    }

    private Position start() {
        try {
            List<Seat> seats = Collections.nCopies(game.notation().position(board.start()).seats(), Seat.HUMAN);
            return new Match(GameRecord.from(game, Options.defaults(game), board.start(), seats)).position().copy();
        } catch (NotationException e) {
            throw new BookException(board.line(), named("the position can't be set up: "), e.reason());
        }
    }

    private void play(Position position, String move) {
        countPlayed();
        try {
            position.play(game.move(position, move));
        } catch (NotationException e) {
            throw new BookException(board.line(), named("\"" + move + "\" can't be played: "), e.reason());
        }
    }

    private void countPlayed() {
        if (++played > MOST_PLAYED) throw complaint("there are too many ways: more than " + MOST_PLAYED + " moves were tried");
    }

    private void checkPlace(Position position, String place) {
        Set<String> places = new LinkedHashSet<>();
        for (int move : new MovePattern("*").among(game, position))
            for (Choice.Step step : game.words(position).choice(move).steps()) places.add(step.place());
        if (!places.contains(place)) throw complaint("\"" + place + "\" can't be chosen; expected one of " + String.join(" ", places));
    }

    /** Whatever is accepted must lead on. */
    private void checkRounds(Position position, List<Task.Round> rounds, int index) {
        if (index == rounds.size()) return;
        Task.Round round = rounds.get(index);
        Set<Integer> accepted = new LinkedHashSet<>();
        for (MovePattern pattern : round.accepted()) accepted.addAll(found(position, pattern));
        for (Task.Mistake mistake : round.mistakes()) checkMistake(position, mistake, accepted);
        boolean isLast = index == rounds.size() - 1;
        for (int move : accepted) {
            if (isLast && round.replies().isEmpty()) continue;
            countPlayed();
            Position after = position.copy();
            after.play(move);
            for (String reply : round.replies()) play(after, reply);
            checkRounds(after, rounds, index + 1);
        }
    }

    private List<Integer> found(Position position, MovePattern pattern) {
        List<Integer> moves = pattern.among(game, position);
        if (moves.isEmpty()) {
            List<String> legal = new ArrayList<>();
            for (int move : new MovePattern("*").among(game, position)) legal.add(game.notation().moveText(position, move));
            throw complaint("no legal move fits \"" + pattern.text() + "\"; legal are " + legal);
        }
        return moves;
    }

    /** What is accepted is no mistake, whatever its pattern. */
    private void checkMistake(Position position, Task.Mistake mistake, Set<Integer> accepted) {
        List<Integer> wrong = new ArrayList<>(found(position, mistake.pattern()));
        wrong.removeAll(accepted);
        if (wrong.isEmpty()) throw complaint("only accepted moves fit the mistake \"" + mistake.pattern().text() + '"');
        for (int move : wrong) {
            countPlayed();
            Position after = position.copy();
            after.play(move);
            for (String reply : mistake.refuted()) play(after, reply);
        }
    }

    private void checkFind(Position position, Task.Find find) {
        for (int move : found(position, find.pattern())) {
            if (game.words(position).choice(move).steps().size() < find.step()) throw complaint("a move has no step " + find.step());
        }
    }

    private BookException complaint(String what) {
        return new BookException(board.line(), named(what));
    }

    private String named(String what) {
        return "On the board \"" + board.name() + "\" " + what;
    }
}
