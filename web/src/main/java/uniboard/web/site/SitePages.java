package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import uniboard.game.Game;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What all pages of the site have in common. */
final class SitePages {
    private final Path site;
    private final Path templates;
    private final PublishedFiles files;
    private final SiteWords words;
    private final PageHead head;
    private final String offline;

    /**
     * @param templates the folder of the pages' HTML
     * @param offline   an attribute that names the service worker, or nothing
     */
    SitePages(Path site, Path templates, PublishedFiles files, SiteWords words, PageHead head, String offline) {
        this.site = site;
        this.templates = templates;
        this.files = files;
        this.words = words;
        this.head = head;
        this.offline = offline;
    }

    Texts words(Language language) {
        return words.in(language);
    }

    Template template(String name) throws IOException {
        return new Template(Files.readString(templates.resolve(name)));
    }

    /** As {@link #page}, of a page that is of no use without the site. */
    Template bare(String template, PageAddress address, String title, String description) throws IOException {
        return template(template).words("language", address.language().code())
            .words("direction", PageAddress.direction(address.language())).html("root", address.root())
            .html("head", head(address, title, description));
    }

    /** Has a page's own parts still to be filled. */
    Template page(String template, PageAddress address, String title, String description) throws IOException {
        return bare(template, address, title, description).html("offline", offline);
    }

    private String head(PageAddress address, String title, String description) throws IOException {
        String icon = files.path(TableFiles.ICON);
        return template("head.html").words("title", title).words("description", description).html("root", address.root())
            .html("manifest", files.path(Manifests.name(address.language()))).html("icon", icon)
            .html("alternates", head.of(address, title, description, words.in(address.language()))).filled()
            .strip();
    }

    /**
     * HTML of what stands in the place of a game's board until it is there: an outline of a few strokes. A real picture of it would keep a
     * weak device from starting for half a second.
     */
    String outline(Game game) throws IOException {
        Path file = templates.resolve("outline").resolve(game.id() + ".svg");
        if (!Files.exists(file)) throw new IllegalStateException("An outline of " + game.id() + "'s board is missing: " + file);
        return Files.readString(file).strip();
    }

    void write(PageAddress address, Template page) throws IOException {
        Path file = site.resolve(address.folder()).resolve("index.html");
        Files.createDirectories(file.getParent());
        Files.writeString(file, page.filled());
    }
}
