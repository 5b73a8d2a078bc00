package uniboard.games.noughts;

import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Notation;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;

/** Noughts and crosses: two players, open information, a board of 3×3. */
public final class NoughtsGame implements Game {
    @Override
    public String id() {
        return "noughts";
    }

    @Override
    public Message seatName(int seat) {
        return Message.of("noughts.seat." + NoughtsWords.side(seat));
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
    public Choice choice(Position position, int move) {
        return NoughtsChoices.choice((NoughtsPosition) position, move);
    }

    @Override
    public int attempt(List<String> places) {
        return NoughtsChoices.attempt(places);
    }

    @Override
    public Message whyNot(Position position, int attempt) {
        return NoughtsWhyNot.explain((NoughtsPosition) position, attempt);
    }

    @Override
    public Message ending(Position position) {
        return NoughtsWords.over((NoughtsPosition) position);
    }

    @Override
    public Message aim(Position position, int viewer) {
        return Message.of("noughts.aim");
    }

    @Override
    public List<Message> describe(Position position, int viewer) {
        return NoughtsWords.describe((NoughtsPosition) position);
    }

    @Override
    public String showcase() {
        return NoughtsShowcase.RECORD;
    }

    @Override
    public List<Bot> bots() {
        return NoughtsBot.BY_LEVEL;
    }
}
