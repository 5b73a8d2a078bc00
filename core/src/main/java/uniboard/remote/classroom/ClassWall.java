package uniboard.remote.classroom;

import java.util.Arrays;
import uniboard.remote.Fields;
import uniboard.remote.SignedMessage;

/** The topic where the teacher speaks to all. Anybody who knows it may write over what stands there: then it is said again. */
final class ClassWall {
    private final ClassChannel channel;
    private byte[] last = new byte[0];
    private int lastNumber;
    /** The highest number of an own message that came back. */
    private int echoed;
    private int toldAt;
    private int saidAt;
    private boolean isOverwritten;
    private boolean isCounting;

    ClassWall(ClassChannel channel) {
        this.channel = channel;
    }

    int toldAt() {
        return toldAt;
    }

    /** How many there are, or have answered, has changed; that isn't pressing. */
    void count() {
        isCounting = true;
    }

    boolean isCounting() {
        return isCounting;
    }

    void tell(Fields news, int now) {
        last = channel.sealed(ClassChannel.ALL, news, null, null);
        lastNumber = channel.number();
        toldAt = now;
        isCounting = false;
        say(now);
    }

    private void say(int now) {
        saidAt = now;
        isOverwritten = false;
        channel.publish(ClassChannel.ALL, last);
    }

    /** Says the last packet again where another one stands in its place. */
    void frame(int now) {
        if (isOverwritten && now > saidAt) say(now);
    }

    /**
     * Hears what stands there.
     *
     * @return whether a newer window of the same class has said it
     */
    boolean isNewerWindow(byte[] packet) {
        if (isOverwritten) return false;
        if (Arrays.equals(packet, last)) {
            echoed = lastNumber;
            return false;
        }
        SignedMessage message = channel.opened(ClassChannel.ALL, packet);
        boolean isOwn = message != null && channel.isOwn(message);
        if (isOwn && message.number() > channel.number()) return true;
        // An older one that was on its way before the last one came back does no harm.
        if (isOwn && message.number() >= echoed) echoed = message.number();
        else isOverwritten = true;
        return false;
    }
}
