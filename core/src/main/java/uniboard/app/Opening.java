package uniboard.app;

import uniboard.app.door.FirstRooms;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.table.PlayTable;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.match.GameRecord;
import uniboard.match.RecordTree;

/** What is shown first: what the program was started for, or why that can't be. */
final class Opening {
    private final UniboardApp program;
    private final FirstRooms first;
    private final LaunchOptions start;
    private final PlayTable table;

    Opening(UniboardApp program, FirstRooms first) {
        this.first = first;
        this.program = program;
        start = first.start();
        table = first.table();
    }

    /** Whether it is behind the door; a page around the table may ask for anything at once. */
    boolean needsRooms() {
        return start.invitation() != null || start.exercise() != null || start.opening() != LaunchOptions.Opening.TABLE
            || start.request().isLesson() || start.request().isDiagram() || asksFirst() || first.platform().embedded();
    }

    /** Whether the next game is set before one begins. */
    private boolean asksFirst() {
        return !start.request().company().isEmpty() && !first.platform().embedded();
    }

    void begin() {
        if (start.invitation() != null) {
            program.rooms().come(start.invitation(), game());
        } else if (start.exercise() != null) {
            program.rooms().openExercise(start.exercise(), game());
        } else if (start.record() != null) {
            RecordTree tree = RecordTree.read(start.record(), first.boxes());
            if (start.id().isEmpty()) table.open(tree, start.request().linked());
            else table.open(tree.main(), start.id());
        } else if (start.game() == null) {
            program.showMenu(start.notice());
        } else {
            try {
                play(game());
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
            program.rooms().cameToLearn();
            return;
        }
        if (!isShown) tellUnshown();
        else if (start.request().isExercise()) tellNoExercise();
        else if (asksFirst()) program.rooms().openNewGame(game, start.request().company());
        else if (start.request().isFromStart()) table.open(GameRecord.read(game.showcase(), first.boxes()), "");
        else table.play(game, start.request());
        if (start.opening() == LaunchOptions.Opening.RULES) program.rules(game);
    }

    /** The player is told on the board that the address can't be shown; the page's author is told by an event and in the console. */
    private void tellUnshown() {
        table.standIn(game(), start.notice());
        program.complain(() -> "What was asked for can’t be shown: " + first.window().quote(start.notice()));
    }

    private void tellNoExercise() {
        table.standIn(game(), Message.of("learn.exercise.none"));
        program.complain(() -> "“mode” can’t be “exercise” without an exercise’s text");
    }

    private Game game() {
        return first.boxes().game(start.game());
    }
}
