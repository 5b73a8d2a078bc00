package uniboard.web.site;

import java.io.IOException;
import uniboard.game.Game;
import uniboard.stage.menu.MenuWords;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the pages with a game's table, one a language. */
final class TablePages {
    private final PublishedFiles files;
    private final SitePages pages;
    private final OEmbeds embeds;
    private final Relay relay;
    private final InlineStyle style;

    TablePages(PublishedFiles files, SitePages pages, OEmbeds embeds, Relay relay, InlineStyle style) {
        this.style = style;
        this.embeds = embeds;
        this.relay = relay;
        this.files = files;
        this.pages = pages;
    }

    void write(Game game) throws IOException {
        TableFiles table = new TableFiles(files, game.id());
        for (Language language : Language.values()) {
            PageAddress address = PageAddress.table(language, game.id());
            Texts texts = pages.words(language);
            MenuWords words = new MenuWords(texts);
            String name = words.name(game);
            String description = texts.say("site.table", words.tagline(game));
            pages.write(address, pages.page("table.html", address, name + " – Uniboard", description).words("game", game.id())
                .words("name", name).html("preloads", table.preloads(address.root(), language))
                .html("style", style.in(address.root())).html("stylePolicy", style.policy(address.root()))
                .html("script", files.path("code/page.js")).html("far", files.path(RemoteScript.NAME))
                .html("relay", relay.named()).html("relayPolicy", relay.policy())
                .html("files", table.json(language))
                .html("outline", pages.outline(game)).words("loading", texts.say("site.loading"))
                .words("late", texts.say("page.late")).words("again", texts.say("page.again"))
                .words("needsScript", texts.say("site.needsScript")));
            embeds.write(address, name);
        }
    }
}
