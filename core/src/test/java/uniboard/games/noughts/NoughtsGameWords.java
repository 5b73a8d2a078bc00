package uniboard.games.noughts;

import java.util.List;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;

/** What noughts and crosses says. */
final class NoughtsGameWords implements GameWords {
    @Override
    public Message seatName(int seat) {
        return NoughtsWords.seat(seat);
    }

    @Override
    public int attempt(List<String> places) {
        return NoughtsChoices.attempt(places);
    }

    @Override
    public PositionWords of(Position position) {
        return new NoughtsPositionWords((NoughtsPosition) position);
    }
}
