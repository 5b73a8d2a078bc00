package uniboard.games.unlur;

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

/** Unlur: two players, open information, a hexagonal board, and a contract that decides who has which colour and aim. */
public final class UnlurGame implements Game {
    /** The option for how many cells a side has. */
    public static final String SIZE = "size";

    @Override
    public String id() {
        return "unlur";
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
    public GameWords words() {
        return new UnlurGameWords();
    }

    @Override
    public GameAnalysis analysis() {
        return new UnlurAnalysis();
    }
}
