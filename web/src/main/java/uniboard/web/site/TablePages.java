package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import uniboard.game.Game;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the pages with a game's table, one a language. */
final class TablePages {
    private final Path site;
    private final String template;
    private final PublishedFiles files;
    private final SiteWords words;
    private final PageHead head;
    private final String offline;

    /**
     * @param template of every page
     * @param offline  an attribute that names the service worker, or nothing
     */
    TablePages(Path site, String template, PublishedFiles files, SiteWords words, PageHead head, String offline) {
        this.site = site;
        this.template = template;
        this.files = files;
        this.words = words;
        this.head = head;
        this.offline = offline;
    }

    void write(Game game) throws IOException {
        TableFiles table = new TableFiles(files, game.id());
        for (Language language : Language.values()) {
            PageAddress address = new PageAddress(language, game.id());
            Texts texts = words.in(language);
            String name = texts.say("game." + game.id());
            String title = name + " – Uniboard";
            String description = texts.say("site.table", texts.say(game.id() + ".tagline"));
            String icon = files.path(TableFiles.ICON);
            String page = new Template(template).words("language", language.code()).words("direction", PageAddress.direction(language))
                .words("game", game.id()).html("root", address.root()).words("title", title).words("name", name)
                .words("description", description).html("preloads", table.preloads(address.root(), language))
                .html("style", files.path("code/page.css")).html("script", files.path("code/page.js")).html("files", table.json())
                .html("icon", icon).html("alternates", head.of(address, title, description, icon))
                .html("manifest", files.path(Manifests.name(language))).html("offline", offline)
                .html("picture", new BoxPictures(files).html(game.id(), address.root()))
                .words("loading", texts.say("site.loading")).words("needsScript", texts.say("site.needsScript")).filled();
            Path file = site.resolve(address.folder()).resolve("index.html");
            Files.createDirectories(file.getParent());
            Files.writeString(file, page);
        }
    }
}
