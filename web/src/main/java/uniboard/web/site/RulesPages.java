package uniboard.web.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.AllGames;
import uniboard.app.Boxes;
import uniboard.app.Library;
import uniboard.game.Game;
import uniboard.picture.PositionPictures;
import uniboard.picture.TextMeasure;
import uniboard.stage.kit.Outline.Block;
import uniboard.stage.kit.Theme;
import uniboard.stage.menu.MenuWords;
import uniboard.stage.rules.RulesBook;
import uniboard.stage.rules.RulesFigure;
import uniboard.stage.rules.RulesPage;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the rules of a game as pages of text with pictures, one a language: for who has no JavaScript, for search engines, for paper. */
final class RulesPages {
    /** In CSS pixels; three quarters as high. */
    private static final int WIDTH = 360;

    private final PublishedFiles files;
    private final SitePages pages;
    private final Library library = new Library(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));
    private final PositionPictures pictures = new PositionPictures(Boxes.all(), TextMeasure.ROUGH);

    RulesPages(PublishedFiles files, SitePages pages) {
        this.files = files;
        this.pages = pages;
    }

    void write(Game game) throws IOException {
        for (Language language : Language.values()) {
            List<RulesBook> brought = new ArrayList<>();
            library.bring(game, language, brought::add);
            Texts texts = pages.words(language);
            MenuWords words = new MenuWords(texts);
            PageAddress address = PageAddress.rules(language, game.id());
            String heading = texts.say("rules.title", words.name(game));
            StringBuilder sections = new StringBuilder();
            for (RulesPage page : brought.get(0).ownPages()) sections.append(section(game, page, texts, address.root()));
            pages.write(address, pages.page("rules.html", address, heading + " – Uniboard", texts.say("site.table", words.tagline(game)))
                .html("style", files.path("code/front.css")).words("heading", heading).words("play", texts.say("site.play"))
                .words("games", texts.say("menu.games")).html("pages", sections.toString().strip()));
        }
    }

    private String section(Game game, RulesPage page, Texts texts, String root) throws IOException {
        StringBuilder section = new StringBuilder("<section id=\"" + page.id() + "\">\n");
        boolean inList = false;
        for (Block block : page.blocks(texts)) {
            boolean isItem = block.kind() == Block.Kind.ITEM;
            if (isItem != inList) section.append(isItem ? "<ul>\n" : "</ul>\n");
            inList = isItem;
            String tag = tag(block.kind());
            section.append('<').append(tag).append('>').append(Template.escaped(block.text())).append("</").append(tag).append(">\n");
            if (block.kind() == Block.Kind.TITLE && page.figure() instanceof RulesFigure.Board board)
                section.append(picture(game, page.id(), board, root));
        }
        return section.append(inList ? "</ul>\n" : "").append("</section>\n").toString();
    }

    private static String tag(Block.Kind kind) {
        return switch (kind) {
            case TITLE -> "h2";
            case HEADING -> "h3";
            case PARAGRAPH -> "p";
            case ITEM -> "li";
            case NOTE -> "blockquote";
        };
    }

    private String picture(Game game, String page, RulesFigure.Board board, String root) throws IOException {
        String name = "assets/boards/" + game.id() + '-' + page + ".svg";
        if (files.beginning(name).isEmpty()) {
            Game read = new AllGames().game(game.id());
            files.publish(name, pictures.board(read, read.notation().position(board.start()), Theme.light(), WIDTH));
        }
        return "<img src=\"" + root + files.path(name)
            + "\" width=\"" + WIDTH + "\" height=\"" + WIDTH * 3 / 4 + "\" alt=\"\" loading=\"lazy\">\n";
    }
}
