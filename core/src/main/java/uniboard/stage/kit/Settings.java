package uniboard.stage.kit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.game.Option;
import uniboard.game.Position;
import uniboard.match.Seat;
import uniboard.match.Storage;

/** What the player has chosen for the table, and for the next game of each kind; kept in the platform's storage. */
public final class Settings {
    public static final String SYSTEM = "system";
    public static final String ON = "on";
    public static final String OFF = "off";
    public static final String RANDOM = "random";
    public static final String WORDS = "words";
    public static final String NOTATION = "notation";

    public static final Option COLOURS = Option.choice("colours", SYSTEM, SYSTEM, "light", "dark", "contrast");
    public static final Option SOUND = Option.choice("sound", "normal", OFF, "quiet", "normal", "loud");
    /** By default where the board has room for them beside its squares; {@link #ON}: on small boards within the squares. */
    public static final Option COORDINATES = Option.choice("coordinates", "room", "room", ON, OFF);
    /** Whether the board turns to the seat to move, when several people sit at it. */
    public static final Option TURNING = Option.choice("turning", OFF, OFF, ON);
    /** How the list of moves is written: always in words, with the notation too if it is wanted. */
    public static final Option MOVES = Option.choice("moves", WORDS, WORDS, NOTATION);
    /** Times as fast as they were played moves go by that are watched once more. */
    public static final Option WATCHING = Option.choice("watching", "1", "1", "2", "4");
    public static final Option MOTION = Option.choice("motion", SYSTEM, SYSTEM, "full", "reduced");
    /** The id of the option of games that more or fewer can play. */
    public static final String SEATS = "seats";
    public static final String HERE = "here";
    public static final String FRIEND = "friend";
    public static final String LETTERS = "letters";
    /** Of each game: where the people are whom the next game is played with; with friends by a link, or by links that go to and fro. */
    public static final Option PEOPLE = Option.choice("people", HERE, HERE, FRIEND, LETTERS);
    /** Of each game: the bots' level chosen last, kept while no bot is to play. */
    public static final Option LEVEL = Option.range("level", 2, 1, Bot.LEVELS);

    /** The values of games' options where the player has set none. */
    public interface Defaults {
        String value(Game game, Option option);
    }

    private static final String PREFIX = "setting.";
    private static final String LANGUAGE = PREFIX + "language";
    private static final String OPPONENT = "opponent";
    private static final String SIDE = "side";
    private static final Seat FIRST_OPPONENT = Seat.bot(2);

    private final Storage storage;
    private final boolean embedded;
    /** What has been read or set: asked for in every frame. */
    private final Map<String, String> known = new HashMap<>();
    private final Defaults defaults;

    /**
     * @param embedded whether the table is part of another page, where it is silent unless the player wants sound
     * @param defaults asked again each time: they may be others in a window of another size
     */
    public Settings(Storage storage, boolean embedded, Defaults defaults) {
        this.storage = storage;
        this.embedded = embedded;
        this.defaults = defaults;
    }

    public String get(Option setting) {
        String kept = load(PREFIX + setting.id());
        return kept == null && setting.equals(SOUND) && embedded ? OFF : valid(setting, kept, setting.defaultValue());
    }

    /** Factor of the sounds' own level, at most 1. Ears count in ratios. */
    public double volume() {
        return switch (get(SOUND)) {
            case OFF -> 0;
            case "quiet" -> 0.2;
            case "loud" -> 1;
            default -> 0.5;
        };
    }

    public void set(Option setting, String value) {
        save(PREFIX + setting.id(), value);
    }

    /** Takes a value as chosen, without keeping it. */
    public void suppose(Option setting, String value) {
        known.put(PREFIX + setting.id(), value);
    }

    /** As {@link #suppose(Option, String)}. */
    public void suppose(Game game, Option option, String value) {
        known.put(key(game, option.id()), value);
    }

    /** As {@link #suppose(Option, String)}: who sits where. Of two seats one is a person's. */
    public void suppose(Game game, List<Seat> seats) {
        for (int seat = 0; seat < seats.size(); seat++) known.put(seatKey(game, seat), seats.get(seat).text());
        suppose(game, PEOPLE, HERE);
        int own = seats.indexOf(Seat.HUMAN);
        if (game.maxSeats() > 2 || own < 0) return;
        known.put(key(game, SIDE), Integer.toString(own + 1));
        known.put(key(game, OPPONENT), seats.get(1 - own).text());
    }

    public boolean is(Option setting, String value) {
        return get(setting).equals(value);
    }

    /** The language chosen, as {@link uniboard.text.Language#code} spells it; null if none was. */
    public String language() {
        return load(LANGUAGE);
    }

    public void setLanguage(String code) {
        save(LANGUAGE, code);
    }

    /** One of the game's own options, for the next game. A seat that doesn't play then is none. */
    public String get(Game game, Option option) {
        String value = valid(option, load(key(game, option.id())), defaults.value(game, option));
        int seat = game.words().seatMeant(option, value);
        return seat == Position.NOBODY || seat < seatCount(game) ? value : option.defaultValue();
    }

    public void set(Game game, Option option, String value) {
        save(key(game, option.id()), value);
    }

    /** Which seat the person takes against bots: its number from 1, or {@link #RANDOM}. */
    public static Option side(Game game) {
        List<String> values = new ArrayList<>();
        for (int seat = 1; seat <= game.minSeats(); seat++) values.add(Integer.toString(seat));
        values.add(RANDOM);
        return new Option(SIDE, "1", List.copyOf(values));
    }

    /** Who sits at the other seats. */
    public Seat opponent(Game game) {
        String kept = load(key(game, OPPONENT));
        return kept == null ? FIRST_OPPONENT : seatOf(kept);
    }

    public void setOpponent(Game game, Seat opponent) {
        save(key(game, OPPONENT), opponent.text());
    }

    /** Who sits where, in a game for more than two: as many as are set to play. Where friends are invited, the first person is here. */
    public List<Seat> seats(Game game) {
        List<Seat> seats = new ArrayList<>();
        boolean areRemote = get(game, PEOPLE).equals(FRIEND);
        for (int seat = 0; seat < seatCount(game); seat++) {
            String kept = load(seatKey(game, seat));
            Seat player = kept == null ? seat == 0 ? Seat.HUMAN : FIRST_OPPONENT : seatOf(kept);
            seats.add(areRemote && player.isHuman() && seats.contains(Seat.HUMAN) ? Seat.REMOTE : player);
        }
        return seats;
    }

    public void setSeat(Game game, int seat, Seat player) {
        save(seatKey(game, seat), player.text());
    }

    private int seatCount(Game game) {
        for (Option option : game.options()) if (option.id().equals(SEATS)) return Integer.parseInt(get(game, option));
        return game.minSeats();
    }

    private static String seatKey(Game game, int seat) {
        return key(game, "seat" + (seat + 1));
    }

    private static Seat seatOf(String kept) {
        try {
            return Seat.read(kept);
        } catch (NotationException e) {
            return FIRST_OPPONENT;
        }
    }

    private String load(String key) {
        if (!known.containsKey(key)) known.put(key, storage.load(key));
        return known.get(key);
    }

    /** What can't be stored holds as long as the program runs. */
    private void save(String key, String value) {
        known.put(key, value);
        storage.save(key, value);
    }

    private static String key(Game game, String id) {
        return PREFIX + game.id() + '.' + id;
    }

    /** What was stored by another version, or by hand, may mean nothing here. */
    private static String valid(Option option, String kept, String otherwise) {
        return kept != null && option.values().contains(kept) ? kept : otherwise;
    }
}
