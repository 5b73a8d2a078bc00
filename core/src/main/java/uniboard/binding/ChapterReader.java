package uniboard.binding;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import uniboard.binding.Chapter.Mention;
import uniboard.learn.Book;
import uniboard.learn.Book.Kind;
import uniboard.learn.BookException;

/**
 * Reads Markdown as pages. A heading of the first rank begins a page, and a comment {@code <!-- #id -->} in it names the page; an image
 * in a paragraph of its own is the page's board or drawing; a quotation is a note; such a comment in any other paragraph names the rule
 * that it states.
 */
final class ChapterReader {
    private final List<Book.Page> pages = new ArrayList<>();
    private final List<Mention> figures = new ArrayList<>();
    private final List<Mention> rules = new ArrayList<>();
    private final List<Chapter.Stated> stated = new ArrayList<>();
    private final List<Mention> files = new ArrayList<>();
    private final List<Book.Paragraph> paragraphs = new ArrayList<>();
    private String id;
    private String title;
    private String figure;
    private String file;

    private ChapterReader() {
    }

    /**
     * @param figures  the names of boards and drawings that it may show
     * @param problems takes what can't be part of a book
     */
    static Chapter read(String markdown, Set<String> figures, Consumer<BookException> problems) {
        ChapterReader reader = new ChapterReader();
        Node document = Markdown.read(markdown, figures);
        for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
            try {
                reader.add(block);
            } catch (BookException e) {
                problems.accept(e);
            }
        }
        reader.endPage();
        return new Chapter(new Book(List.copyOf(reader.pages)), reader.figures, reader.rules, reader.stated, reader.files);
    }

    /** A text that isn't divided into pages; its main title is left out. */
    static List<Book.Paragraph> readParagraphs(String markdown) {
        ChapterReader reader = new ChapterReader();
        Node document = Markdown.read(markdown, Set.of());
        for (Node block = document.getFirstChild(); block != null; block = block.getNext())
            if (!(block instanceof Heading heading && heading.getLevel() == 1)) reader.add(block);
        return List.copyOf(reader.paragraphs);
    }

    private void add(Node block) {
        if (block instanceof Heading heading) {
            addHeading(heading);
        } else if (block instanceof Paragraph && Markdown.isImage(block)) {
            addImage((Image) block.getFirstChild(), Markdown.line(block));
        } else if (block instanceof Paragraph) {
            addWords(Kind.PARAGRAPH, block);
        } else if (block instanceof BulletList) {
            for (Node item = block.getFirstChild(); item != null; item = item.getNext()) addWithin(Kind.ITEM, item);
        } else if (block instanceof BlockQuote) {
            addWithin(Kind.NOTE, block);
        } else if (block instanceof TableBlock) {
            addTable(block);
        } else if (block instanceof FencedCodeBlock code) {
            for (String part : code.getLiteral().split("\n\n"))
                paragraphs.add(new Book.Paragraph(Kind.PARAGRAPH, part.strip().replaceAll("\\s+", " ")));
        } else if (!(block instanceof LinkReferenceDefinition) && !(block instanceof HtmlBlock html && isComment(html))) {
            throw new BookException(Markdown.line(block),
                "Expected a heading, a paragraph, a list with bullets, a quotation, a board or a comment");
        }
    }

    private static boolean isComment(HtmlBlock html) {
        return InlineText.isComment(html.getLiteral().strip());
    }

    private void addHeading(Heading heading) {
        InlineText text = new InlineText(heading, Markdown.line(heading));
        if (heading.getLevel() > 1) {
            paragraphs.add(new Book.Paragraph(Kind.HEADING, text.words()));
            return;
        }
        endPage();
        title = text.words();
        // A page without an id has begun all the same.
        id = text.ids().isEmpty() ? "" : text.ids().get(0);
        if (text.ids().size() != 1) {
            throw new BookException(Markdown.line(heading), "Expected the page's id after its title: <!-- #name -->");
        }
    }

    private void endPage() {
        if (id != null) pages.add(new Book.Page(id, title, List.copyOf(paragraphs), figure, file));
        else if (!paragraphs.isEmpty()) throw new BookException(1, "Expected a heading, which begins a page: # Title <!-- #name -->");
        paragraphs.clear();
        figure = null;
        file = null;
    }

    private void addImage(Image image, int line) {
        String name = image.getDestination();
        if (name.endsWith(".md")) {
            file = "learn/" + BoundFile.of(name);
            files.add(new Mention(name, line));
            return;
        }
        if (figure != null) throw new BookException(line, "The page has two boards; expected one at most");
        figure = name;
        figures.add(new Mention(name, line));
    }

    private void addWithin(Kind kind, Node parent) {
        for (Node block = parent.getFirstChild(); block != null; block = block.getNext()) {
            if (!(block instanceof Paragraph)) throw new BookException(Markdown.line(block), "Expected paragraphs in a list or quotation");
            addWords(kind, block);
        }
    }

    private void addWords(Kind kind, Node block) {
        InlineText text = new InlineText(block, Markdown.line(block));
        paragraphs.add(new Book.Paragraph(kind, text.words()));
        for (String rule : text.ids()) {
            rules.add(new Mention(rule, Markdown.line(block)));
            stated.add(new Chapter.Stated(rule, id, paragraphs.size() - 1));
        }
    }

    /** Each row of its body becomes an item. */
    private void addTable(Node table) {
        for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
            if (!(part instanceof TableBody)) continue;
            for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
                List<String> cells = new ArrayList<>();
                for (Node cell = row.getFirstChild(); cell instanceof TableCell; cell = cell.getNext())
                    cells.add(new InlineText(cell, Markdown.line(table)).words());
                paragraphs.add(new Book.Paragraph(Kind.ITEM, String.join(" – ", cells)));
            }
        }
    }
}
