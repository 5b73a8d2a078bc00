package uniboard.learn;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A game's lessons in a language, first to last, and the boards they show. */
public record Course(List<Lesson> lessons, Boards boards) {
    /** The number of a lesson, from 0; the first one's if there is none with that id. */
    public int indexOf(String id) {
        for (int i = 0; i < lessons.size(); i++) if (lessons.get(i).id().equals(id)) return i;
        return 0;
    }

    /** How many lessons at the beginning teach rules: each has one that was in none before. */
    public int teachingRules() {
        Set<String> met = new HashSet<>();
        for (int i = 0; i < lessons.size(); i++) {
            boolean isNews = false;
            for (Lesson.Step step : lessons.get(i).steps()) isNews |= met.addAll(boards.named(step.board()).meets());
            if (!isNews) return i;
        }
        return lessons.size();
    }

    /** Whether the last lesson is a guided game. */
    public boolean endsWithGame() {
        for (Lesson.Step step : lessons.get(lessons.size() - 1).steps()) {
            boolean isGuided = boards.named(step.board()).task() instanceof Task.Reach reach && reach.help() == Task.Reach.Help.REMARKS;
            if (isGuided) return true;
        }
        return false;
    }

    /** The step that shows a board; null if none does. */
    public Lesson.Step step(String board) {
        for (Lesson lesson : lessons) for (Lesson.Step step : lesson.steps()) if (step.board().equals(board)) return step;
        return null;
    }
}
