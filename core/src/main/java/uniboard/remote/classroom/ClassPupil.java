package uniboard.remote.classroom;

import uniboard.remote.Crypto;
import uniboard.remote.Fields;
import uniboard.remote.ProtocolVersion;
import uniboard.remote.SessionStore;
import uniboard.remote.SignedMessage;
import uniboard.remote.Transport;

/** A pupil's side of a class: knocks until it is answered, hears what is asked, and answers. */
public final class ClassPupil {
    /** Seconds of silence after which the teacher's device is away. */
    public static final int TEACHER_AWAY = 45;
    /** Seconds between signs of life. */
    static final int BEAT = 10;
    /** Fewest seconds between knocks; chance adds up to two, so that devices don't all knock at once. */
    private static final int KNOCK = 2;
    private static final int MORE_BY_CHANCE = 3;
    /** Seconds between knocks of somebody who waits to be admitted. */
    private static final int WAITING_KNOCK = 15;
    /** Packets of each topic that are opened in a second. */
    static final int MOST_A_SECOND = 6;
    private static final int NEVER = Integer.MIN_VALUE / 2;

    private final ClassChannel channel;
    private final ClassLink link;
    private final SessionStore store;
    private final Runnable changed;
    private final int openedAt;
    private final Heard heard = new Heard();
    /** Where this device listens. */
    private final String to;
    private String typedName = "";
    private int seconds;
    private int toldAt = NEVER;
    private int knockAt;
    private int confirmAt = Integer.MAX_VALUE;
    private boolean isUnsaid;
    private int change;
    private int hand;
    private int question;
    private Work work = Work.NOTHING;
    private boolean isOver;
    private boolean isOvertaken;
    private boolean isListening;

    private ClassPupil(ClassLink link, ClassChannel channel, String to, SessionStore store, int minute, Runnable changed) {
        this.link = link;
        this.channel = channel;
        this.to = to;
        this.store = store;
        this.changed = changed;
        openedAt = minute;
    }

    /**
     * Comes to a class and knocks.
     *
     * @param name    as it is typed; empty where names are drawn
     * @param minute  minutes since 1970
     * @param changed run when other devices have changed how the class stands
     */
    public static ClassPupil come(ClassLink link, String name, Crypto crypto, Transport transport, SessionStore store, int minute,
        Runnable changed) {
        ClassChannel channel = new ClassChannel(crypto, transport, link.door(), crypto.random(Crypto.KEY));
        ClassPupil pupil = new ClassPupil(link, channel, channel.newTopic(), store, minute, changed);
        pupil.typedName = PupilName.cleaned(name);
        pupil.listen();
        return pupil;
    }

    /**
     * Comes back as the same pupil.
     *
     * @return null if the text is none that was given to {@link SessionStore#keep}, or older than {@link ClassHost#KEPT} minutes
     */
    public static ClassPupil comeBack(String kept, Crypto crypto, Transport transport, SessionStore store, int minute, Runnable changed) {
        Fields from = Fields.read(kept);
        ClassLink link = ClassLink.read(from.get("link"));
        ClassChannel channel = ClassChannel.kept(crypto, transport, from);
        String to = from.get("to");
        boolean isOld = minute - from.number("minute", 0) >= ClassHost.KEPT;
        if (link == null || channel == null || !ClassChannel.isTopic(to) || isOld) return null;
        ClassPupil pupil = new ClassPupil(link, channel, to, store, minute, changed);
        pupil.typedName = PupilName.cleaned(from.get("typed"));
        pupil.heard.read(from);
        pupil.change = from.number("change", 0);
        pupil.hand = from.number("hand", 0);
        pupil.question = from.number("question", 0);
        pupil.work = Work.read(from.get("work"));
        pupil.isUnsaid = true;
        pupil.listen();
        return pupil;
    }

    private void listen() {
        RateLimit ofAll = new RateLimit(MOST_A_SECOND);
        channel.listen(ClassChannel.ALL, packet -> {
            SignedMessage message = ofAll.lets(seconds) ? opened(ClassChannel.ALL, packet) : null;
            if (message != null) hearNews(message);
        });
        String end = ClassChannel.to(to);
        RateLimit ofOwn = new RateLimit(MOST_A_SECOND);
        channel.listen(end, packet -> {
            SignedMessage message = ofOwn.lets(seconds) ? opened(end, packet) : null;
            PupilTold told = message == null || message.secret() == null ? null : PupilTold.heard(message.secret());
            if (told != null) hearTold(message.number(), told);
        });
        listenToOwn();
    }

