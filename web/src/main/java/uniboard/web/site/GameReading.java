package uniboard.web.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import uniboard.app.learn.BookCache;
import uniboard.game.Game;
import uniboard.learn.Book;
import uniboard.learn.BookText;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.stage.menu.MenuWords;
import uniboard.stage.rules.RulesBook;
import uniboard.stage.rules.RulesPage;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What is read about a game in a language, sentence by sentence, each with its address from the folder of the language's front door. */
final class GameReading {
    /**
     * @param title   of the page or lesson it is on, or the term that it is about
     * @param address of the rule, if it states one, or of what it is on
     */
    record Sentence(String title, String address, String words) {
    }

    private final Game game;
    private final Language language;
    private final Texts texts;
    private final RulesBook book;
    private final Course course;
    private final RuleAddresses rules;

    GameReading(BookCache bookCache, Game game, Language language, Texts texts) {
        this.game = game;
        this.language = language;
        this.texts = texts;
        List<RulesBook> books = new ArrayList<>();
        List<Course> courses = new ArrayList<>();
        bookCache.bring(game, language, books::add);
        bookCache.bringCourse(game, language, courses::add);
        book = books.get(0);
        course = courses.get(0);
        rules = new RuleAddresses(SiteWords.resource("rules/" + game.id() + ".txt"), course);
    }

    String name() {
        return new MenuWords(texts).name(game);
    }

    /** Where its rules are read. */
    String address() {
        return address("");
    }

    private String address(String id) {
        return game.id() + "/rules/" + (id.isEmpty() ? "" : '#' + id);
    }

    /** All that its book says. */
    List<Sentence> rules() {
        List<Sentence> all = new ArrayList<>();
        for (RulesPage page : book.ownPages()) {
            List<Block> words = page.words();
            for (int i = 1; i < words.size(); i++) all.add(new Sentence(page.title(), addressOf(page, i - 1), words.get(i).text()));
        }
        return all;
    }

    /** @param paragraph from 0 */
    private String addressOf(RulesPage page, int paragraph) {
        List<String> ids = rules.at(page.id(), paragraph);
        return address(ids.isEmpty() ? page.id() : ids.get(0));
    }

    /** The notes that are marked as rules of ours, without the mark. */
    List<Sentence> ownRules() {
        String mark = texts.say("site.ourRule");
        List<Sentence> own = new ArrayList<>();
        for (RulesPage page : book.ownPages()) {
            for (int i = 1; i < page.words().size(); i++) {
                Block block = page.words().get(i);
                if (block.kind() != Block.Kind.NOTE || !block.text().startsWith(mark)) continue;
                String words = block.text().substring(mark.length()).strip();
                String first = words.substring(0, 1).toUpperCase(Locale.forLanguageTag(language.code()));
                own.add(new Sentence(page.title(), addressOf(page, i - 1), first + words.substring(1)));
            }
        }
        return own;
    }

    /** Sentences about terms, in the order of the rules where they are used. */
    List<Sentence> terms() {
        Book terms = BookText.read(SiteWords.resource("rules/" + game.id() + "-terms-" + language.code() + ".txt"));
        return terms.pages().stream().map(term -> new Sentence(term.title(), address(term.id()), term.paragraphs().get(0).text())).toList();
    }

    /** What its lessons say and ask; not what they answer, which would be told too early. */
    List<Sentence> lessons() {
        List<Sentence> all = new ArrayList<>();
        for (Lesson lesson : course.lessons()) {
            String address = game.id() + "/lessons/" + lesson.id() + '/';
            for (Lesson.Step step : lesson.steps()) {
                for (Book.Paragraph paragraph : step.words()) all.add(new Sentence(lesson.title(), address, paragraph.text()));
                if (!step.task().isEmpty()) all.add(new Sentence(lesson.title(), address, step.task()));
                for (String option : step.options().values()) all.add(new Sentence(lesson.title(), address, option));
            }
        }
        return all;
    }
}
