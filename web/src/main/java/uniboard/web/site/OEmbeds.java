package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What editors ask for when somebody pastes the address of a table or lesson: oEmbed, as files that lie beside the pages. It takes whole
 * addresses, and so is written only where the site's is known.
 */
final class OEmbeds {
    static final String FILE = "oembed.json";
    /** In CSS pixels. */
    private static final int WIDTH = 960;
    private static final int HEIGHT = 640;

    private final Path site;
    private final String siteAddress;
    private final LinkPreviews previews;

    /** @param siteAddress ends in a slash; empty if it isn't known */
    OEmbeds(Path site, String siteAddress, LinkPreviews previews) {
        this.site = site;
        this.siteAddress = siteAddress;
        this.previews = previews;
    }

    /** @param page of a table or lesson */
    void write(PageAddress page, String title) throws IOException {
        if (siteAddress.isEmpty()) return;
        String lesson = page.lesson();
        String board = siteAddress + PageAddress.table(page.language(), page.game()).folder()
            + (lesson.isEmpty() ? "" : "?mode=lesson&lesson=" + lesson);
        String frame = "<iframe src=\"" + Template.escaped(board) + "\" title=\"" + Template.escaped(title) + "\" width=\"" + WIDTH
            + "\" height=\"" + HEIGHT + "\" style=\"border:0;max-width:100%\" loading=\"lazy\"></iframe>";
        Files.writeString(site.resolve(page.folder()).resolve(FILE), "{\"version\":\"1.0\",\"type\":\"rich\",\"provider_name\":\"Uniboard\""
            + ",\"provider_url\":" + Json.quoted(siteAddress) + ",\"title\":" + Json.quoted(title) + ",\"width\":" + WIDTH + ",\"height\":"
            + HEIGHT + ",\"html\":" + Json.quoted(frame) + ",\"thumbnail_url\":" + Json.quoted(siteAddress + previews.path(page))
            + ",\"thumbnail_width\":" + LinkPreviews.WIDTH + ",\"thumbnail_height\":" + LinkPreviews.HEIGHT + "}\n");
    }
}
