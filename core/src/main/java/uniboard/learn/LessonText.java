package uniboard.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Lessons as the build writes them for the program: a line for each part, which begins with what it is. */
public final class LessonText {
    private static final String LESSON = "lesson";
    private static final String TITLE = "title";
    private static final String BOARD = "board";
    private static final String TASK = "task";
    private static final String OPTION = "option";
    private static final String REPLY = "reply";
    private static final String CAN = "can";

    private LessonText() {
    }

    public static String of(List<Lesson> lessons) {
        StringBuilder text = new StringBuilder();
        for (Lesson lesson : lessons) {
            line(text, LESSON, lesson.id());
            line(text, TITLE, lesson.title());
            for (Lesson.Step step : lesson.steps()) {
                line(text, BOARD, step.board());
                text.append(BookText.of(step.words()));
                if (!step.task().isEmpty()) line(text, TASK, step.task());
                step.options().forEach((key, words) -> line(text, OPTION, key + ' ' + words));
                step.replies().forEach((key, words) -> line(text, REPLY, key + ' ' + words));
            }
            for (String sentence : lesson.can()) line(text, CAN, sentence);
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String word, String rest) {
        text.append(word).append(' ').append(rest).append('\n');
    }

    /** @throws IllegalArgumentException if the build can't have written the text */
    public static List<Lesson> read(String text) {
        Reading reading = new Reading();
        for (String line : text.split("\n")) if (!line.isEmpty()) reading.add(line);
        reading.endLesson();
        return List.copyOf(reading.lessons);
    }

    /** What has been read so far. */
    private static final class Reading {
        private final List<Lesson> lessons = new ArrayList<>();
        private final List<Lesson.Step> steps = new ArrayList<>();
        private final StepDraft step = new StepDraft();
        private final List<String> can = new ArrayList<>();
        private String lesson;
        private String title = "";

        void add(String line) {
            int space = line.indexOf(' ');
            String rest = line.substring(space + 1);
            switch (line.substring(0, space)) {
                case LESSON -> {
                    endLesson();
                    lesson = rest;
                }
                case TITLE -> title = rest;
                case BOARD -> {
                    endStep();
                    step.board(rest);
                }
                case TASK -> step.task(rest);
                case OPTION -> keep(step.options(), rest);
                case REPLY -> keep(step.replies(), rest);
                case CAN -> can.add(rest);
                default -> step.say(BookText.readParagraphs(line));
            }
        }

        private static void keep(Map<String, String> into, String line) {
            int space = line.indexOf(' ');
            into.put(line.substring(0, space), line.substring(space + 1));
        }

        private void endStep() {
            if (step.hasBoard()) steps.add(step.finish());
        }

        void endLesson() {
            endStep();
            if (lesson != null) lessons.add(new Lesson(lesson, title, List.copyOf(steps), List.copyOf(can)));
            steps.clear();
            can.clear();
            lesson = null;
        }
    }
}
