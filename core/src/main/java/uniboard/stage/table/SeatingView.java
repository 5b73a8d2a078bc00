package uniboard.stage.table;

import java.util.List;
import uniboard.game.Message;

/** Who is to play whom, before the games begin. */
public record SeatingView(ClassFrame frame, List<Table> tables) {
    /** @param seats in the order in which they are shown */
    public record Table(List<Chair> seats) {
    }

    /**
     * A seat of a table, with somebody who can be moved.
     *
     * @param place    as the accessibility tree calls it
     * @param mark     the picture of the seat's colour
     * @param isBot    whether a bot sits there
     * @param isChosen whether the next that is chosen changes places with it
     * @param label    all there is to say of it
     */
    public record Chair(String place, String mark, Message name, boolean isBot, boolean isChosen, Message label) {
    }
}
