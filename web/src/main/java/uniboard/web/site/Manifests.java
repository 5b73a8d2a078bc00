package uniboard.web.site;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import uniboard.game.Game;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What browsers need to install the site as an application: a manifest a language. */
final class Manifests {
    private final PublishedFiles files;
    private final SiteWords words;
    private final List<Game> games;

    Manifests(PublishedFiles files, SiteWords words, List<Game> games) {
        this.files = files;
        this.words = words;
        this.games = games;
    }

    static String name(Language language) {
        return "code/manifest-" + language.code() + ".webmanifest";
    }

    void publish() throws IOException {
        for (Language language : Language.values()) files.publish(name(language), manifest(language));
    }

    /** Addresses are from where the manifest lies. */
    private String manifest(Language language) {
        Texts texts = words.in(language);
        String door = "../" + PageAddress.folder(language);
        String shortcuts = games.stream().map(Game::id)
            .map(game -> "{\"name\":" + quoted(texts.say("game." + game)) + ",\"url\":\"" + door + game + "/\"}")
            .collect(Collectors.joining(","));
        return "{\"name\":\"Uniboard\",\"short_name\":\"Uniboard\",\"id\":\"../\",\"start_url\":\"" + door + "\",\"scope\":\"../\","
            + "\"display\":\"standalone\",\"lang\":\"" + language.code() + "\",\"dir\":\"" + PageAddress.direction(language)
            + "\",\"description\":" + quoted(texts.say("site.description"))
            + ",\"background_color\":\"#E9E1D3\",\"theme_color\":\"#E9E1D3\""
            + ",\"icons\":[" + icon("192", "any") + ',' + icon("512", "any") + ','
            + icon("maskable-192", "maskable") + ',' + icon("maskable-512", "maskable") + "],\"shortcuts\":[" + shortcuts + "]}";
    }

    private String icon(String name, String purpose) {
        String size = name.substring(name.indexOf('-') + 1);
        return "{\"src\":\"../" + files.path("assets/art/icon/" + name + ".png") + "\",\"sizes\":\"" + size + 'x' + size
            + "\",\"type\":\"image/png\",\"purpose\":\"" + purpose + "\"}";
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