    /** @return null unless it is the teacher's */
    private SignedMessage opened(String end, byte[] packet) {
        SignedMessage message = isSilent() ? null : channel.opened(end, packet);
        return message != null && link.isTeacher(channel.crypto(), message.sender()) ? message : null;
    }

    /** A newer window with the same pupil writes there, too. */
    private void listenToOwn() {
        if (isListening || !heard.isIn()) return;
        isListening = true;
        String end = ClassChannel.from(heard.told().from());
        channel.listen(end, packet -> {
            SignedMessage message = isSilent() ? null : channel.opened(end, packet);
            if (message == null || !channel.isOwn(message) || message.number() <= channel.number()) return;
            isOvertaken = true;
            changed.run();
        });
    }

    private boolean isSilent() {
        return isOver || isOvertaken;
    }

    public ClassLink link() {
        return link;
    }

    /** How the class stands. */
    public PupilSnapshot snapshot() {
        ClassNews news = heard.news();
        PupilTold told = heard.told();
        boolean isCounted = told != null && question > 0 && told.question() == question && isCounted(told.work());
        return new PupilSnapshot(stage(), news.title(), news.game(), news.door(), news.isNamed(), heard.state(),
            heard.isIn() ? told.name() : PupilName.NONE, news.question(), news.phase(), work, isCounted, news.answered(), news.pupils(),
            news.counts(), news.others(), hand > (heard.isIn() ? told.lowered() : 0), news.isPaused(), heard.isIn() ? told.table() : "");
    }

    private boolean isCounted(Work counted) {
        return work.answer().isEmpty() ? work.equals(counted) : work.answer().equals(counted.answer());
    }

    private PupilSnapshot.Stage stage() {
        if (isOver) return PupilSnapshot.Stage.OVER;
        if (isOvertaken) return PupilSnapshot.Stage.OVERTAKEN;
        if (heard.isNone()) return PupilSnapshot.Stage.SEEKS;
        return seconds - heard.at() >= TEACHER_AWAY ? PupilSnapshot.Stage.TEACHER_AWAY : PupilSnapshot.Stage.RUNS;
    }

    /**
     * Answers the question that is put, as long as it is open; the last answer counts.
     *
     * @param text a whole turn in notation, or places that were chosen
     * @throws IllegalArgumentException if it can't be an answer; the message tells what is accepted
     */
    public void answer(String text) {
        if (!Work.isAnswer(text)) {
            throw new IllegalArgumentException("Expected a line of 1 to " + Work.LONGEST_ANSWER + " characters: " + text);
        }
        if (isOpen()) work(work.answered(text));
    }

    /** Tells how far this pupil has come with a sheet or a lesson, or how many tries and hints an answer took. */
    public void progress(int right, int tries, int hints) {
        if (isOpen()) work(new Work(work.answer(), right, tries, hints));
    }

    private boolean isOpen() {
        return heard.isIn() && heard.news().question() != null && heard.news().phase() == QuestionPhase.OPEN;
    }

    private void work(Work done) {
        if (done.equals(work)) return;
        work = done;
        change();
    }

    /** Whether the teacher is heard, but expects a name with the first knock. */
    public boolean isNameAwaited() {
        return !heard.isNone() && heard.state() == null && heard.news().isNamed() && typedName.isEmpty();
    }

    /** Knocks with a name, where one is awaited; nothing happens if nobody can be called that. */
    public void name(String typed) {
        if (!isNameAwaited()) return;
        typedName = PupilName.cleaned(typed);
        keep();
    }

    /** With what this pupil sits down at the table where they play; empty: they play nowhere. */
    public String tablePass() {
        TableLink table = isSilent() || !heard.isIn() ? null : TableLink.read(heard.told().table());
        return table == null ? "" : channel.passTo(table.invitation(), table.seat());
    }

    /** Asks the teacher to come. */
    public void raiseHand() {
        if (!heard.isIn() || hand > heard.told().lowered()) return;
        hand = change + 1;
        change();
    }

    /** The teacher needn't come any more. */
    public void lowerHand() {
        if (hand == 0) return;
        hand = 0;
        change();
    }

    private void change() {
        change++;
        isUnsaid = true;
        keep();
        if (isDue()) say(false);
    }

