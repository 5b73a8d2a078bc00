package uniboard.web.site;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import uniboard.game.Game;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What browsers need to install the site as an application: a manifest a language. */
final class Manifests {
    /** The README's; stores of applications show them, offline nobody does. */
    private static final List<Screenshot> SCREENSHOTS = List.of(
        new Screenshot("onitama", "onitama-1280x800.png", "wide"), new Screenshot("unikat", "unikat-1280x800.png", "wide"),
        new Screenshot("onitama", "onitama-360x640.png", "narrow"), new Screenshot("unitary", "unitary-360x640.png", "narrow"));

    /** @param form of the window that it was taken in */
    private record Screenshot(String game, String file, String form) {
        String name() {
            return "screenshots/" + file;
        }
    }

    private final Path site;
    private final PublishedFiles files;
    private final SiteWords words;
    private final List<Game> games;

    Manifests(Path site, PublishedFiles files, SiteWords words, List<Game> games) {
        this.site = site;
        this.files = files;
        this.words = words;
        this.games = games;
    }

    static String name(Language language) {
        return "code/manifest-" + language.code() + ".webmanifest";
    }

    /** @param assets the folder of the assets' sources */
    void publish(Path assets) throws IOException {
        for (Screenshot each : SCREENSHOTS) files.publish(each.name(), Files.readAllBytes(assets.resolve("pictures").resolve(each.file)));
        for (Language language : Language.values()) files.publish(name(language), manifest(language));
    }

    /** Addresses are from where the manifest lies. */
    private String manifest(Language language) throws IOException {
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
            + icon("maskable-192", "maskable") + ',' + icon("maskable-512", "maskable")
            + "],\"screenshots\":[" + screenshots(language) + "],\"shortcuts\":[" + shortcuts + "]}";
    }

    private String screenshots(Language language) throws IOException {
        List<String> all = new ArrayList<>();
        for (Screenshot each : SCREENSHOTS) {
            String path = files.path(each.name());
            BufferedImage picture = ImageIO.read(site.resolve(path).toFile());
            all.add("{\"src\":\"../" + path + "\",\"sizes\":\"" + picture.getWidth() + 'x' + picture.getHeight()
                + "\",\"type\":\"image/png\",\"form_factor\":\"" + each.form + "\",\"label\":"
                + quoted(words.in(language).say("site.preview", words.in(language).say("game." + each.game))) + '}');
        }
        return String.join(",", all);
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
