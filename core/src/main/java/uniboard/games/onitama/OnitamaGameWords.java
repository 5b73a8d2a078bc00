package uniboard.games.onitama;

import java.util.List;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;

/** What Onitama says. */
final class OnitamaGameWords implements GameWords {
    @Override
    public Message seatName(int seat) {
        return OnitamaWords.seat(seat);
    }

    @Override
    public int attempt(List<String> places) {
        return OnitamaChoices.attempt(places);
    }

    @Override
    public PositionWords of(Position position) {
        return new OnitamaPositionWords((OnitamaPosition) position);
    }
}
