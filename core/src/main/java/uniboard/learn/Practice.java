package uniboard.learn;

import java.util.List;
import java.util.Set;
import java.util.function.IntSupplier;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.Selection;
import uniboard.match.SessionView;
import uniboard.match.Thinker;
import uniboard.match.Waiting;

/**
 * A learner at a task: lets them try on the board, says what came of it, has the others play what the lesson says, and takes back what was
 * wrong. Knows nothing of how it looks.
 */
public final class Practice {
    private final Game game;
    private final Board board;
    private final Thinker bots;
    private final IntSupplier seeds;
    private final int learner;
    private final TaskProgress progress = new TaskProgress();
    /** Null where the task asks for no moves. */
    private final RoundsAttempt rounds;
    /** Null where no game is played. */
    private final GameAttempt gameAttempt;
    private PracticeView view;
    /** Null where the task is another. */
    private Places places;
    private GameSession session;
    /** The only moves that may be tried; empty: whatever is legal. */
    private List<String> allowed = List.of();
    private boolean isPaused;
    /** Plies of the record when the learner was last asked. */
    private int asked;
    /** Whether the learner has done anything since they were asked: until then the lesson speaks. */
    private boolean hasActed;
    /** Waits for what the others play until the learner's move has been weighed; or null. */
    private Thinker.Answer delayed;

    /**
     * @param bots  play where the learner plays freely
     * @param seeds chance for the bots
     */
    public Practice(Game game, Board board, Thinker bots, IntSupplier seeds, PracticeView view) {
        this.game = game;
        this.board = board;
        this.bots = bots;
        this.seeds = seeds;
        this.view = view;
        learner = board.learner(game);
        Guide guide = new Guide(game, learner, bots, seeds);
        rounds = board.task() instanceof Task.Do task ? new RoundsAttempt(game, task, guide, bots, progress) : null;
        gameAttempt = board.task() instanceof Task.Reach task ? new GameAttempt(game, board, task, guide, progress) : null;
    }

    public GameSession session() {
        return session;
    }

    /** Goes on where it was, shown by another view. */
    public void showOn(PracticeView another) {
        view = another;
        session.listen(view);
        view.begun(session);
    }

    public PracticeState state() {
        return progress.state();
    }

    /** What the learner has chosen of a move; null where none is asked. */
    public Selection selection() {
        boolean isMoveAsked = rounds != null || gameAttempt != null;
        return isMoveAsked && progress.is(PracticeState.TRYING) ? session.selection() : null;
    }

    /** The key of what the lesson answers now; empty while it has nothing to say. */
    public String reply() {
        return progress.reply();
    }

    /** Whether anything that was tried here was wrong. */
    public boolean hasFailed() {
        return progress.misses() > 0;
    }

    /** What was tried here, the try that was right included. */
    public int tries() {
        return progress.misses() + (isRight() ? 1 : 0);
    }

    /** The learner's moves in notation (of a game against bots the last one), a place or a sentence's key; empty before the first try. */
    public String lastTry() {
        return progress.lastTry();
    }

    /** Whether a task was done. */
    public boolean isRight() {
        return progress.is(PracticeState.DONE) && board.task() != null;
    }

    /** What is said of the learner's last turn where they play freely, how a mistake was punished, how many places are found; or null. */
    public Message remark() {
        return progress.remark();
    }

    /** Shows the board from its start. */
    public void begin() {
        if (rounds != null) rounds.begin();
        progress.show(board.plays(), board.task() == null ? PracticeState.DONE : PracticeState.TRYING);
        String start = gameAttempt == null ? board.start() : gameAttempt.start(seeds);
        List<Seat> seats = board.seats(game, gameAttempt == null ? 1 : gameAttempt.level());
        goOn(GameRecord.from(game, Options.defaults(game), start, seats));
    }

    /** Goes on with a game that {@link #begunGame} gave, where the board asks for one. */
    public void goOnWith(GameRecord begun) {
        progress.ask();
        goOn(begun);
    }

