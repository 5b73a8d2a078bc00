package uniboard.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.Boxes;
import uniboard.app.window.Window;
import uniboard.embed.EmbedCommands;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.learn.BookException;
import uniboard.learn.Exercise;
import uniboard.link.LinkException;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.RecordException;
import uniboard.match.RecordTree;
import uniboard.stage.kit.Settings;
import uniboard.text.Language;

/** Carries out on the table what the page around it asks for. */
final class HostTable implements EmbedCommands.Table {
    private static final String LANGUAGE = "lang";
    private static final List<String> LIVELY = List.of("theme", "motion", "sound", "coords", LANGUAGE);
    /** What stands in an address before what a link has. */
    private static final String IN_ADDRESS = "#g=";

    private final UniboardApp program;
    private final Boxes boxes;
    private final LaunchOptions start;
    private final Settings settings;
    private final Window window;

    HostTable(UniboardApp program, Boxes boxes, LaunchOptions start, Settings settings, Window window) {
        this.program = program;
        this.boxes = boxes;
        this.start = start;
        this.settings = settings;
        this.window = window;
    }

    @Override
    public Game game() {
        return boxes.game(start.game());
    }

    @Override
    public GameSession session() {
        return program.table().session();
    }

    @Override
    public EmbedCommands.Pupil pupil() {
        return program.pupil();
    }

    @Override
    public String say(Message message) {
        return window.quote(message);
    }

    @Override
    public String load(String kind, String text) {
        return switch (kind) {
            case "record" -> open(text, given -> RecordTree.read(given, boxes).main());
            case "link" -> open(text.substring(text.indexOf(IN_ADDRESS) < 0 ? 0 : text.indexOf(IN_ADDRESS) + IN_ADDRESS.length()),
                given -> RecordLink.read(given, boxes));
            case "position" -> open(text, start.request()::from);
            default -> openExercise(text);
        };
    }

    private String open(String text, Function<String, GameRecord> reading) {
        try {
            program.table().open(reading.apply(text), "");
            return EmbedCommands.DONE;
        } catch (RecordException e) {
            return window.say(e.message());
        } catch (LinkException e) {
            return window.say(e.reason());
        } catch (NotationException e) {
            return window.say(e.reason());
        }
    }

    private String openExercise(String text) {
        try {
            program.practise(Exercise.read(game(), text));
            return EmbedCommands.DONE;
        } catch (BookException e) {
            return sentence(e, window);
        }
    }

    /** For the author of an exercise. */
    static String sentence(BookException problem, Window window) {
        return "The exercise, line " + problem.line() + ": " + problem.text(window::quote);
    }

    @Override
    public String begin(Map<String, String> asked) {
        return request(asked, request -> program.table().begin(game(), request));
    }

    @Override
    public String set(Map<String, String> asked) {
        for (String name : asked.keySet()) {
            if (!LIVELY.contains(name)) return "“" + name + "” can’t be set on a board that is shown: " + String.join(", ", LIVELY);
        }
        Map<String, String> looks = new LinkedHashMap<>(asked);
        String code = looks.remove(LANGUAGE);
        Language spoken = null;
        List<String> codes = new ArrayList<>();
        for (Language language : Language.values()) {
            codes.add(language.code());
            if (language.code().equals(code)) spoken = language;
        }
        if (code != null && spoken == null) return "“lang” can’t be “" + code + "”: " + String.join(", ", codes);
        Language asks = spoken;
        return request(looks, request -> {
            request.suggest(settings);
            if (asks == null) window.refresh();
            else window.speak(asks);
        });
    }

    private String request(Map<String, String> asked, Consumer<UrlParameters> act) {
        UrlParameters request = UrlParameters.of(asked, game());
        if (!request.complaints().isEmpty()) return String.join(" ", request.complaints());
        act.accept(request);
        return EmbedCommands.DONE;
    }
}
