package uniboard.web.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
    private final BookCache bookCache = new BookCache(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));
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
            bookCache.bring(game, language, brought::add);
            Texts texts = words.in(language);
            PageAddress address = PageAddress.rules(language, game.id());
            String heading = texts.say("rules.title", new MenuWords(texts).name(game));
            bookCache.bringCourse(game, language, courses::add);
            RuleAddresses rules = new RuleAddresses(SiteWords.resource("rules/" + game.id() + ".txt"), courses.get(0));
            RuleBoards boards = new RuleBoards(game, courses.get(0), address, texts, pictures);
            StringBuilder sections = new StringBuilder();
            for (RulesPage page : brought.get(0).ownPages()) sections.append(section(game, page, rules, boards, texts, address.root()));
            reading.writeWithLines(address, heading, PageAddress.lessons(language, game.id()), texts.say("learn.lessons"),
                sections.toString());
        }
    }

    private String section(Game game, RulesPage page, RuleAddresses rules, RuleBoards boards, Texts texts, String root)
        throws IOException {
        List<Block> blocks = page.blocks(texts);
        String picture = page.figure() instanceof RulesFigure.Board board
            ? pictures.html(game, page.id(), board.start(), List.of(), root) : "";
        List<ReadingText.Addressed> addresses = new ArrayList<>();
        for (int i = 0; i < blocks.size() - 1; i++) addresses.add(address(rules, boards, rules.at(page.id(), i), texts));
        return "<section id=\"" + page.id() + "\">\n" + ReadingText.html(blocks.subList(0, 1)) + picture
            + ReadingText.html(blocks.subList(1, blocks.size()), addresses::get) + "</section>\n";
    }

    private static ReadingText.Addressed address(RuleAddresses rules, RuleBoards boards, List<String> ids, Texts texts)
        throws IOException {
        if (ids.isEmpty()) return ReadingText.Addressed.NOTHING;
        StringBuilder end = new StringBuilder();
        StringBuilder folded = new StringBuilder();
        for (String other : ids.subList(1, ids.size())) end.append("<span id=\"").append(other).append("\"></span>");
        end.append(link("#" + ids.get(0), "#", texts.say("site.ruleAddress")));
        Set<RuleAddresses.Played> shown = new HashSet<>();
        for (String id : ids) {
            RuleAddresses.Played played = rules.played(id);
            if (played == null || !shown.add(played)) continue;
            end.append(link(RuleBoards.address(played), "▶", texts.say("site.rulePlayed")));
            folded.append(boards.html(id, played));
        }
        return new ReadingText.Addressed(ids.get(0), end.toString(), folded.toString());
    }

    /** @param sign what is seen of the link; its label is heard, and seen when it is pointed at */
    private static String link(String address, String sign, String label) {
        String words = Template.escaped(label);
        return " <a class=\"sign\" href=\"" + address + "\" title=\"" + words + "\" aria-label=\"" + words + "\">" + sign + "</a>";
    }
}
