package uniboard.games.unitary;

import java.util.List;
import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.GameAnalysis;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.Notation;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.search.RandomPlay;
import uniboard.search.StrongestPlay;

/** Unitary: two or three players or two teams, hidden goals, units made of quantities that are played upright or upside down. */
public final class UnitaryGame implements Game {
    private static final String SEATS = "seats";
    private static final int GAMES_OF_BENCHMARK = 30_000;

    @Override
    public String id() {
        return "unitary";
    }

    @Override
    public int minSeats() {
        return UnitaryPosition.FEWEST_SEATS;
    }

    @Override
    public int maxSeats() {
        return UnitaryPosition.MOST_SEATS;
    }

    @Override
    public List<Option> options() {
        return List.of(Option.range(SEATS, 2, UnitaryPosition.FEWEST_SEATS, UnitaryPosition.MOST_SEATS));
    }

    @Override
    public UnitaryPosition start(Options options, Random32 random) {
        return new UnitaryPosition(options.getInt(SEATS), random);
    }

    @Override
    public Notation notation() {
        return UnitaryNotation.INSTANCE;
    }

    @Override
    public Message checkOption(String id, String value, Position start) {
        String inStart = Integer.toString(start.seats());
        return inStart.equals(value) ? null : Message.of("unitary.error.optionSeats", value, inStart);
    }

    @Override
    public String showcase() {
        return UnitaryShowcase.RECORD;
    }

    @Override
    public List<Benchmark> benchmarks() {
        return List.of(new RandomPlay(this, GAMES_OF_BENCHMARK), StrongestPlay.withAllNumbersOfSeats(this));
    }

    @Override
    public List<Bot> bots() {
        return UnitaryBot.BY_LEVEL;
    }

    @Override
    public GameWords words() {
        return new UnitaryGameWords();
    }

    @Override
    public GameAnalysis analysis() {
        return new UnitaryAnalysis();
    }
}
