package uniboard.learn;

import java.util.List;

/** A game's lessons in a language, first to last, and the boards they show. */
public record Course(List<Lesson> lessons, Boards boards) {
    /** The number of a lesson, from 0; the first one's if there is none with that id. */
    public int indexOf(String id) {
        for (int i = 0; i < lessons.size(); i++) if (lessons.get(i).id().equals(id)) return i;
        return 0;
    }

    /** The step that shows a board; null if none does. */
    public Lesson.Step step(String board) {
        for (Lesson lesson : lessons) for (Lesson.Step step : lesson.steps()) if (step.board().equals(board)) return step;
        return null;
    }
}
