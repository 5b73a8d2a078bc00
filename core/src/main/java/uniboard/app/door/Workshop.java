package uniboard.app.door;

import java.util.function.Consumer;
import uniboard.app.platform.Platform;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.Waiting;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.table.PositionEditor;
import uniboard.stage.table.PositionWorkshop;

/** Fetches the parts of the program in which positions are analysed and set up and tasks made, and opens them. */
final class Workshop implements PositionWorkshop {
    private final FirstRooms first;
    private final LibraryActions asking;
    private final Consumer<String> tryOut;
    /** Null before the door was opened. */
    private PositionEditor rooms;

    /** @param tryOut shows an exercise, and afterwards the table again */
    Workshop(FirstRooms first, LibraryActions asking, Consumer<String> tryOut) {
        this.first = first;
        this.asking = asking;
        this.tryOut = tryOut;
    }

    @Override
    public boolean offersSetup(Game game) {
        return first.boxes().offersSetup(game);
    }

    @Override
    public void setUp(Game game) {
        first.bring(Platform.SETUP, () -> rooms().setUp(game));
    }

    @Override
    public boolean offersAnalysis(GameSession session) {
        Match match = session.match();
        if (match.outcome().over() || match.isPlayedAlone()) return true;
        Position shown = match.record().replay(session.history().shownPly());
        return match.onlyPerson() == shown.toMove() && session.turn().waiting() == Waiting.PERSON;
    }

    @Override
    public void analyse() {
        analyse(null, first.program()::leaveRules);
    }

    private void analyse(GameRecord setUp, Runnable leave) {
        first.bring(Platform.ANALYSIS, () -> AnalysisDoor.open(first, setUp, leave));
    }

    @Override
    public boolean isMakingTask(Match match) {
        return rooms != null && rooms.isMakingTask(match);
    }

    @Override
    public void makeTask(UiContext look, Screen screen, GameSession session) {
        first.bring(Platform.SETUP, () -> rooms().makeTask(look, screen, session));
    }

    private PositionEditor rooms() {
        if (rooms == null) rooms = SetupDoor.open(first, asking, tryOut, this::analyse);
        return rooms;
    }
}
