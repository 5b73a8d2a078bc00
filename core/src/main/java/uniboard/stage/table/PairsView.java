package uniboard.stage.table;

import java.util.List;
import java.util.Objects;
import uniboard.game.Message;
import uniboard.game.Position;

/** What is shown of games that are played side by side. */
public record PairsView(ClassFrame frame, List<Board> boards) {

    /**
     * One of the games.
     *
     * @param place    as the accessibility tree calls it
     * @param position as everyone may see it
     * @param lastMove {@link uniboard.match.Match#NO_MOVE} where there was none
     * @param state    changes with the position
     * @param players  by seat
     * @param times    that they have left, by seat, null where none is counted; empty: nowhere
     * @param told     how far it is
     * @param label    all there is to say of it
     */
    public record Board(String place, Position position, int lastMove, Object state, List<Message> players,
        List<Message> times, Message told, Message label) {
        /** Whether the position needn't be shown again. */
        boolean isAt(Board other) {
            return Objects.equals(state, other.state);
        }

        boolean isLike(Board other) {
            boolean isSaidAlike = told.equals(other.told) && label.equals(other.label) && times.equals(other.times);
            return isSaidAlike && isAt(other) && players.equals(other.players);
        }
    }

    /** Whether the boards of the other fit where these are. */
    boolean hasRoomFor(PairsView other) {
        if (boards.size() != other.boards.size() || !frame.hasRoomFor(other.frame)) return false;
        for (int i = 0; i < boards.size(); i++) {
            Board each = boards.get(i);
            Board now = other.boards.get(i);
            boolean isAlike = each.place.equals(now.place) && each.players.equals(now.players) && each.times.size() == now.times.size();
            if (!isAlike) return false;
        }
        return true;
    }

    /** Whether the other shows the same. */
    public boolean isLike(PairsView other) {
        if (other == null || !frame.told().equals(other.frame.told()) || !hasRoomFor(other)) return false;
        for (int i = 0; i < boards.size(); i++) if (!boards.get(i).isLike(other.boards.get(i))) return false;
        return true;
    }
}
