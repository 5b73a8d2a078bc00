package uniboard.games.unikat;

import java.util.List;
import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Highlight;
import uniboard.game.Message;
import uniboard.game.MoveEvaluator;
import uniboard.game.MoveList;
import uniboard.game.Notation;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.ScoreSheet;
import uniboard.search.RandomPlay;
import uniboard.search.StrongestPlay;

/**
 * Unikat: two to four players with hidden racks, 81 cards laid in chains side by side, each different from its neighbours in one feature.
 */
public final class UnikatGame implements Game {
    private static final String SEATS = "seats";
    private static final String ROUNDS = "rounds";
    /** Which seat begins the first round: its number, or {@link #LOT}. */
    private static final String FIRST = "first";
    private static final String LOT = "lot";
    private static final int GAMES_OF_BENCHMARK = 6_000;

    @Override
    public String id() {
        return "unikat";
    }

    @Override
    public int minSeats() {
        return UnikatPosition.FEWEST_SEATS;
    }

    @Override
    public int maxSeats() {
        return UnikatPosition.MOST_SEATS;
    }

    @Override
    public Message seatName(int seat) {
        return UnikatWords.seat(seat);
    }

    @Override
    public List<Option> options() {
        return List.of(Option.range(SEATS, 2, UnikatPosition.FEWEST_SEATS, UnikatPosition.MOST_SEATS),
            Option.range(ROUNDS, 1, 1, UnikatPosition.MOST_ROUNDS), Option.choice(FIRST, LOT, LOT, "1", "2", "3", "4"));
    }

    @Override
    public int seatMeant(Option option, String value) {
        return option.id().equals(FIRST) && !value.equals(LOT) ? Integer.parseInt(value) - 1 : Position.NOBODY;
    }

    @Override
    public UnikatPosition start(Options options, Random32 random) {
        UnikatPosition start = new UnikatPosition(options.getInt(SEATS), options.getInt(ROUNDS), random);
        String first = options.get(FIRST);
        return first.equals(LOT) ? start : start.begunBy(Integer.parseInt(first) - 1);
    }

    @Override
    public Notation notation() {
        return UnikatNotation.INSTANCE;
    }

    /** A lay with probability 3/4 where there is one: moves chosen alike, most games would end without a laid card. */
    @Override
    public int randomMove(MoveList moves, Random32 random) {
        int lays = 0;
        while (lays < moves.size() && UnikatMove.kind(moves.get(lays)) == UnikatMove.Kind.LAY) lays++;
        boolean lay = lays == moves.size() || lays > 0 && random.below(4) > 0;
        return moves.get(lay ? random.below(lays) : lays + random.below(moves.size() - lays));
    }

    @Override
    public Message checkOption(String id, String value, Position start) {
        UnikatPosition position = (UnikatPosition) start;
        return switch (id) {
            case SEATS -> conflict("unikat.error.optionSeats", value, position.seats());
            case ROUNDS -> conflict("unikat.error.optionRounds", value, position.rounds());
            default -> value.equals(LOT) || position.round() > 1 ? null
                : conflict("unikat.error.optionFirst", value, position.starter() + 1);
        };
    }

    private static Message conflict(String key, String value, int inStart) {
        String found = Integer.toString(inStart);
        return found.equals(value) ? null : Message.of(key, value, found);
    }

    @Override
    public Choice choice(Position position, int move) {
        return UnikatChoices.choice((UnikatPosition) position, move);
    }

    @Override
    public Message whyNot(Position position, int attempt) {
        return UnikatWhyNot.explain((UnikatPosition) position, attempt);
    }

    @Override
    public Message ending(Position position) {
        return UnikatEnding.of((UnikatPosition) position, Position.NOBODY);
    }

    @Override
    public Message ending(Position position, int viewer) {
        return UnikatEnding.of((UnikatPosition) position, viewer);
    }

    @Override
    public Message aim(Position position, int viewer) {
        int rounds = ((UnikatPosition) position).rounds();
        return rounds == 1 ? Message.of("unikat.aim.lay") : Message.of("unikat.aim.rounds", rounds);
    }

    @Override
    public Message listed(Position before, int move, int viewer, Position now) {
        return UnikatRowWords.of((UnikatPosition) before, move);
    }

    @Override
    public Message listHeading(Position position) {
        UnikatPosition shown = (UnikatPosition) position;
        return shown.rounds() == 1 ? null : Message.of("unikat.scores.round", Integer.toString(shown.round()));
    }

    @Override
    public boolean continuesRow(Position position) {
        return ((UnikatPosition) position).phase() != UnikatPhase.TURN;
    }

    @Override
    public int attempt(List<String> places) {
        return UnikatChoices.attempt(places);
    }

    @Override
    public List<Message> describe(Position position, int viewer) {
        return UnikatDescription.of((UnikatPosition) position, viewer);
    }

    @Override
    public Message whyPlay(Position position, int move) {
        return UnikatAdvice.whyPlay((UnikatPosition) position, move);
    }

    @Override
    public ScoreSheet scores(Position position) {
        return UnikatScores.sheet((UnikatPosition) position);
    }

    @Override
    public String showcase() {
        return UnikatShowcase.RECORD;
    }

    @Override
    public List<Benchmark> benchmarks() {
        return List.of(new RandomPlay(this, GAMES_OF_BENCHMARK), StrongestPlay.withAllNumbersOfSeats(this));
    }

    @Override
    public List<Bot> bots() {
        return UnikatBot.BY_LEVEL;
    }

    /** A card from the bag, if it is laid in the same turn or the player's next one. */
    @Override
    public Message luck(Position before, int[] moves) {
        return UnikatLuck.of((UnikatPosition) before, moves);
    }

    @Override
    public Highlight feat(Position before, int[] moves) {
        return UnikatFeat.of((UnikatPosition) before, moves);
    }

    @Override
    public MoveEvaluator weigher() {
        return new UnikatWeigher();
    }
}
