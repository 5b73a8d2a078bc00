package uniboard.binding;

import java.util.List;
import uniboard.learn.Book;

/**
 * A Markdown file, read.
 *
 * @param figures what boards and drawings it shows, in order
 * @param rules   the ids of its sentences that state rules, in order
 * @param stated  where these are stated, likewise
 * @param files   the Markdown files that follow its pages, from the project's root
 */
record Chapter(Book book, List<Mention> figures, List<Mention> rules, List<Stated> stated, List<Mention> files) {
    /** @param line of the file where it stands, from 1 */
    record Mention(String name, int line) {
    }

    /** @param paragraph of the page, from 0 */
    record Stated(String rule, String page, int paragraph) {
    }

    List<String> figureNames() {
        return figures.stream().map(Mention::name).toList();
    }

    List<String> ruleNames() {
        return rules.stream().map(Mention::name).toList();
    }

    List<String> pageNames() {
        return book.pages().stream().map(Book.Page::id).toList();
    }
}
