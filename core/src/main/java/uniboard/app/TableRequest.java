package uniboard.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.game.WholeNumber;
import uniboard.match.GameRecord;
import uniboard.match.Seat;
import uniboard.stage.kit.Settings;

/**
 * What an address asks of a table beyond game and language, such as {@code ?seats=h,2&size=6&theme=dark}: the same on our own page and in a
 * frame of another. What makes no sense is passed over and told to whoever wrote the address.
 */
public final class TableRequest {
    private static final String VERSION = "v";
    private static final String MODE = "mode";
    private static final String LESSON = "lesson";
    private static final String SEATS = "seats";
    private static final String SEED = "seed";
    private static final String KEY = "key";
    private static final String PLAY = "play";
    private static final String HOTSEAT = "hotseat";
    private static final String HUMAN = "h";
    private static final int LONGEST_KEY = 64;
    /** The page itself sees to them. */
    private static final List<String> OF_PAGE = List.of("game", "lang", "target");
    private static final List<Wish> WISHES = List.of(
        new Wish("theme", Settings.COLOURS, List.of("auto", "light", "dark", "contrast"), Settings.COLOURS.values()),
        new Wish("motion", Settings.MOTION, List.of("auto", "0", "1"), List.of(Settings.SYSTEM, "reduced", "full")),
        new Wish("sound", Settings.SOUND, List.of("0", "1"), List.of(Settings.OFF, "normal")),
        new Wish("coords", Settings.COORDINATES, List.of("0", "1"), List.of(Settings.OFF, Settings.ON)));

    /** A setting as addresses spell it: its values one by one. */
    private record Wish(String name, Option setting, List<String> spelled, List<String> values) {
    }

    private final Game game;
    private String mode = PLAY;
    private String lesson = "";
    private List<Seat> seats = List.of();
    private int seed = WholeNumber.NONE;
    private String key = "";
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Map<Option, String> settings = new LinkedHashMap<>();
    private final List<String> complaints = new ArrayList<>();

    private TableRequest(Game game) {
        this.game = game;
    }

    /** @param asked values by name, as an address has them, without their escapes */
    public static TableRequest of(Map<String, String> asked, Game game) {
        TableRequest request = new TableRequest(game);
        asked.forEach(request::take);
        if (request.mode.equals(HOTSEAT)) {
            int count = request.seats.isEmpty() ? game.minSeats() : request.seats.size();
            request.seats = Collections.nCopies(count, Seat.HUMAN);
        }
        return request;
    }

    /** Asks for nothing in particular. */
    static TableRequest none() {
        return new TableRequest(null);
    }

    private void take(String name, String value) {
        if (OF_PAGE.contains(name)) return;
        switch (name) {
            case VERSION -> accept(name, value, List.of("1"));
            case MODE -> {
                if (accept(name, value, List.of(PLAY, HOTSEAT, LESSON))) mode = value;
            }
            case LESSON -> lesson = value;
            case SEATS -> takeSeats(value);
            case SEED -> {
                seed = WholeNumber.read(value, 0, Integer.MAX_VALUE);
                if (seed == WholeNumber.NONE) complain(name, value, "a whole number from 0 to " + Integer.MAX_VALUE);
            }
            case KEY -> {
                if (value.length() <= LONGEST_KEY) key = value;
                else complain(name, value, "at most " + LONGEST_KEY + " characters");
            }
            default -> takeChoice(name, value);
        }
    }

    private void takeSeats(String value) {
        List<Seat> read = new ArrayList<>();
        for (String part : value.split(",", -1)) {
            int level = WholeNumber.read(part, 1, Bot.LEVELS);
            if (part.equals(HUMAN)) read.add(Seat.HUMAN);
            else if (level != WholeNumber.NONE) read.add(Seat.bot(level));
            else read.add(null);
        }
        boolean isCount = read.size() >= game.minSeats() && read.size() <= game.maxSeats();
        if (isCount && !read.contains(null)) {
            seats = read;
        } else {
            String count = game.minSeats() == game.maxSeats() ? "" + game.minSeats() : game.minSeats() + " to " + game.maxSeats();
            complain(SEATS, value, count + " of h and 1 to " + Bot.LEVELS + ", joined by commas");
        }
    }

    private void takeChoice(String name, String value) {
        for (Wish wish : WISHES) {
            if (!wish.name.equals(name)) continue;
            if (accept(name, value, wish.spelled)) settings.put(wish.setting, wish.values.get(wish.spelled.indexOf(value)));
            return;
        }
        for (Option option : game.options()) {
            if (!option.id().equals(name)) continue;
            if (accept(name, value, option.values())) options.put(name, value);
            return;
        }
        complaints.add('“' + shortened(name) + "” isn’t known: " + String.join(", ", names()));
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(List.of(VERSION, MODE, LESSON, SEATS, SEED, KEY));
        for (Wish wish : WISHES) names.add(wish.name);
        for (Option option : game.options()) if (!names.contains(option.id())) names.add(option.id());
        names.addAll(OF_PAGE);
        return names;
    }

    private boolean accept(String name, String value, List<String> accepted) {
        if (accepted.contains(value)) return true;
        complain(name, value, String.join(", ", accepted));
        return false;
    }

    private void complain(String name, String value, String accepted) {
        complaints.add('“' + name + "” can’t be “" + shortened(value) + "”: " + accepted);
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + '…';
    }

    /** What was passed over, one sentence each, for whoever wrote the address. */
    public List<String> complaints() {
        return complaints;
    }

    /** Under which this table keeps what it keeps, apart from others; empty where none is asked for. */
    public String key() {
        return key;
    }

    /** Whether lessons come first. */
    boolean isLesson() {
        return mode.equals(LESSON);
    }

    /** The id of the lesson to open; empty where none in particular is asked for. */
    String lesson() {
        return lesson;
    }

    /** Makes known what is asked for, as if the player had chosen it, until they choose otherwise. */
    void suggest(Settings to) {
        settings.forEach(to::suppose);
        if (game == null) return;
        for (Option option : game.options()) {
            if (option.id().equals(SEATS) && !seats.isEmpty()) to.suppose(game, option, Integer.toString(seats.size()));
            else if (options.containsKey(option.id())) to.suppose(game, option, options.get(option.id()));
        }
        if (!seats.isEmpty()) to.suppose(game, seats);
    }

    /** Whether a game is one as it is asked for. */
    boolean isMetBy(GameRecord record) {
        if (game == null || !record.game().id().equals(game.id())) return true;
        if (!seats.isEmpty() && !seats.equals(record.seats())) return false;
        for (Map.Entry<String, String> option : options.entrySet())
            if (!option.getValue().equals(record.options().get(option.getKey()))) return false;
        return seed == WholeNumber.NONE || record.start().equals(start(record.options()));
    }

    private String start(Options of) {
        return game.notation().positionText(game.start(of, new Random32(seed)));
    }

    /** The seats of the first game; empty where none are asked for. */
    List<Seat> seats() {
        return seats;
    }

    /** The chance of the first game's deal. */
    Random32 chance(Random32 otherwise) {
        return seed == WholeNumber.NONE ? otherwise : new Random32(seed);
    }
}
