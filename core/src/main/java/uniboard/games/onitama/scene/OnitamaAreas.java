package uniboard.games.onitama.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.onitama.OnitamaCard;
import uniboard.games.onitama.OnitamaPosition;
import uniboard.games.onitama.OnitamaSquare;
import uniboard.stage.BoardScene.Area;
import uniboard.stage.BoardScene.Spot;
import uniboard.stage.Mirror.Region.Kind;
import uniboard.stage.Viewpoint;

/** The parts of the table as keyboard and mirror go through them: the near hand, the board, the far hand with the card beside the board. */
final class OnitamaAreas {
    private final Viewpoint viewpoint;
    private final List<OnitamaCard> cards;

    /** @param cards in the order of {@link OnitamaPlaces#hands} */
    OnitamaAreas(Viewpoint viewpoint, List<OnitamaCard> cards) {
        this.viewpoint = viewpoint;
        this.cards = cards;
    }

    List<Area> all() {
        return List.of(
            new Area("hand", Kind.LIST, handLabel(viewpoint.nearSeat()), spots(OnitamaPlaces.NEAR, OnitamaPlaces.NEAR + 1)),
            new Area("board", Kind.GRID, Message.of("onitama.area.board"), squares()),
            new Area("others", Kind.LIST, Message.of("onitama.area.others"),
                spots(OnitamaPlaces.SIDE, OnitamaPlaces.FAR, OnitamaPlaces.FAR + 1)));
    }

    private Message handLabel(int seat) {
        if (seat == viewpoint.you()) return Message.of("onitama.area.yourHand");
        return Message.of(seat == OnitamaPosition.BLUE ? "onitama.area.hand.blue" : "onitama.area.hand.red");
    }

    private List<Spot> spots(int... slots) {
        List<Spot> spots = new ArrayList<>();
        for (int slot : slots) spots.add(new Spot(cards.get(slot).id(), 0, spots.size()));
        return spots;
    }

    /** From the far edge to the near one, from left to right. */
    private List<Spot> squares() {
        List<Spot> spots = new ArrayList<>();
        boolean turned = viewpoint.nearSeat() == OnitamaPosition.RED;
        int last = OnitamaSquare.SIZE - 1;
        for (int row = 0; row <= last; row++) {
            for (int column = 0; column <= last; column++) {
                int at = OnitamaSquare.of(turned ? last - column : column, turned ? row : last - row);
                spots.add(new Spot(OnitamaSquare.name(at), row, column));
            }
        }
        return spots;
    }
}
