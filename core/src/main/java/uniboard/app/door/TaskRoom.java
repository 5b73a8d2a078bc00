package uniboard.app.door;

import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.learn.TaskDraft;
import uniboard.learn.Worksheet;
import uniboard.link.TextLink;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.stage.kit.AskSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.task.TaskActions;
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
        int asked = ply(session);
        if (asked < 0) {
            first.program().tell(Message.of("task.how", Message.of("task.open")));
            return;
        }
        ply = asked;
        match = session.match();
        TaskDraft draft = draft(session.turn().viewer());
        int tried = draft.tried().size();
        boolean isMoveNew = last != null && tried > last.tried().size();
        if (last != null) draft.continueFrom(last, next);
        next = TaskDraft.Further.RIGHT;
        if (draft.sentence(TaskDraft.TASK).isEmpty()) draft.say(TaskDraft.TASK, look.texts().say("task.default"));
        last = draft;
        Worksheet worksheet = new Worksheet(first.platform().storage(), match.game().id());
        TaskSheets sheets = new TaskSheets(look, screen, draft, worksheet, new Actions(look, screen, session));
        if (isMoveNew && draft.mistake(tried - 1) != null) sheets.openLast();
        else sheets.open();
    }

    /**
     * That of the position looked at. At the end of a line it is what was played from the task's position, or the move made last; where
     * something is hidden, the viewer's own last move before.
     *
     * @return below 0 if there is none
     */
    private int ply(GameSession session) {
        Match played = session.match();
        int plies = played.record().plies();
        int asked = played == match && ply < plies ? ply : Math.max(0, plies - 1);
        if (session.history().isBrowsing()) asked = session.history().shownPly();
        if (isOpen(played)) return asked;
        while (asked >= 0 && played.record().replay(asked).toMove() != session.turn().viewer()) asked--;
        return asked;
    }

    /** Whether everybody at the table may know all of the match. */
    private boolean isOpen(Match of) {
        return of.isPlayedAlone() || of.outcome().over() || KnownRecord.isOpen(of.game());
    }

    private TaskDraft draft(int viewer) {
        Position position = match.record().replay(ply);
        if (isOpen(match)) return new TaskDraft(match.tree(), new RecordTree.Point(match.at().line(), ply), position);
        // What others did after the viewer's own move may be secret still.
        GameRecord own = match.record().firstPlies(Math.min(ply + 1, match.record().plies()));
        return new TaskDraft(RecordTree.of(own), new RecordTree.Point(0, ply), Match.view(position, viewer));
    }

    private final class Actions implements TaskActions {
        private final UiContext look;
        private final Screen screen;
        private final GameSession session;
        private final String game;

        Actions(UiContext look, Screen screen, GameSession session) {
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
        public boolean offersAnother() {
            return match.isPlayedAlone() || KnownRecord.isOpen(match.game());
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
            String address = first.platform().sharing().addressForOthers(game);
            return address.isEmpty() ? "" : address + EXERCISE + TextLink.of(exercise);
        }

        @Override
        public void copy(String text, Message copied) {
            first.platform().sharing().copy(text, isCopied -> {
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
