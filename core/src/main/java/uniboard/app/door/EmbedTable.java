package uniboard.app.door;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import uniboard.app.platform.UrlParameters;
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
import uniboard.text.Language;

/** Carries out on the table what the page around it asks for. */
final class EmbedTable implements EmbedCommands.Table {
    private static final String LANGUAGE = "lang";
    private static final List<String> LIVELY = List.of("theme", "motion", "sound", "coords", LANGUAGE);
    /** What stands in an address before what a link has. */
    private static final String IN_ADDRESS = "#g=";

    private final FirstRooms first;
    private final OpenedRooms rooms;
    private final Window window;

    EmbedTable(FirstRooms first, OpenedRooms rooms) {
        this.first = first;
        this.rooms = rooms;
        window = first.window();
    }

    @Override
    public Game game() {
        return first.boxes().game(first.start().game());
    }

    @Override
    public GameSession session() {
        return first.table().session();
    }

    @Override
    public EmbedCommands.Pupil pupil() {
        return rooms.pupil();
    }

    @Override
    public String say(Message message) {
        return window.quote(message);
    }

    @Override
    public String load(String kind, String text) {
        return switch (kind) {
            case "record" -> open(text, given -> RecordTree.read(given, first.boxes()).main());
            case "link" -> open(text.substring(text.indexOf(IN_ADDRESS) < 0 ? 0 : text.indexOf(IN_ADDRESS) + IN_ADDRESS.length()),
                given -> RecordLink.read(given, first.boxes()));
            case "position" -> open(text, first.start().request()::from);
            default -> openExercise(text);
        };
    }

    private String open(String text, Function<String, GameRecord> reading) {
        Message wrong;
        try {
            first.table().open(reading.apply(text), "");
            return EmbedCommands.DONE;
        } catch (RecordException e) {
            wrong = e.message();
        } catch (LinkException e) {
            wrong = e.reason();
        } catch (NotationException e) {
            wrong = e.reason();
        }
        // The player sees the board, not the page's console.
        first.program().tell(wrong);
        return window.say(wrong);
    }

    private String openExercise(String text) {
        try {
            rooms.practise(Exercise.read(game(), text), 1);
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
        return request(asked, request -> first.table().begin(game(), request));
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
            request.suggest(first.settings());
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
