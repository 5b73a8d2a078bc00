package uniboard.app.platform;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.WholeNumber;
import uniboard.link.LinkedPly;
import uniboard.match.GameRecord;
import uniboard.match.RecordTree;
import uniboard.match.Seat;
import uniboard.match.TablePermissions;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.Theme;
import uniboard.stage.learn.LessonUse;
import uniboard.stage.table.TableOffer;
import uniboard.stage.table.TableOffer.Extent;
import uniboard.stage.table.TableOffer.Pace;
import uniboard.stage.table.TableOffer.Part;

/**
 * What an address asks of a table beyond game and language, such as {@code ?seats=h,2&size=6&theme=dark}: the same on our own page and in a
 * frame of another. What makes no sense is passed over and told to the author of the address.
 */
public final class UrlParameters {
    private static final String VERSION = "v";
    private static final String MODE = "mode";
    private static final String LESSON = "lesson";
    private static final String STEP = "step";
    private static final int MOST_STEPS = 99;
    private static final String SEATS = "seats";
    private static final String NEW = "new";
    private static final String SEED = "seed";
    private static final String KEY = "key";
    private static final String CONTROLS = "controls";
    private static final String AUTO = "auto";
    private static final String ACCENT = "accent";
    private static final String GROUND = "bg";
    private static final String PLAY = "play";
    private static final String HOTSEAT = "hotseat";
    private static final String REPLAY = "replay";
    private static final String DIAGRAM = "diagram";
    private static final String EXERCISE = "exercise";
    private static final String FULL = "full";
    private static final List<String> EXTENTS = List.of(FULL, "min", "none");
    private static final Map<String, Part> PARTS = Map.of("hints", Part.HINTS, "undo", Part.UNDO, "rules", Part.RULES,
        "eval", Part.REVIEW);
    private static final String HUMAN = "h";
    private static final int LONGEST_KEY = 64;
    private static final int USUAL_LEVEL = 2;
    /** The page itself sees to them. */
    private static final List<String> OF_PAGE = List.of("game", "lang", "target", "start", "origin");
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
    private int step = 1;
    private RecordTree.Point linked;
    private List<Seat> seats = List.of();
    private String company = "";
    private int seed = WholeNumber.NONE;
    private String key = "";
    /** Null where none is asked for. */
    private Extent extent;
    private Pace pace = Pace.BY_HAND;
    private int accent = EmbedTheme.USUAL;
    private EmbedTheme.Ground ground = EmbedTheme.Ground.TABLE;
    private final Set<Part> without = new LinkedHashSet<>();
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Map<Option, String> settings = new LinkedHashMap<>();
    private final List<String> complaints = new ArrayList<>();

    private UrlParameters(Game game) {
        this.game = game;
    }

    /** @param asked values by name, as an address has them, without their escapes */
    public static UrlParameters of(Map<String, String> asked, Game game) {
        UrlParameters request = new UrlParameters(game);
        asked.forEach(request::take);
        if (request.mode.equals(HOTSEAT)) {
            int count = request.seats.isEmpty() ? game.minSeats() : request.seats.size();
            request.seats = Collections.nCopies(count, Seat.HUMAN);
        }
        if (!request.lesson.isEmpty() && !request.isLesson()) request.complaints.add("“lesson” is passed over without “mode=lesson”");
        return request;
    }

    /** Asks for nothing in particular. */
    public static UrlParameters none() {
        return new UrlParameters(null);
    }

    private void take(String name, String value) {
        if (OF_PAGE.contains(name)) return;
        switch (name) {
            case VERSION -> accept(name, value, List.of("1"));
            case MODE -> {
                if (accept(name, value, List.of(PLAY, HOTSEAT, REPLAY, LESSON, EXERCISE, DIAGRAM))) mode = value;
            }
            case LESSON -> lesson = value;
            case STEP -> {
                int read = WholeNumber.read(value, 1, MOST_STEPS);
                if (read == WholeNumber.NONE) complain(name, value, "a whole number from 1 to " + MOST_STEPS);
                else step = read;
            }
            case LinkedPly.NAME -> {
                linked = LinkedPly.read(value);
                if (linked == null) complain(name, value, "a whole number");
            }
            case SEATS -> takeSeats(value);
            case NEW -> {
                if (accept(name, value, List.of("friend", "device"))) company = value;
            }
            case SEED -> {
                seed = WholeNumber.read(value, 0, Integer.MAX_VALUE);
                if (seed == WholeNumber.NONE) complain(name, value, "a whole number from 0 to " + Integer.MAX_VALUE);
            }
            case KEY -> {
                if (value.length() <= LONGEST_KEY) key = value;
                else complain(name, value, "at most " + LONGEST_KEY + " characters");
            }
            case CONTROLS -> {
                if (accept(name, value, EXTENTS)) extent = Extent.values()[EXTENTS.indexOf(value)];
            }
            case AUTO -> {
                if (accept(name, value, List.of("0", "1")) && value.equals("1")) pace = Pace.BY_ITSELF;
            }
            case ACCENT -> takeAccent(value);
            case GROUND -> {
                if (accept(name, value, List.of("table", "transparent"))) ground = EmbedTheme.Ground.values()[value.equals("table") ? 0
                    : 1];
            }
            default -> takeChoice(name, value);
        }
    }

