package uniboard.learn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntSupplier;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.SessionListener;
import uniboard.match.SessionView;
import uniboard.match.Thinker;
import uniboard.match.Waiting;
import uniboard.match.WeighedMove;

/**
 * A learner at a task: lets them try on the board, says what came of it, has the others play what the lesson says, and takes back what was
 * wrong. Knows nothing of how it looks.
 */
public final class Practice {
    /** The replies that every lesson has. */
    public static final String RIGHT = "right";
    public static final String WRONG = "wrong";
    public static final String HINT = "hint";

    /** Failures after which the lesson helps by itself, and after which it shows what is meant. */
    private static final int HINT_AFTER = 2;
    private static final int SOLUTION_AFTER = 3;

    /** How far the learner is. */
    public enum State {
        /** Something is played that the learner looks at. */
        SHOWING,
        TRYING,
        /** What was tried is being weighed. */
        WEIGHING,
        /** It was wrong, and stands on the board until it is taken back. */
        FAILED,
        /** It had better be taken back, but may stand. */
        DOUBTED,
        DONE
    }

    /** Shows what happens. */
    public interface View extends SessionView {
        /** Another session is to be shown, by {@link GameSession#show}. */
        void begun(GameSession session);

        /** The state or the reply has changed. */
        void judged();

        /** @param byGame what the game advises; null where it is the lesson's own hint */
        default void advised(List<String> places, Message byGame) { }
    }

    private final Game game;
    private final Board board;
    private final Thinker bots;
    private final IntSupplier seeds;
    private final int learner;
    private View view;
    /** Null where none are to be found. */
    private Places places;
    /** What the others play next, and in an example everybody. */
    private final List<String> script = new ArrayList<>();
    private GameSession session;
    private State state = State.SHOWING;
    /** What the end of the script leads to. */
    private State next = State.TRYING;
    private int round;
    /** The only moves that may be tried; empty: whatever is legal. */
    private List<String> allowed = List.of();
    private boolean isPaused;
    /** Plies of the record when the learner was last asked. */
    private int asked;
    private int failures;
    private int misses;
    private String reply = "";
    private final Set<String> refuted = new HashSet<>();
    private final Guide guide;
    /** Plies of the record when the learner's turn, on which the next remark may be made, began. */
    private int turn;
    /** On the learner's last turn; null if there is none. */
    private Message remark;
    /** Whether the learner has done anything since they were asked: until then the lesson speaks. */
    private boolean hasActed;
    /** Goes on with a turn that is doubted. */
    private Runnable goingOn;
    /** Waits for what the others play until the learner's move has been weighed; or null. */
    private Thinker.Answer delayed;

    /**
     * @param bots  play where the learner plays freely
     * @param seeds chance for the bots
     */
    public Practice(Game game, Board board, Thinker bots, IntSupplier seeds, View view) {
        this.game = game;
        this.board = board;
        this.bots = bots;
        this.seeds = seeds;
        this.view = view;
        learner = board.learner(game);
        guide = new Guide(game, learner, bots, seeds);
    }

    public GameSession session() {
        return session;
    }

    /** Goes on where it was, shown by another view. */
    public void showOn(View another) {
        view = another;
        view.begun(session);
    }

    public State state() {
        return state;
    }

    /** The key of what the lesson answers now; empty while it has nothing to say. */
    public String reply() {
        return reply;
    }

    /** Whether anything that was tried here was wrong. */
    public boolean hasFailed() {
        return misses > 0;
    }

    /** What was tried here, the try that was right included. */
    public int tries() {
        return misses + (isRight() ? 1 : 0);
    }

    /** Whether a task was done. */
    public boolean isRight() {
        return state == State.DONE && board.task() != null;
    }

    /** What is said of the learner's last turn where they play freely, how a mistake was punished, how many places are found; or null. */
    public Message remark() {
        return remark;
    }

    /** Shows the board from its start. */
    public void begin() {
        List<Seat> seats = new ArrayList<>();
        int count = game.notation().position(board.start()).seats();
        int level = board.task() instanceof Task.Reach reach ? reach.level() : 1;
        for (int seat = 0; seat < count; seat++) seats.add(seat == learner ? Seat.HUMAN : Seat.bot(level));
        round = 0;
        script.clear();
        script.addAll(board.plays());
        state = State.SHOWING;
        next = board.task() == null ? State.DONE : State.TRYING;
        goOn(GameRecord.from(game, Options.defaults(game), start(), seats));
    }

