package uniboard.web.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.learn.Course;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.stage.menu.MenuWords;
import uniboard.stage.rules.RulesBook;
import uniboard.stage.rules.RulesFigure;
import uniboard.stage.rules.RulesPage;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the rules of a game as pages of text with pictures, one a language: for who has no JavaScript, for search engines, for paper. */
final class RulesPages {
    private final ReadingPages reading;
    private final SiteWords words;
    private final BookCache library = new BookCache(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));
    private final ReadingPictures pictures;

    RulesPages(ReadingPages reading, ReadingPictures pictures, SiteWords words) {
        this.reading = reading;
        this.pictures = pictures;
        this.words = words;
    }

    void write(Game game) throws IOException {
        for (Language language : Language.values()) {
            List<RulesBook> brought = new ArrayList<>();
            List<Course> courses = new ArrayList<>();
            library.bring(game, language, brought::add);
            Texts texts = words.in(language);
            PageAddress address = PageAddress.rules(language, game.id());
            String heading = texts.say("rules.title", new MenuWords(texts).name(game));
            library.bringCourse(game, language, courses::add);
            RuleAddresses rules = new RuleAddresses(SiteWords.resource("rules/" + game.id() + ".txt"), courses.get(0));
            StringBuilder sections = new StringBuilder();
            for (RulesPage page : brought.get(0).ownPages()) sections.append(section(game, page, rules, texts, address.root()));
            reading.write(address, heading, PageAddress.lessons(language, game.id()), texts.say("learn.lessons"),
                sections.toString());
        }
    }

    private String section(Game game, RulesPage page, RuleAddresses rules, Texts texts, String root) throws IOException {
        List<Block> blocks = page.blocks(texts);
        String picture = page.figure() instanceof RulesFigure.Board board
            ? pictures.html(game, page.id(), board.start(), List.of(), root) : "";
        return "<section id=\"" + page.id() + "\">\n" + ReadingText.html(blocks.subList(0, 1)) + picture
            + ReadingText.html(blocks.subList(1, blocks.size()), paragraph -> addresses(rules, page.id(), paragraph, texts))
            + "</section>\n";
    }

    private static ReadingText.Addressed addresses(RuleAddresses rules, String page, int paragraph, Texts texts) {
        List<String> ids = rules.at(page, paragraph);
        if (ids.isEmpty()) return ReadingText.Addressed.NOTHING;
        String first = ids.get(0);
        StringBuilder end = new StringBuilder();
        for (String other : ids.subList(1, ids.size())) end.append("<span id=\"").append(other).append("\"></span>");
        end.append(link("#" + first, "#", texts.say("site.ruleAddress")));
        RuleAddresses.Played played = rules.played(first);
        if (played != null) {
            String step = "../?mode=lesson&amp;lesson=" + played.lesson() + "&amp;step=" + played.step();
            end.append(link(step, "▶", texts.say("site.rulePlayed")));
        }
        return new ReadingText.Addressed(first, end.toString());
    }

    /** @param sign what is seen of the link; its label is heard, and seen when it is pointed at */
    private static String link(String address, String sign, String label) {
        String words = Template.escaped(label);
        return " <a class=\"sign\" href=\"" + address + "\" title=\"" + words + "\" aria-label=\"" + words + "\">" + sign + "</a>";
    }
}
