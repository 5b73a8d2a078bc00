package uniboard.stage.table;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/**
 * Between two people's hands on one device: nothing of the table is on the screen, in the accessibility tree or in the words until the next
 * person says that it is they who look.
 */
public final class CurtainScreen extends Screen {
    private static final String OPEN = "control:open";
    private static final float FALL = 0.25f;
    private static final float MARK = 20;
    private static final float WIDTH = 312;
    private static final float PADDING = 3 * UiContext.UNIT;

    private final UiContext look;
    private final TableLayout layout;
    private final Program program;
    private final String person;
    private final String title;
    private final String advice;
    private final Cloth cloth;
    private final MainButton button;
    private final ControlButton menu;

    /**
     * @param person who is to look next, as the game calls them
     * @param mark   their picture
     * @param advice what they are told before they look
     */
    public CurtainScreen(UiContext look, TableLayout layout, String title, String person, String mark, String advice, Program program) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.program = program;
        this.person = person;
        this.title = title;
        this.advice = advice;
        float width = Math.min(WIDTH, layout.width() - 2 * UiContext.UNIT);
        float inner = width - 2 * PADDING;
        TextActor passTo = words(TextStyle.SANS, UiContext.STRONG).line(look.texts().say("curtain.passTo"));
        TextActor name = words(TextStyle.SERIF, UiContext.TITLE).line(person);
        TextActor alone = words(TextStyle.SANS, UiContext.BODY).wrapped(advice, inner);
        button = new MainButton(look, look.texts().say("curtain.open", person), inner, UiContext.TOUCH);
        float height = passTo.textHeight() + name.textHeight() + alone.textHeight() + button.getHeight() + 4 * UiContext.UNIT + 2 * PADDING;
        Panel panel = new Panel(look);
        panel.setBounds(look.snap((layout.width() - width) / 2), look.snap((layout.height() - height) / 2), width, height);
        cloth = new Cloth(look, layout.width(), layout.height());
        addActor(cloth);
        addActor(panel);
        float y = height - PADDING;
        for (TextActor line : List.of(passTo, name, alone)) {
            y -= line.textHeight();
            line.setBounds(PADDING, y, inner, line.textHeight());
            panel.addActor(line);
            if (line == name) panel.addActor(beside(name, mark));
            y -= UiContext.UNIT;
        }
        button.setPosition(PADDING, PADDING);
        panel.addActor(button);
        Target.make(button, OPEN, this::activate);
        menu = new ControlButton(look, TableControls.MENU, "icon-games", look.texts().say("table.menu"), ControlButton.Word.BESIDE,
            this::activate);
        menu.setPosition(look.snap((layout.width() - menu.getWidth()) / 2),
            look.snap(Math.max(0, panel.getY() - menu.getHeight() - UiContext.UNIT)));
        Panel ground = new Panel(look);
        ground.setBounds(menu.getX(), menu.getY(), menu.getWidth(), menu.getHeight());
        addActor(ground);
        addActor(menu);
    }

    private Picture beside(TextActor name, String mark) {
        Picture picture = new Picture(look.art().region(mark));
        float far = (name.getWidth() + name.textWidth()) / 2 + UiContext.UNIT;
        float x = look.rightToLeft() ? name.getWidth() - far - MARK : far;
        picture.setBounds(look.snap(name.getX() + x), look.snap(name.getY() + (name.getHeight() - MARK) / 2), MARK, MARK);
        return picture;
    }

    private TextActor words(TextStyle style, float size) {
        return new TextActor(look, style, size, look.theme().ink(), TextActor.Place.CENTRE);
    }

    @Override
    public void open() {
        if (look.motion().beat() == 0) return;
        cloth.setY(getHeight());
        cloth.addAction(Actions.moveTo(0, 0, FALL, Interpolation.pow2Out));
    }

    @Override
    protected AccessibilityTree shown() {
        String open = look.texts().say("curtain.open", person);
        String status = look.texts().say("curtain.passTo") + ' ' + person + ". " + advice;
        AccessibilityTree.Place opens = Target.place(button, layout.height(), open, AccessibilityTree.State.PLAIN, 0);
        List<AccessibilityTree.Place> places = List.of(opens, menu.place(layout.height(), 1));
        List<AccessibilityTree.Region> regions = List.of(new AccessibilityTree.Region("curtain", AccessibilityTree.Region.Kind.LIST,
            status, places));
        return new AccessibilityTree(title, "", status, "", AccessibilityTree.Urgency.POLITE, null, regions, null, null);
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(OPEN)) program.takeDevice();
        if (place.equals(TableControls.MENU)) program.menu();
    }

    @Override
    protected boolean liesOverAnother() {
        return true;
    }

    @Override
    protected void stepBack() {
        program.menu();
    }
}
