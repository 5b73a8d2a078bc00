package uniboard.games.unlur.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Position;
import uniboard.games.unlur.UnlurMove;
import uniboard.games.unlur.UnlurPosition;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.SeatPlate;
import uniboard.stage.scene.Viewpoint;

/** What lies around the board: the players' plates, the button that passes, and where there is room each colour's aim. */
final class TableParts {
    private final UiContext look;
    private final UnlurPlaces places;
    private final Viewpoint viewpoint;
    private final SeatPlate nearPlate;
    private final SeatPlate farPlate;
    private final ContractActor contract;
    /** Null where there is no room for them. */
    private final GoalActor lineGoal;
    private final GoalActor yGoal;

    TableParts(UiContext look, UnlurPlaces places, Viewpoint viewpoint, Group ground, Consumer<String> tapped) {
        this.look = look;
        this.places = places;
        this.viewpoint = viewpoint;
        nearPlate = plate(places.nearPlate(), ground);
        farPlate = plate(places.farPlate(), ground);
        contract = new ContractActor(look, places, tapped);
        ground.addActor(contract);
        lineGoal = goal(GoalActor.Goal.LINE, places.lineGoal(), ground);
        yGoal = goal(GoalActor.Goal.Y, places.yGoal(), ground);
    }

    private SeatPlate plate(Rectangle box, Group ground) {
        SeatPlate plate = new SeatPlate(look, SeatPlate.Form.LINE, "mark-none");
        plate.setBounds(box.x, box.y, box.width, box.height);
        ground.addActor(plate);
        return plate;
    }

    private GoalActor goal(GoalActor.Goal goal, Rectangle box, Group ground) {
        if (box == null) return null;
        GoalActor actor = new GoalActor(look, goal, box);
        ground.addActor(actor);
        return actor;
    }

    void show(SceneState<UnlurPosition> state) {
        UnlurPosition position = state.position();
        contract.show(position);
        contract.setAvailable(state.selection() != null);
        contract.setHinted(state.hinted().contains(UnlurMove.PASS_TEXT));
        showPlate(nearPlate, viewpoint.nearSeat(), state);
        showPlate(farPlate, 1 - viewpoint.nearSeat(), state);
        if (lineGoal == null) return;
        boolean taken = !position.isContract() && viewpoint.you() != Position.NOBODY;
        yGoal.setOwn(taken && viewpoint.you() == position.black());
        lineGoal.setOwn(taken && viewpoint.you() != position.black());
    }

    private static void showPlate(SeatPlate plate, int seat, SceneState<UnlurPosition> state) {
        plate.setMark(state.position().isContract() ? "mark-none" : colour(seat, state.position()));
        plate.show(state.plates().get(seat), List.of());
    }

    private static String colour(int seat, UnlurPosition position) {
        return seat == position.black() ? "mark-black" : "mark-white";
    }

    /** Each colour's mark goes from the button to the player who has it now. */
    void planTaking(UnlurMotion motion, UnlurPosition after) {
        Rectangle box = places.pass();
        for (int seat = 0; seat < 2; seat++) {
            SeatPlate plate = seat == viewpoint.nearSeat() ? nearPlate : farPlate;
            Rectangle to = plate.markBox();
            to.x += plate.getX();
            to.y += plate.getY();
            Picture mark = new Picture(look.art().region(colour(seat, after)));
            mark.setBounds(look.snap(box.x + box.width / 2 - to.width / 2), look.snap(box.y + box.height / 2 - to.height / 2), to.width,
                to.height);
            motion.take(mark, to);
        }
    }
}
