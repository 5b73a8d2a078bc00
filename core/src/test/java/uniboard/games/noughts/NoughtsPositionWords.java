package uniboard.games.noughts;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.PositionWords;

/** What is said of a position of noughts and crosses and of its moves. */
record NoughtsPositionWords(NoughtsPosition position) implements PositionWords {
    @Override
    public Message seatName(int seat) {
        return NoughtsWords.seat(seat);
    }

    @Override
    public Choice choice(int move) {
        return NoughtsChoices.choice(position, move);
    }

    @Override
    public Message whyNot(int attempt) {
        return NoughtsWhyNot.explain(position, attempt);
    }

    @Override
    public Message ending() {
        return NoughtsWords.over(position);
    }

    @Override
    public Message objective(int viewer) {
        return Message.of("noughts.aim");
    }

    @Override
    public List<Message> describe(int viewer) {
        return NoughtsWords.describe(position);
    }
}
