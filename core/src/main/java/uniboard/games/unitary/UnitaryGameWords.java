package uniboard.games.unitary;

import java.util.List;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;

/** What Unitary says. */
final class UnitaryGameWords implements GameWords {
    @Override
    public Message seatName(int seat) {
        return UnitaryWords.seat(seat);
    }

    @Override
    public int attempt(List<String> places) {
        return UnitaryChoices.attempt(places);
    }

    @Override
    public PositionWords of(Position position) {
        return new UnitaryPositionWords((UnitaryPosition) position);
    }
}
