package uniboard.app.learn;

import java.util.HashMap;
import java.util.Map;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.app.window.Window;
import uniboard.game.Game;
import uniboard.learn.RulePlace;
import uniboard.stage.kit.Program;
import uniboard.stage.rules.RulesBook;
import uniboard.stage.rules.RulesBookmark;
import uniboard.stage.rules.RulesScreen;

/** Opens games' rules where the reader left them. */
public final class Rules {
    private final Platform platform;
    private final Boxes boxes;
    private final BookCache library;
    private final Map<String, RulesBookmark> bookmarks = new HashMap<>();

    public Rules(Platform platform, Boxes boxes, BookCache library) {
        this.platform = platform;
        this.boxes = boxes;
        this.library = library;
    }

    private RulesBookmark bookmark(Game game) {
        return bookmarks.computeIfAbsent(game.id(), id -> new RulesBookmark());
    }

    /** Has them opened next where it is said what each key does. */
    public void turnToKeys(Game game) {
        bookmark(game).turnTo(RulesBook.KEYS);
    }

    /**
     * Opens them where it is stated what a sentence of the game follows from.
     *
     * @param key of the sentence
     */
    public void explain(Game game, String key, Window window, Program program) {
        platform.read(BookFiles.reasons(game.id()), text -> {
            RulePlace place = text == null ? null : RulePlace.explaining(key.substring(game.id().length() + 1), text);
            if (place != null) bookmark(game).mark(place);
            show(game, window, program);
        });
    }

    public void open(Game game, Window window, Program program) {
        bookmark(game).unmark();
        show(game, window, program);
    }

    private void show(Game game, Window window, Program program) {
        RulesBookmark bookmark = bookmark(game);
        RulesScreen.Words words = platform.mirror().showsArticles() ? RulesScreen.Words.OF_MIRROR : RulesScreen.Words.PAINTED;
        window.show(game.id(), (look, layout, still) -> new RulesScreen(look, layout, still, boxes.box(game), library, bookmark, words,
            program));
    }
}
