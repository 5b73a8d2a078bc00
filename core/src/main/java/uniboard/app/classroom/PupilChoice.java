package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.learn.Lesson;
import uniboard.remote.classroom.AnswerCount;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.PupilSnapshot;
import uniboard.remote.classroom.Question;
import uniboard.remote.classroom.Work;
import uniboard.stage.table.AnswersView;
import uniboard.stage.table.AnswersView.Answer;

/** Where a pupil chooses among sentences, or marks places on the board; any answer is taken, and may be changed. */
final class PupilChoice {
    private final ClassSurroundings around;
    private final Game game;
    private final AnswersBoard board;
    private final Runnable changed;
    /** A question whose words are known in this device's language, or are being brought; null: none. */
    private Question asked;
    /** The same in this device's language, as soon as that is there. */
    private Question told;

    /** @param changed run once a question's words have come */
    PupilChoice(ClassSurroundings around, Game game, AnswersBoard board, Runnable changed) {
        this.around = around;
        this.game = game;
        this.board = board;
        this.changed = changed;
    }

    /** The same with what is asked in this device's language, where it has those words. */
    PupilSnapshot inOwnWords(PupilSnapshot now) {
        Question question = now.question();
        if (question == null || !isHere(question)) return now;
        if (!question.equals(asked)) bring(question);
        return now.asking(told);
    }

    private boolean isHere(Question question) {
        return !AskedBoard.isOfMoves(question) && question.game().equals(game.id());
    }

    private void bring(Question question) {
        asked = question;
        told = question;
        around.courses().bringCourse(game, around.window().language(), course -> {
            // A worksheet's task is none of the lessons'.
            Lesson.Step step = course.step(AskedBoard.step(question));
            if (step == null || !question.equals(asked)) return;
            told = AskedBoard.inWords(question, step);
            changed.run();
        });
    }

    /** @return whether it is on the screen */
    boolean show(PupilSnapshot now, ClassPupil pupil) {
        Question question = now.question();
        AskedBoard position = isHere(question) ? AskedBoard.of(around.boxes(), question) : null;
        if (position == null) return false;
        board.show(question, position.record(), position.seat(), () -> view(position, pupil));
        board.update();
        return true;
    }

    private AnswersView view(AskedBoard position, ClassPupil pupil) {
        PupilSnapshot now = pupil.snapshot();
        String answer = now.work().answer();
        boolean isOfPlaces = position.question().isOfPlaces();
        List<Message> below = isOfPlaces ? List.of(Message.of("class.places")) : List.of();
        List<Answer> rows = isOfPlaces ? places(position, answer) : AskedWords.options(position.question(), answer);
        return new AnswersView(Message.of("class.title"), Message.of("table.named", AskedBoard.words(position.question())),
            AnswersView.Tone.PLAIN, below, rows, null, null, null, null, PupilControls.hands(now));
    }

    private static List<Answer> places(AskedBoard position, String answer) {
        List<Answer> rows = new ArrayList<>();
        for (String place : AnswerCount.places(answer)) {
            Message number = Message.of("table.named", Integer.toString(rows.size() + 1));
            Message words = position.place(place);
            rows.add(new Answer(AskedWords.OPTION + place, number, 0, words, words, AnswersView.Kind.OTHER, List.of(List.of(place))));
        }
        return rows;
    }

    /** @param place of the screen that {@link #show} shows */
    void act(String place, ClassPupil pupil) {
        if (asked == null || place.equals(PupilControls.HAND)) return;
        boolean isRow = place.startsWith(AskedWords.OPTION);
        String named = isRow ? place.substring(AskedWords.OPTION.length()) : place;
        if (asked.isOfPlaces()) {
            List<String> chosen = AnswerCount.places(pupil.snapshot().work().answer());
            if (!chosen.remove(named)) chosen.add(named);
            String answer = AnswerCount.ofPlaces(chosen);
            // The last place stays: there is no empty answer.
            if (Work.isAnswer(answer)) pupil.answer(answer);
        } else if (isRow) {
            pupil.answer(named);
        }
    }
}