    /** Goes on with a game that {@link #begunGame} gave, where the board asks for one. */
    public void goOnWith(GameRecord begun) {
        round = 0;
        script.clear();
        state = State.TRYING;
        goOn(begun);
    }

    /** A game at which the learner is to move, and has moved before; else null. */
    public GameRecord begunGame() {
        boolean isAsked = state == State.TRYING && session.turn().waiting() == Waiting.PERSON;
        if (!isAsked || !(board.task() instanceof Task.Reach)) return null;
        GameRecord record = session.match().record();
        return record.plies() > board.plays().size() ? record : null;
    }

    /** Whether a game has been decided. */
    public boolean isGameOver() {
        return board.task() instanceof Task.Reach && (state == State.DONE || state == State.FAILED);
    }

    /** Where nothing is scripted, what the learner can't know is dealt again each time. */
    private String start() {
        if (!(board.task() instanceof Task.Reach) || !board.plays().isEmpty()) return board.start();
        Position position = game.notation().position(board.start());
        position.determinize(learner, new Random32(seeds.getAsInt()));
        return game.notation().positionText(position);
    }

    private void goOn(GameRecord record) {
        if (session != null) session.leave();
        asked = record.plies();
        turn = asked;
        remark = null;
        session = new GameSession(new Match(record), new Others(), seeds, match -> { });
        session.allow(allowed);
        session.listen(new SessionListener() {
            @Override
            public void refused(Message why) {
            }

            @Override
            public void advised(List<String> places, Message advice) {
                view.advised(places, advice);
            }

            @Override
            public void browsed() {
            }
        });
        view.begun(session);
        if (isPaused) session.pause();
    }

    /** Back to where the learner was asked. */
    public void tryAgain() {
        if (state == State.DOUBTED) {
            state = State.TRYING;
            goOn(session.match().record().firstPlies(learnersTurn()));
            view.judged();
            return;
        }
        if (state != State.FAILED) return;
        boolean isGame = board.task() instanceof Task.Reach;
        if (isGame) {
            begin();
            return;
        }
        state = State.TRYING;
        script.clear();
        reply = failures >= HINT_AFTER && round == 0 ? HINT : "";
        goOn(session.match().record().firstPlies(asked));
        if (round > 0 && failures >= HINT_AFTER) pointOutNext();
        else point(failures >= SOLUTION_AFTER ? solution() : marks());
        view.judged();
    }

    /** Where the learner's last turn began: what others played before it stays as it is. */
    private int learnersTurn() {
        GameRecord record = session.match().record();
        int begun = turn;
        while (record.replay(begun).toMove() != learner) begun++;
        return begun;
    }

    /** Lets a doubted turn stand. */
    public void letStand() {
        if (state != State.DOUBTED) return;
        state = State.TRYING;
        remark = null;
        goingOn.run();
        view.judged();
    }

    /** @param moves in notation, the only ones that may be tried from now on; none: whatever is legal */
    public void allow(List<String> moves) {
        allowed = List.copyOf(moves);
        session.hurry();
        session.allow(moves);
    }

    /** Stops the learner and the bots until {@link #resume}; taps are answered with the reason. */
    public void pause() {
        isPaused = true;
        session.hurry();
        session.pause();
    }

    public void resume() {
        isPaused = false;
        session.resume();
    }

    /** Says what the lesson advises. */
    public void hint() {
        if (state != State.TRYING) return;
        boolean isAgain = HINT.equals(reply);
        if (board.task() instanceof Task.Reach reach && (isAgain || reach.help() == Task.Reach.Help.REMARKS || !isBooksPosition())) {
            hasActed = true;
            session.hint();
            return;
        }
        if (round > 0) {
            pointOutNext();
        } else {
            if (isAgain) point(solution());
            reply = HINT;
        }
        view.judged();
        view.advised(session.feedback().hinted(), null);
    }

    /** The book's hint and marks are about the first move; later ones are told and shown by the game. */
    private void pointOutNext() {
        if (!(board.task() instanceof Task.Do task)) return;
        RoundSolution solution = new RoundSolution(game, task.rounds().get(round), session.match().position());
        reply = "";
        remark = solution.sentence();
        point(solution.places());
    }

    private List<String> marks() {
        return round == 0 ? board.marks() : List.of();
    }

    /** Whether what the lesson says fits what lies there: the learner hasn't moved yet, and no cards were dealt again. */
    private boolean isBooksPosition() {
        GameRecord record = session.match().record();
        return record.plies() == board.plays().size() && record.game().notation().positionText(record.replay(0)).equals(board.start());
    }

