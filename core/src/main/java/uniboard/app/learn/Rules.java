package uniboard.app.learn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.app.window.Window;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.learn.Lesson;
import uniboard.learn.RulePlace;
import uniboard.stage.kit.Program;
import uniboard.stage.learn.LessonUse;
import uniboard.stage.rules.RulePractice;
import uniboard.stage.rules.RulesBookmark;
import uniboard.stage.rules.RulesScreen;

/** Opens games' rules where the reader left them, and the boards of single rules. */
public final class Rules implements RuleBooks, RulePractice {
    private final Platform platform;
    private final Boxes boxes;
    private final BookCache bookCache;
    private final Lessons lessons;
    private final Window window;
    private final Program program;
    private final Map<String, RulesBookmark> bookmarks = new HashMap<>();

    public Rules(Platform platform, Boxes boxes, BookCache bookCache, Lessons lessons, Window window, Program program) {
        this.platform = platform;
        this.boxes = boxes;
        this.bookCache = bookCache;
        this.lessons = lessons;
        this.window = window;
        this.program = program;
    }

    private RulesBookmark bookmark(Game game) {
        RulesBookmark bookmark = bookmarks.get(game.id());
        if (bookmark == null) {
            bookmark = new RulesBookmark();
            bookmarks.put(game.id(), bookmark);
        }
        return bookmark;
    }

    @Override
    public void open(Game game, String page, Message told) {
        RulesBookmark bookmark = bookmark(game);
        bookmark.turnTo(page == null ? bookmark.page() : page);
        if (told == null) {
            showAgain(game);
            return;
        }
        platform.read(BookFiles.reasons(game.id()), text -> {
            RulePlace place = text == null ? null : RulePlace.explaining(told.key().substring(game.id().length() + 1), text);
            if (place != null) bookmark.mark(place);
            showAgain(game);
        });
    }

    @Override
    public void showAgain(Game game) {
        RulesScreen.Words words = platform.accessibility().showsArticles() ? RulesScreen.Words.OF_BRIDGE : RulesScreen.Words.PAINTED;
        window.show(game.id(), (look, layout, still) -> new RulesScreen(look, layout, still, boxes.box(game), bookCache, bookmark(game),
            words, program, this));
    }

    /** The first step of the lessons that shows the board, alone. */
    @Override
    public void practise(Game game, String board) {
        bookCache.bringCourse(game, window.language(), course -> {
            for (Lesson lesson : course.lessons()) {
                for (Lesson.Step step : lesson.steps()) {
                    if (!step.board().equals(board)) continue;
                    Lesson alone = new Lesson(Exercise.ID, lesson.title(), List.of(step), List.of());
                    lessons.open(game, window, new Course(List.of(alone), course.boards()), LessonUse.RULE, 1);
                    return;
                }
            }
        });
    }
}
