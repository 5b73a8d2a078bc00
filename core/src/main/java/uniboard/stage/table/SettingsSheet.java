package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/**
 * All settings, a row each with its value; a tap on a row opens the list of values. Above those of the table stand those of the next game,
 * if a game is shown, with a button that begins it.
 */
public final class SettingsSheet extends Sheet {
    /** One part of the sheet; the only part needs no title. */
    record Part(String title, List<? extends SettingRow> settings) {
    }

    private static final String CLOSE = "control:close";
    private static final String BEGIN = "control:begin";
    private static final float ROW = 44;
    private static final float HEADING = 34;
    private static final float TOP = 48;
    private static final float COLUMN = 344;
    /** In parts of a row. */
    private static final float WIDEST_VALUE = 0.65f;
    private static final float PADDING = 2 * UiContext.UNIT;

    private final UiContext look;
    private final Screen screen;
    private final String title;
    private final List<Part> parts;
    private final Runnable begin;
    private final Panel panel;
    private final List<AccessibilityTree.Region> regions = new ArrayList<>();

    /** @param begin starts a game with the first part's settings; null where no game is shown */
    public SettingsSheet(UiContext look, Screen screen, String title, List<Part> parts, Runnable begin) {
        super(look, screen.getWidth(), screen.getHeight(), title, screen::close);
        this.title = title;
        this.look = look;
        this.screen = screen;
        this.parts = parts;
        this.begin = begin;
        float height = screen.getHeight();
        float one = TOP + UiContext.UNIT;
        for (int i = 0; i < parts.size(); i++) one += height(i);
        int columns = one > height || screen.getWidth() > 2 * COLUMN + 8 * UiContext.UNIT && parts.size() > 1 ? 2 : 1;
        float column = Math.min(COLUMN, (screen.getWidth() - 2 * UiContext.UNIT - (columns + 1) * PADDING) / columns);
        float width = columns * column + (columns + 1) * PADDING;
        float panelHeight = columns == 1 ? one : TOP + UiContext.UNIT + Math.max(height(0), height(1));
        panel = new Panel(look);
        panel.setBounds(look.snap((screen.getWidth() - width) / 2), look.snap(Math.max(0, (height - panelHeight) / 2)), width, panelHeight);
        addActor(panel);
        addTop(width, panelHeight);
        float y = panelHeight - TOP;
        for (int i = 0; i < parts.size(); i++) {
            float x = PADDING + (columns == 2 ? i * (column + PADDING) : 0);
            if (columns == 2) y = panelHeight - TOP;
            y = addPart(i, x, y, column);
        }
    }

    private float height(int part) {
        boolean begins = part == 0 && begin != null;
        return heading(part) + parts.get(part).settings().size() * ROW + (begins ? ROW + UiContext.UNIT : 0);
    }

    private float heading(int part) {
        return parts.get(part).title().isEmpty() ? 0 : HEADING;
    }

    private void addTop(float width, float height) {
        TextActor heading = words(TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START).line(title);
        heading.setBounds(PADDING, height - TOP, width - 2 * PADDING, TOP);
        panel.addActor(heading);
        Group close = Target.group(look.rightToLeft() ? 2 : width - UiContext.TOUCH - 2, height - TOP + 2, UiContext.TOUCH,
            UiContext.TOUCH);
        Picture cross = new Picture(look.art().region("icon-close"), look.theme().ink());
        cross.setBounds(11, 11, 22, 22);
        close.addActor(cross);
        Target.make(close, CLOSE, this::chosen);
        panel.addActor(close);
        regions.add(new AccessibilityTree.Region("sheet", AccessibilityTree.Region.Kind.TOOLBAR, title,
            List.of(placeOf(close, look.texts().say("table.close"), 0))));
    }

