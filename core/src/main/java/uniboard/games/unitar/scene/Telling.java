package uniboard.games.unitar.scene;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarDeed;
import uniboard.games.unitar.UnitarStep;
import uniboard.games.unitar.UnitarStory;
import uniboard.stage.kit.Look;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRegion;

/** A comparison is told, then what comes of it. */
final class Telling implements Moment, Story.Teller {
    private final Situation now;
    private final UnitarStep step;
    private final TableParts parts;
    private final SceneHost host;
    private final Story story;

    /**
     * @param now   after the comparison
     * @param layer that is drawn
     */
    Telling(Situation now, TableParts parts, SceneHost host, Look look, Group layer, Pace pace) {
        this.now = now;
        this.parts = parts;
        this.host = host;
        step = now.comparison();
        story = new Story(look, layer, parts.field().motion(), step.deeds(), pace, this);
    }

    Story story() {
        return story;
    }

    @Override
    public void lay(TableParts table) {
        table.field().show(step.before());
        table.frames().tell(now.state(), step.before());
        table.beside(side -> {
            side.compare(step, now.who());
            side.buttons().reset();
            side.buttons().addAgain(story::tell);
            side.buttons().addOn(SceneWords.of(step.comparison().order().isEmpty() ? "goOn" : "carryOut"), story::goOn);
        });
    }

    @Override
    public List<SceneRegion> regions(FieldView field, SideView side) {
        return List.of(side.rows(), field.blocks(this::tap));
    }

    @Override
    public Prompt prompt() {
        return new Prompt(SceneWords.of("shown", Message.of("unitar.scene.round", Integer.toString(step.round()))), now.outcome());
    }

    /** Wherever the field is tapped. */
    @Override
    public Runnable tap(int block) {
        return story::hurry;
    }

    @Override
    public void revealed(int marks, boolean agreeing, boolean judged) {
        parts.beside(side -> side.reveal(marks, agreeing, judged));
        parts.field().show(step.before());
        if (judged) parts.field().judge(step);
    }

    @Override
    public void judged() {
        host.narrate(now.outcome());
    }

    @Override
    public void begins(UnitarDeed deed) {
        parts.beside(side -> side.buttons().reset());
        host.narrate(UnitarStory.deedOf(now.position(), deed));
    }

    @Override
    public void done(int deeds) {
        parts.beside(side -> side.done(deeds));
        parts.frames().tell(now.state(), step.deeds().get(deeds - 1).after());
    }
}
