package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import java.util.Objects;
import uniboard.game.Message;
import uniboard.game.Position;

/**
 * What is shown of games that are played side by side.
 *
 * @param game  its id
 * @param told  sentences above the boards
 * @param foot  buttons below them
 * @param entry how late comers find the class
 * @param leave the word of the door
 */
public record PairsView(String game, Color colour, Message title, List<Message> told, List<Board> boards, List<LobbyView.Button> foot,
    ClassEntry entry, Message leave) {

    /**
     * One of the games.
     *
     * @param place    as the mirror calls it
     * @param position as everyone may see it
     * @param lastMove {@link uniboard.match.Match#NO_MOVE} where there was none
     * @param state    changes with the position
     * @param players  by seat
     * @param told     how far it is
     * @param label    all there is to say of it
     */
    public record Board(String place, Position position, int lastMove, Object state, List<Message> players, Message told,
        Message label) {
        /** Whether the position needn't be shown again. */
        boolean isAt(Board other) {
            return Objects.equals(state, other.state);
        }

        boolean isLike(Board other) {
            return isAt(other) && players.equals(other.players) && told.equals(other.told) && label.equals(other.label);
        }
    }

    /** Whether the boards of the other fit where these are. */
    boolean hasRoomFor(PairsView other) {
        if (boards.size() != other.boards.size() || !foot.equals(other.foot) || told.size() != other.told.size()) return false;
        for (int i = 0; i < boards.size(); i++) {
            Board each = boards.get(i);
            Board now = other.boards.get(i);
            if (!each.place.equals(now.place) || !each.players.equals(now.players)) return false;
        }
        return true;
    }

    /** Whether nothing is to be shown again. */
    public boolean isLike(PairsView other) {
        if (other == null || !told.equals(other.told) || !hasRoomFor(other)) return false;
        for (int i = 0; i < boards.size(); i++) if (!boards.get(i).isLike(other.boards.get(i))) return false;
        return true;
    }
}
