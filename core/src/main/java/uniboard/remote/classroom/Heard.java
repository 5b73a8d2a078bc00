package uniboard.remote.classroom;

import uniboard.remote.Fields;

/** What a pupil's device has heard of the teacher's. */
final class Heard {
    /** Before anything was said. */
    private static final ClassNews NO_NEWS = ClassNews.heard(new Fields());

    private ClassNews news = NO_NEWS;
    /** Null before the first. */
    private PupilTold told;
    private int newsNumber;
    private int toldNumber;
    /** With which the teacher reads what is boxed; null before the first message. */
    private byte[] reading;
    private int at;

    boolean isNone() {
        return reading == null;
    }

    byte[] reading() {
        return reading;
    }

    int at() {
        return at;
    }

    ClassNews news() {
        return news;
    }

    PupilTold told() {
        return told;
    }

    PupilState state() {
        return told == null ? null : told.state();
    }

    boolean isIn() {
        return state() == PupilState.IN;
    }

    /** @return whether it is newer than all before */
    boolean hearNews(int number, ClassNews heard, byte[] teachersReading, int now) {
        at = now;
        reading = teachersReading;
        if (number <= newsNumber) return false;
        newsNumber = number;
        news = heard;
        return true;
    }

    /** @return whether it is newer than all before */
    boolean hearTold(int number, PupilTold heard, int now) {
        at = now;
        if (number <= toldNumber) return false;
        toldNumber = number;
        told = heard;
        return true;
    }

    void keep(Fields to) {
        // The last news is read again, since it isn't kept.
        to.add("heardNews", Math.max(0, newsNumber - 1)).add("heardTold", toldNumber);
        if (told != null) to.add("told", told.fields().text().replace('\n', '\t'));
    }

    void read(Fields from) {
        newsNumber = from.number("heardNews", 0);
        toldNumber = from.number("heardTold", 0);
        if (from.has("told")) told = PupilTold.heard(Fields.read(from.get("told").replace('\t', '\n')));
    }
}
