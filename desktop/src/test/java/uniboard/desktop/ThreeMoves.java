package uniboard.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.InputProcessor;
import java.nio.file.Path;
import java.util.List;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/**
 * Plays three moves in a real window as a person would: taps the places of the first legal move, waits for the bot's reply. Ends with
 * status 0, or 1 if a reply doesn't come.
 */
final class ThreeMoves extends WrappedListener {
    private static final String START = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 1
        """;
    private static final int HUMAN = 0;
    private static final int BOT = 1;
    /** Three moves of the human and two of the bot; with these cards nobody can have won before. */
    private static final int PLIES = 5;
    /** Time for an animation to end after a tap or a move. */
    private static final int FRAMES_TO_SETTLE = 45;
    /** A minute at the window's pace. */
    private static final int PATIENCE_FRAMES = 3600;

    private final FileStorage storage;
    private final Remembered accessibility;
    private final Path picture;
    private int frames;
    private int lastEvent;
    private int stepsTapped;
    private int lastPly;
    private boolean succeeded;

    private ThreeMoves(ApplicationListener program, FileStorage storage, Remembered accessibility, Path picture) {
        super(program);
        this.storage = storage;
        this.accessibility = accessibility;
        this.picture = picture;
    }

    /** @param arguments the file to save a picture to */
    public static void main(String... arguments) {
        FileStorage storage = new FileStorage(DataFolder.ofThisUser());
        Remembered accessibility = new Remembered();
        ThreeMoves[] player = new ThreeMoves[1];
        DesktopLauncher launcher = new DesktopLauncher(storage, new WindowMemory(null), accessibility, System.err);
        int status = launcher.run(new LaunchOptions("onitama", Language.ENGLISH, START),
            program -> player[0] = new ThreeMoves(program, storage, accessibility, Path.of(arguments[0])));
        System.exit(status == 0 && player[0].succeeded ? 0 : 1);
    }

    @Override
    public void render() {
        super.render();
        Gdx.graphics.requestRendering();
        frames++;
        if (frames - lastEvent < FRAMES_TO_SETTLE) return;
        Position position = position();
        if (position.ply() != lastPly) {
            lastPly = position.ply();
            lastEvent = frames;
            stepsTapped = 0;
            return;
        }
        if (position.ply() >= PLIES && position.toMove() != BOT) {
            Screenshot.save(picture);
            succeeded = true;
            Gdx.app.exit();
        } else if (frames > PATIENCE_FRAMES) {
            System.err.println("Stuck at ply " + position.ply() + ", tapped " + stepsTapped + ", status: " + accessibility.view.status()
                + ", places: " + accessibility.view.places());
            Gdx.app.exit();
        } else if (position.toMove() == HUMAN) {
            tapNextStep(position);
        }
    }

    private Position position() {
        String saved = storage.load("record.onitama");
        return GameRecord.read(saved == null ? START : saved, new AllGames()).replay();
    }

    private void tapNextStep(Position position) {
        List<Choice.Step> steps = firstChoice(position).steps();
        if (stepsTapped == steps.size()) return;
        AccessibilityTree.Place place = accessibility.place(steps.get(stepsTapped).place());
        if (place == null) return;
        tap(place);
        stepsTapped++;
        lastEvent = frames;
    }

    private static Choice firstChoice(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return new AllGames().game("onitama").words(position).choice(moves.get(0));
    }

    private static void tap(AccessibilityTree.Place place) {
        int x = Math.round((place.x() + place.width() / 2f) * WindowSize.density());
        int y = Math.round((place.y() + place.height() / 2f) * WindowSize.density());
        InputProcessor input = Gdx.input.getInputProcessor();
        input.mouseMoved(x, y);
        input.touchDown(x, y, 0, Buttons.LEFT);
        input.touchUp(x, y, 0, Buttons.LEFT);
    }

    /** Remembers what the table shows. */
    private static final class Remembered implements AccessibilityBridge {
        private AccessibilityTree view = new AccessibilityTree("", "", "", "", AccessibilityTree.Urgency.POLITE, null, List.of(), null,
            null);

        @Override
        public void show(AccessibilityTree newView) {
            view = newView;
        }

        private AccessibilityTree.Place place(String name) {
            return view.places().stream().filter(place -> place.name().equals(name)).findFirst().orElse(null);
        }
    }
}
