package uniboard.match;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;

/** What a device that lays a table lets people do at it: usually everything. */
public final class TablePermissions {
    /** What a table is laid for. */
    public enum Use {
        PLAY,
        /** A match to be looked at, from its start to where it stands: nobody moves, bots neither. */
        LOOK
    }

    static final Message PAUSED = Message.of("table.paused");
    static final Message LOCKED = Message.of("table.locked");

    private final Use use;
    private final Set<String> allowed = new LinkedHashSet<>();
    private boolean isPaused;

    public TablePermissions(Use use) {
        this.use = use;
    }

    public boolean isOnlyShown() {
        return use == Use.LOOK;
    }

    /** Whether people and bots wait. */
    boolean isPaused() {
        return isPaused;
    }

    void pause() {
        isPaused = true;
    }

    void resume() {
        isPaused = false;
    }

    /** @param moves in notation, the only ones that people may make; none: whatever is legal */
    void allow(List<String> moves) {
        allowed.clear();
        allowed.addAll(moves);
    }

    /** Whether people may make the move, which is legal. Where none of the allowed moves is, they may make any. */
    boolean allows(Game game, Position position, int move) {
        return allowed.isEmpty() || allowed.contains(game.notation().moveText(position, move)) || !areSomeLegal(game, position);
    }

    private boolean areSomeLegal(Game game, Position position) {
        MoveList legal = new MoveList();
        position.moves(legal);
        for (int i = 0; i < legal.size(); i++) if (allowed.contains(game.notation().moveText(position, legal.get(i)))) return true;
        return false;
    }

    /** Why what a person tries comes to nothing whatever it is; null where it may come to something. */
    Message objection() {
        if (isOnlyShown()) return Message.of("table.onlyShown");
        return isPaused ? PAUSED : null;
    }

    /** What a person is told whose attempt was refused. */
    Message refusal(Message byGame) {
        return allowed.isEmpty() ? byGame : LOCKED;
    }
}
