package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.ScoreSheet;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.UiContext;

/** What stands beside a table: what the player is told, and where it is high enough the points, if any are kept, and the moves. */
final class SideColumn {
    private static final float STATUS_ROOM = 168;
    /** Lower than this the moves would tell too little. */
    private static final float LEAST_LOG = 160;
    /** Below the end of a game, whose words need the room. */
    private static final float LOWEST_LOG = 160;

    private final UiContext look;
    private final Rectangle room;
    private final CachedLayer still;
    /** Of the seats; null where no points are kept. */
    private final List<String> marks;
    private final String wayBack;
    private final Consumer<String> chosen;
    private final StatusPanel status;
    private PointsPanel points;
    /** Null where there is no room for it. */
    private MoveLog moves;

    /**
     * @param marks   the seats' pictures; null where no points are kept
     * @param wayBack the key of the words for what leads to the last position
     */
    SideColumn(UiContext look, Rectangle room, CachedLayer still, List<String> marks, String wayBack, Consumer<String> chosen) {
        this.look = look;
        this.room = room;
        this.still = still;
        this.marks = marks;
        this.wayBack = wayBack;
        this.chosen = chosen;
        status = new StatusPanel(look, room.width, Math.min(STATUS_ROOM, room.height), chosen);
        if (hasRoomForMoves(room)) layBelow(STATUS_ROOM);
        // Above the others: words too long for its room lie over them.
        status.setX(room.x);
        still.addActor(status);
    }

    /** @param room may be null */
    static boolean hasRoomForMoves(Rectangle room) {
        return room != null && room.height >= STATUS_ROOM + LEAST_LOG;
    }

    private void layBelow(float told) {
        if (points != null) points.remove();
        if (moves != null) moves.remove();
        float top = room.height - told - 2 * UiContext.UNIT;
        if (marks != null) {
            points = new PointsPanel(look, marks, room.width);
            top -= points.getHeight();
            points.setPosition(room.x, room.y + top);
            still.addActor(points);
            top -= 2 * UiContext.UNIT;
        }
        moves = top < LOWEST_LOG ? null : new MoveLog(look, room.width, top, wayBack, chosen);
        if (moves != null) {
            moves.setPosition(room.x, room.y);
            still.addActor(moves);
        }
        // Words too long for its room lie over them.
        status.toFront();
    }

    /** The card at the game's end takes the place of what is told, or, with null, gives it back. */
    void end(Actor card) {
        status.setVisible(card == null);
        layBelow(card == null ? STATUS_ROOM : card.getHeight());
        if (card != null) still.addActor(card);
    }

    void tell(TableWords.Told told, StatusPanel.Act act) {
        status.show(told.heading(), told.sentence(), act, room.y + room.height);
    }

    void show(ScoreSheet scores) {
        if (points != null) points.show(scores);
    }

    void list(MoveList list, int shown, Scrubber.Going going) {
        if (moves != null) moves.show(list, shown, going);
    }

    /** What can be done about what is told. */
    List<AccessibilityTree.Region> act(float screenHeight) {
        AccessibilityTree.Place act = status.actPlace(screenHeight);
        if (act == null) return List.of();
        String label = act.name().equals(StatusPanel.BACK) ? look.texts().say("table.earlier") : act.label();
        return List.of(new AccessibilityTree.Region("earlier", AccessibilityTree.Region.Kind.TOOLBAR, label, List.of(act)));
    }

    List<AccessibilityTree.Region> moves(float screenHeight) {
        return moves == null ? List.of() : moves.regions(screenHeight);
    }
}
