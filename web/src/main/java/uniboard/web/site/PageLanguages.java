package uniboard.web.site;

import uniboard.text.Language;

/** The links of a page that lead to the same page in another language. */
final class PageLanguages {
    private PageLanguages() {
    }

    /** HTML of a list's items. */
    static String links(PageAddress page) {
        StringBuilder links = new StringBuilder();
        for (Language each : Language.values()) {
            // Else the English page would lead on to the language chosen before, where none can be kept.
            String query = each == Language.ENGLISH ? "?lang=en" : "";
            links.append("<li><a href=\"").append(page.root()).append(page.in(each).folder()).append(query).append("\" lang=\"")
                .append(each.code()).append("\" hreflang=\"").append(each.code()).append("\" dir=\"").append(PageAddress.direction(each))
                .append('"')
                .append(each == page.language() ? " aria-current=\"page\"" : "").append('>').append(each.ownName()).append("</a></li>\n");
        }
        return links.toString().strip();
    }
}
