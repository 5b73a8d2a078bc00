package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import uniboard.game.Random32;
import uniboard.remote.Fields;

/** Who is in a class, who waits at its door, and who was there. */
final class Roll {
    /** Pupils of a class, and newcomers who wait, at most. */
    static final int MOST = 60;
    /** Seconds without a knock after which a newcomer no longer waits. */
    static final int WAITING = 45;
    /** Topics that are remembered until they are emptied; a flood leaves more. */
    private static final int MOST_SPENT = 500;

    private final Random32 random;
    private final List<Pupil> pupils = new ArrayList<>();
    /** Where somebody was told something who is on the list no longer. */
    private final List<String> spent = new ArrayList<>();
    private int lastId;

    Roll(Random32 random) {
        this.random = random;
    }

    List<Pupil> all() {
        return pupils;
    }

    int count(PupilState state) {
        int count = 0;
        for (Pupil pupil : pupils) if (pupil.state() == state) count++;
        return count;
    }

    boolean isFull() {
        return count(PupilState.IN) >= MOST;
    }

    /** @return null if nobody has it */
    Pupil byKey(byte[] openKey) {
        for (Pupil pupil : pupils) if (pupil.device().isOf(openKey)) return pupil;
        return null;
    }

    /** @return null if nobody has it any more */
    Pupil byDevice(PupilDevice device) {
        for (Pupil pupil : pupils) if (pupil.device() == device) return pupil;
        return null;
    }

    /** @throws IllegalArgumentException if there is none */
    Pupil byId(int id) {
        for (Pupil pupil : pupils) if (pupil.id() == id) return pupil;
        throw new IllegalArgumentException("pupil " + id);
    }

    /** Whether somebody else listens there already. */
    boolean isTaken(String topic, byte[] byOtherThan) {
        for (Pupil pupil : pupils) {
            if (pupil.device().to().equals(topic) && !Arrays.equals(pupil.device().key(), byOtherThan)) return true;
        }
        return false;
    }

    Pupil add(PupilDevice device, PupilName name) {
        Pupil pupil = new Pupil(++lastId, device, name);
        pupils.add(pupil);
        return pupil;
    }

    void admit(Pupil pupil, String topic) {
        List<Nickname> taken = new ArrayList<>();
        for (Pupil other : pupils) if (other.name().drawn() != null) taken.add(other.name().drawn());
        pupil.admit(Nickname.drawn(random, taken), topic);
    }

    /** A device's topics count no more, but are to be emptied. */
    void spend(PupilDevice device) {
        if (spent.size() < MOST_SPENT) spent.add(ClassChannel.to(device.to()));
        if (!device.from().isEmpty() && spent.size() < MOST_SPENT) spent.add(ClassChannel.from(device.from()));
    }

    /** @return whether somebody no longer waits */
    boolean dropSilent(int now) {
        boolean isAny = false;
        for (Iterator<Pupil> each = pupils.iterator(); each.hasNext(); ) {
            Pupil pupil = each.next();
            if (pupil.state() != PupilState.WAITS || now - pupil.device().seenAt() < WAITING) continue;
            spend(pupil.device());
            each.remove();
            isAny = true;
        }
        return isAny;
    }

    /** Whether somebody who is there hasn't confirmed what was said to all. */
    boolean isSomebodyBehind(int version, int now) {
        for (Pupil pupil : pupils) if (pupil.isIn() && !pupil.device().isAway(now) && !pupil.device().knows(version)) return true;
        return false;
    }

    /** All topics at which the relay may keep something of the class. */
    List<String> topics() {
        List<String> topics = new ArrayList<>(List.of(ClassChannel.ALL, ClassChannel.DOOR));
        for (Pupil pupil : pupils) {
            topics.add(ClassChannel.to(pupil.device().to()));
            if (!pupil.device().from().isEmpty()) topics.add(ClassChannel.from(pupil.device().from()));
        }
        topics.addAll(spent);
        return topics;
    }

    void keep(Fields to) {
        to.add("last", lastId);
        for (Pupil pupil : pupils) pupil.keep(to);
        for (String topic : spent) to.add("spent", topic);
    }

    void read(Fields from) {
        Map<Integer, String> nicknames = from.numbered("nickname");
        Map<Integer, String> names = from.numbered("name");
        Map<Integer, String> tables = from.numbered("table");
        lastId = from.number("last", 0);
        for (String line : from.all("pupil")) {
            Pupil pupil = Pupil.kept(line, nicknames, names, tables);
            if (pupil == null || pupils.size() >= 3 * MOST) continue;
            pupils.add(pupil);
            lastId = Math.max(lastId, pupil.id());
        }
        for (String line : from.all("work")) {
            Columns columns = new Columns(line);
            int id = columns.number(Integer.MAX_VALUE);
            int question = columns.number(Integer.MAX_VALUE);
            for (Pupil pupil : pupils) if (pupil.id() == id && question > 0) pupil.work(question, Work.read(columns.rest()));
        }
        spent.addAll(from.all("spent"));
    }
}
