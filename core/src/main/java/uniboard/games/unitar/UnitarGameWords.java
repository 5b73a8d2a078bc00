package uniboard.games.unitar;

import java.util.List;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;

/** What Unitar says. */
final class UnitarGameWords implements GameWords {
    @Override
    public Message seatName(int seat) {
        return UnitarWords.seat(seat);
    }

    @Override
    public int attempt(List<String> places) {
        return UnitarChoices.attempt(places);
    }

    @Override
    public PositionWords of(Position position) {
        return new UnitarPositionWords((UnitarPosition) position);
    }
}
