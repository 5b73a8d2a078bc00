package uniboard.remote.classroom;

import java.util.Arrays;
import java.util.List;
import uniboard.game.Random32;
import uniboard.remote.Crypto;
import uniboard.remote.Fields;
import uniboard.remote.SessionStore;
import uniboard.remote.SignedMessage;
import uniboard.remote.Transport;

/**
 * A teacher's side of a class: opens the door, asks, and counts. Each message tells all that its reader lacks, so that lost, doubled and
 * late ones do no harm.
 */
public final class ClassHost {
    /** Minutes after which a class can't be gone on with. */
    public static final int KEPT = 12 * 60;
    /** Seconds between signs of life. */
    static final int BEAT = 20;
    /** Seconds for which it is told that the class has ended, before all is emptied. */
    static final int FAREWELL = 20;
    /** Seconds between tellings of how many have answered. */
    private static final int COUNTING = 2;

    private final ClassChannel channel;
    private final SessionStore store;
    private final Runnable changed;
    private final ClassWall wall;
    private final KnockGate gate = new KnockGate();
    private final ClassState state;
    private final Roll roll;
    private final QuestionBook questions;
    private final String code;
    private final int openedAt;
    private ClassSnapshot.Stage stage = ClassSnapshot.Stage.RUNS;
    private int seconds;
    private int endedAt;
    private Emptying emptying;

    private ClassHost(ClassChannel channel, String code, SessionStore store, AnswerJudge judge, int minute, Runnable changed) {
        this.channel = channel;
        this.code = code;
        this.store = store;
        this.changed = changed;
        openedAt = minute;
        wall = new ClassWall(channel);
        state = new ClassState(new Random32(Arrays.hashCode(channel.crypto().random(Crypto.KEY))), judge);
        roll = state.roll();
        questions = state.questions();
    }

    /**
     * Opens a class.
     *
     * @param title  what it is called; may be empty
     * @param minute minutes since 1970
     * @param changed run when other devices have changed how the class stands
     */
    public static ClassHost open(String title, ClassKeys keys, Transport transport, SessionStore store, AnswerJudge judge, int minute,
        Runnable changed) {
        ClassChannel channel = new ClassChannel(keys.crypto(), transport, keys.door(), keys.seed());
        ClassHost host = new ClassHost(channel, keys.code(), store, judge, minute, changed);
        host.state.title(title);
        host.begin();
        return host;
    }

    /**
     * Goes on with a class that was kept.
     *
     * @return null if the text is none that was given to {@link SessionStore#keep}, or older than {@link #KEPT}
     */
    public static ClassHost goOn(String kept, Crypto crypto, Transport transport, SessionStore store, AnswerJudge judge, int minute,
        Runnable changed) {
        Fields from = Fields.read(kept);
        ClassChannel channel = ClassChannel.kept(crypto, transport, from);
        String code = ClassCode.read(from.get("code"));
        boolean isOld = minute - from.number("minute", 0) >= KEPT;
        if (channel == null || code == null || isOld) return null;
        ClassHost host = new ClassHost(channel, code, store, judge, minute, changed);
        host.state.read(from);
        if (from.has("over")) host.stage = ClassSnapshot.Stage.ENDS;
        host.begin();
        return host;
    }

    private void begin() {
        channel.listen(ClassChannel.ALL, packet -> {
            if (isSilent() || !wall.isNewerWindow(packet)) return;
            stage = ClassSnapshot.Stage.OVERTAKEN;
            changed.run();
        });
        channel.listen(ClassChannel.DOOR, this::hearDoor);
        for (Pupil pupil : roll.all()) if (!pupil.device().from().isEmpty()) listenTo(pupil.device());
        keep();
        tellAll();
    }

    /** Whether nothing is said here any more. */
    private boolean isSilent() {
        return stage == ClassSnapshot.Stage.FORGOTTEN || stage == ClassSnapshot.Stage.OVERTAKEN;
    }

    private boolean isRunning() {
        return stage == ClassSnapshot.Stage.RUNS;
    }

    /** What the link and the QR code hold. */
    public ClassLink link() {
        return ClassLink.of(channel.crypto(), channel.door(), channel.openKey());
    }

    /** What is typed: {@link ClassCode#SIGNS} signs. */
    public String code() {
        return code;
    }

    /** How the class stands. */
    public ClassSnapshot snapshot() {
        return state.snapshot(stage, seconds);
    }

