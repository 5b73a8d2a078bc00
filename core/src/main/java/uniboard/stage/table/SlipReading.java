package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.UiContext;

/** Words of the moment that are longer than their slip. */
final class SlipReading implements TableSheets.Reading {
    private final ScrollArea scroll;

    SlipReading(UiContext look) {
        scroll = new ScrollArea(look, () -> { });
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
    public void on() {
        float before = scroll.scrolled();
        scroll.scrollBy(scroll.getHeight());
        if (scroll.scrolled() == before) scroll.scrollBy(-before);
    }
}
