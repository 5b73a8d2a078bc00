package uniboard.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import uniboard.game.Game;
import uniboard.game.Highlight;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * Holds what a game says of its moves against the rules: each kind of sentence has a check of its own, and every kind must have been said.
 *
 * @param <P> the game's positions
 */
public final class Claims<P extends Position> {
    /** Fails where a sentence isn't true. */
    public interface Check<P> {
        /**
         * @param before whose seat to move was told so; what that seat can't know is as it is
         * @param move   the legal move, or the attempt, that was asked about
         * @param claim  the sentence, with its arguments
         * @param deals  the same position as that seat may think it is
         */
        void hold(P before, int move, Message claim, List<P> deals);
    }

    /** What is asked about a position: moves, or what was tried in place of one. */
    public interface Question<P> {
        int[] of(P position, Random32 random);
    }

    /** What the game says to that; null where it says nothing. */
    public interface Answer<P> {
        Message of(P position, int asked);
    }

    /** Whether an attempt may be the beginning of a move. */
    public interface Beginning {
        boolean of(int move, int attempt);
    }

    private static final int DEALS = 8;
    private static final int LINES = 4;
    /** Longer than any turn that random moves make. */
    private static final int LINE = 60;
    private static final int MOST_GAMES = 4_000;

    private final Game game;
    private final Set<String> said;
    private final Question<P> question;
    private final Answer<P> answer;
    private final Map<String, Check<P>> checks = new HashMap<>();
    private final Map<String, Integer> met = new TreeMap<>();
    private int positions;

    /**
     * Of what speaks for a legal move.
     *
     * @param prefix of the keys of all such sentences of the game
     */
    public Claims(Game game, String prefix) {
        this(game, prefix, (position, move) -> game.words(position).whyPlay(move));
    }

    /** Of what else is said of a legal move. */
    public Claims(Game game, String prefix, Answer<P> answer) {
        this(game, prefix, (position, random) -> moves(position), answer);
    }

    /** @param prefix of the keys of all sentences of the game that can be the answer, or a part of one */
    public Claims(Game game, String prefix, Question<P> question, Answer<P> answer) {
        this.game = game;
        this.question = question;
        this.answer = answer;
        said = keys(game, prefix);
    }

    /**
     * Of what speaks against attempts: something does exactly where no legal move has the parts that are chosen, and what that is doesn't
     * depend on what the seat can't know.
     */
    public static <P extends Position> Claims<P> againstAttempts(Game game, Question<P> attempts, Beginning beginning) {
        String prefix = game.id() + ".why.";
        Claims<P> claims = new Claims<>(game, prefix, attempts, (position, attempt) -> {
            Message said = game.words(position).whyNot(attempt);
            boolean begins = IntStream.of(moves(position)).anyMatch(move -> beginning.of(move, attempt));
            assertEquals(begins, said == null, () -> said + " to " + Integer.toHexString(attempt));
            assertEquals(said, game.words(dealt(position, attempt)).whyNot(attempt), "it tells what can't be known");
            return said;
        });
        return claims.check(prefix + "over", (before, attempt, claim, deals) -> assertTrue(before.outcome().over()));
    }

    /** Of what is praised in games of random moves: each is the {@link #line} of what was asked. */
    public static <P extends Position> Claims<P> ofHighlights(Game game) {
        return new Claims<>(game, game.id() + ".highlight.", Claims::seeds, (position, seed) -> {
            Highlight highlight = game.analysis().highlight(position.copy(), line(game, position, seed));
            return highlight == null ? null : highlight.message();
        });
    }

    /** To be asked about where a {@link #line} is; none where the game is over. */
    public static int[] seeds(Position position, Random32 random) {
        if (position.outcome().over()) return new int[0];
        int[] seeds = new int[LINES];
        for (int i = 0; i < LINES; i++) seeds[i] = random.next();
        return seeds;
    }

    /** Random moves that follow each other. */
    public static int[] line(Game game, Position position, int seed) {
        Random32 random = new Random32(seed);
        Position end = position.copy();
        MoveList moves = new MoveList();
        MoveList line = new MoveList();
        for (end.moves(moves); !moves.isEmpty() && line.size() < LINE; end.moves(moves)) {
            line.add(game.randomMove(moves, random));
            end.play(line.get(line.size() - 1));
        }
        return line.toArray();
    }

    /** Further sentences that can be the answer, or a part of one. */
    public Claims<P> with(String prefix) {
        said.addAll(keys(game, prefix));
        return this;
    }

