package uniboard.stage.setup;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Setup;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SetupView;

/** The pieces to be put on the board, in groups of which one piece each is chosen: several small groups beside each other. */
final class PieceGroups extends Group {
    /** Of a piece: followed by its id. */
    private static final String PIECE = "piece:";
    private static final float ONLY_ROW = 52;
    private static final float ROW = UiContext.TOUCH;
    private static final float GAP = UiContext.UNIT;
    private static final float NARROW_GAP = 4;
    /** In a row of several groups. */
    private static final int MOST_IN_ROW = 7;

    private final UiContext look;
    private final List<Setup.Group> groups;
    private final List<List<PieceButton>> buttons = new ArrayList<>();
    /** Of each group one. */
    private final List<Setup.Piece> chosen = new ArrayList<>();

    PieceGroups(UiContext look, SetupView view, float width, Consumer<String> act) {
        this.look = look;
        groups = view.rules().groups();
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(width, height(view.rules()));
        for (Setup.Group group : groups) chosen.add(group.pieces().get(0));
        float y = getHeight();
        for (List<Setup.Group> row : rows(groups)) {
            y -= height(groups.size());
            layRow(row, view, y, act);
            y -= NARROW_GAP;
        }
    }

    /** As many groups in a row as are narrow enough. */
    private static List<List<Setup.Group>> rows(List<Setup.Group> groups) {
        List<List<Setup.Group>> rows = new ArrayList<>();
        int pieces = 0;
        for (Setup.Group group : groups) {
            pieces += group.pieces().size();
            if (rows.isEmpty() || pieces > MOST_IN_ROW) {
                rows.add(new ArrayList<>());
                pieces = group.pieces().size();
            }
            rows.get(rows.size() - 1).add(group);
        }
        return rows;
    }

    private void layRow(List<Setup.Group> row, SetupView view, float y, Consumer<String> act) {
        int pieces = 0;
        for (Setup.Group group : row) pieces += group.pieces().size();
        float gap = groups.size() == 1 ? GAP : NARROW_GAP;
        float between = 2 * GAP;
        float each = (getWidth() - (pieces - row.size()) * gap - (row.size() - 1) * between) / pieces;
        float x = 0;
        for (Setup.Group group : row) {
            List<PieceButton> laid = new ArrayList<>();
            for (Setup.Piece piece : group.pieces()) {
                List<String> pictures = piece.equals(Setup.NOTHING) ? List.of("icon-delete") : view.pictures().apply(piece.id());
                PieceButton button = new PieceButton(look, PIECE + piece.id(), each, height(groups.size()), act);
                if (pictures.isEmpty()) button.write(look.texts().say(piece.name()));
                else button.draw(pictures);
                look.lay(this, button, x, y, each, button.getHeight());
                laid.add(button);
                x += each + gap;
            }
            x += between - gap;
            buttons.add(laid);
        }
    }

    private static float height(int groups) {
        return groups == 1 ? ONLY_ROW : ROW;
    }

    /** Of all pieces, in any width; 0 if there are none. */
    static float height(Setup rules) {
        List<Setup.Group> groups = rules.groups();
        int rows = rows(groups).size();
        return rows == 0 ? 0 : rows * height(groups.size()) + (rows - 1) * NARROW_GAP;
    }

    /** One piece of each group; nothing where there is none. */
    List<Setup.Piece> chosen() {
        return chosen.isEmpty() ? List.of(Setup.NOTHING) : List.copyOf(chosen);
    }

    /** @return whether the place is one of the pieces offered: then it is chosen */
    boolean choose(String place) {
        for (int i = 0; i < groups.size(); i++) {
            for (Setup.Piece piece : groups.get(i).pieces()) {
                if (!place.equals(PIECE + piece.id())) continue;
                chosen.set(i, piece);
                return true;
            }
        }
        return false;
    }

    void show() {
        for (int i = 0; i < groups.size(); i++) {
            for (int j = 0; j < buttons.get(i).size(); j++) buttons.get(i).get(j).show(isChosen(i, groups.get(i).pieces().get(j)));
        }
    }

    private boolean isChosen(int group, Setup.Piece piece) {
        return piece.id().equals(chosen.get(group).id());
    }

    List<AccessibilityTree.Region> regions(float screenHeight) {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        for (int i = 0; i < groups.size(); i++) {
            List<AccessibilityTree.Place> places = new ArrayList<>();
            for (Setup.Piece piece : groups.get(i).pieces()) {
                places.add(Target.place(buttons.get(i).get(places.size()), screenHeight, look.texts().say(piece.name()),
                    isChosen(i, piece) ? AccessibilityTree.State.ON : AccessibilityTree.State.OFF, places.size()));
            }
            String name = i == 0 ? "pieces" : "pieces" + (i + 1);
            String label = look.texts().say(groups.get(i).name());
            regions.add(new AccessibilityTree.Region(name, AccessibilityTree.Region.Kind.RADIO, label, places));
        }
        return regions;
    }
}
