package uniboard.learn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Message;

/** What a learner has come to with a board: what the lesson answers, how often it went wrong, and what is played without them. */
final class TaskProgress {
    /** Failures after which the lesson helps by itself, and after which it shows what is meant. */
    private static final int HINT_AFTER = 2;
    private static final int SOLUTION_AFTER = 3;

    private PracticeState state = PracticeState.SHOWING;
    /** What the end of the script leads to. */
    private PracticeState next = PracticeState.TRYING;
    /** What the others play next, and in an example everybody. */
    private final List<String> script = new ArrayList<>();
    private String reply = "";
    private String lastTry = "";
    /** What was right at this attempt, in the same notation. */
    private String accepted = "";
    private Message remark;
    private int failures;
    private int misses;
    /** The keys of wrong sentences that were chosen. */
    private final Set<String> refuted = new HashSet<>();

    /**
     * Plays a script, in notation, from the start of the board.
     *
     * @param end what it leads to
     */
    void show(List<String> moves, PracticeState end) {
        accepted = "";
        script.clear();
        script.addAll(moves);
        state = PracticeState.SHOWING;
        next = end;
    }

    /** The learner tries, without a script. */
    void ask() {
        script.clear();
        resume();
    }

    /** The learner tries again; the script stays. */
    void resume() {
        state = PracticeState.TRYING;
    }

    void weigh() {
        state = PracticeState.WEIGHING;
        remark = Message.of("learn.weighs");
    }

    void doubt() {
        state = PracticeState.DOUBTED;
    }

    /**
     * A try was right.
     *
     * @param replies what the others play now, in notation
     * @param end     what that leads to
     */
    void accept(List<String> replies, PracticeState end) {
        script.addAll(replies);
        state = PracticeState.SHOWING;
        next = end;
        reply = "";
        failures = 0;
        accepted = lastTry + "; ";
    }

    /** The script has been played. */
    void endScript() {
        state = next;
    }

    void finish() {
        state = PracticeState.DONE;
        reply = Replies.RIGHT;
    }

    /** Told before the try is judged. */
    void tried(String what) {
        lastTry = accepted + what;
    }

    String lastTry() {
        return lastTry;
    }

    void miss() {
        failures++;
        misses++;
    }

    /** @param key of the reply */
    void fail(String key) {
        miss();
        state = PracticeState.FAILED;
        reply = key;
    }

    /** @param moves played by the others to show what is wrong with a try, in notation */
    void refute(List<String> moves) {
        script.addAll(moves);
    }

    /**
     * One of the sentences that are offered was chosen.
     *
     * @param right the key of the right one
     */
    void answer(String key, String right) {
        tried(key);
        if (key.equals(right)) {
            finish();
            return;
        }
        miss();
        refuted.add(key);
        reply = key;
    }

    boolean isRefuted(String key) {
        return refuted.contains(key);
    }

    boolean hasScript() {
        return !script.isEmpty();
    }

    /** The next move of the script, which is played with that. */
    String nextOfScript() {
        return script.remove(0);
    }

    PracticeState state() {
        return state;
    }

    boolean is(PracticeState one) {
        return state == one;
    }

    void reply(String key) {
        reply = key;
    }

    /** The key of what the lesson answers; empty while it has nothing to say. */
    String reply() {
        return reply;
    }

    void remark(Message sentence) {
        remark = sentence;
    }

    /** What is said besides; null: nothing. */
    Message remark() {
        return remark;
    }

    boolean isHintDue() {
        return failures >= HINT_AFTER;
    }

    boolean isSolutionDue() {
        return failures >= SOLUTION_AFTER;
    }

    /** How often a try was wrong on this board. */
    int misses() {
        return misses;
    }
}
