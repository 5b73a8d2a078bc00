package uniboard.app.share;

import uniboard.app.platform.Platform;
import uniboard.app.table.PlayTable;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.KnownRecord;
import uniboard.match.Match;

/** Two people far apart without a line between their devices: their moves go to and fro as links. */
public final class ByLinks {
    private static final int PEOPLE = 2;

    private final Platform platform;
    private final PlayTable table;

    public ByLinks(Platform platform, PlayTable table) {
        this.platform = platform;
        this.table = table;
    }

    /** Where nobody hides anything, a link tells the other all. */
    public boolean isOffered(Game game) {
        boolean makesLinks = platform.sharing().offersSharing() && !platform.sharing().address(game.id()).isEmpty();
        return makesLinks && !platform.embedded() && game.maxSeats() == PEOPLE && KnownRecord.isOpen(game);
    }

    /**
     * Begins a new game of the same kind for two people; the one here moves first.
     *
     * @param told why this game goes by links
     */
    public void begin(Message told) {
        table.putAside();
        Match match = table.next().ofPeople(table.match().game());
        table.sitDown(match, told);
        table.takeSide(match.toMove());
        table.show();
    }
}
