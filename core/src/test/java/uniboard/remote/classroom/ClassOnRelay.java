package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Random32;
import uniboard.known.LossyRelay;
import uniboard.remote.Crypto;

/** A class of several devices with one relay and one clock; each second all that is underway arrives. */
final class ClassOnRelay {
    /** Minutes since 1970 when all begins. */
    static final int MINUTE = 29_000_000;
    static final AnswerJudge JUDGE = (question, answer) -> answer.equals("right");

    private final Crypto crypto;
    private final Random32 random;
    private final LossyRelay relay;
    private final List<Device> devices = new ArrayList<>();
    /** Packets that were published, second by second. */
    private final List<Integer> published = new ArrayList<>();
    private ClassHost teacher;
    private LossyRelay.Line teacherLine;
    private String teacherKept;
    private int teacherOpened;
    private int clock;

    /** A pupil's device: what it has kept, and since when its page is open. */
    final class Device {
        private ClassPupil pupil;
        private LossyRelay.Line line;
        private String kept = "";
        private int opened;

        ClassPupil pupil() {
            return pupil;
        }

        PupilSnapshot now() {
            return pupil.snapshot();
        }

        LossyRelay.Line line() {
            return line;
        }

        String kept() {
            return kept;
        }

        /** Closes the page and opens it again. */
        void reload() {
            line.close();
            line = relay.line();
            opened = clock;
            pupil = ClassPupil.comeBack(kept, crypto, line, text -> kept = text, MINUTE + clock / 60, () -> { });
        }

        /** The page is there no more, without a word. */
        void vanish() {
            line.close();
            devices.remove(this);
        }

        /** The pupil's id at the teacher's. */
        int id() {
            return view().id();
        }

        /** As the teacher sees the pupil. */
        PupilView view() {
            return teacher.snapshot().pupils().stream().filter(view -> view.name().equals(now().name())).findFirst().orElseThrow();
        }
    }

    /** @param faults packets of ten that are lost, and packets of ten that are doubled; 0: they come in order, too */
    ClassOnRelay(Crypto crypto, int seed, int faults) {
        this.crypto = crypto;
        random = new Random32(seed);
        relay = new LossyRelay(random, faults);
        teacherLine = relay.line();
        teacher = ClassHost.open("5b", new ClassKeys(crypto), teacherLine, text -> teacherKept = text, JUDGE, MINUTE, () -> { });
    }

    ClassHost teacher() {
        return teacher;
    }

    ClassSnapshot now() {
        return teacher.snapshot();
    }

    String teacherKept() {
        return teacherKept;
    }

    LossyRelay.Line teacherLine() {
        return teacherLine;
    }

    LossyRelay relay() {
        return relay;
    }

    Random32 random() {
        return random;
    }

    Crypto crypto() {
        return crypto;
    }

    int clock() {
        return clock;
    }

    List<Device> devices() {
        return devices;
    }

    /** Closes the teacher's page and opens it again. */
    void reloadTeacher() {
        teacherLine.close();
        teacherLine = relay.line();
        teacherOpened = clock;
        teacher = ClassHost.goOn(teacherKept, crypto, teacherLine, text -> teacherKept = text, JUDGE, MINUTE + clock / 60, () -> { });
    }

    Device come(String name) {
        Device device = new Device();
        device.line = relay.line();
        device.opened = clock;
        device.pupil = ClassPupil.come(teacher.link(), name, crypto, device.line, text -> device.kept = text, MINUTE + clock / 60,
            () -> { });
        devices.add(device);
        return device;
    }

    /** So many come, one a second. */
    ClassOnRelay with(int pupils) {
        for (int i = 0; i < pupils; i++) {
            come("");
            seconds(1);
        }
        seconds(4);
        return this;
    }

    Device device(int number) {
        return devices.get(number);
    }

    ClassOnRelay seconds(int count) {
        for (int i = 0; i < count; i++) {
            int before = relay.everything().size();
            clock++;
            teacher.frame(clock - teacherOpened);
            for (Device device : List.copyOf(devices)) device.pupil.frame(clock - device.opened);
            settle();
            published.add(relay.everything().size() - before);
        }
        return this;
    }

    /** Everything arrives that is underway, and what is answered to it. */
    void settle() {
        while (relay.deliver()) continue;
    }

    /** Packets in the ten seconds in which most were published, from that second on. */
    int mostInTenSeconds(int from) {
        int most = 0;
        for (int end = from + 10; end <= published.size(); end++) {
            int sum = 0;
            for (int packets : published.subList(end - 10, end)) sum += packets;
            most = Math.max(most, sum);
        }
        return most;
    }
}
