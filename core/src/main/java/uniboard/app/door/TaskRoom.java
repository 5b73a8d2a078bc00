package uniboard.app.door;

import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.learn.TaskDraft;
import uniboard.learn.Worksheet;
import uniboard.link.TextLink;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.match.Seat;
import uniboard.stage.kit.AskSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.shelf.LibraryActions;
import uniboard.stage.task.TaskDesk;
import uniboard.stage.task.TaskSheets;

/** Makes tasks of positions on the table. What was said of the last one is there again as long as it is of the same position. */
final class TaskRoom {
    private static final String EXERCISE = "#x=";

    private final FirstRooms first;
    private final LibraryActions asking;
    private final Consumer<String> tryOut;
    /** Null before one was made. */
    private TaskDraft last;
    /** Of which game a task is made, and of which of its positions, until another one is looked at. */
    private Match match;
    private int ply;
    /** What the moves are that are tried next. */
    private TaskDraft.Further next = TaskDraft.Further.RIGHT;

    TaskRoom(FirstRooms first, LibraryActions asking, Consumer<String> tryOut) {
        this.first = first;
        this.asking = asking;
        this.tryOut = tryOut;
    }

    /** From now on tasks are made of the position on the table, whatever is played from there. */
    void beginHere() {
        match = first.table().match();
        ply = match.record().plies();
    }

    boolean isMaking(Match other) {
        return match == other;
    }

    void make(UiContext look, Screen screen, GameSession session) {
        ply = ply(session);
        match = session.match();
        TaskDraft draft = draft(session.turn().viewer());
        if (last != null) draft.continueFrom(last, next);
        next = TaskDraft.Further.RIGHT;
        if (draft.sentence(TaskDraft.TASK).isEmpty()) draft.say(TaskDraft.TASK, look.texts().say("task.default"));
        last = draft;
        Worksheet worksheet = new Worksheet(first.platform().storage(), match.game().id());
        new TaskSheets(look, screen, draft, worksheet, new Desk(look, screen, session)).open();
    }

    /** That of the position looked at. At the end of a line it is what was played from the task's position, or the move made last. */
    private int ply(GameSession session) {
        int plies = session.match().record().plies();
        if (session.history().isBrowsing()) return session.history().shownPly();
        return session.match() == match && ply < plies ? ply : Math.max(0, plies - 1);
    }

    /** Of a game with bots or people elsewhere that goes on, only what the viewer may know. */
    private TaskDraft draft(int viewer) {
        Position position = match.record().replay(ply);
        boolean isKnown = match.outcome().over() || match.record().seats().stream().allMatch(Seat::isHuman);
        return new TaskDraft(match.tree(), new RecordTree.Point(match.at().line(), ply), isKnown ? position : Match.view(position, viewer));
    }

    private final class Desk implements TaskDesk {
        private final UiContext look;
        private final Screen screen;
        private final GameSession session;
        private final String game;

        Desk(UiContext look, Screen screen, GameSession session) {
            this.look = look;
            this.screen = screen;
            this.session = session;
            game = session.match().game().id();
        }

        @Override
        public void ask(Message question, String text, int longest, Consumer<String> reader) {
            if (asking.offersAsking()) asking.ask(question, text, longest, reader);
            else screen.open(new AskSheet(look, screen, look.texts().say(question), text, longest, reader), TaskSheets.OPENER);
        }

        @Override
        public void tryAnother(TaskDraft.Further move) {
            next = move;
            session.history().browse(ply);
            tell(Message.of(move == TaskDraft.Further.MISTAKES ? "task.playMistake" : "task.playRight", Message.of("task.open")));
        }

        @Override
        public void tryOut(String exercise) {
            tryOut.accept(exercise);
        }

        @Override
        public String link(String exercise) {
            String address = first.platform().exchange().addressForOthers(game);
            return address.isEmpty() ? "" : address + EXERCISE + TextLink.of(exercise);
        }

        @Override
        public void copy(String text, Message copied) {
            first.platform().exchange().copy(text, isCopied -> {
                if (isCopied) tell(copied);
            });
        }

        @Override
        public boolean offersEmbedding() {
            return first.platform().offersEmbedding();
        }

        @Override
        public void embed(String exercise) {
            first.platform().embed("game=" + game + "&mode=exercise" + EXERCISE + TextLink.of(exercise));
        }

        @Override
        public void tell(Message said) {
            first.program().tell(said);
        }
    }
}
