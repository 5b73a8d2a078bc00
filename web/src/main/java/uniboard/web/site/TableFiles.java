package uniboard.web.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import uniboard.app.registry.AssetBundles;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Which of the site's files a game's table uses, and which of them it asks for at once. */
final class TableFiles {
    /** Where the small art is enough: up to 136 physical pixels a square of a board; dense screens show small signs sharply in any case. */
    static final String SMALL_SCREEN = "(max-resolution: 1.001dppx) and (max-width: 696px), "
        + "(max-resolution: 1.001dppx) and (max-height: 906px)";
    static final String LARGE_SCREEN = "(min-resolution: 1.002dppx), (min-width: 697px) and (min-height: 907px)";
    static final String ICON = "assets/art/icon/128.png";
    private static final String ASSETS = "assets/";
    private static final String SHARED = "table";

    private final PublishedFiles files;
    private final String game;

    TableFiles(PublishedFiles files, String game) {
        this.files = files;
        this.game = game;
    }

    static String program(String game) {
        return "code/" + game + ".js";
    }

    /** What the first board doesn't need of the program. */
    static String later(String game) {
        return "code/" + game + "-later.js";
    }

    /** What it needs of it to show rules. */
    static String rules(String game) {
        return "code/" + game + "-rules.js";
    }

    /** What it needs of it to analyse positions. */
    static String analysis(String game) {
        return "code/" + game + "-analysis.js";
    }

    /** What it needs of it to set up positions by hand. */
    static String setup(String game) {
        return "code/" + game + "-setup.js";
    }

    /** What tables on several devices need of it. */
    static String remote(String game) {
        return "code/" + game + "-remote.js";
    }

    /** What classes need of it. */
    static String classroom(String game) {
        return "code/" + game + "-classroom.js";
    }

    /** What a class's teacher needs of it besides. */
    static String teaching(String game) {
        return "code/" + game + "-teaching.js";
    }

    static String wasm(String game) {
        return "code/" + game + ".wasm";
    }

    static String wasmRuntime(String game) {
        return "code/" + game + ".wasm.js";
    }

    static String worker(String game) {
        return "code/" + game + "-worker.js";
    }

    String program() {
        return files.path(program(game));
    }

    String later() {
        return files.path(later(game));
    }

    String rules() {
        return files.path(rules(game));
    }

    String analysis() {
        return files.path(analysis(game));
    }

    String setup() {
        return files.path(setup(game));
    }

    String remote() {
        return files.path(remote(game));
    }

    String classroom() {
        return files.path(classroom(game));
    }

    String teaching() {
        return files.path(teaching(game));
    }

    String worker() {
        return files.path(worker(game));
    }

    /** The words that the table needs at its start. */
    List<String> words(Language language) {
        List<String> paths = new ArrayList<>();
        for (String bundle : bundles()) paths.add(files.path(words(bundle, language)));
        return paths;
    }

    private String laterWords(Language language) {
        return files.path(words(AssetBundles.REST, language));
    }

    private List<String> bundles() {
        return List.of(SHARED, game + "/box", game);
    }

    private static String words(String bundle, Language language) {
        return ASSETS + Texts.path(bundle, language);
    }

    /**
     * What the first board is drawn with.
     *
     * @param density {@code 1x} or {@code 2x}
     */
    List<String> art(String density) {
        return List.copyOf(artByName(density, List.of(SHARED, game)).values());
    }

    private List<String> allArt(String density) {
        return List.copyOf(allArtByName(density).values());
    }

    private Map<String, String> allArtByName(String density) {
        return artByName(density, List.of(SHARED, AssetBundles.REST, game));
    }

    private Map<String, String> artByName(String density, List<String> artBundles) {
        Map<String, String> art = new LinkedHashMap<>();
        for (String bundle : artBundles) {
            String start = ASSETS + "art/" + density + '/' + bundle;
            files.beginning(start).forEach((name, path) -> {
                if (name.substring(start.length()).matches("\\d*\\.\\w+")) art.put(name, path);
            });
        }
        return art;
    }

    List<String> fonts(Language language) {
        List<String> scripts = new ArrayList<>(List.of("latin"));
        if (language == Language.UKRAINIAN) scripts.add("cyrillic");
        if (language == Language.HEBREW) scripts.add("hebrew");
        List<String> paths = new ArrayList<>();
        for (String script : scripts)
            for (String style : List.of("sans-regular", "sans-bold", "serif-regular"))
                paths.add(files.path(ASSETS + "fonts/" + style + '-' + script + ".ttf"));
        return paths;
    }

    /** The names of its books, and of those that all games have in common. */
    private List<String> books() {
        List<String> books = new ArrayList<>(files.beginning(ASSETS + "learn/" + game + '/').keySet());
        books.addAll(files.beginning(ASSETS + "learn/common/").keySet());
        return books;
    }

