package uniboard.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.RecordTree;

/** A task being made of a position: which of the moves tried from it are right, and what is said. Written as {@link Exercise} reads it. */
public final class TaskDraft {
    /** What is asked; a task can't be without. */
    public static final String TASK = "task";

    /** Which moves are right. */
    public enum Solution {
        /** Those tried that aren't mistakes. */
        TRIED,
        /** These, and whatever a review calls no mistake. */
        SOUND,
        /** All that win at once. */
        WIN
    }

    /** What the moves are that were tried since. */
    public enum Further { RIGHT, MISTAKES }

    private static final String REPLY = "m";
    private static final String MISTAKE = "mistake";
    private static final String ACCEPT = "accept ";

    private final Game game;
    private final Position position;
    /** The lines that go on from the position, of those that begin alike one. */
    private final List<GameRecord> lines = new ArrayList<>();
    private final int ply;
    private final List<Choice> tried = new ArrayList<>();
    /** What answers each of the tried moves if it is wrong; null if it is right. */
    private final List<String> mistakes = new ArrayList<>();
    private final Map<String, String> sentences = new LinkedHashMap<>();
    private Solution solution;
    private int decisions = 1;

    /** @param position at that point of the tree, or what may be known of it */
    public TaskDraft(RecordTree tree, RecordTree.Point at, Position position) {
        this.position = position;
        game = tree.main().game();
        ply = at.ply();
        MoveList legal = new MoveList();
        position.moves(legal);
        GameRecord here = tree.lines().get(at.line()).firstPlies(ply);
        for (GameRecord line : tree.lines()) {
            boolean goesOn = line.plies() > ply && line.firstPlies(ply).equals(here) && legal.contains(line.move(ply));
            if (goesOn && indexOf(line.move(ply)) < 0) {
                lines.add(line);
                tried.add(game.words(position).choice(line.move(ply)));
                mistakes.add(null);
            }
        }
        solution = tried.isEmpty() ? Solution.WIN : Solution.TRIED;
    }

    /** Moves played from the position, each once. */
    public List<Choice> tried() {
        return List.copyOf(tried);
    }

    /** @return null if the move is right; what answers it if it is a mistake */
    public String mistake(int index) {
        return mistakes.get(index);
    }

    public void accept(int index) {
        reject(index, null);
    }

    /** @param answer may be empty */
    public void reject(int index, String answer) {
        mistakes.set(index, answer);
        decisions = Math.min(decisions, mostDecisions());
    }

    public Solution solution() {
        return solution;
    }

    public void accept(Solution chosen) {
        solution = chosen;
        decisions = Math.min(decisions, mostDecisions());
    }

    /** How many moves are asked for, one after the other. */
    public int decisions() {
        return decisions;
    }

    /** @param number from 1 to {@link #mostDecisions} */
    public void ask(int number) {
        decisions = number;
    }

    /** How many can be asked for: those of the seat to move in the only line that is right. */
    public int mostDecisions() {
        if (solution != Solution.TRIED || rights() != 1) return 1;
        int most = 1;
        for (String line : rest()) if (line.startsWith(ACCEPT)) most++;
        return most;
    }

    /** @return what is said; empty if nothing is */
    public String sentence(String word) {
        return sentences.getOrDefault(word, "");
    }

    /** @param word of {@link Exercise}: {@link #TASK}, {@code right}, {@code wrong} or {@code hint} */
    public void say(String word, String sentence) {
        sentences.put(word, sentence);
    }

    /** The lines of its board. */
    public String text() {
        StringBuilder out = new StringBuilder();
        for (Map.Entry<String, String> each : sentences.entrySet()) line(out, each.getKey(), each.getValue());
        line(out, "start", game.notation().positionText(position));
        line(out, "seat", Integer.toString(position.toMove() + 1));
        if (solution == Solution.WIN) line(out, "accept", "win");
        for (int i = 0; i < tried.size(); i++) if (solution != Solution.WIN && mistake(i) == null) line(out, "accept", notation(i));
        if (solution == Solution.SOUND) out.append("weigh\n");
        for (int i = 0; i < tried.size(); i++) if (mistake(i) != null) addMistake(out, i);
        if (decisions > 1) addRest(out);
        return out.toString();
    }

    /** One without an answer of its own needs to be named only where moves are weighed. */
    private void addMistake(StringBuilder out, int index) {
        String answer = mistake(index);
        if (!answer.isEmpty()) {
            line(out, MISTAKE, REPLY + (index + 1) + ' ' + notation(index));
            line(out, "reply", REPLY + (index + 1) + ' ' + answer);
        } else if (solution == Solution.SOUND) {
            line(out, MISTAKE, Replies.WRONG + ' ' + notation(index));
        }
    }

    private String notation(int index) {
        return game.notation().moveText(position, tried.get(index).move());
    }

    private static void line(StringBuilder out, String word, String words) {
        if (!words.isEmpty()) out.append(word).append(' ').append(words).append('\n');
    }

    /** What follows the first move in the only line that is right, as lines of a board: as far as it can be played from what is known. */
    private List<String> rest() {
        int right = 0;
        while (mistake(right) != null) right++;
        GameRecord line = lines.get(right);
        Position at = position.copy();
        at.play(tried.get(right).move());
        List<String> rest = new ArrayList<>();
        boolean answered = false;
        for (int i = ply + 1; i < line.plies(); i++) {
            MoveList legal = new MoveList();
            at.moves(legal);
            if (!legal.contains(line.move(i))) break;
            boolean isOwn = at.toMove() == position.toMove();
            if (isOwn && !answered) rest.add("next");
            rest.add((isOwn ? "accept " : "then ") + game.notation().moveText(at, line.move(i)));
            answered = !isOwn;
            at.play(line.move(i));
        }
        return rest;
    }

    /** As far as it is asked for. */
    private void addRest(StringBuilder out) {
        int left = decisions - 1;
        for (String line : rest()) {
            if (left == 0) return;
            if (line.startsWith(ACCEPT)) left--;
            out.append(line).append('\n');
        }
    }

    /** Takes over what was chosen and said before more moves were tried; nothing if that was of another position. */
    public void continueFrom(TaskDraft earlier, Further further) {
        if (!game.notation().positionText(position).equals(game.notation().positionText(earlier.position))) return;
        sentences.putAll(earlier.sentences);
        for (int i = 0; i < tried.size(); i++) {
            int before = earlier.indexOf(tried.get(i).move());
            if (before >= 0) mistakes.set(i, earlier.mistake(before));
            else if (further == Further.MISTAKES) mistakes.set(i, "");
        }
        if (!earlier.tried.isEmpty()) solution = earlier.solution;
        decisions = Math.min(earlier.decisions, mostDecisions());
    }

    private int rights() {
        int rights = 0;
        for (String mistake : mistakes) if (mistake == null) rights++;
        return rights;
    }

    private int indexOf(int move) {
        for (int i = 0; i < tried.size(); i++) if (tried.get(i).move() == move) return i;
        return -1;
    }

    /** @throws BookException if it can't be asked like this */
    public void check() {
        if (solution != Solution.WIN && rights() == 0) throw new BookException(1, "No move is right");
        Exercise.read(game, text());
    }
}
