package uniboard.embed;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.WholeNumber;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.Waiting;

/** What the page around the board may have done there. Whatever makes no sense changes nothing and is answered with what is wrong. */
public final class EmbedCommands {
    /** Nothing was wrong. */
    public static final String DONE = "";
    private static final String NOTHING_TO_TAKE_BACK = "There is nothing to take back";
    private static final String ONLY_SHOWN = "This game is only shown: nothing can be played or taken back";

    private final Table table;
    private final EmbedEvents events;

    /** What the orders are carried out on. */
    public interface Table {
        Game game();

        /** Null while no match is on the table. */
        GameSession session();

        /** Null while no lesson or exercise is. */
        Pupil pupil();

        /**
         * Shows something else.
         *
         * @param kind {@code record}, {@code link}, {@code position} or {@code exercise}
         * @return what is wrong with it, or {@link #DONE}
         */
        String load(String kind, String text);

        /**
         * Begins another game.
         *
         * @param asked as in the address
         * @return what is wrong with it, or {@link #DONE}
         */
        String begin(Map<String, String> asked);

        /** The message in the language of the table, to stand within an English sentence. */
        String say(Message message);

        /** Changes how the table looks, sounds or speaks, as in the address; answers as {@link #begin}. */
        String set(Map<String, String> asked);
    }

    /** The learner in a lesson or an exercise. */
    public interface Pupil {
        void hint();

        /** Whether there was anything to take back. */
        boolean takeBack();

        void allow(List<String> moves);

        void point(List<String> places);

        /** Stops the learner and the bots until {@link #resume}. */
        void pause();

        void resume();
    }

    public EmbedCommands(Table table, EmbedEvents events) {
        this.table = table;
        this.events = events;
    }

    /**
     * @param order  its name
     * @param values in the order that {@code messages.schema.json} has them; of those with names, names and values in turn
     * @return what is wrong, in English, for the author of the page; else {@link #DONE}
     */
    public String obey(String order, List<String> values) {
        return switch (order) {
            case "load" -> table.load(values.get(0), values.get(1));
            case "new" -> table.begin(pairs(values));
            case "set" -> table.set(pairs(values));
            case "getState" -> {
                events.tellState();
                yield DONE;
            }
            default -> {
                if (table.session() != null) yield obey(order, values, table.session());
                yield table.pupil() == null ? "There is no game on the table" : obey(order, values, table.pupil());
            }
        };
    }

    private String obey(String order, List<String> values, GameSession session) {
        // What is being shown comes to its end first.
        session.hurry();
        switch (order) {
            case "goto" -> {
                int ply = WholeNumber.read(values.get(0), 0, Short.MAX_VALUE);
                if (ply == WholeNumber.NONE) return "“" + values.get(0) + "” is no number of moves: 0 or more";
                session.history().browse(ply);
            }
            case "play" -> {
                return play(values.get(0), session);
            }
            case "undo" -> {
                if (!session.match().canTakeBack()) return NOTHING_TO_TAKE_BACK;
                if (session.isOnlyShown()) return ONLY_SHOWN;
                session.history().takeBack();
            }
            case "redo" -> {
                if (!session.match().canRedo()) return "There is nothing to play again";
                if (session.isOnlyShown()) return ONLY_SHOWN;
                session.history().redo();
            }
            case "hint" -> session.hint();
            case "lock" -> {
                return withMoves(values, session.control()::allow);
            }
            case "highlight" -> {
                return withPlaces(values, session::point);
            }
            case "pause" -> {
                if (isTrue(values)) session.control().pause();
                else session.control().resume();
            }
            default -> {
                return "“" + order + "” isn’t known";
            }
        }
        return DONE;
    }

    private String obey(String order, List<String> values, Pupil pupil) {
        switch (order) {
            case "hint" -> pupil.hint();
            case "lock" -> {
                return withMoves(values, pupil::allow);
            }
            case "highlight" -> {
                return withPlaces(values, pupil::point);
            }
            case "undo" -> {
                if (!pupil.takeBack()) return NOTHING_TO_TAKE_BACK;
            }
            case "pause" -> {
                if (isTrue(values)) pupil.pause();
                else pupil.resume();
            }
            default -> {
                return "“" + order + "” can’t be done in a lesson or an exercise: "
                    + "hint, lock, highlight, undo, pause, load, new, set, getState and focus can";
            }
        }
        return DONE;
    }

    /** Moves that aren't possible now may be so later; what is no move never will be. */
    private String withMoves(List<String> moves, Consumer<List<String>> action) {
        for (String move : moves) {
            try {
                table.game().notation().parse(move);
            } catch (NotationException e) {
                return reason(e, move, "isn’t a move");
            }
        }
        action.accept(moves);
        return DONE;
    }

    private String withPlaces(List<String> places, Consumer<List<String>> action) {
        for (String place : places) {
            boolean isKnown = table.game().words().attempt(List.of(place)) != -1;
            if (!isKnown) return "“" + place + "” is no place of this game. Places are such as “" + String.join("”, “", examples()) + "”";
        }
        action.accept(places);
        return DONE;
    }

    /** The places of a move. */
    private List<String> examples() {
        Position begun = table.game().start(Options.defaults(table.game()), new Random32(1));
        MoveList moves = new MoveList();
        begun.moves(moves);
        return table.game().words(begun).choice(moves.get(0)).places();
    }

    private static boolean isTrue(List<String> values) {
        return values.get(0).equals("true");
    }

    /** Of a game with hidden parts a page knows no more than the person to move. */
    private String play(String move, GameSession session) {
        if (session.isOnlyShown()) return ONLY_SHOWN;
        if (session.turn().waiting() != Waiting.PERSON) return "No person is to move";
        Match match = session.match();
        Position seen = Match.view(match.position(), match.toMove());
        try {
            session.choose(match.game().move(seen, move));
            return DONE;
        } catch (NotationException e) {
            return reason(e, move, "can’t be played");
        }
    }

    /** The game's reason, which may begin with the move itself. */
    private String reason(NotationException problem, String move, String fault) {
        String reason = table.say(problem.reason());
        return reason.contains(move) ? reason : "“" + move + "” " + fault + ": " + reason;
    }

    private static Map<String, String> pairs(List<String> values) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int i = 0; i + 1 < values.size(); i += 2) pairs.put(values.get(i), values.get(i + 1));
        return pairs;
    }
}
