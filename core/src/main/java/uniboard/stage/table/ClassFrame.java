package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.game.Message;

/**
 * What stands around the tables of a class.
 *
 * @param game  its id
 * @param told  sentences above the tables
 * @param foot  buttons below them
 * @param entry how late comers find the class
 * @param leave the word of the door
 */
public record ClassFrame(String game, Color colour, Message title, List<Message> told, List<LobbyView.Button> foot, ClassEntry entry,
    Message leave) {
    /** Whether the other's words fit where these are. */
    boolean hasRoomFor(ClassFrame other) {
        return foot.equals(other.foot) && told.size() == other.told.size();
    }
}