    /** Whichever of the themes is shown, it must be readable in one of them. */
    private void takeAccent(String value) {
        int colour = EmbedTheme.colour(value);
        if (colour == EmbedTheme.USUAL) complain(ACCENT, value, "a colour such as #0060a0");
        else if (EmbedTheme.isReadable(colour, Theme.light()) || EmbedTheme.isReadable(colour, Theme.dark())) accent = colour;
        else complain(ACCENT, value, "a colour that stands out from the page by 4.5 to 1");
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
        if (PARTS.containsKey(name)) {
            if (accept(name, value, List.of("0", "1")) && value.equals("0")) without.add(PARTS.get(name));
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
        List<String> names = new ArrayList<>(List.of(VERSION, MODE, LESSON, STEP, LinkedPly.NAME, SEATS, NEW, SEED, KEY));
        names.addAll(List.of(CONTROLS, AUTO, ACCENT, GROUND));
        names.addAll(List.of("hints", "undo", "rules", "eval"));
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

    /** What was passed over, one sentence each, for the author of the address. */
    public List<String> complaints() {
        return complaints;
    }

    /** At which of its positions a game that comes by the link is shown first; null: at its end. */
    public RecordTree.Point linked() {
        return linked;
    }

    /** Under which this table keeps what it keeps, apart from others; empty where none is asked for. */
    public String key() {
        return key;
    }

    /** What the table has beside the game. */
    public TableOffer offer() {
        return new TableOffer(use(), extent == null ? Extent.ALL : extent, without, pace);
    }

    /** What the table is for. */
    public TablePermissions.Use use() {
        return mode.equals(REPLAY) || mode.equals(DIAGRAM) ? TablePermissions.Use.LOOK : TablePermissions.Use.PLAY;
    }

    /** How the page around the table wants it to look. */
    public EmbedTheme decor() {
        return new EmbedTheme(accent, ground);
    }

    /** Whether the board alone is shown. */
    public boolean isDiagram() {
        return mode.equals(DIAGRAM);
    }

    /** Whether a match is shown from its start. */
    public boolean isFromStart() {
        return use() == TablePermissions.Use.LOOK && (!isDiagram() || pace == Pace.BY_ITSELF);
    }

    /** For what lessons are shown, where the address says it. */
    public LessonUse lessonUse(LessonUse otherwise) {
        if (extent == null) return otherwise;
        return extent == Extent.ALL ? LessonUse.COURSE : LessonUse.COURSE_ALONE;
    }

    /**
     * A game from a position; unless it is said who sits where, a person sits at the seat to move and bots at the others.
     *
     * @throws NotationException if the text isn't a position of the game
     */
    public GameRecord from(String position) {
        Position read = game.position(Options.defaults(game), position);
        List<Seat> given = seats.size() == read.seats() ? seats : seatsOf(read);
        return GameRecord.from(game, Options.defaults(game), position, given);
    }

    private List<Seat> seatsOf(Position position) {
        boolean isShared = mode.equals(HOTSEAT);
        Seat bot = Seat.bot(USUAL_LEVEL);
        for (int i = seats.size() - 1; i >= 0; i--) if (seats.get(i).isBot()) bot = seats.get(i);
        List<Seat> all = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean isPersons = isShared || seat == Math.max(0, position.toMove());
            all.add(isPersons ? Seat.HUMAN : bot);
        }
        return all;
    }

    /** Whether lessons come first. */
    public boolean isLesson() {
        return mode.equals(LESSON);
    }

    /** Whether the page around the table asks something itself. */
    public boolean isExercise() {
        return mode.equals(EXERCISE);
    }

    /** The id of the lesson to open; empty where none in particular is asked for. */
    public String lesson() {
        return lesson;
    }

    /** Makes known what is asked for, as if the player had chosen it, until they choose otherwise. */
    public void suggest(Settings to) {
        settings.forEach(to::suppose);
        if (game == null) return;
        for (Option option : game.options()) {
            if (option.id().equals(SEATS) && !seats.isEmpty()) to.suppose(game, option, Integer.toString(seats.size()));
            else if (options.containsKey(option.id())) to.suppose(game, option, options.get(option.id()));
        }
        if (!seats.isEmpty()) to.suppose(game, seats);
    }

    /** Whether a game is one as it is asked for. */
    public boolean isMetBy(GameRecord record) {
        if (game == null || !record.game().id().equals(game.id())) return true;
        if (!seats.isEmpty() && !seats.equals(record.seats())) return false;
        for (Map.Entry<String, String> option : options.entrySet())
            if (!option.getValue().equals(record.options().get(option.getKey()))) return false;
        return seed == WholeNumber.NONE || record.start().equals(start(record.options()));
    }

    private String start(Options of) {
        return game.notation().positionText(game.start(of, new Random32(seed)));
    }

    /** The step of that lesson to open, from 1. */
    public int step() {
        return step;
    }

    /** Who to set up a new game with: {@code friend} or {@code device}; empty if the address doesn't ask for one. */
    public String company() {
        return company;
    }

    /** The seats of the first game; empty where none are asked for. */
    public List<Seat> seats() {
        return seats;
    }

    /** The chance of the first game's deal. */
    public Random32 chance(Random32 otherwise) {
        return seed == WholeNumber.NONE ? otherwise : new Random32(seed);
    }
}
