package uniboard.games.unlur;

import java.util.List;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;

/** What Unlur says. */
final class UnlurGameWords implements GameWords {
    @Override
    public Message seatName(int seat) {
        return UnlurWords.seat(seat);
    }

    @Override
    public int attempt(List<String> places) {
        return UnlurChoices.attempt(places);
    }

    @Override
    public PositionWords of(Position position) {
        return new UnlurPositionWords((UnlurPosition) position);
    }
}
