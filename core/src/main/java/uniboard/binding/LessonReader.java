package uniboard.binding;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.ThematicBreak;
import uniboard.learn.Book;
import uniboard.learn.Book.Kind;
import uniboard.learn.BookException;
import uniboard.learn.Lesson;
import uniboard.learn.StepDraft;

/**
 * Reads Markdown as a lesson: a heading with the title; then steps, divided by {@code ---}. A step has paragraphs, a board as an image in a
 * paragraph of its own and, where there is something to do, the task as a quotation and below it a list of replies, each with its key and a
 * colon; sentences to choose among begin with {@code option}. After the last step a heading may come, and a list of what the learner can
 * do.
 */
final class LessonReader {
    private static final String OPTION = "option ";

    private final List<Lesson.Step> steps = new ArrayList<>();
    private final StepDraft step = new StepDraft();
    private String title;
    private final List<String> can = new ArrayList<>();
    /** Whether what is read tells what a learner can do now. */
    private boolean isEnd;

    private LessonReader() {
    }

    /**
     * @param id       of the lesson
     * @param boards   the names of boards that it may show
     * @param problems takes what can't be part of a lesson
     */
    static Lesson read(String id, String markdown, Set<String> boards, Consumer<BookException> problems) {
        LessonReader reader = new LessonReader();
        Node document = Markdown.read(markdown, boards);
        int last = 1;
        for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
            if (block instanceof LinkReferenceDefinition) continue;
            last = Markdown.line(block);
            try {
                reader.add(block);
            } catch (BookException e) {
                problems.accept(e);
                reader.passOver(block);
            }
        }
        if (reader.title == null) problems.accept(new BookException(1, "Expected the lesson's title first: # Title"));
        reader.endStep(last);
        return new Lesson(id, reader.title, List.copyOf(reader.steps), List.copyOf(reader.can));
    }

    /** What isn't as it should be is there all the same: nothing that follows is told to lack it. */
    private void passOver(Node block) {
        if (block instanceof Heading && title == null) title = "";
        if (block instanceof Paragraph && !step.hasBoard()) step.board("");
        if (block instanceof BlockQuote && !step.hasTask()) step.task(" ");
    }

    private void add(Node block) {
        int line = Markdown.line(block);
        if (block instanceof Heading heading && heading.getLevel() == 2 && step.hasBoard()) {
            isEnd = true;
        } else if (isEnd) {
            addAbilities(block, line);
        } else if (block instanceof Heading heading) {
            if (title != null || heading.getLevel() > 1) throw new BookException(line, "Expected one heading, the lesson's title");
            title = new InlineText(heading, line).words();
        } else if (block instanceof ThematicBreak) {
            endStep(line);
        } else if (block instanceof Paragraph && Markdown.isImage(block)) {
            if (step.hasBoard()) throw new BookException(line, "The step has two boards; expected --- between two steps");
            step.board(((Image) block.getFirstChild()).getDestination());
        } else if (block instanceof Paragraph) {
            step.say(List.of(new Book.Paragraph(Kind.PARAGRAPH, new InlineText(block, line).words())));
        } else if (block instanceof BlockQuote) {
            if (step.hasTask()) throw new BookException(line, "The step has two tasks; expected one quotation");
            step.task(onlyParagraph(block, line));
        } else if (block instanceof BulletList) {
            for (Node item = block.getFirstChild(); item != null; item = item.getNext()) addItem(item);
        } else if (!(block instanceof HtmlBlock html && InlineText.isComment(html.getLiteral().strip()))) {
            throw new BookException(line, "Expected a title, a paragraph, a board, a task (> …), replies (- key: …), --- or a comment");
        }
    }

    private void addAbilities(Node block, int line) {
        if (!(block instanceof BulletList)) throw new BookException(line, "Expected a list of what a learner can do now, and no more");
        for (Node item = block.getFirstChild(); item != null; item = item.getNext()) can.add(onlyParagraph(item, Markdown.line(item)));
    }

    private static String onlyParagraph(Node parent, int line) {
        Node only = parent.getFirstChild();
        if (!(only instanceof Paragraph) || only.getNext() != null) throw new BookException(line, "Expected one paragraph");
        return new InlineText(only, line).words();
    }

    private void addItem(Node item) {
        int line = Markdown.line(item);
        String text = onlyParagraph(item, line);
        int colon = text.indexOf(": ");
        String key = colon < 0 ? "" : text.substring(0, colon);
        boolean isOption = key.startsWith(OPTION);
        if (isOption) key = key.substring(OPTION.length());
        if (!step.hasTask()) {
            step.say(List.of(new Book.Paragraph(Kind.ITEM, text)));
            return;
        }
        if (!key.matches("[a-z0-9-]+")) throw new BookException(line, "Expected a reply with its key: - right: …");
        Map<String, String> into = isOption ? step.options() : step.replies();
        if (into.put(key, text.substring(colon + 2)) != null) throw new BookException(line, "There are two replies \"" + key + '"');
    }

    private void endStep(int line) {
        if (!step.hasBoard()) throw new BookException(line, "The step before has no board; expected ![name]");
        steps.add(step.finish());
    }
}
