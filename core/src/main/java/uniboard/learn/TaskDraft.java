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

    private final Game game;
    private final Position position;
    /** The lines that go on from the position, of those that begin alike one. */
    private final List<GameRecord> lines = new ArrayList<>();
    private final int ply;
    private final List<Choice> tried = new ArrayList<>();
    /** What answers the tried moves that are wrong, by their place among them. */
    private final Map<Integer, String> mistakes = new LinkedHashMap<>();
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
            if (goesOn && tried.stream().noneMatch(choice -> choice.move() == line.move(ply))) {
                lines.add(line);
                tried.add(game.words(position).choice(line.move(ply)));
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
        mistakes.remove(index);
        decisions = Math.min(decisions, mostDecisions());
    }

    /** @param answer may be empty */
    public void reject(int index, String answer) {
        mistakes.put(index, answer);
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
        if (solution != Solution.TRIED || tried.size() - mistakes.size() != 1) return 1;
        return (int) rest().stream().filter(line -> line.startsWith("accept ")).count() + 1;
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
        sentences.forEach((word, sentence) -> line(out, word, sentence));
        line(out, "start", game.notation().positionText(position));
        line(out, "seat", Integer.toString(position.toMove() + 1));
        if (solution == Solution.WIN) {
            line(out, "accept", "win");
            return out.toString();
        }
        for (int i = 0; i < tried.size(); i++) if (!mistakes.containsKey(i)) line(out, "accept", notation(i));
        if (solution == Solution.SOUND) out.append("weigh\n");
        mistakes.forEach((index, answer) -> {
            if (answer.isEmpty()) return;
            line(out, "mistake", REPLY + (index + 1) + ' ' + notation(index));
            line(out, "reply", REPLY + (index + 1) + ' ' + answer);
        });
        if (decisions > 1) asked(rest()).forEach(each -> out.append(each).append('\n'));
        return out.toString();
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
        while (mistakes.containsKey(right)) right++;
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

    private List<String> asked(List<String> rest) {
        int left = decisions - 1;
        int end = 0;
        while (left > 0) if (rest.get(end++).startsWith("accept ")) left--;
        return rest.subList(0, end);
    }

    /** Takes over what was chosen and said before more moves were tried; nothing if that was of another position. */
    public void continueFrom(TaskDraft earlier, Further further) {
        if (!game.notation().positionText(position).equals(game.notation().positionText(earlier.position))) return;
        sentences.putAll(earlier.sentences);
        for (int i = 0; i < tried.size(); i++) {
            int before = earlier.indexOf(tried.get(i).move());
            if (before >= 0 && earlier.mistakes.containsKey(before)) mistakes.put(i, earlier.mistakes.get(before));
            if (before < 0 && further == Further.MISTAKES) mistakes.put(i, "");
        }
        if (!earlier.tried.isEmpty()) solution = earlier.solution;
        decisions = Math.min(earlier.decisions, mostDecisions());
    }

    private int indexOf(int move) {
        for (int i = 0; i < tried.size(); i++) if (tried.get(i).move() == move) return i;
        return -1;
    }

    /** @throws BookException if it can't be asked like this */
    public void check() {
        if (solution != Solution.WIN && mistakes.size() == tried.size()) throw new BookException(1, "No move is right");
        Exercise.read(game, text());
    }
}
