package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.remote.PupilWords;
import uniboard.game.Message;
import uniboard.remote.classroom.ClassSnapshot;
import uniboard.remote.classroom.PupilName;
import uniboard.remote.classroom.PupilState;
import uniboard.remote.classroom.PupilView;
import uniboard.remote.classroom.QuestionPhase;
import uniboard.stage.table.LobbyView.Choice;
import uniboard.stage.table.LobbyView.Choices;
import uniboard.stage.table.LobbyView.Kind;
import uniboard.stage.table.LobbyView.Row;

/** Who is in a class, a row each, and what their teacher can do about them. */
final class PupilRows {
    static final String PUPIL = "control:classPupil:";
    static final String ADMIT = "admit";
    static final String REMOVE = "remove";
    static final String RENAME = "rename";
    static final String LOWER = "lower";
    /** Followed by the id of the pupil whose device is lost. */
    static final String GIVE_BACK = "is";
    private static final String STAY = "stay";

    private final ClassSurroundings around;
    private final ClassSnapshot now;
    private final int tasks;

    /** @param tasks of what is done at everybody's own pace; 0: not known */
    PupilRows(ClassSurroundings around, ClassSnapshot now, int tasks) {
        this.around = around;
        this.now = now;
        this.tasks = tasks;
    }

    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (PupilView pupil : now.pupils()) rows.add(row(pupil));
        return rows;
    }

    private Row row(PupilView pupil) {
        boolean waits = pupil.state() == PupilState.WAITS;
        Message name = waits && pupil.name().typed().isEmpty() ? Message.of("class.newcomer") : name(pupil.name());
        Message value = waits ? Message.of("class.waits") : state(pupil);
        boolean isDone = isPaced() ? tasks > 0 && pupil.done() == tasks : pupil.hasAnswered();
        boolean isGood = !waits && !pupil.isHandUp() && (now.question() == null ? pupil.away() == 0 : isDone);
        return new Row(PUPIL + pupil.id(), pupil.isHandUp() ? "icon-hand" : null, name, value,
            Message.of("table.settingIs", name, value), isGood ? Kind.HERE : Kind.WAITING, new Choices(name, choices(pupil), STAY));
    }

    private List<Choice> choices(PupilView pupil) {
        boolean waits = pupil.state() == PupilState.WAITS;
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice(STAY, Message.of(waits ? "class.wait" : "class.stay")));
        if (pupil.isHandUp()) choices.add(new Choice(LOWER, Message.of("class.hand.seen")));
        if (waits) choices.add(new Choice(ADMIT, Message.of("class.admit")));
        else choices.add(new Choice(RENAME, Message.of("class.rename")));
        if (pupil.away() == 0) addLost(choices, pupil);
        choices.add(new Choice(REMOVE, Message.of(waits ? "class.refuse" : "class.remove")));
        return choices;
    }

    /** Those whose place a newcomer may have: they came before, and their devices are away. */
    private void addLost(List<Choice> choices, PupilView newcomer) {
        for (PupilView lost : now.pupils()) {
            boolean isLost = lost.state() == PupilState.IN && lost.away() > 0 && lost.id() < newcomer.id();
            if (isLost) choices.add(new Choice(GIVE_BACK + lost.id(), Message.of("class.giveBack", name(lost.name()))));
        }
    }

    private Message name(PupilName name) {
        return Message.of("table.named", PupilWords.name(name, around.window()::say));
    }

    private boolean isPaced() {
        return now.question() != null && !now.question().isTogether();
    }

    private Message done(PupilView pupil) {
        String done = Integer.toString(pupil.done());
        return tasks > 0 ? Message.of("class.doneOf", done, Integer.toString(tasks)) : Message.of("table.named", done);
    }

    private Message state(PupilView pupil) {
        if (pupil.isHandUp()) return Message.of("class.hand.up");
        if (pupil.hasAnswered()) return isPaced() ? done(pupil) : Message.of("class.answered");
        if (pupil.away() > 0) return Message.of("far.seat.away");
        return Message.of(now.question() != null && now.phase() == QuestionPhase.OPEN ? "far.seat.thinking" : "far.here");
    }
}
