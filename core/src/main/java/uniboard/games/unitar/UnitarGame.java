package uniboard.games.unitar;

import java.util.Collections;
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
import uniboard.search.StrongestPlay;

/** Unitar: three players mark in secret what is to happen to a block; what enough of them agree upon is carried out. */
public final class UnitarGame implements Game {
    private static final String COLOURS = "colours";
    private static final int GAMES_SEARCHED_BY_BENCHMARK = 5;

    @Override
    public String id() {
        return "unitar";
    }

    @Override
    public int minSeats() {
        return UnitarPosition.SEATS;
    }

    @Override
    public int maxSeats() {
        return UnitarPosition.SEATS;
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice(COLOURS, UnitarSecrecy.OPEN.text(), UnitarSecrecy.OPEN.text(), UnitarSecrecy.HIDDEN.text()));
    }

    @Override
    public UnitarPosition start(Options options, Random32 random) {
        return new UnitarPosition(secrecy(options), random);
    }

    private static UnitarSecrecy secrecy(Options options) {
        return UnitarSecrecy.named(options.get(COLOURS));
    }

    @Override
    public UnitarPosition position(Options options, String text) {
        return UnitarNotation.INSTANCE.position(text).with(secrecy(options));
    }

    @Override
    public Notation notation() {
        return UnitarNotation.INSTANCE;
    }

    /** A start lets its colours be open as well as hidden. */
    @Override
    public Message checkOption(String id, String value, Position start) {
        return null;
    }

    @Override
    public String showcase() {
        return UnitarShowcase.RECORD;
    }

    @Override
    public List<Benchmark> benchmarks() {
        List<Options> starts = Collections.nCopies(GAMES_SEARCHED_BY_BENCHMARK, Options.defaults(this));
        return List.of(new UnitarPlayouts(), new StrongestPlay(this, starts, 1));
    }

    @Override
    public List<Bot> bots() {
        return UnitarBot.BY_LEVEL;
    }

    @Override
    public GameWords words() {
        return new UnitarGameWords();
    }

    @Override
    public GameAnalysis analysis() {
        return new UnitarAnalysis();
    }
}