    /** Everything that the table may ask for, in whatever language and density; not what it is as WebAssembly. */
    Set<String> all() {
        Set<String> all = new TreeSet<>(List.of(program(), later(), rules(), analysis(), setup(), remote(), classroom(), teaching(),
            worker(), files.path("code/page.js"),
            files.path(RemoteScript.NAME), files.path(ICON)));
        for (Language language : Language.values()) {
            all.addAll(words(language));
            all.add(laterWords(language));
            all.addAll(fonts(language));
            all.add(files.path(Manifests.name(language)));
        }
        for (String density : List.of("1x", "2x")) all.addAll(allArt(density));
        for (String name : books()) all.add(files.path(name));
        for (String theme : List.of("light", "dark")) all.add(files.path(BoxPictures.name(game, theme)));
        return all;
    }

    /**
     * Links that ask for what the table's start needs first: the program, words, and what tells where pictures lie. Pictures and fonts are
     * asked for by the page's own script once the program has come, which has most to do before it needs them.
     */
    String preloads(String root, Language language) {
        List<String> links = new ArrayList<>();
        links.add("<link rel=\"preload\" as=\"script\" href=\"" + root + program() + "\">");
        for (String path : words(language)) links.add(fetched(root + path, ""));
        for (String path : atlases("1x")) links.add(fetched(root + path, " media=\"" + SMALL_SCREEN + '"'));
        for (String path : atlases("2x")) links.add(fetched(root + path, " media=\"" + LARGE_SCREEN + '"'));
        return String.join("\n", links);
    }

    private List<String> atlases(String density) {
        return art(density).stream().filter(path -> path.endsWith(".atlas")).toList();
    }

    private static String fetched(String path, String media) {
        return "<link rel=\"preload\" as=\"fetch\" crossorigin href=\"" + path + '"' + media + '>';
    }

    /**
     * JSON: what the table may ask for, in all languages and densities, by the names that the program knows.
     *
     * @param spoken whose fonts the start needs
     */
    String json(Language spoken) {
        Map<String, String> assets = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            for (String bundle : bundles()) add(assets, words(bundle, language));
            add(assets, words(AssetBundles.REST, language));
        }
        for (String density : List.of("1x", "2x")) for (String name : allArtByName(density).keySet()) addArt(assets, name);
        for (String name : books()) add(assets, name);
        StringBuilder json = new StringBuilder("{").append(member("program", program())).append(',')
            .append(member("later", later())).append(',').append(member("rules", rules())).append(',')
            .append(member("analysis", analysis())).append(',')
            .append(member("setup", setup())).append(',')
            .append(member("remote", remote())).append(',')
            .append(member("classroom", classroom())).append(',')
            .append(member("teaching", teaching())).append(',')
            .append(member("worker", worker()));
        if (!files.beginning(wasm(game)).isEmpty()) {
            json.append(',').append(member("wasm", files.path(wasm(game)))).append(',')
                .append(member("wasmRuntime", files.path(wasmRuntime(game))));
        }
        json.append(',').append(member("picture", files.path(BoxPictures.name(game, "light"))));
        json.append(',').append(member("smallScreen", SMALL_SCREEN)).append(",\"fonts\":").append(list(fonts(spoken)))
            .append(",\n\"assets\":{");
        return json.append(assets.entrySet().stream().map(each -> '"' + each.getKey() + "\":" + each.getValue())
            .collect(Collectors.joining(",\n"))).append("}}").toString();
    }

    private void add(Map<String, String> assets, String name) {
        assets.put(name.substring(ASSETS.length()), '"' + files.path(name) + '"');
    }

    /** Pictures are told by the file that they are a part of, and the bytes that they take there. */
    private void addArt(Map<String, String> assets, String name) {
        Map<String, PictureSets.Part> parts = files.pictures().parts(name);
        if (parts.isEmpty()) add(assets, name);
        parts.forEach((picture, part) ->
            assets.put(picture.substring(ASSETS.length()), "[\"" + files.path(name) + "\"," + part.from() + ',' + part.to() + ']'));
    }

    private static String member(String name, String value) {
        return '"' + name + "\":\"" + value + '"';
    }

    /** JSON: what is worth fetching ahead of a visit to the table, by media queries. */
    String jsonAhead(Language language) {
        List<String> always = new ArrayList<>(List.of(program(), worker(), files.path("code/page.js"), later()));
        always.addAll(words(language));
        always.add(laterWords(language));
        always.addAll(fonts(language));
        return "{\"all\":" + list(always) + ",\"" + SMALL_SCREEN + "\":" + list(allArt("1x")) + ",\"" + LARGE_SCREEN + "\":"
            + list(allArt("2x")) + '}';
    }

    private static String list(List<String> paths) {
        return paths.stream().map(path -> '"' + path + '"').collect(Collectors.joining(",", "[", "]"));
    }
}