    /** A game at which the learner is to move, and has moved before; else null. */
    public GameRecord begunGame() {
        boolean isAsked = progress.is(PracticeState.TRYING) && session.turn().waiting() == Waiting.PERSON;
        if (!isAsked || gameAttempt == null) return null;
        GameRecord record = session.match().record();
        return record.plies() > board.plays().size() ? record : null;
    }

    /** Whether a game has been decided. */
    public boolean isGameOver() {
        return gameAttempt != null && (progress.is(PracticeState.DONE) || progress.is(PracticeState.FAILED));
    }

    private void goOn(GameRecord record) {
        if (session != null) session.leave();
        asked = record.plies();
        if (gameAttempt != null) gameAttempt.goOn(record);
        progress.remark(null);
        session = new GameSession(new Match(record), new Others(), seeds, match -> { });
        session.control().allow(allowed);
        session.listen(view);
        view.begun(session);
        if (isPaused) session.control().pause();
    }

    /** Back to where the learner was asked. */
    public void tryAgain() {
        if (progress.is(PracticeState.DOUBTED)) {
            progress.resume();
            goOn(session.match().record().firstPlies(gameAttempt.learnersTurn(session.match().record())));
            view.judged();
            return;
        }
        if (!progress.is(PracticeState.FAILED)) return;
        if (gameAttempt != null) {
            begin();
            return;
        }
        progress.ask();
        progress.reply(progress.isHintDue() && isAtFirst() ? Replies.HINT : "");
        goOn(session.match().record().firstPlies(asked));
        if (!isAtFirst() && progress.isHintDue()) pointOutNext();
        else session.point(progress.isSolutionDue() ? solution() : marks());
        view.judged();
    }

    /** Lets a doubted turn stand. */
    public void letStand() {
        if (!progress.is(PracticeState.DOUBTED)) return;
        gameAttempt.letStand();
        view.judged();
    }

    /** @param moves in notation, the only ones that may be tried from now on; none: whatever is legal */
    public void allow(List<String> moves) {
        allowed = List.copyOf(moves);
        session.hurry();
        session.control().allow(moves);
    }

    /** Stops the learner and the bots until {@link #resume}; taps are answered with the reason. */
    public void pause() {
        isPaused = true;
        session.hurry();
        session.control().pause();
    }

    public void resume() {
        isPaused = false;
        session.control().resume();
    }

    /** Says what the lesson advises. */
    public void hint() {
        if (!progress.is(PracticeState.TRYING)) return;
        boolean isAgain = Replies.HINT.equals(progress.reply());
        if (gameAttempt != null && (isAgain || gameAttempt.isRemarkedUpon() || !gameAttempt.isAtBooksPosition(session.match().record()))) {
            hasActed = true;
            session.hint();
            return;
        }
        hasActed = false;
        if (isAgain && board.task() instanceof Task.Answer asked) {
            answer(asked.right());
            return;
        }
        session.control().advise(rounds == null ? null : rounds.solution(session.match().position()).choice());
        if (!isAtFirst() || isAgain && rounds != null) {
            pointOutNext();
        } else {
            session.point(isAgain || progress.isSolutionDue() ? solution() : marks());
            progress.reply(Replies.HINT);
        }
        view.judged();
        view.advised(session.feedback().hinted(), null);
    }

    /** The book's hint and marks are about the first move; later ones are told and shown by the game. */
    private void pointOutNext() {
        RoundSolution solution = rounds.solution(session.match().position());
        progress.reply("");
        progress.remark(solution.sentence());
        session.point(solution.places());
    }

    private boolean isAtFirst() {
        return rounds == null || rounds.isAtFirst();
    }

    private List<String> marks() {
        return isAtFirst() ? board.marks() : List.of();
    }

    /** The places of what is meant, in the order of choosing; empty where that is left to the learner. */
    private List<String> solution() {
        if (places != null) return places.next();
        return rounds == null ? List.of() : rounds.solution(session.match().position()).places();
    }

    /** A tap on a place of the board. */
    public void tap(String place) {
        hasActed = true;
        if (isPaused) {
            session.tap(place);
        } else {
            switch (progress.state()) {
                case FAILED -> tryAgain();
                case DOUBTED -> letStand();
                case TRYING -> attempt(place);
                case SHOWING -> session.tap(place);
                case WEIGHING, DONE -> { }
            }
        }
    }

