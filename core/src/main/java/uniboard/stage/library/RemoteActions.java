package uniboard.stage.library;

import uniboard.game.Game;

/** What a table asks of the program to play with people at other devices. */
public interface RemoteActions {
    /** Whether others can be invited to the game on the table. */
    boolean offersInviting();

    /** Whether friends at devices of their own can be invited to a game. */
    boolean offersFriends(Game game);

    /** Whether the moves of a game can go to and fro as links. */
    boolean offersLetters(Game game);

    /** Invites friends to the next game of the kind on the table, as the settings have it. */
    void invite();

    /** Begins the next game of the kind on the table, whose moves go to and fro as links. */
    void beginByLinks();

    /** Whether tables can be looked for that wait for anybody. */
    boolean offersOpenTables();

    /** Looks for one of the game on the table. */
    void findTable();

    /** Whether the table that is shared last can be come back to from this one. */
    boolean offersReturn();

    void comeBack();

    /** Whether the table is one of several devices. */
    boolean isShared();

    /** What is done there; null while there is none, and before there was one. */
    SharedTableActions shared();

    /** Teaching a class. */
    ClassActions classes();
}
