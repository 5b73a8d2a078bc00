package uniboard.stage.learn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.learn.AnswerOrder;
import uniboard.learn.Practice;
import uniboard.learn.PracticeState;
import uniboard.learn.Task;
import uniboard.stage.learn.LessonSheet.Button;
import uniboard.text.Texts;

/** What a learner can choose below the words of a step. */
final class LessonChoices {
    static final String HINT = "control:hint";
    static final String AGAIN = "control:again";
    static final String ONWARD = "control:onward";

    private final Texts texts;
    private final LessonUse use;
    private final LessonPath path;
    private final Practice practice;

    /** @param practice at the step that the path has come to */
    LessonChoices(Texts texts, LessonUse use, LessonPath path, Practice practice) {
        this.texts = texts;
        this.use = use;
        this.path = path;
        this.practice = practice;
    }

    /** The sentences to choose among; pages that bring an exercise have an order of their own. */
    Map<String, String> sentences() {
        if (practice.state() != PracticeState.TRYING || !(path.board().task() instanceof Task.Answer task)) return Map.of();
        Map<String, String> sentences = use == LessonUse.COURSE ? AnswerOrder.of(path.step(), task)
            : new LinkedHashMap<>(path.step().options());
        sentences.replaceAll((key, words) -> practice.isRefuted(key) ? texts.say("learn.option.wrong", words) : words);
        return sentences;
    }

    List<Button> buttons() {
        return switch (practice.state()) {
            case SHOWING, WEIGHING -> List.of();
            case TRYING -> List.of(new Button(HINT, texts.say("table.hint"), Button.Weight.PLAIN));
            case FAILED -> List.of(new Button(AGAIN, texts.say("learn.again"), Button.Weight.MAIN));
            case DOUBTED -> List.of(new Button(AGAIN, texts.say("table.takeBack"), Button.Weight.MAIN),
                new Button(ONWARD, texts.say("learn.guide.stand"), Button.Weight.PLAIN));
            case DONE -> List.of(isEnd() ? new Button(AGAIN, texts.say("learn.repeat"), Button.Weight.PLAIN)
                : new Button(ONWARD, texts.say(onward()), Button.Weight.DONE));
        };
    }

    /** Whether nothing comes after the step. */
    boolean isEnd() {
        return use == LessonUse.EXERCISE && path.isLast();
    }

    private String onward() {
        if (path.isLast()) return use == LessonUse.REVIEW ? "table.backToGame" : "learn.play";
        return path.endsLesson() ? "learn.nextLesson" : "learn.onward";
    }
}
