package uniboard.stage;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.text.TextStyle;

/** The boxes of all games. */
public final class MenuScreen extends Screen {
    private static final String GAME = "game:";
    private static final String GO_ON = "control:goOn";

    private final Look look;
    private final TableLayout layout;
    private final List<Box> boxes;
    private final Function<Game, GameRecord> kept;
    private final Message notice;
    private final Program program;
    private final List<Mirror.Place> places = new ArrayList<>();
    private final List<ControlButton> controls = new ArrayList<>();

    /**
     * @param kept   gives a game's record that can be gone on with, or null
     * @param notice what the player is to be told, or null
     */
    public MenuScreen(Look look, TableLayout layout, StillLayer still, List<Box> boxes, Function<Game, GameRecord> kept, Message notice,
        Program program) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.boxes = boxes;
        this.kept = kept;
        this.notice = notice;
        this.program = program;
        float y = layout.height() - 160;
        for (Box box : boxes) {
            Group group = Target.group(24, y, 300, 80);
            PatchPicture ground = new PatchPicture(look.art().patch("panel"), box.colour());
            ground.setSize(300, 80);
            group.addActor(ground);
            TextActor name = new TextActor(look, TextStyle.SERIF, Look.TITLE, look.theme().ink(), TextActor.Place.CENTRE);
            name.line(look.texts().say("game." + box.game().id())).setBounds(0, 0, 300, 80);
            group.addActor(name);
            Target.make(group, GAME + box.game().id(), this::activate);
            still.addActor(group);
            places.add(Target.place(group, layout.height(), look.texts().say("game." + box.game().id()), Mirror.State.PLAIN, places.size()));
            y -= 100;
        }
        ControlButton settings = new ControlButton(look, TableControls.SETTINGS, "icon-settings", look.texts().say("table.settings"),
            ControlButton.Word.BESIDE, this::activate);
        settings.setPosition(layout.width() - settings.getWidth() - 8, layout.height() - 48);
        controls.add(settings);
        still.addActor(settings);
    }

    @Override
    public void open() {
    }

    @Override
    protected Mirror.View shown() {
        List<Mirror.Place> others = new ArrayList<>();
        for (ControlButton button : controls) others.add(button.place(layout.height(), others.size()));
        String status = notice == null ? "" : look.texts().say(notice);
        return new Mirror.View("Uniboard", status, "", Mirror.Urgency.POLITE, null, List.of(
            new Mirror.Region("games", Mirror.Region.Kind.LIST, look.texts().say("menu.games"), places),
            new Mirror.Region("controls", Mirror.Region.Kind.TOOLBAR, look.texts().say("table.controls"), others)), null, null);
    }

    @Override
    protected void chosen(String place) {
        for (Box box : boxes) if (place.equals(GAME + box.game().id())) program.play(box.game());
        if (place.equals(TableControls.SETTINGS)) {
            open(new SettingsSheet(look, this, List.of(new TableSettings(look.texts(), program).ofTable()), null), TableControls.SETTINGS);
        }
    }

    @Override
    protected void stepBack() {
    }
}
