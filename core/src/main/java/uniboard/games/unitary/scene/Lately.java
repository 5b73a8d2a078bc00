package uniboard.games.unitary.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.match.MoveRow;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** What a seat has done in its latest turn: in words as large as their room lets them be or, where it is too small, in small cards. */
final class Lately {
    private static final int[] SIZES = {UiContext.SMALL, 11, 10};
    private static final String EARLIER = "… ";
    private static final float CARD = 24;
    private static final float LEAST_CARD = 15;
    private static final float GAP = 3;

    private Lately() {
    }

    /** Null if the seat has done nothing since the viewer's own move. */
    static MoveRow of(Situation now, int seat) {
        List<MoveRow> lately = now.state().lately();
        for (int i = lately.size() - 1; i >= 0; i--) if (lately.get(i).seat() == seat) return lately.get(i);
        return null;
    }

    /** Null if there is no room at all. What was done last is kept longest. */
    static Actor actor(UiContext look, MoveRow turn, float width, float height) {
        List<Message> moves = turn.sentences();
        for (int first = 0; first < moves.size(); first++) {
            String said = look.texts().say(Message.listed(moves.subList(first, moves.size())));
            TextActor text = words(look, first == 0 ? said : EARLIER + said, width, height);
            if (text != null) return text;
        }
        return cards(look, turn, width, Math.min(CARD, height - 2));
    }

    /** Null where words in so little room would be too small. */
    static TextActor words(UiContext look, String words, float width, float height) {
        if (width <= 0) return null;
        for (int size : SIZES) {
            TextActor text = new TextActor(look, TextStyle.SANS, size, look.theme().softInk(), TextActor.Place.START).wrapped(words, width);
            text.setSize(width, text.textHeight());
            if (text.textHeight() <= height && text.textWidth() <= width) return text;
            text.line("");
        }
        return null;
    }

    private static Actor cards(UiContext look, MoveRow turn, float width, float height) {
        UnitaryMovePictures pictures = new UnitaryMovePictures();
        List<Actor> cards = new ArrayList<>();
        float taken = -GAP;
        for (int i = turn.made().size() - 1; i >= 0; i--) {
            for (Actor card : pictures.of(look, turn.made().get(i).move(), height)) {
                taken += GAP + card.getWidth();
                if (taken <= width) cards.add(0, card);
            }
        }
        if (cards.isEmpty()) return height < LEAST_CARD ? null : cards(look, turn, width, height * 0.8f);
        Group row = new Group();
        row.setTransform(false);
        float x = 0;
        for (Actor card : cards) {
            card.setX(x);
            x += card.getWidth() + GAP;
            row.addActor(card);
        }
        row.setSize(x - GAP, height);
        if (look.rightToLeft()) for (Actor card : cards) card.setX(row.getWidth() - card.getX() - card.getWidth());
        return row;
    }
}
