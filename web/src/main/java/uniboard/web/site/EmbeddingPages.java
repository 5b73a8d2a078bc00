package uniboard.web.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Replies;
import uniboard.learn.Task;
import uniboard.stage.menu.MenuWords;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Writes the pages, one a language, on which a board is got ready for a page of somebody's: documentation and demonstration in one. */
final class EmbeddingPages {
    /** Their names in the template, where they are others than the words' keys. */
    private static final Map<String, String> WORDS = new LinkedHashMap<>();

    static {
        for (String same : List.of("title", "intro", "choose", "game", "mode", "lesson", "level", "given", "mine", "noMine", "partial",
            "wrong", "exercise", "looks", "controls", "hints", "undo", "poster", "line", "frame", "address", "copy", "copied", "result",
            "log", "recipes", "parameters", "more", "types", "schema")) WORDS.put(same, "embed." + same);
        for (String mode : List.of("play", "hotseat", "replay", "diagram")) WORDS.put(mode, "embed.mode." + mode);
        for (String extent : List.of("full", "min", "none")) WORDS.put(extent, "embed.controls." + extent);
        for (String colours : List.of("system", "light", "dark", "contrast")) WORDS.put(colours, "setting.colours." + colours);
        for (String about : List.of("given", "exercise", "line", "frame", "parameters"))
            WORDS.put(about + "About", "embed." + about + ".about");
        WORDS.put("package", "embed.package");
        for (String part : List.of("About", "Save", "Failed"))
            WORDS.put("package" + part, "embed.package." + part.toLowerCase(Locale.ROOT));
        WORDS.put("lessonMode", "embed.mode.lesson");
        WORDS.put("exerciseMode", "embed.mode.exercise");
        WORDS.put("colours", "setting.colours");
        WORDS.put("languageLabel", "table.language");
        WORDS.put("asPage", "embed.language");
    }

    private static final List<String> RECIPES = List.of("wordpress", "moodle", "sites", "notion", "pair", "quiz");
    /** What addresses ask for, by what is said of it. */
    private static final Map<String, String> PARAMETERS = new LinkedHashMap<>();

    static {
        PARAMETERS.put("mode", "mode=play | hotseat | replay | lesson | exercise | diagram");
        PARAMETERS.put("lesson", "lesson=, step=");
        PARAMETERS.put("seats", "seats=h,2");
        PARAMETERS.put("seed", "seed=");
        PARAMETERS.put("option", "size=6 …");
        PARAMETERS.put("controls", "controls=full | min | none, hints=0, undo=0, rules=0, eval=0");
        PARAMETERS.put("looks", "theme=auto | light | dark | contrast, motion=auto | 0 | 1, sound=0 | 1, coords=0 | 1");
        PARAMETERS.put("lang", "lang=auto | en | fr | uk | he");
        PARAMETERS.put("key", "key=");
        PARAMETERS.put("start", "start=poster");
        PARAMETERS.put("origin", "origin=https://school.example");
        PARAMETERS.put("given", "#g=, #p=, #x=");
    }

    private final PublishedFiles files;
    private final SitePages pages;
    private final List<Game> games;
    private final BookCache bookCache = new BookCache(Boxes.all(), (file, reader) -> reader.accept(SiteWords.resource(file)));

    EmbeddingPages(PublishedFiles files, SitePages pages, List<Game> games) {
        this.files = files;
        this.pages = pages;
        this.games = games;
    }

    void write() throws IOException {
        for (Language language : Language.values()) {
            PageAddress address = PageAddress.embed(language);
            Texts texts = pages.words(language);
            Template page = pages.bare("embedding.html", address, texts.say("embed.title") + " – Uniboard", texts.say("embed.description"));
            WORDS.forEach((gap, key) -> page.words(gap, texts.say(key)));
            page.html("style", files.path("code/front.css")).html("script", files.path("code/embedding.js"))
                .html("languages", languages()).html("games", ofGames(language, texts)).html("recipeList", recipes(texts))
                .html("packageScript", files.path(ScormScript.NAME)).html("packageWords", packageWords())
                .html("parameterList", parameters(texts)).words("example", example(games.get(0), course(games.get(0), language)));
            pages.write(address, page);
        }
    }

    /** JSON: what a package's page says, by language. */
    private String packageWords() {
        return Arrays.stream(Language.values()).map(language -> {
            Texts texts = pages.words(language);
            return Json.quoted(language.code()) + ":{\"away\":" + Json.quoted(texts.say("embed.package.away", "{0}"))
                + ",\"alone\":" + Json.quoted(texts.say("embed.package.alone")) + '}';
        }).collect(Collectors.joining(",\n", "{", "}"));
    }

    private static String languages() {
        StringBuilder options = new StringBuilder();
        for (Language each : Language.values())
            options.append("<option value=\"").append(each.code()).append("\">").append(each.ownName()).append("</option>");
        return options.toString();
    }

    private static String recipes(Texts texts) {
        return RECIPES.stream().map(recipe -> ReadingText.element("li", texts.say("embed.recipe." + recipe)).strip())
            .collect(Collectors.joining("\n"));
    }

    private static String parameters(Texts texts) {
        StringBuilder list = new StringBuilder();
        PARAMETERS.forEach((name, spelled) -> list.append("<dt dir=\"ltr\"><code>").append(Template.escaped(spelled))
            .append("</code></dt><dd>").append(Template.escaped(texts.say("embed.p." + name))).append("</dd>\n"));
        return list.toString().strip();
    }

    private Course course(Game game, Language language) {
        List<Course> brought = new ArrayList<>();
        bookCache.bringCourse(game, language, brought::add);
        return brought.get(0);
    }

    /** JSON: of each game its name, how many sit at it at most, its lessons, and an exercise. */
    private String ofGames(Language language, Texts texts) {
        return games.stream().map(game -> {
            Course course = course(game, language);
            String lessons = course.lessons().stream().map(each -> '[' + Json.quoted(each.id()) + ',' + Json.quoted(each.title()) + ']')
                .collect(Collectors.joining(","));
            return Json.quoted(game.id()) + ":{\"name\":" + Json.quoted(new MenuWords(texts).name(game)) + ",\"seats\":" + game.maxSeats()
                + ",\"lessons\":[" + lessons + "],\"example\":" + Json.quoted(example(game, course)) + '}';
        }).collect(Collectors.joining(",\n", "{", "}"));
    }

    /** The first step of the game's lessons that asks for a move, as an exercise. */
    private static String example(Game game, Course course) {
        for (Lesson lesson : course.lessons()) {
            for (Lesson.Step step : lesson.steps()) {
                Board board = course.boards().named(step.board());
                if (board.task() instanceof Task.Do task && task.rounds().size() == 1 && board.plays().isEmpty())
                    return exercise(lesson.title(), step, board, task.rounds().get(0));
            }
        }
        throw new IllegalStateException(game.id() + " has no lesson that asks for one move");
    }

    private static String exercise(String title, Lesson.Step step, Board board, Task.Round round) {
        StringBuilder text = new StringBuilder("title ").append(title).append("\nstart ").append(board.start());
        round.accepted().forEach(pattern -> text.append("\naccept ").append(pattern.text()));
        if (!board.marks().isEmpty()) text.append("\nmark ").append(String.join(" ", board.marks()));
        text.append("\ntask ").append(step.task());
        for (String key : List.of(Replies.RIGHT, Replies.WRONG, Replies.HINT)) {
            String reply = step.replies().get(key);
            if (reply != null) text.append('\n').append(key).append(' ').append(reply);
        }
        return text.toString();
    }
}
