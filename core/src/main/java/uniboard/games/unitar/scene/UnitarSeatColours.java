package uniboard.games.unitar.scene;

import uniboard.game.Position;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarPosition;
import uniboard.stage.scene.SeatColours;

/** Colours are drawn at the start; where they are hidden nobody is shown in one. */
public final class UnitarSeatColours implements SeatColours {
    public static final SeatColours INSTANCE = new UnitarSeatColours();

    private UnitarSeatColours() {
    }

    @Override
    public int of(Position position, int seat) {
        UnitarPosition unitar = (UnitarPosition) position;
        return unitar.areColoursHidden() ? Position.NOBODY : UnitarColour.BLUE - unitar.colour(seat);
    }
}
