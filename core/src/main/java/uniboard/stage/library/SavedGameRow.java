package uniboard.stage.library;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.function.Consumer;
import uniboard.library.SavedGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.MiniBoard;
import uniboard.text.TextStyle;

/** One game of the list: a picture of its position, what it is called, how it stands, and a button for what else may be done with it. */
final class SavedGameRow extends Group {
    static final float HEIGHT = 76;
    private static final float PICTURE = 66;
    private static final float MARGIN = 3;

    private final UiContext look;
    private final Group words;
    private final ControlButton more;
    private final String title;
    private final String label;

    /** @param name of the row's place; that of its button begins with it */
    SavedGameRow(UiContext look, LibraryActions actions, SavedGame game, float width, String name, Consumer<String> chosen) {
        this.look = look;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(width, HEIGHT);
        GameRecord record = actions.record(game);
        title = record == null ? look.texts().say("shelf.damaged") : look.texts().say(SavedGameWords.title(game, record));
        String state = record == null ? "" : look.texts().say(SavedGameWords.state(record));
        String date = actions.date(game.changed());
        String line = state.isEmpty() ? date : look.texts().say("shelf.line", date, state);
        label = look.texts().say("shelf.label", title, line);
        more = new ControlButton(look, name + LibrarySheet.MORE, "icon-more", look.texts().say("table.moreRows"), ControlButton.Word.BELOW,
            chosen);
        words = Target.group(0, 0, width - more.getWidth(), HEIGHT);
        if (look.rightToLeft()) words.setX(more.getWidth());
        Target.make(words, name, chosen);
        addActor(words);
        if (record != null && actions.box(game) != null) addPicture(actions, game, record);
        float start = PICTURE + 2 * UiContext.UNIT;
        float room = words.getWidth() - start;
        TextActor heading = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        heading.wrapped(title, room);
        TextActor below = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), TextActor.Place.START);
        below.wrapped(line, room);
        float gap = 2;
        float bottom = (HEIGHT - heading.textHeight() - below.textHeight() - gap) / 2;
        look.lay(words, below, start, bottom, room, below.textHeight());
        look.lay(words, heading, start, bottom + below.textHeight() + gap, room, heading.textHeight());
        more.setPosition(look.rightToLeft() ? 0 : width - more.getWidth(), look.snap((HEIGHT - UiContext.TOUCH) / 2));
        addActor(more);
    }

    /** As its owner may see it; of several owners, as everyone may. */
    private void addPicture(LibraryActions actions, SavedGame game, GameRecord record) {
        Picture ground = new Picture(look.art().region("pixel"), look.theme().table());
        look.lay(words, ground, 0, (HEIGHT - PICTURE) / 2, PICTURE, PICTURE);
        Match match = new Match(record);
        MiniBoard figure = MiniBoard.miniature(look, actions.box(game).scene(), PICTURE, PICTURE, MARGIN);
        figure.show(Match.view(match.position(), match.onlyPerson()), Match.NO_MOVE);
        look.lay(words, figure, 0, (HEIGHT - PICTURE) / 2, PICTURE, PICTURE);
    }

    /** What opens the game. */
    Group words() {
        return words;
    }

    String label() {
        return label;
    }

    /** What opens its other actions. */
    ControlButton more() {
        return more;
    }

    String moreLabel() {
        return look.texts().say("shelf.more", title);
    }
}
