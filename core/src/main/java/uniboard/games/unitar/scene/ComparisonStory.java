package uniboard.games.unitar.scene;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarStep;
import uniboard.games.unitar.UnitarStory;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRegion;

/** A comparison is told, then what comes of it. */
final class ComparisonStory implements TablePhase, Story.Teller {
    private final Situation now;
    private final UnitarStep step;
    private final TableParts parts;
    private final SceneHost host;
    private final UiContext look;
    private final Story story;
    private boolean judged;

    /**
     * @param now   after the comparison
     * @param layer that is drawn
     * @param begun where the story begins
     */
    ComparisonStory(Situation now, TableParts parts, SceneHost host, UiContext look, Group layer, Pace pace, Story.Progress begun) {
        this.now = now;
        this.parts = parts;
        this.host = host;
        this.look = look;
        step = now.comparison();
        story = new Story(look, layer, parts.field().motion(), step.executions(), pace, this, begun);
    }

    Story story() {
        return story;
    }

    /** Whether it tells what led to the same position. */
    boolean tells(Situation other) {
        return now.position().ply() == other.position().ply();
    }

    @Override
    public void lay(TableParts table) {
        table.field().show(step.before());
        table.frames().tell(now.state(), step.before());
        table.beside(side -> {
            side.compare(step, now.who());
            layButtons(side.buttons());
        });
    }

    /** As long as the comparison is being shown nothing says what comes of it. */
    private void layButtons(ButtonsActor buttons) {
        buttons.reset();
        if (judged) buttons.addAgain(story::tell);
        if (judged) buttons.addOn(SceneWords.of(goesOnBy()), story::goOn);
        else buttons.addOn(SceneWords.of("goOn"), story::hurry);
    }

    private String goesOnBy() {
        return step.comparison().order().isEmpty() ? "goOn" : "carryOut";
    }

    @Override
    public List<SceneRegion> regions(FieldView field, SideView side) {
        return List.of(side.rows(), field.blocks(this::tap));
    }

    @Override
    public Prompt prompt() {
        Message heading = SceneWords.of("shown", Message.of("unitar.scene.round", Integer.toString(step.round())));
        return new Prompt(heading, judged ? now.outcome() : SceneWords.of("comparing"));
    }

    /** Wherever the field is tapped: only the button carries anything out. */
    @Override
    public Runnable tap(int block) {
        return () -> {
            if (!story.hurry()) host.narrate(SceneWords.of("goOnBy", SceneWords.of(goesOnBy())));
        };
    }

    @Override
    public void revealed(int marks, boolean agreeing) {
        judged = false;
        reveal(side -> side.reveal(marks, agreeing));
        parts.field().show(step.before());
    }

    @Override
    public void judged() {
        judged = true;
        reveal(SideView::judge);
        parts.field().show(step.before());
        parts.field().judge(step);
    }

    private void reveal(Consumer<SideView> what) {
        parts.beside(side -> {
            what.accept(side);
            layButtons(side.buttons());
        });
    }

    @Override
    public void read() {
        host.narrate(now.outcome());
    }

    @Override
    public int begins(UnitarExecution execution) {
        parts.beside(side -> side.buttons().reset());
        Message told = UnitarStory.told(now.position(), execution);
        host.narrate(told);
        return look.texts().say(told).length();
    }

    @Override
    public void done(int executions) {
        parts.beside(side -> side.done(executions));
        parts.frames().tell(now.state(), step.executions().get(executions - 1).after());
    }
}
