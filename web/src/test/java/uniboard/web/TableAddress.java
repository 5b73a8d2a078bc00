package uniboard.web;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Where the site has the table that is meant. */
final class TableAddress {
    private TableAddress() {
    }

    /**
     * From the site's folder.
     *
     * @param query what is meant, such as {@code ?lang=he&game=unlur&target=wasm}; without a game Onitama, without a language English
     */
    static String of(String query) {
        int hash = query.indexOf('#');
        if (hash >= 0) return of(query.substring(0, hash)) + query.substring(hash);
        Map<String, String> wanted = Arrays.stream(query.substring(query.indexOf('?') + 1).split("&")).filter(part -> !part.isEmpty())
            .collect(Collectors.toMap(part -> part.split("=")[0], part -> part, (a, b) -> b, LinkedHashMap::new));
        String language = value(wanted.remove("lang"), "en");
        String game = value(wanted.remove("game"), "onitama");
        String rest = String.join("&", wanted.values());
        return (language.equals("en") ? "" : language + '/') + game + '/' + (rest.isEmpty() ? "" : '?' + rest);
    }

    private static String value(String part, String otherwise) {
        return part == null ? otherwise : part.substring(part.indexOf('=') + 1);
    }
}
