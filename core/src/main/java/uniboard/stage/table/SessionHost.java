package uniboard.stage.table;

import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.stage.kit.Screen;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SheetOver;

/** What a scene stands on that shows a session: its screen is told of taps, the session of sentences. */
public abstract class SessionHost implements SceneHost {
    private final Screen screen;
    private final Supplier<GameSession> session;

    /** @param session that is shown now */
    protected SessionHost(Screen screen, Supplier<GameSession> session) {
        this.screen = screen;
        this.session = session;
    }

    @Override
    public void tapped(String place) {
        screen.activate(place);
    }

    @Override
    public void tell(Message sentence) {
        session.get().feedback().tell(sentence);
        rearranged();
    }

    @Override
    public void hush() {
        session.get().feedback().hush();
        rearranged();
    }

    @Override
    public void open(SheetOver sheet, String place) {
        screen.open(sheet.make(screen), place);
    }

    @Override
    public void narrate(Message event) {
        session.get().narrate(event);
        rearranged();
    }

    @Override
    public abstract void shifted();

    @Override
    public abstract void rearranged();
}