    private void attempt(String place) {
        if (places == null) {
            session.tap(place);
            return;
        }
        places.tap(place, progress, session::point);
        view.judged();
    }

    /** The places to find; none where something else is asked. */
    public Set<String> targets() {
        return places == null ? Set.of() : places.wanted();
    }

    /** Which of them the learner has found, in that order. */
    public List<String> found() {
        return places == null ? List.of() : places.found();
    }

    /** One of the sentences that are offered. */
    public void answer(String key) {
        if (!progress.is(PracticeState.TRYING) || !(board.task() instanceof Task.Answer task)) return;
        if (isPaused) {
            tap(key);
            return;
        }
        progress.answer(key, task.right());
        view.judged();
    }

    /** Whether this sentence was chosen, and was wrong. */
    public boolean isRefuted(String key) {
        return progress.isRefuted(key);
    }

    /** The learner has done something on the scene that is no move. */
    public void acted() {
        hasActed = true;
    }

    /** What the game itself says to what the learner did last, or null. */
    public Message objection() {
        return progress.is(PracticeState.TRYING) && hasActed ? session.feedback().answer() : null;
    }

    /** To be told to the session by the one who shows it: passes everything on, and judges what the learner has done once it is shown. */
    public SessionView watching(SessionView shown) {
        return new JudgedView(shown, () -> {
            boolean isAsked = session.turn().waiting() == Waiting.PERSON || session.turn().waiting() == Waiting.NOBODY;
            if (isAsked) advance();
            // What was asked may have set something in motion, which is shown to its end.
            return session.turn().waiting() != Waiting.MOTION;
        });
    }

    /** Everything played has been shown, and somebody is to move, or nobody any more. */
    private void advance() {
        judgeIfMoved();
        if (progress.is(PracticeState.SHOWING) || progress.is(PracticeState.FAILED)) playOn();
    }

    private void playOn() {
        if (progress.hasScript()) {
            boolean isPersons = session.turn().waiting() == Waiting.PERSON;
            // What isn't the learner's comes when a bot is asked.
            if (isPersons) session.choose(nextOfScript());
            return;
        }
        if (progress.is(PracticeState.FAILED)) return;
        progress.endScript();
        if (isRight()) progress.finish();
        asked = session.match().record().plies();
        hasActed = false;
        if (progress.is(PracticeState.TRYING)) ask();
        view.judged();
    }

    private int nextOfScript() {
        return game.move(session.match().position(), progress.nextOfScript());
    }

    private void ask() {
        if (!isAtFirst()) progress.remark(Message.of("learn.soFar"));
        if (board.task() instanceof Task.Find task) places = new Places(game, task, session.match().position());
        if (!marks().isEmpty()) session.point(marks());
    }

    private void judgeIfMoved() {
        GameRecord record = session.match().record();
        if (!progress.is(PracticeState.TRYING) || record.plies() <= asked) return;
        if (rounds != null) {
            rounds.judge(record, asked, this::weighed);
        } else if (gameAttempt != null) {
            gameAttempt.judge(record, asked);
            asked = record.plies();
        }
        view.judged();
    }

    private void weighed() {
        if (delayed != null && progress.hasScript()) delayed.decided(nextOfScript());
        else playOn();
        delayed = null;
        view.judged();
    }

    /** Plays for all other seats. */
    private final class Others implements Thinker {
        @Override
        public void think(BotTask task, Answer answer) {
            if (session.turn().waiting() == Waiting.PERSON) {
                bots.think(task, answer);
                return;
            }
            judgeIfMoved();
            if (progress.is(PracticeState.WEIGHING)) {
                delayed = answer;
                return;
            }
            if (progress.hasScript()) {
                answer.decided(nextOfScript());
                return;
            }
            if (progress.is(PracticeState.SHOWING)) playOn();
            if (!progress.is(PracticeState.TRYING) || gameAttempt == null) return;
            gameAttempt.remark(session.match().record(), () -> bots.think(task, answer), view::judged);
        }

        @Override
        public void cancel() {
            bots.cancel();
        }
    }
}
