package uniboard.remote.classroom;

import java.util.Arrays;
import uniboard.game.WholeNumber;
import uniboard.remote.Crypto;
import uniboard.remote.Encoded;

/** A pupil's device, as the teacher's knows it: its keys, its topics, and what has been said and confirmed. */
final class PupilDevice {
    /** Seconds of silence after which a device is away. */
    static final int AWAY = 30;
    /** Seconds without a confirmation after which something is said again. */
    static final int REPEAT = 5;
    /** Packets of a device that are opened in a second. */
    static final int MOST_A_SECOND = 2;
    private static final int NEVER = Integer.MIN_VALUE / 2;

    private final byte[] key;
    private byte[] reading;
    private String to;
    private String from;
    private int number;
    private int change;
    private int word;
    private int confirmed;
    private int version;
    /** Whether a confirmation is due. */
    private boolean isOwed;
    /** Whether there is news that hasn't been sent. */
    private boolean isNews;
    private boolean isGone;
    private int seenAt;
    private int toldAt = NEVER;
    private final RateLimit limit = new RateLimit(MOST_A_SECOND);

    /** @param to the name of the topic where it listens */
    PupilDevice(byte[] key, byte[] reading, String to, int now) {
        this.key = key;
        this.reading = reading;
        this.to = to;
        from = "";
        seenAt = now;
    }

    byte[] key() {
        return key;
    }

    boolean isOf(byte[] openKey) {
        return Arrays.equals(key, openKey);
    }

    byte[] reading() {
        return reading;
    }

    String to() {
        return to;
    }

    /** The name of the topic where it writes; empty before it is admitted. */
    String from() {
        return from;
    }

    void writeAt(String topic) {
        from = topic;
    }

    int change() {
        return change;
    }

    int word() {
        return word;
    }

    int seenAt() {
        return seenAt;
    }

    boolean isAway(int now) {
        return isGone || now - seenAt >= AWAY;
    }

    /** Whether another of its packets may be opened now. */
    boolean lets(int now) {
        return limit.lets(now);
    }

    /** @return whether a message is newer than all before */
    boolean isNew(int message) {
        if (message <= number) return false;
        number = message;
        return true;
    }

    /** It has knocked, and listens there. */
    void knocks(byte[] newReading, String listensAt, int now) {
        reading = newReading;
        to = listensAt;
        seenAt = now;
        isGone = false;
        isOwed = true;
    }

    /** @return whether it says what it hasn't said before */
    boolean hear(PupilSays says, int now) {
        seenAt = now;
        isGone = says.isGone();
        confirmed = Math.max(confirmed, Math.min(word, says.word()));
        version = says.version();
        isOwed |= says.isAsking();
        boolean isChange = says.change() > change;
        change = Math.max(change, says.change());
        return isChange;
    }

    /** Confirms with the next message what has come. */
    void confirm() {
        isOwed = true;
    }

    boolean knows(int news) {
        return version >= news;
    }

    /** There is something that it should confirm. */
    void owe() {
        word++;
        isNews = true;
    }

    boolean isToTell(int now, int pace) {
        int silence = now - toldAt;
        if (isNews) return silence >= 1;
        boolean isToRepeat = word > confirmed && !isAway(now) && silence >= REPEAT;
        return silence >= pace && (isOwed || isToRepeat);
    }

    void told(int now) {
        toldAt = now;
        isOwed = false;
        isNews = false;
    }

    String text() {
        return Encoded.of(key) + ' ' + Encoded.of(reading) + ' ' + to + ' ' + (from.isEmpty() ? "-" : from) + ' ' + number + ' ' + change
            + ' ' + word;
    }

    /** @return null if it isn't whole */
    static PupilDevice read(Columns columns) {
        byte[] key = Encoded.read(columns.next(), Crypto.KEY);
        byte[] reading = Encoded.read(columns.next(), Crypto.KEY);
        String to = columns.next();
        String from = columns.next();
        boolean isWhole = key != null && reading != null && ClassChannel.isTopic(to) && (from.equals("-") || ClassChannel.isTopic(from));
        if (!isWhole) return null;
        PupilDevice device = new PupilDevice(key, reading, to, 0);
        device.from = from.equals("-") ? "" : from;
        device.number = Math.max(0, WholeNumber.read(columns.next(), 0, Integer.MAX_VALUE));
        device.change = Math.max(0, WholeNumber.read(columns.next(), 0, Integer.MAX_VALUE));
        device.word = Math.max(0, WholeNumber.read(columns.next(), 0, Integer.MAX_VALUE / 2));
        device.isOwed = true;
        return device;
    }
}
