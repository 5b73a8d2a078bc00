package uniboard.games.noughts;

import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.GameWords;
import uniboard.game.Notation;
import uniboard.game.Options;
import uniboard.game.Random32;

/** Noughts and crosses: two players, open information, a board of 3×3. */
public final class NoughtsGame implements Game {
    @Override
    public String id() {
        return "noughts";
    }

    /** An empty board. Nothing is dealt. */
    @Override
    public NoughtsPosition start(Options options, Random32 random) {
        return new NoughtsPosition(0);
    }

    @Override
    public Notation notation() {
        return NoughtsNotation.INSTANCE;
    }

    @Override
    public String showcase() {
        return NoughtsShowcase.RECORD;
    }

    @Override
    public List<Bot> bots() {
        return NoughtsBot.BY_LEVEL;
    }

    @Override
    public GameWords words() {
        return new NoughtsGameWords();
    }
}
