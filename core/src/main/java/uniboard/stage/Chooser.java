package uniboard.stage;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** A short list over the table from which one line is taken; a tap beside it closes it. */
final class Chooser extends Group {
    /**
     * @param name      as the mirror calls the line, beginning with {@code control:}
     * @param direction of the line's own words
     */
    record Line(String name, String text, Direction direction, Runnable action) {
    }

    private static final float HIGHEST_ROW = 48;
    private static final float WIDTH = 240;

    private final float rowHeight;
    private final List<TableMirror.Place> places = new ArrayList<>();

    /** @param chosen the name of the line to tick */
    Chooser(Look look, float width, float height, String title, List<Line> lines, String chosen, Runnable close) {
        setTransform(false);
        setBounds(0, 0, width, height);
        rowHeight = Math.min(HIGHEST_ROW, (height - 3 * Look.UNIT) / (lines.size() + 1));
        PatchPicture veil = new PatchPicture(look.art().patch("panel"), new Color(0, 0, 0, 0.35f));
        veil.setBounds(-16, -16, width + 32, height + 32);
        veil.setTouchable(Touchable.enabled);
        veil.addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                close.run();
                return true;
            }
        });
        addActor(veil);
        Panel panel = new Panel(look);
        float panelHeight = rowHeight * (lines.size() + 1) + Look.UNIT;
        panel.setBounds(look.snap((width - WIDTH) / 2), look.snap((height - panelHeight) / 2), WIDTH, panelHeight);
        panel.setTouchable(Touchable.childrenOnly);
        addActor(panel);
        TextActor heading = new TextActor(look, TextStyle.SERIF, Look.TITLE, look.theme().ink(), TextActor.Place.START).line(title);
        heading.setBounds(2 * Look.UNIT, panelHeight - rowHeight, WIDTH - 4 * Look.UNIT, rowHeight);
        panel.addActor(heading);
        float y = panelHeight - rowHeight;
        for (Line line : lines) {
            y -= rowHeight;
            panel.addActor(row(look, line, y, line.name().equals(chosen)));
            Rectangle box = new Rectangle(panel.getX() + Look.UNIT, panel.getY() + y, WIDTH - 2 * Look.UNIT, rowHeight);
            places.add(new TableMirror.Place(line.name(), line.text(), (int) box.x, (int) (height - box.y - box.height), (int) box.width,
                (int) box.height));
        }
    }

    List<TableMirror.Place> places() {
        return places;
    }

    private Group row(Look look, Line line, float y, boolean ticked) {
        Group row = new Group();
        row.setTransform(false);
        row.setBounds(Look.UNIT, y, WIDTH - 2 * Look.UNIT, rowHeight);
        row.setTouchable(Touchable.enabled);
        row.setName(line.name());
        boolean mirrored = look.rightToLeft();
        float tick = 22;
        if (ticked) {
            PatchPicture ground = new PatchPicture(look.art().patch("panel"), look.theme().good().cpy());
            ground.getColor().a = 0.14f;
            ground.setSize(row.getWidth(), row.getHeight());
            row.addActor(ground);
            Picture mark = new Picture(look.art().region("icon-check"), look.theme().goodInk());
            mark.setBounds(mirrored ? row.getWidth() - tick - Look.UNIT : Look.UNIT, (rowHeight - tick) / 2, tick, tick);
            row.addActor(mark);
        }
        boolean sameWay = line.direction() == look.texts().language().direction();
        TextActor text = new TextActor(look, ticked ? TextStyle.SANS_BOLD : TextStyle.SANS, Look.STRONG, look.theme().ink(),
            sameWay ? TextActor.Place.START : TextActor.Place.END, line.direction()).line(line.text());
        float inset = tick + 2 * Look.UNIT;
        text.setBounds(mirrored ? Look.UNIT : inset, 0, row.getWidth() - inset - Look.UNIT, rowHeight);
        row.addActor(text);
        row.addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                line.action().run();
            }
        });
        return row;
    }
}
