package uniboard.web.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
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
            library.bring(game, language, brought::add);
            Texts texts = words.in(language);
            PageAddress address = PageAddress.rules(language, game.id());
            String heading = texts.say("rules.title", new MenuWords(texts).name(game));
            StringBuilder sections = new StringBuilder();
            for (RulesPage page : brought.get(0).ownPages()) sections.append(section(game, page, texts, address.root()));
            reading.write(address, heading, PageAddress.lessons(language, game.id()), texts.say("learn.lessons"),
                sections.toString());
        }
    }

    private String section(Game game, RulesPage page, Texts texts, String root) throws IOException {
        List<Block> blocks = page.blocks(texts);
        String picture = page.figure() instanceof RulesFigure.Board board
            ? pictures.html(game, page.id(), board.start(), List.of(), root) : "";
        return "<section id=\"" + page.id() + "\">\n" + ReadingText.html(blocks.subList(0, 1)) + picture
            + ReadingText.html(blocks.subList(1, blocks.size())) + "</section>\n";
    }
}
