package uniboard.app.share;

import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.match.LocalMoves;
import uniboard.match.TablePermissions;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.table.TableOffer;
import uniboard.stage.table.TableProgram;

/** Saves the position shown on the table, as the viewer sees it, as a picture or a drawing. */
public final class PictureSaver {
    private final PlayTable table;
    private final Platform platform;
    private final Boxes boxes;
    private final Window window;
    private final TableProgram program;
    private final IntSupplier seeds;

    /** @param seeds chance for a session in which nobody moves */
    public PictureSaver(PlayTable table, Platform platform, Boxes boxes, Window window, TableProgram program, IntSupplier seeds) {
        this.table = table;
        this.platform = platform;
        this.boxes = boxes;
        this.window = window;
        this.program = program;
        this.seeds = seeds;
    }

    /** @param teller told what came of it */
    void saveDrawing(String name, Consumer<Message> teller) {
        teller.accept(platform.sharing().saveDrawing(name, table.match().game(), table.session().seen().shown(), window.language()));
    }

    /** @param teller told what came of it */
    void savePicture(String name, Consumer<Message> teller) {
        GamePresentation box = boxes.box(table.match().game());
        GameSession shown = new GameSession(table.match(), platform.thinker(), seeds, saved -> { },
            new TablePermissions(TablePermissions.Use.LOOK), new LocalMoves(table.match()));
        Viewpoint viewpoint = table.viewpoint();
        TableOffer offer = new TableOffer(TablePermissions.Use.LOOK, TableOffer.Extent.NONE, Set.of(), TableOffer.Pace.BY_HAND);
        int ply = table.session().history().shownPly();
        window.paint((look, layout, still) -> {
            shown.history().browseFrom(ply);
            return program.sheets().diagram(look, layout, still, shown, box, viewpoint, offer);
        }, (pixels, width, height) -> teller.accept(platform.sharing().savePicture(name, pixels, width, height)));
    }
}
