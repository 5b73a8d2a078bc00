package uniboard.remote.classroom;

import java.util.List;
import uniboard.remote.Crypto;
import uniboard.remote.SignedMessage;
import uniboard.remote.Transport;

/** A screen that shows what the teacher says to all. It says nothing itself, and no pupil's name reaches it. */
public final class ClassOnlooker {
    private final ClassChannel channel;
    private final Runnable changed;
    private final Heard heard = new Heard();
    private int seconds;
    private boolean isOver;

    private ClassOnlooker(ClassChannel channel, Runnable changed) {
        this.channel = channel;
        this.changed = changed;
    }

    /** @param changed run when the teacher has changed how the class stands */
    public static ClassOnlooker come(ClassLink link, Crypto crypto, Transport transport, Runnable changed) {
        ClassChannel channel = new ClassChannel(crypto, transport, link.door(), crypto.random(Crypto.KEY));
        ClassOnlooker onlooker = new ClassOnlooker(channel, changed);
        RateLimit limit = new RateLimit(ClassPupil.MOST_A_SECOND);
        channel.listen(ClassChannel.ALL, packet -> {
            SignedMessage message = onlooker.isOver || !limit.lets(onlooker.seconds) ? null : channel.opened(ClassChannel.ALL, packet);
            if (message != null && link.isTeacher(channel.crypto(), message.sender())) onlooker.hear(message);
        });
        return onlooker;
    }

    private void hear(SignedMessage message) {
        if (!heard.hearNews(message.number(), ClassNews.heard(message.open()), message.reading(), seconds)) return;
        if (heard.news().isOver()) {
            isOver = true;
            channel.forget();
        }
        changed.run();
    }

    /** How the class stands; of a pupil there is nothing. */
    public PupilSnapshot snapshot() {
        ClassNews news = heard.news();
        return new PupilSnapshot(stage(), news.title(), news.game(), news.door(), news.isNamed(), null, PupilName.NONE, news.question(),
            news.phase(), Work.NOTHING, false, news.answered(), news.pupils(), List.copyOf(news.counts()), news.others(), false,
            news.isPaused(), "");
    }

    private PupilSnapshot.Stage stage() {
        if (isOver) return PupilSnapshot.Stage.OVER;
        if (heard.isNone()) return PupilSnapshot.Stage.SEEKS;
        return seconds - heard.at() >= ClassPupil.TEACHER_AWAY ? PupilSnapshot.Stage.TEACHER_AWAY : PupilSnapshot.Stage.RUNS;
    }

    /** @param now in whole seconds since the page was opened */
    public void frame(int now) {
        boolean wasThere = stage() != PupilSnapshot.Stage.TEACHER_AWAY;
        seconds = now;
        if (wasThere && stage() == PupilSnapshot.Stage.TEACHER_AWAY) changed.run();
    }
}