    /** A pupil's answer to the present question; empty before answers are shown. */
    public String answerOf(int id) {
        return questions.isShown() ? roll.byId(id).work(questions.id()).answer() : "";
    }

    /** What each pupil has done, in the order in which they came; those who were removed are left out. */
    public List<PupilResult> results() {
        return state.results();
    }

    /** What the class has done, question by question. */
    public List<QuestionResult> questionResults() {
        return state.questionResults();
    }

    /** Sets at which game's page the class is: all are led there. */
    public void game(String id) {
        if (state.game(id)) news();
    }

    /** Sets the door. */
    public void door(Door newDoor) {
        state.door(newDoor);
        news();
    }

    /** From now on newcomers type their names, and wait to be admitted with them; who has one keeps it. */
    public void letTypeNames() {
        state.haveNamesTyped();
        news();
    }

    /** From now on newcomers get drawn names. */
    public void drawNames() {
        state.haveNamesDrawn();
        news();
    }

    /** Lets a newcomer in, unless the class is full. */
    public void admit(int id) {
        Pupil pupil = roll.byId(id);
        if (pupil.state() != PupilState.WAITS || roll.isFull()) return;
        letIn(pupil);
        keepAndTell();
    }

    private void keepAndTell() {
        keep();
        tellDue();
    }

    ClassState state() {
        return state;
    }

    private void letIn(Pupil pupil) {
        roll.admit(pupil, channel.newTopic());
        listenTo(pupil.device());
        wall.count();
    }

    /** Calls a pupil otherwise; an empty name: by the drawn one again. */
    public void rename(int id, String name) {
        roll.byId(id).rename(name);
        keepAndTell();
    }

    /** Takes a pupil off: that device isn't heard any more. */
    public void remove(int id) {
        roll.byId(id).remove();
        wall.count();
        keepAndTell();
    }

    /** Gives a pupil whose device is lost another one: that of somebody who has come since, who is then nobody else any more. */
    public void giveBack(int newcomer, int lost) {
        Pupil from = roll.byId(newcomer);
        Pupil to = roll.byId(lost);
        if (from == to || !to.isIn() || from.state() == PupilState.REMOVED) return;
        roll.spend(from.device());
        to.moveTo(from, channel.newTopic());
        listenTo(to.device());
        keepAndTell();
    }

    /**
     * Puts a question; that before is closed.
     *
     * @throws IllegalArgumentException as {@link Question}
     */
    public void ask(Question.Kind kind, String game, String text) {
        questions.ask(kind, game, text);
        news();
    }

    /** No answer counts any more, or is changed. */
    public void closeAnswers() {
        state.advance(QuestionPhase.CLOSED);
        news();
    }

    /** Answers count again. */
    public void reopenAnswers() {
        state.advance(QuestionPhase.OPEN);
        news();
    }

    /** Shows everybody how often each answer was given; nothing can be answered after that. */
    public void showAnswers() {
        state.advance(QuestionPhase.SHOWN);
        news();
    }

    /** Takes the question back. */
    public void clearQuestion() {
        questions.clear();
        news();
    }

    /** A hand that was up is seen to. */
    public void lowerHand(int id) {
        roll.byId(id).lowerHand();
        keepAndTell();
    }

    /** Sends a pupil to a table; an empty link: to none. */
    public void seatAt(int id, String link) {
        roll.byId(id).playAt(link);
        keepAndTell();
    }

    /** A pupil has played a game to its end. */
    public void countGame(int id) {
        roll.byId(id).countGame();
        keep();
    }

    /** Ends the class: that is told, and then all that the relay and this device keep of it is forgotten. */
    public void end() {
        if (!isRunning()) return;
        stage = ClassSnapshot.Stage.ENDS;
        boolean isAnybodyToTell = roll.count(PupilState.IN) + roll.count(PupilState.WAITS) > 0;
        endedAt = isAnybodyToTell ? seconds : seconds - FAREWELL;
        news();
    }

    /** Something has changed for everybody. */
    void news() {
        state.raiseVersion();
        keep();
        tellAll();
    }

    private void tellAll() {
        if (!isSilent()) wall.tell(state.news(stage == ClassSnapshot.Stage.ENDS).fields(), seconds);
    }

    private void tell(Pupil pupil) {
        PupilDevice device = pupil.device();
        device.told(seconds);
        String end = ClassChannel.to(device.to());
        channel.publish(end, channel.sealed(end, new Fields(), pupil.told(questions.now()).fields(), device.reading()));
    }

