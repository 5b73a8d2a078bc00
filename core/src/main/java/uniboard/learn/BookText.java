package uniboard.learn;

import java.util.ArrayList;
import java.util.List;
import uniboard.learn.Book.Kind;
import uniboard.learn.Book.Page;
import uniboard.learn.Book.Paragraph;

/** Books as the build writes them for the program: a line for each part, which begins with what it is. */
public final class BookText {
    private static final String PAGE = "page";
    private static final String TITLE = "title";
    private static final String FIGURE = "figure";
    private static final String FILE = "file";

    private BookText() {
    }

    public static String of(Book book) {
        StringBuilder text = new StringBuilder();
        for (Page page : book.pages()) {
            line(text, PAGE, page.id());
            line(text, TITLE, page.title());
            if (page.figure() != null) line(text, FIGURE, page.figure());
            if (page.file() != null) line(text, FILE, page.file());
            text.append(of(page.paragraphs()));
        }
        return text.toString();
    }

    /** Of a text that isn't divided into pages. */
    public static String of(List<Paragraph> paragraphs) {
        StringBuilder text = new StringBuilder();
        for (Paragraph each : paragraphs) line(text, each.kind().word(), each.text());
        return text.toString();
    }

    private static void line(StringBuilder text, String word, String rest) {
        text.append(word).append(' ').append(rest).append('\n');
    }

    /** @throws IllegalArgumentException if the build can't have written the text */
    public static Book read(String text) {
        List<Page> pages = new ArrayList<>();
        String id = null;
        String title = "";
        String figure = null;
        String file = null;
        List<Paragraph> paragraphs = new ArrayList<>();
        for (String line : text.split("\n")) {
            String rest = rest(line);
            switch (word(line)) {
                case PAGE -> {
                    if (id != null) pages.add(new Page(id, title, List.copyOf(paragraphs), figure, file));
                    id = rest;
                    figure = null;
                    file = null;
                    paragraphs.clear();
                }
                case TITLE -> title = rest;
                case FIGURE -> figure = rest;
                case FILE -> file = rest;
                default -> paragraphs.add(paragraph(line));
            }
        }
        if (id != null) pages.add(new Page(id, title, List.copyOf(paragraphs), figure, file));
        return new Book(List.copyOf(pages));
    }

    /**
     * A text that isn't divided into pages.
     *
     * @throws IllegalArgumentException if the build can't have written it
     */
    public static List<Paragraph> readParagraphs(String text) {
        List<Paragraph> paragraphs = new ArrayList<>();
        for (String line : text.split("\n")) if (!line.isEmpty()) paragraphs.add(paragraph(line));
        return paragraphs;
    }

    private static Paragraph paragraph(String line) {
        for (Kind kind : Kind.values()) if (word(line).equals(kind.word())) return new Paragraph(kind, rest(line));
        throw new IllegalArgumentException("This is no line of a book: " + line);
    }

    private static String word(String line) {
        int end = line.indexOf(' ');
        return end < 0 ? line : line.substring(0, end);
    }

    private static String rest(String line) {
        int end = line.indexOf(' ');
        return end < 0 ? "" : line.substring(end + 1);
    }
}