    private static Set<String> keys(Game game, String prefix) {
        Properties words = new Properties();
        String path = "text/" + game.id() + "/en.properties";
        try (InputStream stream = Claims.class.getClassLoader().getResourceAsStream(path)) {
            words.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return words.stringPropertyNames().stream().filter(key -> key.startsWith(prefix))
            .map(key -> key.replaceFirst("\\.(one|two|few|many|other)$", "")).collect(Collectors.toCollection(TreeSet::new));
    }

    public Claims<P> check(String key, Check<P> check) {
        checks.put(key, check);
        return this;
    }

    /**
     * Holds what is said in positions of random games.
     *
     * @param fewest positions
     * @param most   moves of a position that are asked about
     * @param start  of a game
     */
    public Claims<P> holdIn(int fewest, int most, Function<Random32, P> start) {
        assertEquals(said, new TreeSet<>(checks.keySet()), "each sentence has its check");
        int before = positions;
        for (int seed = 0; positions < before + fewest; seed++) play(seed, most, start);
        return this;
    }

    /** Goes on until each sentence has been said. */
    public void untilAllAreSaid(int most, Function<Random32, P> start) {
        for (int seed = 1_000_000; met.size() < said.size(); seed++) {
            assertTrue(seed < 1_000_000 + MOST_GAMES, () -> "never said in " + positions + " positions: " + unsaid());
            play(seed, most, start);
        }
    }

    private Set<String> unsaid() {
        Set<String> unsaid = new TreeSet<>(said);
        unsaid.removeAll(met.keySet());
        return unsaid;
    }

    private void play(int seed, int most, Function<Random32, P> start) {
        Random32 random = new Random32(seed);
        P position = start.apply(random);
        MoveList moves = new MoveList();
        for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
            // Not every one: what follows each other is much alike.
            if (random.below(4) == 0) hold(position, question.of(position, random), most, random);
            position.moves(moves);
            position.play(game.randomMove(moves, random));
        }
        hold(position, question.of(position, random), most, random);
    }

    private void hold(P position, int[] asked, int most, Random32 random) {
        // Of the moves of a finished game there is nothing to be said.
        if (asked.length == 0) return;
        positions++;
        List<P> deals = deals(position);
        for (int i = 0; i < Math.min(most, asked.length); i++) {
            int other = i + random.below(asked.length - i);
            int chosen = asked[other];
            asked[other] = asked[i];
            Message said = answer(position, chosen);
            if (said != null) hold(position, chosen, said, deals);
        }
    }

    private Message answer(P position, int chosen) {
        try {
            return answer.of(position, chosen);
        } catch (AssertionError wrong) {
            throw new AssertionError(game.id() + " in " + game.notation().positionText(position), wrong);
        }
    }

    /** Each sentence of a message, which may be put together of several. */
    private void hold(P position, int move, Message message, List<P> deals) {
        Check<P> check = checks.get(message.key());
        if (check != null) {
            met.merge(message.key(), 1, Integer::sum);
            try {
                check.hold(position, move, message, deals);
            } catch (AssertionError untrue) {
                throw new AssertionError(game.id() + ": " + message + " of " + text(position, move) + " in "
                    + game.notation().positionText(position), untrue);
            }
        }
        for (Object part : message.arguments()) if (part instanceof Message sentence) hold(position, move, sentence, deals);
    }

    private String text(P position, int move) {
        boolean isLegal = IntStream.of(moves(position)).anyMatch(legal -> legal == move);
        return isLegal ? game.notation().moveText(position, move) : Integer.toHexString(move);
    }

    private List<P> deals(P position) {
        List<P> deals = new ArrayList<>();
        for (int seed = 1; seed <= DEALS; seed++) deals.add(dealt(position, seed));
        return deals;
    }

    /** The position as the seat to move may think it is. */
    @SuppressWarnings("unchecked")
    private static <P extends Position> P dealt(P position, int seed) {
        P deal = (P) position.copy();
        deal.determinize(position.toMove(), new Random32(seed));
        return deal;
    }

    /** The legal moves in their order. */
    public static int[] moves(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.toArray();
    }

    /** What an enumeration is of, in its order. */
    public static List<Message> each(Message message) {
        String key = message.key();
        boolean isList = List.of("table.listed", "table.either").contains(key) || key.contains(".list.") || key.contains(".sides.");
        if (!isList) return List.of(message);
        return message.arguments().stream().flatMap(part -> each((Message) part).stream()).toList();
    }

    /** A message among a claim's arguments. */
    public static Message part(Message claim, int argument) {
        return (Message) claim.arguments().get(argument);
    }

    /** What comes last in a key. */
    public static String lastOf(Message message) {
        return message.key().substring(message.key().lastIndexOf('.') + 1);
    }

    /** A copy on which the move was played. */
    @SuppressWarnings("unchecked")
    public static <P extends Position> P after(P position, int move) {
        P after = (P) position.copy();
        after.play(move);
        return after;
    }
}