    private void tellDue() {
        if (!isRunning()) return;
        for (Pupil pupil : roll.all()) if (pupil.device().isToTell(seconds, state.pace())) tell(pupil);
    }

    private void hearDoor(byte[] packet) {
        if (!isRunning() || !gate.lets(seconds)) return;
        SignedMessage message = channel.opened(ClassChannel.DOOR, packet);
        if (message == null || message.secret() == null || channel.isOwn(message)) return;
        String to = message.secret().get("to");
        Pupil pupil = roll.byKey(message.sender());
        if (!ClassChannel.isTopic(to) || roll.isTaken(to, message.sender())) return;
        if (pupil == null) pupil = newcomer(message, to);
        if (pupil == null || !pupil.device().isNew(message.number()) || pupil.state() == PupilState.REMOVED) return;
        pupil.device().knocks(message.reading(), to, seconds);
        if (pupil.device().isToTell(seconds, 1)) tell(pupil);
    }

    /** @return null if nobody is let in or may wait */
    private Pupil newcomer(SignedMessage message, String to) {
        if (state.door() == Door.SHUT) return null;
        if (gate.isFloodWith(seconds) && state.door() == Door.OPEN) {
            state.flood();
            news();
        }
        if (roll.count(PupilState.WAITS) >= Roll.MOST) return null;
        String typed = state.isNamed() ? PupilName.cleaned(message.secret().get("name")) : "";
        Pupil pupil = roll.add(new PupilDevice(message.sender(), message.reading(), to, seconds), new PupilName(null, typed));
        // Nobody but the teacher sees a name that somebody has typed before it is admitted.
        if (state.door() == Door.OPEN && !roll.isFull() && typed.isEmpty()) letIn(pupil);
        if (state.door() == Door.OPEN && roll.isFull()) door(Door.ASKS);
        keep();
        changed.run();
        return pupil;
    }

    private void listenTo(PupilDevice device) {
        String from = device.from();
        String end = ClassChannel.from(from);
        channel.listen(end, packet -> {
            if (!isRunning() || !device.from().equals(from) || !device.lets(seconds)) return;
            SignedMessage message = channel.opened(end, packet);
            Pupil pupil = roll.byDevice(device);
            boolean isPupils = message != null && message.secret() != null && device.isOf(message.sender());
            if (isPupils && pupil != null && pupil.isIn() && device.isNew(message.number())) hear(pupil, PupilSays.heard(message.secret()));
        });
    }

    private void hear(Pupil pupil, PupilSays says) {
        PupilDevice device = pupil.device();
        boolean wasAway = device.isAway(seconds);
        int before = device.change();
        boolean isNews = device.hear(says, seconds) || wasAway || says.isGone();
        if (says.change() >= before && state.count(pupil, says)) {
            isNews = true;
            device.confirm();
            wall.count();
        }
        if (isNews) {
            keep();
            changed.run();
        }
        if (device.isToTell(seconds, state.pace())) tell(pupil);
    }

    /** @param now in whole seconds since the class was opened or gone on with here */
    public void frame(int now) {
        if (isSilent() || now == seconds) return;
        seconds = now;
        if (stage == ClassSnapshot.Stage.ENDS && seconds - endedAt >= FAREWELL) {
            forget();
            return;
        }
        if (roll.dropSilent(seconds)) {
            keep();
            changed.run();
        }
        if (channel.isFarFromKept()) keep();
        if (isAllToTell()) tellAll();
        else wall.frame(seconds);
        tellDue();
    }

    private boolean isAllToTell() {
        int silence = seconds - wall.toldAt();
        if (silence >= BEAT || wall.isCounting() && silence >= COUNTING) return true;
        return silence >= PupilDevice.REPEAT && (stage == ClassSnapshot.Stage.ENDS || roll.isSomebodyBehind(state.version(), seconds));
    }

    /** Has the relay forget topic by topic, then forgets the keys. */
    private void forget() {
        if (emptying == null) emptying = new Emptying(channel, roll.topics());
        if (!emptying.isFinished()) return;
        stage = ClassSnapshot.Stage.FORGOTTEN;
        store.keep("");
        channel.forget();
        changed.run();
    }

    private void keep() {
        if (isSilent()) return;
        Fields text = new Fields();
        channel.keep(text);
        text.add("code", code).add("minute", openedAt + seconds / 60);
        if (stage == ClassSnapshot.Stage.ENDS) text.add("over", "");
        state.keep(text);
        store.keep(text.text());
    }
}