    /** The places of what is meant, in the order of choosing; empty where that is left to the learner. */
    private List<String> solution() {
        if (places != null) return places.next();
        if (!(board.task() instanceof Task.Do task)) return List.of();
        return new RoundSolution(game, task.rounds().get(round), session.match().position()).places();
    }

    private void point(List<String> places) {
        session.point(places);
    }

    /** A tap on a place of the board. */
    public void tap(String place) {
        hasActed = true;
        if (isPaused) {
            session.tap(place);
        } else if (state == State.FAILED) {
            tryAgain();
        } else if (state == State.DOUBTED) {
            letStand();
        } else if (state == State.TRYING && places != null) {
            find(place);
        } else if (state == State.TRYING || state == State.SHOWING) {
            session.tap(place);
        }
    }

    private void find(String place) {
        if (!places.isWanted(place)) {
            miss();
            reply = failures >= HINT_AFTER ? HINT : WRONG;
            if (failures >= SOLUTION_AFTER) point(solution());
        } else if (places.find(place)) {
            reply = "";
            remark = places.count();
            point(List.of());
            if (places.areAllFound()) finish();
        }
        view.judged();
    }

    /** What there is to be found; nothing where something else is asked. */
    public Set<String> targets() {
        return places == null ? Set.of() : places.wanted();
    }

    /** Which of them the learner has found, in that order. */
    public List<String> found() {
        return places == null ? List.of() : places.found();
    }

    /** One of the sentences that are offered. */
    public void answer(String key) {
        if (state != State.TRYING || !(board.task() instanceof Task.Answer task)) return;
        if (isPaused) {
            tap(key);
            return;
        }
        if (key.equals(task.right())) {
            finish();
        } else {
            miss();
            refuted.add(key);
            reply = key;
        }
        view.judged();
    }

    /** Whether this sentence was chosen, and was wrong. */
    public boolean isRefuted(String key) {
        return refuted.contains(key);
    }

    private void finish() {
        state = State.DONE;
        reply = RIGHT;
    }

    /** The learner has done something on the scene that is no move. */
    public void acted() {
        hasActed = true;
    }

    /** What the game itself says to what the learner did last, or null. */
    public Message objection() {
        return state == State.TRYING && hasActed ? session.feedback().answer() : null;
    }

    /** To be told to the session by the one who shows it: passes everything on, and judges what the learner has done once it is shown. */
    public SessionView watching(SessionView shown) {
        return new SessionView() {
            @Override
            public void moved(Position before, int move, Position after) {
                shown.moved(before, move, after);
            }

            @Override
            public void refreshed() {
                boolean isAsked = session.turn().waiting() == Waiting.PERSON || session.turn().waiting() == Waiting.NOBODY;
                if (isAsked) advance();
                // What was asked may have set something in motion, which is shown to its end.
                if (session.turn().waiting() != Waiting.MOTION) shown.refreshed();
            }

            @Override
            public void refused() {
                shown.refused();
            }

            @Override
            public void finishMotion() {
                shown.finishMotion();
            }
        };
    }

    /** Everything played has been shown, and somebody is to move, or nobody any more. */
    private void advance() {
        if (state == State.TRYING && session.match().record().plies() > asked) judge();
        if (state == State.SHOWING || state == State.FAILED) playOn();
    }

    private void playOn() {
        if (!script.isEmpty()) {
            boolean isPersons = session.turn().waiting() == Waiting.PERSON;
            // What isn't the learner's comes when a bot is asked.
            if (isPersons) session.choose(game.move(session.match().position(), script.remove(0)));
            return;
        }
        if (state == State.FAILED) return;
        state = next;
        if (state == State.DONE && board.task() != null) reply = RIGHT;
        asked = session.match().record().plies();
        hasActed = false;
        if (state == State.TRYING && round > 0) remark = Message.of("learn.soFar");
        if (state == State.TRYING && board.task() instanceof Task.Find task) places = new Places(game, task, session.match().position());
        if (state == State.TRYING && !marks().isEmpty()) point(marks());
        view.judged();
    }

    private void judge() {
        GameRecord record = session.match().record();
        if (board.task() instanceof Task.Do task) {
            judge(task, record.replay(asked), record.move(asked));
        } else if (board.task() instanceof Task.Reach reach) {
            reply = "";
            for (int ply = asked; ply < record.plies() && state == State.TRYING; ply++) judge(reach, record.replay(ply), record.move(ply));
            asked = record.plies();
            if (state == State.TRYING && session.match().outcome().over()) end(reach);
        }
        view.judged();
    }

