package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarCategory;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarComparison;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** On a page of rules: for every seat its frames and, as far as they are open, its marks; those that agree are framed. */
final class ExampleMarks extends Group {
    private static final float ROW = 88;
    private static final float MARK = 18;
    private static final float SIGN = 28;
    private static final float GAP = 7;
    private static final float RING = 3;

    private final UiContext look;
    private final StonePainter stones;
    private final float width;

    ExampleMarks(UiContext look, StonePainter stones, Rectangle room) {
        this.look = look;
        this.stones = stones;
        width = room.width;
        setTransform(false);
        setTouchable(Touchable.disabled);
        setBounds(room.x, room.y, room.width, room.height);
    }

    /**
     * @param entries    one a seat; while colours are hidden, one a colour and then the seats that have chosen
     * @param marks      by seat, as far as they are open
     * @param comparison of all marks, or null
     */
    void show(List<FramesActor.Entry> entries, List<Chosen> marks, UnitarComparison comparison) {
        clearChildren();
        float row = Math.min(ROW, getHeight() / entries.size());
        float y = (getHeight() + row * entries.size()) / 2;
        for (int seat = 0; seat < entries.size(); seat++) {
            y -= row;
            showEntry(entries.get(seat), y + row / 2, row / 2);
            if (seat >= marks.size()) continue;
            showMarks(marks.get(seat), seat, comparison, y + row / 2 - SIGN);
            if (comparison == null) continue;
            Picture verdict = new Picture(look.art().region(comparison.isApproved(seat) ? "approved" : "rejected"));
            place(verdict, width - SIGN, y + row * 0.75f - SIGN / 2, SIGN, SIGN);
        }
    }

    private void showEntry(FramesActor.Entry entry, float y, float height) {
        place(new Picture(look.art().region(entry.mark())), 0, y + (height - MARK) / 2, MARK, MARK);
        TextActor count = new TextActor(look, TextStyle.SANS_BOLD, UiContext.STRONG, look.theme().ink(), TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        boolean counts = entry.count() >= 0;
        count.line(counts ? Integer.toString(entry.count()) : entry.name());
        float box = Math.max(SIGN, count.textWidth() + 10);
        if (counts) {
            place(new PatchPicture(look.art().patch("outline"), look.theme().softInk()), MARK + GAP, y + (height - SIGN) / 2, box, SIGN);
        }
        place(count, MARK + GAP, y, box, height);
        if (entry.state() != FramesActor.State.CHOSEN) return;
        place(new Picture(look.art().region("tick-stone"), look.theme().dim()), width - SIGN, y + (height - SIGN) / 2, SIGN, SIGN);
    }

    private void showMarks(Chosen marks, int seat, UnitarComparison comparison, float y) {
        if (marks.colour() != UnitarColour.NONE) {
            showMark(UnitarCategory.COLOUR, StoneActor.ofColour(stones, marks.colour()), seat, comparison, y);
        }
        if (marks.symbol() != UnitarBlock.NONE) {
            showMark(UnitarCategory.SYMBOL, StoneActor.ofSymbol(stones, marks.symbol()), seat, comparison, y);
        }
        if (marks.action() == null) return;
        showMark(UnitarCategory.ACTION, Signs.sign(look, marks.action(), ChoiceCell.INK), seat, comparison, y);
    }

    private void showMark(UnitarCategory category, Actor picture, int seat, UnitarComparison comparison, float y) {
        float x = category.ordinal() * (SIGN + GAP);
        boolean agrees = comparison != null && !comparison.partners(seat, category).isEmpty();
        if (agrees) place(new PatchPicture(look.art().patch("agree"), look.theme().dim(), RING, RING, RING, RING), x, y, SIGN, SIGN);
        else place(new PatchPicture(look.art().patch("panel"), new Color(ComparisonActor.CHIP).mul(look.theme().dim())), x, y, SIGN, SIGN);
        place(picture, x + 2, y + 2, SIGN - 4, SIGN - 4);
    }

    private void place(Actor actor, float x, float y, float actorWidth, float height) {
        float at = look.rightToLeft() ? width - x - actorWidth : x;
        actor.setBounds(look.snap(at), look.snap(y), actorWidth, height);
        addActor(actor);
    }
}
