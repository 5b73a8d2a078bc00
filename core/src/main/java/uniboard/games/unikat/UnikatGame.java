package uniboard.games.unikat;

import java.util.List;
import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.GameAnalysis;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Notation;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.search.RandomPlay;
import uniboard.search.StrongestPlay;

/**
 * Unikat: two to four players with hidden racks, 81 cards laid in chains side by side, each different from its neighbours in one feature.
 */
public final class UnikatGame implements Game {
    private static final String SEATS = "seats";
    private static final String ROUNDS = "rounds";
    /** Which seat begins the first round: its number, or {@link #LOT}. */
    static final String FIRST = "first";
    static final String LOT = "lot";
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
    public List<Option> options() {
        return List.of(Option.range(SEATS, 2, UnikatPosition.FEWEST_SEATS, UnikatPosition.MOST_SEATS),
            Option.range(ROUNDS, 1, 1, UnikatPosition.MOST_ROUNDS), Option.choice(FIRST, LOT, LOT, "1", "2", "3", "4"));
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

    @Override
    public GameWords words() {
        return new UnikatGameWords();
    }

    @Override
    public GameAnalysis analysis() {
        return new UnikatAnalysis();
    }
}
