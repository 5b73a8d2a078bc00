package uniboard.web.site;

import java.util.ArrayList;
import java.util.List;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What stands in the heads of all pages for search engines, link previews and other languages. */
final class PageHead {
    private final String siteAddress;
    private final LinkPreviews previews;

    /**
     * @param siteAddress where the site will be, with a slash at its end, for those who need whole addresses; empty if it isn't known
     * @param previews    published
     */
    PageHead(String siteAddress, LinkPreviews previews) {
        if (!siteAddress.isEmpty() && !siteAddress.matches("https?://\\S+/")) {
            throw new IllegalArgumentException("-Dsite.address=" + siteAddress + " is not the address of a site:"
                + " it begins with https:// and ends with a slash");
        }
        this.siteAddress = siteAddress;
        this.previews = previews;
    }

    String siteAddress() {
        return siteAddress;
    }

    /** @param texts in the page's language */
    String of(PageAddress page, String title, String description, Texts texts) {
        List<String> lines = new ArrayList<>();
        if (!siteAddress.isEmpty()) {
            lines.add("<link rel=\"canonical\" href=\"" + siteAddress + page.folder() + "\">");
            lines.add(property("og:url", siteAddress + page.folder()));
            // A card with a picture that can't be fetched, for want of its whole address, would be an empty one.
            lines.add(property("og:image", siteAddress + previews.path(page)));
            lines.add(property("og:image:width", Integer.toString(LinkPreviews.WIDTH)));
            lines.add(property("og:image:height", Integer.toString(LinkPreviews.HEIGHT)));
            lines.add(property("og:image:alt", previews.words(page, texts)));
            lines.add("<meta name=\"twitter:card\" content=\"summary_large_image\">");
        }
        if (!siteAddress.isEmpty() && page.isBoard()) {
            lines.add("<link rel=\"alternate\" type=\"application/json+oembed\" href=\"" + siteAddress + page.folder() + OEmbeds.FILE
                + "\" title=\"" + Template.escaped(title) + "\">");
        }
        for (Language other : Language.values()) lines.add(alternate(page, other.code(), other));
        lines.add(alternate(page, "x-default", Language.ENGLISH));
        lines.add(property("og:type", "website"));
        lines.add(property("og:site_name", "Uniboard"));
        lines.add(property("og:title", title));
        lines.add(property("og:description", description));
        lines.add(property("og:locale", page.language().code()));
        return String.join("\n", lines);
    }

    private String alternate(PageAddress page, String code, Language language) {
        String start = siteAddress.isEmpty() ? page.root() : siteAddress;
        return "<link rel=\"alternate\" hreflang=\"" + code + "\" href=\"" + start + page.in(language).folder() + "\">";
    }

    private static String property(String name, String content) {
        return "<meta property=\"" + name + "\" content=\"" + Template.escaped(content) + "\">";
    }
}
