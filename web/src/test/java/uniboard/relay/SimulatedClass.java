package uniboard.relay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import uniboard.game.Options;
import uniboard.match.BotTask;
import uniboard.match.SlicedThinker;
import uniboard.remote.Phase;
import uniboard.remote.SessionStore;
import uniboard.remote.TableBots;
import uniboard.remote.classroom.ClassHost;
import uniboard.remote.classroom.ClassKeys;
import uniboard.remote.classroom.ClassTable;
import uniboard.remote.classroom.ClassTables;
import uniboard.remote.classroom.PupilName;
import uniboard.remote.classroom.PupilView;
import uniboard.remote.classroom.Question;
import uniboard.remote.classroom.TableStore;

/** A teacher's device and the pupils', each with a line of its own and all on one thread. */
final class SimulatedClass {
    static final int ANSWERING_SECONDS = 15;
    private static final int QUESTION_SECONDS = 20;
    private static final int SHOWN_SECONDS = 3;
    /** More than forty in ten seconds would have the door ask. */
    private static final int COMING_A_SECOND = 3;
    private static final int NOBODY_ELSE = -1;
    private static final String EXERCISE = "start 2/k w\nseat 1\ntask Win at once\n";

    private final ClassSetting setting;
    private final ClassFigures figures = new ClassFigures();
    private final List<SimulatedPupil> pupils = new ArrayList<>();
    private final Map<PupilName, SimulatedPupil> byName = new HashMap<>();
    private final long opened = System.nanoTime();
    private Traffic traffic = new Traffic();
    private ClassHost teacher;
    private ClassTables tables;
    private MqttLine line;
    /** Completed when it ends. */
    private CompletableFuture<Traffic> phase;
    private int expected = NOBODY_ELSE;
    private boolean isDealing;
    private volatile int stillAtEnd;

    /** Nobody comes back. */
    private static final class Forgetful implements TableStore {
        @Override
        public SessionStore at(int table) {
            return text -> { };
        }

        @Override
        public String kept(int table) {
            return null;
        }
    }

    SimulatedClass(ClassSetting setting) {
        this.setting = setting;
    }

    ClassFigures figures() {
        return figures;
    }

    /** Opens the class, to which pupils come, a few a second. The phase ends when all are in. */
    CompletableFuture<Traffic> come(int count) {
        return begin(0, () -> {
            expected = count;
            line = new MqttLine(setting.loop(), setting.relay(), () -> traffic, this::frame);
            ClassKeys keys = new ClassKeys(setting.crypto());
            teacher = ClassHost.open("Load", keys, line, text -> { }, (question, answer) -> false, ClassSetting.minute(), this::changed);
            tables = new ClassTables(teacher, setting.catalog(), setting.crypto(), line, new Forgetful(),
                new TableBots(new SlicedThinker(BotTask::search, () -> 0, 0), setting.random()), () -> { });
            setting.eachFrame(this::frame);
            for (int pupil = 0; pupil < count; pupil++) setting.after(pupil * 1000 / COMING_A_SECOND,
                () -> pupils.add(new SimulatedPupil(setting, teacher.link(), () -> traffic, figures)));
        });
    }

    /** @param milliseconds until it begins */
    private CompletableFuture<Traffic> begin(int milliseconds, Runnable first) {
        CompletableFuture<Traffic> begun = new CompletableFuture<>();
        setting.after(milliseconds, () -> {
            phase = begun;
            traffic = new Traffic();
            first.run();
        });
        return begun;
    }

    private void end() {
        traffic.end();
        phase.complete(traffic);
    }

    private void frame() {
        int seconds = ClassSetting.age(opened);
        teacher.frame(seconds);
        tables.frame(seconds);
        if (pupils.size() == expected && pupils.stream().allMatch(SimulatedPupil::isIn)) {
            expected = NOBODY_ELSE;
            for (SimulatedPupil pupil : pupils) byName.put(pupil.name(), pupil);
            end();
        }
        if (isDealing && ClassSetting.age(figures.pairedAt()) >= Traffic.MEAN_SECONDS && countStill() == 0) {
            isDealing = false;
            end();
        }
    }

    private void changed() {
        for (PupilView view : teacher.snapshot().pupils()) {
            SimulatedPupil pupil = byName.get(view.name());
            if (view.hasAnswered() && pupil != null) pupil.isCounted();
        }
    }

    /**
     * Asks one question after another; every second one is as long as a question may be.
     *
     * @param seconds      how long this goes on
     * @param milliseconds until the first
     */
    CompletableFuture<Traffic> ask(int seconds, int milliseconds) {
        return begin(milliseconds, () -> {
            int questions = Math.max(1, seconds / QUESTION_SECONDS);
            for (int number = 0; number < questions; number++) {
                int at = number * QUESTION_SECONDS * 1000;
                String text = text(number);
                setting.after(at, () -> {
                    figures.asks();
                    teacher.ask(Question.Kind.TOGETHER, setting.game().id(), text);
                });
                setting.after(at + (QUESTION_SECONDS - SHOWN_SECONDS) * 1000, teacher::showAnswers);
            }
            setting.after(Math.max(seconds, QUESTION_SECONDS) * 1000, this::end);
        });
    }

    private static String text(int number) {
        StringBuilder text = new StringBuilder(EXERCISE);
        while (number % 2 == 0 && text.length() < Question.LONGEST) text.append('x');
        return text.toString().strip();
    }

    /**
     * Pairs all. The phase ends when all games are dealt, and ten seconds have passed.
     *
     * @param milliseconds until it begins
     */
    CompletableFuture<Traffic> pair(int milliseconds) {
        return begin(milliseconds, () -> {
            isDealing = true;
            figures.pairs();
            tables.begin(setting.game(), Options.defaults(setting.game()), tables.draw(setting.game()), 1, 0);
        });
    }

    /** All play. */
    CompletableFuture<Traffic> play(int seconds) {
        return begin(0, () -> setting.after(seconds * 1000, () -> {
            stillAtEnd = countStill();
            end();
        }));
    }

    /** How many games weren't being played any more. */
    int stillAtEnd() {
        return stillAtEnd;
    }

    /** How many games aren't being played. */
    private int countStill() {
        int still = 0;
        for (ClassTable table : tables.tables()) if (table.snapshot().phase() != Phase.PLAYING) still++;
        return still;
    }

    void close() {
        setting.after(0, () -> {
            for (SimulatedPupil pupil : pupils) pupil.close();
            line.close();
        });
    }
}
