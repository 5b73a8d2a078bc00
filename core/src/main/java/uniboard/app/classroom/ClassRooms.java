package uniboard.app.classroom;

import uniboard.game.Game;

/** A class at this device, as its teacher or as one of its pupils. */
interface ClassRooms {
    /** Opens a class, shows the one that runs, or goes on with the one that is kept: at another game's page all its pupils follow there. */
    void teach(Game game);

    /** Follows a class's link; the teacher's own device goes on teaching. */
    void come(String link, Game game);

    /** Lets time go by. */
    void frame();

    /** The program ends. */
    void close();
}
