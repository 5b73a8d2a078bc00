package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/** Words of the moment that are longer than their slip. */
final class SlipReading implements TableSheets.Reading {
    private final UiContext look;
    private final ScrollArea scroll;

    SlipReading(UiContext look) {
        this.look = look;
        scroll = new ScrollArea(look, () -> { });
        scroll.setName(Slip.READ_ON);
        scroll.addListener(new ClickListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                // A tap on the slip elsewhere closes it.
                event.stop();
                return super.touchDown(event, x, y, pointer, button);
            }

            @Override
            public void clicked(InputEvent event, float x, float y) {
                if (inTapSquare()) on();
            }
        });
    }

    @Override
    public Actor area() {
        return scroll;
    }

    @Override
    public void lay(Group words) {
        scroll.content().addActor(words);
        scroll.settle(words.getHeight());
    }

    @Override
    public AccessibilityTree.Place place(float screenHeight) {
        return Target.place(scroll, screenHeight, look.texts().say("table.readOn"), AccessibilityTree.State.PLAIN, 0);
    }

    @Override
    public void on() {
        float before = scroll.scrolled();
        scroll.scrollBy(scroll.getHeight());
        if (scroll.scrolled() == before) scroll.scrollBy(-before);
    }
}
