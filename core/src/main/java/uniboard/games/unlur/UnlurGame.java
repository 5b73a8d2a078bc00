package uniboard.games.unlur;

import java.util.List;
import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.MoveEvaluator;
import uniboard.game.Notation;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;

/** Unlur: two players, open information, a hexagonal board, and a contract that decides who has which colour and aim. */
public final class UnlurGame implements Game {
    /** The option for how many cells a side has. */
    public static final String SIZE = "size";

    @Override
    public String id() {
        return "unlur";
    }

    @Override
    public Message seatName(int seat) {
        return UnlurWords.seat(seat);
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice(SIZE, "8", "6", "7", "8", "10"));
    }

    /** An empty board. Nothing is dealt. */
    @Override
    public UnlurPosition start(Options options, Random32 random) {
        UnlurBoard board = UnlurBoard.of(options.getInt(SIZE));
        return new UnlurPosition(board, new int[board.cells()], 0, Position.NOBODY);
    }

    @Override
    public Notation notation() {
        return UnlurNotation.INSTANCE;
    }

    @Override
    public Message checkOption(String id, String value, Position start) {
        String size = Integer.toString(((UnlurPosition) start).board().size());
        return size.equals(value) ? null : Message.of("unlur.error.optionSize", value, size);
    }

    @Override
    public Choice choice(Position position, int move) {
        return UnlurChoices.choice((UnlurPosition) position, move);
    }

    @Override
    public Message whyNot(Position position, int attempt) {
        return UnlurWhyNot.explain((UnlurPosition) position, attempt);
    }

    @Override
    public Message ending(Position position) {
        return UnlurWords.over((UnlurPosition) position);
    }

    @Override
    public Message ending(Position position, int viewer) {
        return UnlurWords.over((UnlurPosition) position, viewer);
    }

    @Override
    public Message aim(Position position, int viewer) {
        return Message.of(((UnlurPosition) position).isContract() ? "unlur.aim.contract" : "unlur.aim.play");
    }

    @Override
    public Message told(Position position, int move, int viewer) {
        boolean isOwn = position.toMove() == viewer;
        return UnlurMove.isPass(move) && !isOwn ? Message.of("unlur.told.pass") : choice(position, move).spoken();
    }

    @Override
    public Message listed(Position before, int move, int viewer, Position now) {
        return UnlurWords.listed((UnlurPosition) before, move);
    }

    @Override
    public int attempt(List<String> places) {
        return UnlurChoices.attempt(places);
    }

    @Override
    public List<Message> describe(Position position, int viewer) {
        return UnlurWords.describe((UnlurPosition) position);
    }

    @Override
    public Message whyPlay(Position position, int move) {
        return UnlurAdvice.whyPlay((UnlurPosition) position, move);
    }

    @Override
    public String showcase() {
        return UnlurShowcase.RECORD;
    }

    @Override
    public List<Benchmark> benchmarks() {
        return List.of(new UnlurPlayouts(6), new UnlurPlayouts(8), UnlurSearches.CONTRACT_AND_PLAY);
    }

    @Override
    public List<Bot> bots() {
        return UnlurBot.BY_LEVEL;
    }

    @Override
    public MoveEvaluator weigher() {
        return new UnlurWeigher();
    }
}