    private void judge(Task.Do task, Position before, int move) {
        Task.Round now = task.rounds().get(round);
        if (fits(now.accepted(), before, move)) {
            accept(task);
            return;
        }
        remark = null;
        for (Task.Mistake mistake : now.mistakes()) {
            if (!mistake.pattern().fits(game, before, move)) continue;
            fail(mistake.key());
            script.addAll(mistake.refuted());
            return;
        }
        if (now.unnamed() == Task.Round.Unnamed.WEIGHED) weigh(task, before, move);
        else refuse(before);
    }

    private void accept(Task.Do task) {
        script.addAll(task.rounds().get(round).replies());
        boolean isLast = ++round == task.rounds().size();
        state = State.SHOWING;
        next = isLast ? State.DONE : State.TRYING;
        reply = "";
        failures = 0;
    }

    private void refuse(Position before) {
        fail(WRONG);
        punish(before);
    }

    /** Nothing is shown or taken back before it is known whether the move is a mistake. */
    private void weigh(Task.Do task, Position before, int move) {
        state = State.WEIGHING;
        remark = Message.of("learn.weighs");
        BotTask weighing = new Match(session.match().record().firstPlies(asked)).weighing(move);
        MoveList legal = new MoveList();
        weighing.view().replay(weighing.view().plies() - 1).moves(legal);
        bots.think(weighing, packed -> {
            remark = null;
            if (WeighedMove.of(packed, legal).loss() < game.analysis().evaluator().doubt(before)) accept(task);
            else refuse(before);
            if (delayed != null && !script.isEmpty()) delayed.decided(game.move(session.match().position(), script.remove(0)));
            else playOn();
            delayed = null;
            view.judged();
        });
    }

    /** Where the lesson hasn't foreseen a mistake: if it loses the game at once, that is shown. */
    private void punish(Position before) {
        Position after = session.match().position();
        int punishment = guide.punishment(before, after);
        if (punishment == Match.NO_MOVE) return;
        remark = guide.told(after, punishment);
        script.add(game.notation().moveText(after, punishment));
    }

    private boolean fits(List<MovePattern> patterns, Position before, int move) {
        return patterns.stream().anyMatch(pattern -> pattern.fits(game, before, move));
    }

    private void judge(Task.Reach reach, Position before, int move) {
        if (before.toMove() == learner && reach.goal().fits(game, before, move)) finish();
    }

    /** A game is won by the player who wins it, whichever moved last. */
    private void end(Task.Reach reach) {
        Position position = session.match().position();
        boolean isWon = MovePattern.wins(position, learner);
        if (reach.goal().isWin() && isWon) {
            finish();
            return;
        }
        fail(WRONG);
        Message ending = game.words(position).ending(learner);
        remark = isWon || Integer.bitCount(position.outcome().winners()) == position.seats() ? ending
            : Message.of("table.hintWhy", Message.of("table.youLose"), ending);
    }

    private void remark(Guide.Remark found, Runnable next) {
        remark = found.sentence();
        if (found.weight() == Guide.Remark.Weight.BLUNDER) {
            state = State.DOUBTED;
            goingOn = () -> {
                turn = session.match().record().plies();
                next.run();
            };
        } else {
            turn = session.match().record().plies();
            next.run();
        }
        view.judged();
    }

    private void miss() {
        failures++;
        misses++;
    }

    private void fail(String key) {
        miss();
        state = State.FAILED;
        reply = key;
    }

    /** Plays for all other seats. */
    private final class Others implements Thinker {
        @Override
        public void think(BotTask task, Answer answer) {
            if (session.turn().waiting() == Waiting.PERSON) {
                bots.think(task, answer);
                return;
            }
            if (state == State.TRYING && session.match().record().plies() > asked) judge();
            if (state == State.WEIGHING) {
                delayed = answer;
                return;
            }
            if (!script.isEmpty()) {
                answer.decided(game.move(session.match().position(), script.remove(0)));
                return;
            }
            if (state == State.SHOWING) playOn();
            if (state != State.TRYING || !(board.task() instanceof Task.Reach reach)) return;
            boolean isNews = reach.help() == Task.Reach.Help.REMARKS && learnerMovedSince(turn);
            if (isNews) guide.look(session.match().record(), turn, found -> remark(found, () -> bots.think(task, answer)));
            else bots.think(task, answer);
        }

        private boolean learnerMovedSince(int plies) {
            GameRecord record = session.match().record();
            for (int ply = plies; ply < record.plies(); ply++) if (record.replay(ply).toMove() == learner) return true;
            return false;
        }

        @Override
        public void cancel() {
            bots.cancel();
        }
    }
}
