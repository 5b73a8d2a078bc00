package uniboard.app.remote;

import uniboard.game.Game;
import uniboard.stage.library.SharedTableActions;

/** Tables on several devices: invites, follows invitations, comes back, and shows the lobby or the game. */
interface SharedTables extends SharedTableActions {
    /** Invites friends to the next game, as the settings have it. */
    void invite(Game game);

    /** Looks for a table of the game that waits for anybody. */
    void findTable(Game game);

    /** Follows an invitation, or comes back to a table that was shared. */
    void come(String link, Game game);

    /** Takes a seat that was given to this device in a class. */
    void sit(GivenSeat given);

    /** Whether the game on the table is one of several devices. */
    boolean isShared();

    /**
     * Rules or lessons come in the lobby's place.
     *
     * @return whether there is a lobby, to be come back to
     */
    boolean beginReading();

    /** @return whether that led back to a lobby */
    boolean endReading();

    /** The table is shared no longer here; it can be come back to. */
    void leave();

    /** Lets time go by. */
    void frame();

    /** The program ends. */
    void close();
}
