package uniboard.app.table;

import uniboard.app.registry.Boxes;
import uniboard.app.window.Window;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.Match;
import uniboard.stage.table.CurtainScreen;
import uniboard.stage.table.TableProgram;

/** Covers the table while the device goes from hand to hand. */
final class Curtains {
    private final Window window;
    private final Boxes boxes;
    private final TableProgram program;

    Curtains(Window window, Boxes boxes, TableProgram program) {
        this.window = window;
        this.boxes = boxes;
        this.program = program;
    }

    /** Asks for the person who is to move. */
    void show(Match match) {
        Game game = match.game();
        Message person = game.words(match.position()).seatName(match.toMove());
        // At the start nobody holds the device yet.
        boolean isNew = match.record().plies() < match.position().seats();
        Message advice = isNew ? Message.of("curtain.first", person) : Message.of("curtain.alone");
        window.show(game.id(), (look, layout, still) -> new CurtainScreen(look, layout, look.texts().say("game." + game.id()),
            look.texts().say(person), boxes.box(game).colours().mark(match.position(), match.toMove()), look.texts().say(advice), program));
    }
}
