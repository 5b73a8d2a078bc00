package uniboard.app;

import java.util.function.Supplier;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.app.remote.RemoteTables;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.embed.EmbedEvents;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.learn.BookException;
import uniboard.learn.Exercise;
import uniboard.match.GameRecord;
import uniboard.match.RecordTree;

/** What is shown first: what the program was started for, or why that can't be. */
final class Opening {
    private final UniboardApp program;
    private final Platform platform;
    private final Boxes boxes;
    private final LaunchOptions start;
    private final EmbedEvents events;
    private final Window window;
    private final PlayTable table;
    private final RemoteTables far;

    Opening(UniboardApp program, Platform platform, Boxes boxes, LaunchOptions start, EmbedEvents events, Window window, PlayTable table,
        RemoteTables far) {
        this.program = program;
        this.platform = platform;
        this.boxes = boxes;
        this.start = start;
        this.events = events;
        this.window = window;
        this.table = table;
        this.far = far;
    }

    void begin() {
        if (start.invitation() != null) {
            far.come(start.invitation(), boxes.game(start.game()));
        } else if (start.exercise() != null) {
            practiseFirst(start.exercise());
        } else if (start.record() != null) {
            RecordTree tree = RecordTree.read(start.record(), boxes);
            if (start.id().isEmpty()) table.open(tree, start.request().linked());
            else table.open(tree.main(), start.id());
        } else if (start.game() == null) {
            program.showMenu(start.notice());
        } else {
            try {
                play(boxes.game(start.game()));
            } catch (NotationException e) {
                program.showMenu(e.reason());
            }
        }
    }

    private void play(Game game) {
        boolean isToLearn = start.opening() == LaunchOptions.Opening.LESSONS || start.request().isLesson();
        boolean isShown = start.notice() == null;
        // Nobody hears of a game that isn't on the screen.
        if (isShown && isToLearn && program.hasLessons(game)) {
            program.learn(game);
            program.cameToLearn();
            return;
        }
        if (!isShown) tellUnshown();
        else if (start.request().isExercise()) tellNoExercise();
        else if (start.request().isFromStart()) table.open(GameRecord.read(game.showcase(), boxes), "");
        else table.play(game, start.request());
        if (isShown && far.isMissed()) table.session().feedback().tell(Message.of("far.waiting"));
        if (start.opening() == LaunchOptions.Opening.RULES) program.rules(game);
    }

    /** The player is told on the board that the address can't be shown; the page's author is told by an event and in the console. */
    private void tellUnshown() {
        table.standIn(boxes.game(start.game()), start.notice());
        complain(() -> "What was asked for can’t be shown: " + window.quote(start.notice()));
    }

    private void tellNoExercise() {
        table.standIn(boxes.game(start.game()), Message.of("learn.exercise.none"));
        complain(() -> "“mode” can’t be “exercise” without an exercise’s text");
    }

    /** @param problem asked for once words can be said */
    private void complain(Supplier<String> problem) {
        window.onceSaying(start.game(), () -> {
            platform.warn(problem.get());
            events.tellProblem(problem.get());
        });
    }

    /** Where the exercise can't be had, anybody who came for it is told at the table, and anybody who wrote it what is wrong. */
    private void practiseFirst(String exercise) {
        Game game = boxes.game(start.game());
        try {
            program.practise(Exercise.read(game, exercise));
        } catch (BookException e) {
            complain(() -> HostTable.sentence(e, window));
            table.play(game, start.request());
            table.session().feedback().tell(Message.of("learn.exercise.bad", e.line()));
        }
    }
}
