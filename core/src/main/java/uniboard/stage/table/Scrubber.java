package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Runs through the moves of the line shown: has them go by, says how fast, and leads to any position by its knob. */
final class Scrubber extends Group {
    static final String WATCH = "control:watch";
    static final String SPEED = "control:speed";
    /** Of the track: followed by the plies of the position that its knob was drawn to. */
    private static final String PLACE = "scrub:";
    private static final float TRACK = 4;
    private static final float KNOB = 16;
    private static final float GROUND = 26;

    /**
     * How the moves go by.
     *
     * @param isOn  whether they do now
     * @param speed times as fast as they were played
     */
    record Going(boolean isOn, int speed) {
    }

    private final UiContext look;
    private final Consumer<String> chosen;
    private final ControlButton play;
    private final ControlButton stop;
    private final Group pace = new Group();
    private final TextActor paceWords;
    private final Group track = new Group();
    private final Picture line;
    private final Actor knob;
    private String paceLabel = "";
    private boolean isOn;
    private int plies;
    private int shown;

    Scrubber(UiContext look, float width, Consumer<String> chosen) {
        this.look = look;
        this.chosen = chosen;
        setTransform(false);
        setSize(width, UiContext.TOUCH);
        play = new ControlButton(look, WATCH, "icon-play", look.texts().say("table.watch"), ControlButton.Word.UNSEEN, chosen);
        stop = new ControlButton(look, WATCH, "icon-pause", look.texts().say("table.watch.stop"), ControlButton.Word.UNSEEN, chosen);
        addActor(play);
        addActor(stop);
        pace.setTransform(false);
        pace.setBounds(width - UiContext.TOUCH, 0, UiContext.TOUCH, UiContext.TOUCH);
        PatchPicture edge = PatchPicture.edge(look, "pill-outline", faded(0.3f));
        edge.setBounds(2, (UiContext.TOUCH - GROUND) / 2, UiContext.TOUCH - 4, GROUND);
        pace.addActor(edge);
        paceWords = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().ink(), TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        paceWords.setBounds(0, 0, UiContext.TOUCH, UiContext.TOUCH);
        pace.addActor(paceWords);
        Target.make(pace, SPEED, chosen);
        addActor(pace);
        track.setTransform(false);
        track.setTouchable(Touchable.enabled);
        track.setBounds(UiContext.TOUCH + KNOB / 2, 0, width - 2 * UiContext.TOUCH - KNOB - UiContext.UNIT, UiContext.TOUCH);
        line = new Picture(look.art().region("pixel"), faded(0.25f));
        line.setBounds(0, (UiContext.TOUCH - TRACK) / 2, track.getWidth(), TRACK);
        knob = new Picture(look.art().region("switch-knob"), look.theme().ink());
        knob.setBounds(0, (UiContext.TOUCH - KNOB) / 2, KNOB, KNOB);
        track.addActor(line);
        track.addActor(knob);
        track.addListener(new Drag());
        addActor(track);
    }

    private Color faded(float strength) {
        Color ink = look.theme().ink();
        return new Color(ink.r, ink.g, ink.b, strength);
    }

    /** Draws the knob along. */
    private final class Drag extends InputListener {
        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            drawTo(x);
            return true;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            drawTo(x);
        }

        private void drawTo(float x) {
            int ply = Math.round(Math.max(0, Math.min(1, x / track.getWidth())) * plies);
            if (ply != shown) chosen.accept(PLACE + ply);
        }
    }

    /** @param nowShown plies of the position that the table shows */
    void show(int nowShown, int allPlies, Going going) {
        shown = nowShown;
        plies = allPlies;
        isOn = going.isOn();
        play.setVisible(!isOn);
        stop.setVisible(isOn);
        play.setAvailable(plies > 0);
        String times = going.speed() + "×";
        paceWords.line(times);
        paceLabel = look.texts().say("table.speed", times);
        knob.setX(look.snap((plies == 0 ? 0 : track.getWidth() * shown / plies) - KNOB / 2));
    }

    /** The plies that a place of the track stands for; below 0 if it is none. */
    static int pliesOf(String place) {
        return place.startsWith(PLACE) ? Integer.parseInt(place.substring(PLACE.length())) : -1;
    }

    void addPlaces(List<AccessibilityTree.Place> places, float screenHeight) {
        places.add((isOn ? stop : play).place(screenHeight, places.size()));
        places.add(Target.place(pace, screenHeight, paceLabel, AccessibilityTree.State.PLAIN, places.size()));
    }
}
