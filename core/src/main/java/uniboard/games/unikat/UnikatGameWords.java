package uniboard.games.unikat;

import java.util.List;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.Option;
import uniboard.game.Position;
import uniboard.game.PositionWords;

/** What Unikat says. */
final class UnikatGameWords implements GameWords {
    @Override
    public Message seatName(int seat) {
        return UnikatWords.seat(seat);
    }

    @Override
    public int seatMeant(Option option, String value) {
        return option.id().equals(UnikatGame.FIRST) && !value.equals(UnikatGame.LOT) ? Integer.parseInt(value) - 1 : Position.NOBODY;
    }

    @Override
    public int attempt(List<String> places) {
        return UnikatChoices.attempt(places);
    }

    @Override
    public PositionWords of(Position position) {
        return new UnikatPositionWords((UnikatPosition) position);
    }
}
