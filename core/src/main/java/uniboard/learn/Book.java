package uniboard.learn;

import java.util.List;

/** What is read beside a board, in one language. */
public record Book(List<Page> pages) {
    /**
     * What lies open at a time.
     *
     * @param id     the same in every language
     * @param figure the name of a board, or of a drawing that the game has; null if there is none
     * @param file   a text of the assets that follows the page's own words, in English; or null
     */
    public record Page(String id, String title, List<Paragraph> paragraphs, String figure, String file) {
    }

    /** @param text without marks of any kind */
    public record Paragraph(Kind kind, String text) {
    }

    /** What a part of a page is. */
    public enum Kind {
        PARAGRAPH("paragraph"),
        /** Of a list. */
        ITEM("item"),
        /** Beside the matter. */
        NOTE("note"),
        /** Within a page. */
        HEADING("heading");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** How the build's texts call it. */
        String word() {
            return word;
        }
    }
}
