package uniboard.stage.setup;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Setup;
import uniboard.match.Draft;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SetupView;
import uniboard.text.TextStyle;

/** Beside the edited position: what is wrong with it, the pieces to place, and the commands. */
final class SetupPanel extends Group {
    static final String CONTROL = "control:";
    static final String UNDO = "control:undo";
    static final String REDO = "control:redo";
    static final String TURN = "control:turn";
    static final String TEXT = "control:text";
    static final String FROM_GAME = "control:fromGame";
    static final String PROPERTIES = "control:properties";
    static final String PLAY = "control:play";
    static final String COMPLETE = "control:complete";

    private static final float SAID = 40;
    private static final float GAP = UiContext.UNIT;

    private final UiContext look;
    private final PieceGroups pieces;
    private final List<ControlButton> controls = new ArrayList<>();
    private final MainButton play;
    private final MainButton complete;
    /** Null before anything is. */
    private TextActor said;
    /** Null where there is no room: a control opens the text there. */
    private final PositionField field;

    SetupPanel(UiContext look, SetupView view, Draft draft, float width, float height, Consumer<String> act) {
        this.look = look;
        Setup rules = view.rules();
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(width, height);
        float y = height - SAID;
        pieces = new PieceGroups(look, view, width, act);
        if (pieces.getHeight() > 0) y -= GAP + pieces.getHeight();
        pieces.setPosition(0, y);
        addActor(pieces);
        y -= GAP + UiContext.TOUCH;
        control(UNDO, "icon-take-back", act);
        control(REDO, "icon-redo", act);
        control(TURN, "icon-turn", act);
        float room = height - height(rules) - GAP;
        boolean isRoomy = room >= PositionField.LEAST_HEIGHT;
        if (!isRoomy) control(TEXT, "icon-text", act);
        control(FROM_GAME, "icon-play-on", act);
        if (!rules.properties(draft.position()).isEmpty()) control(PROPERTIES, "icon-moves", act);
        float part = width / controls.size();
        for (int i = 0; i < controls.size(); i++) look.lay(this, controls.get(i), i * part, y, part, UiContext.TOUCH);
        y -= GAP + UiContext.TOUCH;
        play = mainButton(PLAY, y, act);
        complete = mainButton(COMPLETE, y, act);
        field = isRoomy ? new PositionField(look, TEXT, width, room, act) : null;
        if (isRoomy) addActor(field);
    }

    /** Of what a control is called. */
    static String key(String name) {
        return "setup." + name.substring(CONTROL.length());
    }

    private MainButton mainButton(String name, float y, Consumer<String> act) {
        MainButton button = new MainButton(look, look.texts().say(key(name)), getWidth(), UiContext.TOUCH);
        Target.make(button, name, act);
        look.lay(this, button, 0, y, getWidth(), UiContext.TOUCH);
        return button;
    }

    /** Smaller where it is long, and up from what stands below it. */
    private void say(String words) {
        if (said != null) said.remove();
        said = written(words, UiContext.BODY);
        if (said.textHeight() > SAID) said = written(words, UiContext.SMALL);
        look.lay(this, said, 0, getHeight() - SAID, getWidth(), Math.max(SAID, said.textHeight()));
    }

    private TextActor written(String words, int size) {
        return new TextActor(look, TextStyle.SANS_BOLD, size, look.theme().ink(), TextActor.Place.START).wrapped(words, getWidth());
    }

    /** Without a field. */
    static float height(Setup rules) {
        float pieces = PieceGroups.height(rules);
        return SAID + (pieces > 0 ? pieces + GAP : 0) + 2 * UiContext.TOUCH + 2 * GAP;
    }

    private void control(String name, String icon, Consumer<String> act) {
        controls.add(new ControlButton(look, name, icon, look.texts().say(key(name)), ControlButton.Word.BELOW, act));
    }

    PieceGroups pieces() {
        return pieces;
    }

    /**
     * @param text        in the field
     * @param canComplete whether {@link #COMPLETE} is offered in place of {@link #PLAY}
     */
    void show(Draft draft, String text, String words, boolean canComplete) {
        say(words);
        controls.get(0).setAvailable(draft.canUndo());
        controls.get(1).setAvailable(draft.canRedo());
        play.setVisible(!canComplete);
        play.setAvailable(draft.problem() == null);
        complete.setVisible(canComplete);
        pieces.show();
        if (field != null) field.show(text);
    }

    List<AccessibilityTree.Region> regions(float screenHeight) {
        List<AccessibilityTree.Place> done = new ArrayList<>();
        for (ControlButton control : controls) done.add(control.place(screenHeight, done.size()));
        MainButton main = complete.isVisible() ? complete : play;
        done.add(Target.place(main, screenHeight, look.texts().say(key(main.getName())),
            main.isAvailable() ? AccessibilityTree.State.PLAIN : AccessibilityTree.State.UNAVAILABLE, done.size()));
        List<AccessibilityTree.Region> regions = pieces.regions(screenHeight);
        String controlsLabel = look.texts().say("table.controls");
        regions.add(new AccessibilityTree.Region("controls", AccessibilityTree.Region.Kind.TOOLBAR, controlsLabel, done));
        if (field == null) return regions;
        String label = look.texts().say("setup.text.ask");
        regions.add(new AccessibilityTree.Region("text", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say(key(TEXT)),
            List.of(Target.place(field, screenHeight, label, AccessibilityTree.State.PLAIN, 0))));
        return regions;
    }
}
