package uniboard.relay;

import java.util.function.Supplier;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.remote.Listener;
import uniboard.remote.TableClient;
import uniboard.remote.TableSnapshot;
import uniboard.remote.classroom.ClassLink;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.PupilName;
import uniboard.remote.classroom.PupilSnapshot;
import uniboard.remote.classroom.PupilState;
import uniboard.remote.classroom.QuestionPhase;

/** A pupil's device with somebody who answers each question several times, and plays at random, but no move that ends the game. */
final class SimulatedPupil {
    private static final int ANSWERS = 3;
    private static final int LONGEST_ANSWER = 120;
    private static final int MOVE_SECONDS = 3;

    private final ClassSetting setting;
    private final ClassFigures figures;
    private final MqttLine line;
    private final ClassPupil pupil;
    private final MoveList moves = new MoveList();
    private final long opened = System.nanoTime();
    private boolean isIn;
    private int question;
    /** Of the first answer to the question; 0: none, or the teacher has counted it. */
    private long answeredAt;
    private String table = "";
    /** Null before the pupil is sent to a table. */
    private TableClient client;
    private boolean isDealt;
    private boolean isThinking;

    SimulatedPupil(ClassSetting setting, ClassLink link, Supplier<Traffic> traffic, ClassFigures figures) {
        this.setting = setting;
        this.figures = figures;
        line = new MqttLine(setting.loop(), setting.relay(), traffic, this::frame);
        pupil = ClassPupil.come(link, "", setting.crypto(), line, text -> { }, ClassSetting.minute(), this::changed);
        setting.eachFrame(this::frame);
    }

    private void frame() {
        int seconds = ClassSetting.age(opened);
        pupil.frame(seconds);
        if (client == null) return;
        client.frame(seconds);
        look();
    }

    private void changed() {
        PupilSnapshot now = pupil.snapshot();
        if (!isIn && now.state() == PupilState.IN) {
            isIn = true;
            figures.coming().addSince(opened);
        }
        if (now.question() != null && now.question().id() > question) {
            question = now.question().id();
            figures.asking().addSince(figures.askedAt());
            answerSeveralTimes();
        }
        if (!now.table().equals(table)) goTo(now.table());
    }

    boolean isIn() {
        return isIn;
    }

    PupilName name() {
        return pupil.snapshot().name();
    }

    private void answerSeveralTimes() {
        int asked = question;
        answeredAt = 0;
        for (int answer = 0; answer < ANSWERS; answer++) {
            boolean isFirst = answer == 0;
            int from = answer * SimulatedClass.ANSWERING_SECONDS * 1000 / ANSWERS;
            int delay = from + setting.random().below(SimulatedClass.ANSWERING_SECONDS * 1000 / ANSWERS);
            setting.after(delay, () -> {
                if (question != asked || pupil.snapshot().phase() != QuestionPhase.OPEN) return;
                if (isFirst) answeredAt = System.nanoTime();
                pupil.answer(anAnswer());
            });
        }
    }

    /** As long as one may be, and nobody else's. */
    private String anAnswer() {
        StringBuilder text = new StringBuilder(Integer.toHexString(setting.random().next()));
        while (text.length() < LONGEST_ANSWER) text.append('x');
        return text.toString();
    }

    /** The teacher's device has the pupil's answer. */
    void isCounted() {
        if (answeredAt == 0) return;
        figures.counting().addSince(answeredAt);
        answeredAt = 0;
    }

    private void goTo(String newTable) {
        table = newTable;
        String pass = pupil.tablePass();
        if (pass.isEmpty()) {
            client = null;
            return;
        }
        isDealt = false;
        client = TableClient.takeOver(pass, "", setting.catalog(), setting.crypto(), line, text -> { }, new Listener() {
            @Override
            public void changed(TableSnapshot now) {
                look();
            }

            @Override
            public void moved(TableSnapshot now) {
                if (client != null && client.isToMove()) figures.moveArrived(client.invitation().text(), SimulatedPupil.this);
                look();
            }
        });
    }

    private void look() {
        if (client == null) return;
        if (!isDealt && client.seen() != null) {
            isDealt = true;
            figures.dealing().addSince(figures.pairedAt());
        }
        thinkIfToMove();
    }

    private void thinkIfToMove() {
        if (isThinking || !client.isToMove()) return;
        isThinking = true;
        setting.after(MOVE_SECONDS * 1000, () -> {
            isThinking = false;
            if (client != null && client.isToMove()) play();
        });
    }

    private void play() {
        Position position = client.seen().position().copy();
        position.moves(moves);
        int move = moves.get(setting.random().below(moves.size()));
        // Any other, from that one on, if the game would be over.
        for (int i = 1, at = setting.random().below(moves.size()); i <= moves.size() && ends(position, move); i++) {
            move = moves.get((at + i) % moves.size());
        }
        figures.movePlayed(client.invitation().text(), this);
        client.play(move);
    }

    private static boolean ends(Position position, int move) {
        Position after = position.copy();
        after.play(move);
        return after.toMove() == Position.NOBODY;
    }

    void close() {
        line.close();
    }
}