    /** Returns where the next part may begin. */
    private float addPart(int index, float x, float top, float width) {
        Part part = parts.get(index);
        TextActor heading = words(TextStyle.SANS_BOLD, UiContext.BODY, look.theme().softInk(), TextActor.Place.START).line(part.title());
        float left = look.rightToLeft() ? panel.getWidth() - x - width : x;
        heading.setBounds(left, top - heading(index), width, heading(index));
        panel.addActor(heading);
        float y = top - heading(index);
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (SettingRow setting : part.settings()) {
            y -= ROW;
            Picture line = new Picture(look.art().region("pixel"), look.theme().line());
            line.setBounds(left, y + ROW - 1, width, 1);
            panel.addActor(line);
            float stepped = setting.steps().size() * UiContext.TOUCH;
            Group row = row(setting, look.rightToLeft() ? left + stepped : left, y, width - stepped);
            places.add(placeOf(row, look.texts().say("table.settingIs", setting.label(), setting.chosenText()), places.size()));
            float stepX = look.rightToLeft() ? left + stepped - UiContext.TOUCH : left + width - stepped;
            for (SettingRow.Step step : setting.steps()) {
                places.add(addStep(step, stepX, y).place(getHeight(), places.size()));
                stepX += look.rightToLeft() ? -UiContext.TOUCH : UiContext.TOUCH;
            }
        }
        if (index == 0 && begin != null) {
            y -= ROW + UiContext.UNIT;
            places.add(placeOf(addBegin(left, y + UiContext.UNIT / 2f, width), look.texts().say("table.begin"), places.size()));
        }
        String label = part.title().isEmpty() ? title : part.title();
        regions.add(new AccessibilityTree.Region("settings:" + index, AccessibilityTree.Region.Kind.LIST, label, places));
        return y;
    }

    private Group row(SettingRow setting, float x, float y, float width) {
        Group row = Target.group(x, y, width, ROW);
        Color ink = look.theme().ink();
        TextActor value = words(TextStyle.SANS_BOLD, UiContext.BODY, ink, TextActor.Place.END);
        value.wrapped(setting.chosenText(), width * WIDEST_VALUE);
        TextActor label = words(TextStyle.SANS, UiContext.BODY, ink, TextActor.Place.START);
        float arrow = 18;
        label.wrapped(setting.label(), width - value.textWidth() - arrow - UiContext.UNIT);
        boolean mirrored = look.rightToLeft();
        label.setBounds(mirrored ? width - label.textWidth() : 0, 0, label.textWidth(), ROW);
        value.setBounds(mirrored ? arrow : width - arrow - value.textWidth(), 0, value.textWidth(), ROW);
        Picture opens = new Picture(look.art().region(mirrored ? "icon-previous" : "icon-next"), look.theme().softInk());
        opens.setBounds(mirrored ? 0 : width - arrow, (ROW - arrow) / 2, arrow, arrow);
        row.addActor(label);
        row.addActor(value);
        row.addActor(opens);
        Target.make(row, setting.name(), this::chosen);
        panel.addActor(row);
        return row;
    }

    private ControlButton addStep(SettingRow.Step step, float x, float y) {
        ControlButton button = new ControlButton(look, step.name(), step.icon(), step.label(), ControlButton.Word.UNSEEN, this::chosen);
        button.setPosition(look.snap(x), y);
        button.setAvailable(step.take() != null);
        panel.addActor(button);
        return button;
    }

    private Group addBegin(float x, float y, float width) {
        MainButton button = new MainButton(look, look.texts().say("table.begin"), width, UiContext.TOUCH);
        button.setPosition(x, y);
        Target.make(button, BEGIN, this::chosen);
        panel.addActor(button);
        return button;
    }

    private TextActor words(TextStyle style, float size, Color colour, TextActor.Place place) {
        return new TextActor(look, style, size, colour, place);
    }

    private AccessibilityTree.Place placeOf(Group group, String label, int number) {
        return Target.place(group, getHeight(), label, AccessibilityTree.State.PLAIN, number);
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        return regions;
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(CLOSE)) screen.close();
        if (place.equals(BEGIN) && begin != null) {
            screen.close();
            begin.run();
        }
        for (Part part : parts) {
            for (SettingRow setting : part.settings()) {
                if (setting.name().equals(place)) {
                    setting.open(look, screen);
                    return;
                }
                for (SettingRow.Step step : setting.steps()) if (step.name().equals(place) && step.take() != null) step.take().run();
            }
        }
    }
}
