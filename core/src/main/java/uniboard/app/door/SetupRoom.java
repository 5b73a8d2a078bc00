package uniboard.app.door;

import java.util.Collections;
import java.util.Map;
import java.util.function.BiConsumer;
import uniboard.app.platform.UrlParameters;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.Draft;
import uniboard.match.GameRecord;
import uniboard.match.KnownRecord;
import uniboard.match.Seat;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.scene.SetupView;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.setup.SetupScreen;

/** Opens the position editor. A draft is stored until it is played. */
final class SetupRoom {
    private static final String KEY = "setup.";

    private final FirstRooms first;
    private final LibraryActions asking;
    private final Runnable task;
    private final BiConsumer<GameRecord, Runnable> analyse;

    /**
     * @param task    begins a task of the position on the table
     * @param analyse analyses the first position of a game, and leads back by what comes with it
     */
    SetupRoom(FirstRooms first, LibraryActions asking, Runnable task,
        BiConsumer<GameRecord, Runnable> analyse) {
        this.first = first;
        this.asking = asking;
        this.task = task;
        this.analyse = analyse;
    }

    void open(Game game) {
        edit(new Draft(game, begun(game)));
    }

    private void edit(Draft draft) {
        Game game = draft.game();
        SetupView view = first.boxes().setup(game);
        Viewpoint viewpoint = first.table().viewpoint();
        // Where nobody hides anything, pieces are called by their colours, not by whose they are.
        if (KnownRecord.isOpen(game)) viewpoint = new Viewpoint(viewpoint.nearSeat(), Position.NOBODY);
        SetupScreen.Context context = new SetupScreen.Context(draft, view, first.boxes().box(game), viewpoint, asking,
            new Random32(first.platform().seed()), this::shown, company -> play(draft, company), () -> keep(draft),
            first.program()::leaveRules);
        first.program().hideTable();
        first.window().show(game.id(), (look, layout, still) -> new SetupScreen(look, layout, still, context));
    }

    private Position shown() {
        return first.table().session().seen().shown();
    }

    private Position begun(Game game) {
        String kept = first.platform().storage().load(KEY + game.id());
        if (kept == null) return shown();
        try {
            return first.boxes().setup(game).rules().read(kept);
        } catch (NotationException unreadable) {
            return shown();
        }
    }

    private void keep(Draft draft) {
        first.platform().storage().save(KEY + draft.game().id(), draft.text());
    }

    private void play(Draft draft, SetupScreen.Company company) {
        GameRecord record = UrlParameters.of(Map.of(), draft.game()).from(draft.text());
        if (company == SetupScreen.Company.NOBODY) {
            analyse.accept(record, () -> edit(draft));
            return;
        }
        if (company != SetupScreen.Company.BOTS) {
            record = record.withSeats(Collections.nCopies(record.seats().size(), Seat.HUMAN));
        }
        first.platform().storage().remove(KEY + draft.game().id());
        boolean isInTheWay = !first.table().match().isUntouched();
        first.table().open(record, "");
        if (company == SetupScreen.Company.TEACHER) {
            // Set up by hand, it hides nothing.
            first.table().match().playAlone();
            first.table().takeDevice();
            task.run();
            first.program().tell(Message.of("task.how", Message.of("task.open")));
        } else if (isInTheWay) {
            first.program().tell(Message.of("table.newGame.undo", Message.of("table.takeBack")));
        }
    }
}
