package uniboard.stage.review;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.match.Comparison;
import uniboard.match.GameReview;
import uniboard.match.Moment;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Outline;
import uniboard.stage.kit.PaperSheet;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.text.TextStyle;

/** What each move would have brought that could be chosen in secret, the best first; one of them leads to the board. */
final class ComparisonSheet extends PaperSheet {
    private static final String MORE = "control:nextMoments";
    /** Of a move: followed by its place in the list. */
    private static final String MOVE = "compared:";
    private static final float WIDEST = 480;
    private static final float HIGHEST = 500;
    private static final float TOLD = 32;
    private static final float ROW_PADDING = 6;

    private final Look look;
    private final Screen screen;
    private final ReviewDesk desk;
    private final GameReview review;
    private final ReviewWords words;
    private final Moment moment;
    private final Comparison comparison;
    private final List<Group> rows = new ArrayList<>();
    /** Of the moves: the first that is shown. */
    private int first;

    ComparisonSheet(Look look, Screen screen, ReviewDesk desk, ReviewWords words, Moment moment) {
        super(look, screen, look.texts().say("review.compare"), widthOf(screen, WIDEST),
            Math.min(HIGHEST, screen.getHeight() - 2 * Look.UNIT));
        this.look = look;
        this.screen = screen;
        this.desk = desk;
        this.words = words;
        this.moment = moment;
        review = desk.review();
        comparison = review.compare(moment, this::progressed);
        lay();
    }

    private void progressed() {
        if (getStage() == null) review.stop();
        else again();
    }

    private void again() {
        lay();
        changed();
    }

    private void lay() {
        clearPaper();
        rows.clear();
        float y = paperHeight() - TOP - TOLD;
        boolean isDone = comparison.isDone();
        Message told = isDone ? words.title(moment)
            : Message.of("review.progress", Integer.toString(comparison.done() + 1), Integer.toString(comparison.size()));
        TextActor line = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().ink(), TextActor.Place.START);
        line.wrapped(look.texts().say(told), inner());
        line.setBounds(PADDING, y, inner(), TOLD);
        put(line);
        if (isDone) addRows(y - Look.UNIT);
    }

    private void addRows(float top) {
        List<Comparison.Found> found = comparison.found();
        float y = top;
        int next = first;
        for (; next < found.size(); next++) {
            Group row = row(found.get(next), next);
            if (y - row.getHeight() < Look.TOUCH + 2 * Look.UNIT) break;
            y -= row.getHeight();
            row.setPosition(PADDING, look.snap(y));
            put(row);
            rows.add(row);
        }
        String label = look.texts().say("review.more");
        float width = PlainButton.widthOf(look, label);
        PlainButton more = new PlainButton(look, label, null, width, Look.TOUCH - 4);
        more.onTap(MORE, this::chosen);
        add(more, label, paperWidth() - PADDING - width, Look.UNIT);
    }

    private Group row(Comparison.Found found, int index) {
        boolean isPlayed = found.move() == review.record().move(moment.ply());
        TextActor text = new TextActor(look, isPlayed ? TextStyle.SANS_BOLD : TextStyle.SANS, Look.BODY, look.theme().ink(),
            TextActor.Place.START);
        text.wrapped(label(found), inner());
        Group row = Target.group(0, 0, inner(), look.snap(Math.max(Look.TOUCH, text.textHeight() + 2 * ROW_PADDING)));
        Target.make(row, MOVE + index, this::chosen);
        text.setBounds(0, 0, inner(), row.getHeight());
        row.addActor(text);
        return row;
    }

    private String label(Comparison.Found found) {
        return look.texts().say(words.compared(moment, found));
    }

    @Override
    protected List<Outline.Region> regions() {
        List<Outline.Region> regions = new ArrayList<>();
        List<Outline.Place> moves = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            moves.add(Target.place(rows.get(i), getHeight(), label(comparison.found().get(first + i)), Outline.State.PLAIN, i));
        }
        if (!moves.isEmpty()) {
            regions.add(new Outline.Region("moments", Outline.Region.Kind.LIST, look.texts().say("review.compare"), moves));
        }
        regions.add(controls());
        return regions;
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(CLOSE)) {
            review.stop();
            screen.close();
        } else if (place.equals(MORE)) {
            first = first + rows.size() >= comparison.size() ? 0 : first + rows.size();
            again();
        } else if (place.startsWith(MOVE)) {
            Comparison.Found found = comparison.found().get(Integer.parseInt(place.substring(MOVE.length())));
            // The review below goes, too.
            screen.closeSilently();
            screen.closeSilently();
            desk.point(moment.ply(), found.move(), words.compared(moment, found));
        }
    }
}
