package uniboard.games.unitar;

import java.util.Collections;
import java.util.List;
import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Highlight;
import uniboard.game.Message;
import uniboard.game.MoveEvaluator;
import uniboard.game.Notation;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.ScoreSheet;
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
    public Message seatName(int seat) {
        return UnitarWords.seat(seat);
    }

    @Override
    public Message seatName(Position position, int seat) {
        return UnitarWords.seat((UnitarPosition) position, seat);
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
    public Choice choice(Position position, int move) {
        return UnitarChoices.choice((UnitarPosition) position, move);
    }

    /** What isn't opened yet, as far as the viewer may know it. */
    @Override
    public Message told(Position position, int move, int viewer) {
        return UnitarStory.secret((UnitarPosition) position, move, viewer);
    }

    /** The commitment that completes a step tells the whole of it. */
    @Override
    public Message told(Position before, int move, Position after, int viewer) {
        UnitarPosition now = (UnitarPosition) after;
        return now.committed() == 0 ? UnitarStory.of(now) : told(before, move, viewer);
    }

    @Override
    public List<Message> describe(Position position, int viewer) {
        return UnitarDescription.of((UnitarPosition) position, viewer);
    }

    @Override
    public Message whyNot(Position position, int attempt) {
        return UnitarWhyNot.explain((UnitarPosition) position, attempt);
    }

    @Override
    public Message ending(Position position) {
        return UnitarWords.over((UnitarPosition) position);
    }

    @Override
    public Message ending(Position position, int viewer) {
        return UnitarResult.ending((UnitarPosition) position, viewer);
    }

    @Override
    public Message listed(Position before, int move, int viewer, Position now) {
        return UnitarListing.of((UnitarPosition) before, move, viewer, (UnitarPosition) now);
    }

    @Override
    public Message listHeading(Position position) {
        return UnitarListing.heading((UnitarPosition) position);
    }

    @Override
    public ScoreSheet scores(Position position) {
        return UnitarResult.scores((UnitarPosition) position);
    }

    @Override
    public Message aim(Position position, int viewer) {
        return UnitarWords.aim((UnitarPosition) position, viewer);
    }

    @Override
    public int attempt(List<String> places) {
        return UnitarChoices.attempt(places);
    }

    @Override
    public Message whyPlay(Position position, int move) {
        return UnitarAdvice.whyPlay((UnitarPosition) position, move);
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
    public Highlight feat(Position before, int[] moves) {
        return UnitarFeat.of((UnitarPosition) before, moves);
    }

    @Override
    public MoveEvaluator weigher() {
        return new UnitarWeigher();
    }
}
