package uniboard.app.door;

import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.table.PositionEditor;

/** The position editor, and the room in which tasks are made. */
record SetupRooms(Boxes boxes, SetupRoom editor, TaskRoom tasks) implements PositionEditor {
    @Override
    public boolean offersSetup(Game game) {
        return boxes.offersSetup(game);
    }

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
