package uniboard.app;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.host.Orders;
import uniboard.learn.BookException;
import uniboard.learn.Exercise;
import uniboard.link.LinkException;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;
import uniboard.match.RecordException;
import uniboard.match.RecordTree;
import uniboard.match.Sitting;
import uniboard.stage.kit.Settings;
import uniboard.text.Language;

/** Carries out on the table what the page around it asks for. */
final class HostTable implements Orders.Table {
    private static final String LANGUAGE = "lang";

    private final Uniboard program;
    private final Boxes boxes;
    private final Start start;
    private final Settings settings;
    private final Window window;

    HostTable(Uniboard program, Boxes boxes, Start start, Settings settings, Window window) {
        this.program = program;
        this.boxes = boxes;
        this.start = start;
        this.settings = settings;
        this.window = window;
    }

    private Game game() {
        return boxes.game(start.game());
    }

    @Override
    public Sitting sitting() {
        return program.table().sitting();
    }

    @Override
    public String load(String kind, String text) {
        return switch (kind) {
            case "record" -> open(text, given -> RecordTree.read(given, boxes).main());
            case "link" -> open(text, given -> RecordLink.read(given, boxes));
            case "position" -> open(text, start.request()::from);
            default -> openExercise(text);
        };
    }

    private String open(String text, Function<String, GameRecord> reading) {
        try {
            program.table().open(reading.apply(text), "");
            return Orders.DONE;
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
            return Orders.DONE;
        } catch (BookException e) {
            return told(e);
        }
    }

    /** For whoever wrote an exercise. */
    static String told(BookException problem) {
        return "The exercise, line " + problem.line() + ": " + problem.getMessage();
    }

    @Override
    public String begin(Map<String, String> asked) {
        return request(asked, request -> program.table().begin(game(), request));
    }

    @Override
    public String set(Map<String, String> asked) {
        Map<String, String> looks = new LinkedHashMap<>(asked);
        String code = looks.remove(LANGUAGE);
        for (Language language : Language.values()) if (language.code().equals(code)) window.speak(language);
        return request(looks, request -> {
            request.suggest(settings);
            window.refresh();
        });
    }

    private String request(Map<String, String> asked, Consumer<TableRequest> act) {
        TableRequest request = TableRequest.of(asked, game());
        if (!request.complaints().isEmpty()) return String.join(" ", request.complaints());
        act.accept(request);
        return Orders.DONE;
    }
}
