package uniboard.app.door;

import uniboard.game.Game;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;

/** The position editor, and the room in which tasks are made. */
record SetupRooms(SetupRoom editor, TaskRoom tasks) implements WorkshopRooms {
    @Override
    public void setUp(Game game) {
        editor.open(game);
    }

    @Override
    public boolean isMakingTask(Match match) {
        return tasks.isMaking(match);
    }

    @Override
    public void makeTask(UiContext look, Screen screen, GameSession session) {
        tasks.make(look, screen, session);
    }
}
