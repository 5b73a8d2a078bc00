package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The chain under way in a line, from the card on the table that it joined: what each card changes stands over its link. */
final class ChainActor extends Group {
    private static final float CARD = 34;
    private static final float LINK_MARGIN = 6;
    private static final float LEAST_LINK = 30;

    private final UiContext look;
    private final Rectangle room;

    ChainActor(UiContext look, Rectangle room) {
        this.look = look;
        this.room = room;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    void show(UnikatPosition position) {
        clearChildren();
        List<Integer> cards = cards(position);
        if (cards.isEmpty()) return;
        List<TextActor> links = new ArrayList<>();
        float width = CARD;
        int first = cards.size() - 1;
        // The newest links first, as many as there is room for.
        for (int i = cards.size() - 1; i > 0; i--) {
            TextActor link = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().ink(), TextActor.Place.CENTRE);
            link.line(look.texts().say(FeatureWords.link(cards.get(i), cards.get(i - 1))));
            float step = linkWidth(link) + CARD;
            if (width + step > room.width) break;
            width += step;
            links.add(0, link);
            first = i - 1;
        }
        lay(cards, links, first);
    }

    private static float linkWidth(TextActor link) {
        return Math.max(LEAST_LINK, link.textWidth() + 2 * LINK_MARGIN);
    }

    private void lay(List<Integer> cards, List<TextActor> links, int first) {
        float x = 2;
        float y = room.y + (room.height - CARD) / 2;
        for (int i = first; i < cards.size(); i++) {
            place(new CardActor(look, cards.get(i)), x, y, CARD, CARD);
            x += CARD;
            if (i - first == links.size()) break;
            TextActor link = links.get(i - first);
            float width = linkWidth(link);
            place(new Picture(look.art().region("pixel"), new Color(look.theme().goodInk())), x + 3, y + CARD / 2 - 3, width - 6, 2);
            place(link, x, y + CARD / 2 + 1, width, 16);
            x += width;
        }
    }

    private void place(Actor actor, float x, float y, float width, float height) {
        actor.setBounds(look.snap(look.rightToLeft() ? room.x + room.width - x - width : room.x + x), look.snap(y), width, height);
        addActor(actor);
    }

    /** The chain's cards after the one it joined; none if no chain is under way. */
    private static List<Integer> cards(UnikatPosition position) {
        List<Integer> cards = new ArrayList<>();
        int first = position.laidCount() - position.chainLength();
        if (first == position.laidCount()) return cards;
        int joined = joined(position, first);
        if (joined != UnikatCard.NONE) cards.add(joined);
        for (int i = first; i < position.laidCount(); i++) cards.add(position.laidCard(i));
        return cards;
    }

    private static int joined(UnikatPosition position, int index) {
        for (int i = index - 1; i >= 0; i--) {
            int distance = Math.abs(position.laidX(i) - position.laidX(index)) + Math.abs(position.laidY(i) - position.laidY(index));
            if (distance == 1) return position.laidCard(i);
        }
        return UnikatCard.NONE;
    }
}
