package uniboard.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import uniboard.game.Game;
import uniboard.learn.Book.Kind;
import uniboard.learn.Book.Paragraph;

/**
 * An exercise that somebody else's page brings along, as text: the lines of {@link Boards}, and among them plain sentences.
 *
 * <pre>
 * title  what it is called
 * say    a paragraph that is read first
 * task   what to do
 * option key, and a sentence to choose
 * right, wrong, hint   what is answered
 * reply  key of an option or a mistake, and what is answered
 * </pre>
 *
 * Several boards, each begun by {@code board} and a name, are steps one after the other; of a single one that line may be left out.
 */
public final class Exercise {
    /** The id of the only lesson. */
    public static final String ID = "exercise";
    /** Characters of a text, which is little for a page and much for a task. */
    public static final int LONGEST = 65_536;
    /** Characters of a sentence. */
    public static final int LONGEST_SENTENCE = 400;

    private static final int MOST_BOARDS = 20;
    private static final String UNNAMED = "1";

    private final StringBuilder boards = new StringBuilder();
    private final List<Lesson.Step> steps = new ArrayList<>();
    private String title = "";
    private final StepDraft step = new StepDraft();

    private Exercise() {
    }

    /**
     * A course of one lesson, whose boards are set up and played in every way that is accepted.
     *
     * @throws BookException if a line isn't as it should be, or something can't be played; its line is that of the text, from 1
     */
    public static Course read(Game game, String text) {
        if (text.length() > LONGEST) throw new BookException(1, "An exercise has at most " + LONGEST + " characters");
        Exercise exercise = new Exercise();
        int number = 0;
        for (String line : text.split("\n")) exercise.add(line.strip(), ++number);
        return exercise.course(game, number);
    }

    private void add(String line, int number) {
        int space = line.indexOf(' ');
        String word = space < 0 ? line : line.substring(0, space);
        String rest = space < 0 ? "" : line.substring(space + 1).strip();
        boolean isOfBoards = false;
        switch (word) {
            case "title" -> title = sentence(rest, number);
            case "say" -> step.say(List.of(new Paragraph(Kind.PARAGRAPH, sentence(rest, number))));
            case "task" -> step.task(sentence(rest, number));
            case Replies.RIGHT, Replies.WRONG, Replies.HINT -> step.replies().put(word, sentence(rest, number));
            case "option" -> keep(step.options(), rest, number);
            case "reply" -> keep(step.replies(), rest, number);
            default -> isOfBoards = true;
        }
        if (word.equals("board")) {
            endStep();
            step.board(rest);
        } else if (isOfBoards && !step.hasBoard() && !line.isEmpty() && line.charAt(0) != '#') {
            step.board(UNNAMED);
        }
        // Every line keeps its number, by which is told what is wrong.
        boards.append(isOfBoards ? line : "").append('\n');
    }

    private static String sentence(String words, int number) {
        if (words.isEmpty()) throw new BookException(number, "Expected a sentence");
        if (words.length() <= LONGEST_SENTENCE) return words;
        throw new BookException(number, "A sentence has at most " + LONGEST_SENTENCE + " characters; this one has " + words.length());
    }

    private static void keep(Map<String, String> into, String line, int number) {
        int space = line.indexOf(' ');
        if (space < 0) throw new BookException(number, "Expected a key and a sentence");
        into.put(line.substring(0, space), sentence(line.substring(space + 1).strip(), number));
    }

    private void endStep() {
        if (step.hasBoard()) steps.add(step.finish());
    }

    private Course course(Game game, int lines) {
        endStep();
        if (steps.isEmpty()) throw new BookException(lines, "There is no board; expected \"start\" and a position");
        if (steps.size() > MOST_BOARDS) throw new BookException(lines, "There are more than " + MOST_BOARDS + " boards");
        Boards read = Boards.read(boards.toString(), UNNAMED);
        for (Lesson.Step each : steps) check(game, each, read.named(each.board()));
        return new Course(List.of(new Lesson(ID, title, List.copyOf(steps), List.of())), read);
    }

    private static void check(Game game, Lesson.Step step, Board board) {
        new BoardCheck(game, board).check();
        if (board.task() != null && step.task().isEmpty()) {
            throw new BookException(board.line(), "The task is missing; expected \"task\" and a sentence");
        }
        if (!(board.task() instanceof Task.Answer answer) || step.options().containsKey(answer.right())) return;
        throw new BookException(board.line(), "The right answer \"" + answer.right() + "\" isn't among the options "
            + String.join(", ", step.options().keySet()));
    }
}
