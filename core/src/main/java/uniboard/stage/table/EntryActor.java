package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** In a bar: the address where late comers type the signs of a class's code, and the signs. */
final class EntryActor extends Group {
    private final UiContext look;
    private final ClassEntry entry;

    EntryActor(UiContext look, ClassEntry entry, float height) {
        this.look = look;
        this.entry = entry;
        setTransform(false);
        TextActor page = words(TextStyle.SANS, entry.page());
        TextActor signs = words(TextStyle.SANS_BOLD, entry.signs());
        float start = page.textWidth() + UiContext.UNIT;
        setSize(start + signs.textWidth(), height);
        page.setBounds(0, 0, page.textWidth(), height);
        signs.setBounds(start, 0, signs.textWidth(), height);
        addActor(page);
        addActor(signs);
    }

    /** Addresses and codes run from left to right in every language. */
    private TextActor words(TextStyle style, String words) {
        return new TextActor(look, style, UiContext.TITLE, look.theme().ink(), TextActor.Place.START, Direction.LEFT_TO_RIGHT).line(words);
    }

    /** Has it spoken as one of the places. */
    void tell(SpotList places, Consumer<String> chosen) {
        Target.make(this, entry.place(), chosen);
        places.add(this, look.texts().say(entry.spoken()), AccessibilityTree.State.UNAVAILABLE);
    }
}
