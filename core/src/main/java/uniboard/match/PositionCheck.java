package uniboard.match;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Notation;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.Random32;

/** Holds one position of a game against the contract. */
final class PositionCheck {
    private final Game game;
    private final Notation notation;
    private final Position position;
    private final String text;
    private final int hashHigh;
    private final int hashLow;
    private final int[] moves;

    PositionCheck(Game game, Position position) {
        this.game = game;
        this.position = position;
        notation = game.notation();
        text = notation.positionText(position);
        hashHigh = position.hashHigh();
        hashLow = position.hashLow();
        moves = movesOf(position);
    }

    /**
     * @param attempts moves of other positions, legal here or not
     * @throws IllegalStateException at the first thing that isn't as the contract says
     */
    void run(Set<Integer> attempts) {
        checkOutcome();
        checkText();
        checkCopy();
        Set<List<String>> ways = new HashSet<>();
        for (int move : moves) {
            checkMove(move);
            require(ways.add(places(game.words(position).choice(move))), "two choices with the steps of " + spelt(move));
        }
        require(ways.size() == moves.length, "a move is listed twice");
        for (int attempt : attempts) checkAttempt(attempt);
        for (int seat = 0; seat < position.seats(); seat++) checkDeterminize(seat);
    }

    private void checkOutcome() {
        Outcome outcome = position.outcome();
        int toMove = position.toMove();
        require(outcome.over() == (toMove == Position.NOBODY), "outcome and seat to move disagree");
        require(outcome.over() == (moves.length == 0), "outcome and legal moves disagree");
        require(!outcome.over() || game.words(position).ending() != null, "nothing tells why the game ended");
        require(toMove >= Position.NOBODY && toMove < position.seats(), "seat to move is " + toMove);
        require(outcome.winners() >>> position.seats() == 0, "a seat that isn't there wins");
        require(outcome.scores().isEmpty() || outcome.scores().size() == position.seats(), "scores and seats differ in number");
    }

    private void checkText() {
        Position read = notation.position(text);
        require(notation.positionText(read).equals(text), "the text doesn't survive reading");
        require(sameHash(read), "the hash doesn't survive reading");
        require(read.ply() == 0, "a position read from text has a past");
        if (moves.length > 0) require(Arrays.equals(movesOf(read), moves), "reading the text changes the moves or their order");
    }

    private void checkCopy() {
        Position copy = position.copy();
        require(isUnchanged(copy) && Arrays.equals(movesOf(copy), moves), "a copy differs");
        if (moves.length == 0) return;
        copy.play(moves[0]);
        require(isUnchanged(position), "playing on a copy changes the original");
        copy.undo();
        require(isUnchanged(copy), "undo on a copy doesn't restore it");
    }

    private void checkMove(int move) {
        String spelling = spelt(move);
        require(game.move(position, spelling) == move, "the text of " + spelling + " doesn't survive reading");
        require(game.words(position).whyNot(move) == null, "something speaks against the legal " + spelling);
        checkChoice(game.words(position).choice(move), spelling);
        int ply = position.ply();
        position.play(move);
        require(position.ply() == ply + 1, "playing " + spelling + " doesn't count a ply");
        position.undo();
        require(position.ply() == ply && isUnchanged(position), "undoing " + spelling + " doesn't restore the position");
        require(Arrays.equals(movesOf(position), moves), "undoing " + spelling + " changes the moves or their order");
    }

    private void checkChoice(Choice choice, String spelling) {
        List<String> places = places(choice);
        require(notation.moveText(position, choice.move()).equals(spelling), "the choice of " + spelling + " is another move");
        require(!places.isEmpty(), "the choice of " + spelling + " has no steps");
        require(new HashSet<>(places).size() == places.size(), "the choice of " + spelling + " has a place twice");
        for (int steps = 1; steps <= places.size(); steps++) {
            int attempt = game.words().attempt(places.subList(0, steps));
            require(attempt >= 0 && game.words(position).whyNot(attempt) == null, "something speaks against a first step of " + spelling);
        }
    }

    private void checkAttempt(int attempt) {
        for (int move : moves) if (move == attempt) return;
        require(game.words(position).whyNot(attempt) != null, "nothing speaks against the illegal " + attempt);
    }

    private void checkDeterminize(int seat) {
        Position view = determinized(position, seat, 1);
        require(notation.viewText(view, seat).equals(notation.viewText(position, seat)),
            "redealing changes what seat " + (seat + 1) + " knows");
        require(same(view, determinized(position, seat, 1)), "redealing twice with equal chance differs");
        require(same(view, determinized(determinized(position, seat, 2), seat, 1)), "redealing depends on what seat " + (seat + 1)
            + " can't know");
        require(isUnchanged(position), "redealing a copy changes the original");
        if (position.toMove() == seat) require(Arrays.equals(movesOf(view), moves), "redealing changes the moves of the seat to move");
    }

    private static Position determinized(Position position, int seat, int seed) {
        Position view = position.copy();
        view.determinize(seat, new Random32(seed));
        return view;
    }

    private String spelt(int move) {
        return notation.moveText(position, move);
    }

    private boolean same(Position one, Position other) {
        return notation.positionText(one).equals(notation.positionText(other));
    }

    private boolean isUnchanged(Position other) {
        return sameHash(other) && notation.positionText(other).equals(text);
    }

    private boolean sameHash(Position other) {
        return other.hashHigh() == hashHigh && other.hashLow() == hashLow;
    }

    private static int[] movesOf(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.toArray();
    }

    private static List<String> places(Choice choice) {
        return choice.places();
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) throw new IllegalStateException(otherwise);
    }
}
