package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Random32;
import uniboard.remote.Fields;

/** A class as its teacher's device has it: who is there, what is asked, what counts. */
final class ClassState {
    /** Pupils for each second of the pace. */
    private static final int PUPILS_A_SECOND = 12;

    private final Roll roll;
    private final QuestionBook questions = new QuestionBook();
    private final AnswerJudge judge;
    private String title = "";
    private String game = "";
    private Door door = Door.OPEN;
    private boolean isNamed;
    private boolean isFlooded;
    private boolean isPaused;
    private int version = 1;

    ClassState(Random32 random, AnswerJudge judge) {
        roll = new Roll(random);
        this.judge = judge;
    }

    Roll roll() {
        return roll;
    }

    QuestionBook questions() {
        return questions;
    }

    void title(String newTitle) {
        title = PupilName.cleaned(newTitle);
    }

    /** @return whether it is another one than before */
    boolean game(String newGame) {
        boolean isOther = !game.equals(newGame);
        game = newGame;
        return isOther;
    }

    Door door() {
        return door;
    }

    void door(Door newDoor) {
        door = newDoor;
        isFlooded = false;
    }

    /** Too many have knocked for a class. */
    void flood() {
        door = Door.ASKS;
        isFlooded = true;
    }

    boolean isNamed() {
        return isNamed;
    }

    void haveNamesTyped() {
        isNamed = true;
    }

    void haveNamesDrawn() {
        isNamed = false;
    }

    /** The games of the class stand. */
    void pause() {
        isPaused = true;
    }

    void goOn() {
        isPaused = false;
    }

    boolean isPaused() {
        return isPaused;
    }

    int version() {
        return version;
    }

    void raiseVersion() {
        version++;
    }

    /** Seconds that a device waits between two messages of its own. */
    int pace() {
        return Math.max(1, (roll.count(PupilState.IN) + PUPILS_A_SECOND - 1) / PUPILS_A_SECOND);
    }

    /**
     * Hears what a pupil has done.
     *
     * @return whether something counts now that didn't before
     */
    boolean count(Pupil pupil, PupilSays says) {
        if (says.hand() <= says.change()) pupil.raise(says.hand());
        Work work = says.work();
        if (!questions.isOpen() || says.question() != questions.id() || !work.isAny()) return false;
        if (!questions.now().isTogether()) return pupil.work(questions.id(), work.withoutAnswer());
        if (work.answer().isEmpty()) return false;
        return pupil.work(questions.id(), work.judged(judge.isRight(questions.now(), work.answer())));
    }

    /** Of the present question, one of each pupil who has given one. */
    private List<String> answers() {
        List<String> answers = new ArrayList<>();
        if (questions.now() == null) return answers;
        for (Pupil pupil : roll.all()) {
            Work work = pupil.work(questions.id());
            if (pupil.isIn() && work.isAny()) answers.add(work.answer());
        }
        return answers;
    }

    private List<AnswerCount> counts() {
        if (!questions.isShown() || !questions.now().isTogether()) return List.of();
        if (questions.now().isOfPlaces()) return AnswerCount.ofPlaces(answers(), questions.now(), judge);
        List<AnswerCount> given = AnswerCount.of(answers(), questions.now(), (question, answer) -> isJudgedRight(answer));
        return AnswerCount.withSolution(given, judge.solution(questions.now()));
    }

    private boolean isJudgedRight(String answer) {
        for (Pupil pupil : roll.all()) {
            Work work = pupil.work(questions.id());
            if (pupil.isIn() && work.answer().equals(answer)) return work.right() > 0;
        }
        return false;
    }

    /**
     * Turns the question to a phase. Its answers are judged again: what was unknown of one when it came may have been found out since.
     *
     * @throws IllegalStateException if none is put, or its answers were shown
     */
    void advance(QuestionPhase phase) {
        questions.advance(phase);
        if (!questions.now().isTogether()) return;
        for (Pupil pupil : roll.all()) {
            Work work = pupil.work(questions.id());
            if (!work.answer().isEmpty()) pupil.work(questions.id(), work.judged(judge.isRight(questions.now(), work.answer())));
        }
    }

    ClassNews news(boolean isOver) {
        List<AnswerCount> told = AnswerCount.thatFit(counts());
        int answered = answers().size();
        int others = questions.isShown() && questions.now().isTogether() ? answered : 0;
        for (AnswerCount count : told) others -= count.count();
        // One answer may have several places.
        if (others < 0 || questions.now() != null && questions.now().isOfPlaces()) others = 0;
        return new ClassNews(title, game, version, door, isNamed, pace(), questions.now(), questions.phase(), answered,
            roll.count(PupilState.IN), told, others, isPaused, isOver);
    }

    ClassSnapshot snapshot(ClassSnapshot.Stage stage, int now) {
        List<PupilView> pupils = new ArrayList<>();
        for (Pupil pupil : roll.all()) {
            if (pupil.state() == PupilState.REMOVED) continue;
            PupilDevice device = pupil.device();
            int away = device.isAway(now) ? Math.max(1, now - device.seenAt()) : 0;
            Work work = questions.now() == null ? Work.NOTHING : pupil.work(questions.id());
            // Whether an answer is right isn't told before answers are shown.
            int done = work.isAny() && !questions.now().isTogether() ? work.right() : 0;
            pupils.add(new PupilView(pupil.id(), pupil.state(), pupil.name(), away, work.isAny(), done, pupil.isHandUp()));
        }
        return new ClassSnapshot(stage, door, isNamed, isFlooded, pupils, questions.now(), questions.phase(), answers().size(), counts());
    }

    List<PupilResult> results() {
        List<PupilResult> results = new ArrayList<>();
        for (Pupil pupil : roll.all()) if (pupil.isIn()) results.add(PupilResult.of(pupil));
        return results;
    }

    List<QuestionResult> questionResults() {
        List<QuestionResult> results = new ArrayList<>();
        for (QuestionBook.Asked asked : questions.asked()) {
            int answered = 0;
            int right = 0;
            for (Pupil pupil : roll.all()) {
                Work work = pupil.work(asked.id());
                if (!pupil.isIn() || !work.isAny()) continue;
                answered++;
                right += work.right();
            }
            results.add(new QuestionResult(asked.id(), asked.kind(), asked.game(), answered, right));
        }
        return results;
    }

    void keep(Fields to) {
        to.add("class", title).add("game", game).add("door", door.text()).add("version", version);
        if (isNamed) to.add("named", "");
        if (isPaused) to.add("paused", "");
        roll.keep(to);
        questions.keep(to);
    }

    void read(Fields from) {
        title = PupilName.cleaned(from.get("class"));
        game = from.get("game");
        door = Door.read(from.get("door"));
        isNamed = from.has("named");
        isPaused = from.has("paused");
        version = from.number("version", 1);
        roll.read(from);
        questions.read(from);
    }
}