    /** The page closes. */
    public void leave() {
        if (heard.isIn() && !isSilent() && !heard.isNone()) say(true);
    }

    private void hearNews(SignedMessage message) {
        int before = heard.news().version();
        if (!heard.hearNews(message.number(), ClassNews.heard(message.open()), message.reading(), seconds)) return;
        ClassNews news = heard.news();
        if (news.isOver()) {
            end();
            return;
        }
        int asked = news.question() == null ? 0 : news.question().id();
        if (asked > question) {
            question = asked;
            work = Work.NOTHING;
        }
        adopt();
        if (news.version() != before) confirmAt = Math.min(confirmAt, seconds + KNOCK + chance(news.pace()));
        keep();
        changed.run();
    }

    private int chance(int bound) {
        return (channel.crypto().random(1)[0] & 0xff) % bound;
    }

    private void hearTold(int number, PupilTold told) {
        boolean wasIn = heard.isIn();
        int word = heard.told() == null ? -1 : heard.told().word();
        if (!heard.hearTold(number, told, seconds)) return;
        if (told.word() != word) confirmAt = Math.min(confirmAt, seconds + 1);
        if (heard.state() == PupilState.WAITS) knockAt = seconds + WAITING_KNOCK;
        adopt();
        keep();
        listenToOwn();
        if (!wasIn && heard.isIn() && !heard.isNone()) say(false);
        changed.run();
    }

    /** What the teacher knows of this pupil's work, if this device doesn't: it has the pupil from another one. */
    private void adopt() {
        PupilTold told = heard.told();
        boolean isUnknown = told != null && question > 0 && told.question() == question && !work.isAny();
        if (isUnknown) work = told.work();
    }

    /** The class is over: nothing of it stays. */
    private void end() {
        isOver = true;
        if (heard.isIn()) channel.empty(ClassChannel.from(heard.told().from()));
        store.keep("");
        channel.forget();
        changed.run();
    }

    /** @param now in whole seconds since the page was opened */
    public void frame(int now) {
        if (isSilent() || now == seconds) return;
        boolean wasThere = stage() != PupilSnapshot.Stage.TEACHER_AWAY;
        seconds = now;
        if (wasThere && stage() == PupilSnapshot.Stage.TEACHER_AWAY) changed.run();
        if (heard.isNone() || heard.state() == PupilState.REMOVED) return;
        if (heard.isIn()) {
            if (isDue()) say(false);
        } else if (seconds >= knockAt && !isNameAwaited() && (heard.state() != null || heard.news().door() != Door.SHUT)) {
            knock();
        }
    }

    private boolean isDue() {
        if (!heard.isIn() || heard.isNone() || isSilent()) return false;
        int silence = seconds - toldAt;
        if (silence < heard.news().pace()) return false;
        boolean isToRepeat = isUnconfirmed() && silence >= PupilDevice.REPEAT;
        return isUnsaid || isToRepeat || seconds >= confirmAt || silence >= BEAT;
    }

    private boolean isUnconfirmed() {
        return heard.told().change() < change;
    }

    private void knock() {
        knockAt = seconds + (heard.state() == null ? KNOCK + chance(MORE_BY_CHANCE) : WAITING_KNOCK);
        keep();
        Fields open = new Fields();
        ProtocolVersion.tell(open);
        Fields secret = new Fields().add("to", to);
        if (!typedName.isEmpty()) secret.add("name", typedName);
        channel.publish(ClassChannel.DOOR, channel.sealed(ClassChannel.DOOR, open, secret, heard.reading()));
    }

    private void say(boolean isGone) {
        toldAt = seconds;
        isUnsaid = false;
        confirmAt = Integer.MAX_VALUE;
        if (channel.isFarFromKept()) keep();
        PupilSays says = new PupilSays(change, heard.told().word(), heard.news().version(), question, work, hand, isUnconfirmed(), isGone);
        String end = ClassChannel.from(heard.told().from());
        channel.publish(end, channel.sealed(end, new Fields(), says.fields(), heard.reading()));
    }

    private void keep() {
        if (isSilent()) return;
        Fields text = new Fields();
        channel.keep(text);
        text.add("link", link.text()).add("to", to).add("minute", openedAt + seconds / 60).add("change", change).add("hand", hand);
        if (!typedName.isEmpty()) text.add("typed", typedName);
        if (question > 0) text.add("question", question).add("work", work.text());
        heard.keep(text);
        store.keep(text.text());
    }
}
