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
    static final String LARGER = "control:larger";
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
        Map<String, String> offered = use.mixesOptions() ? AnswerOrder.of(path.step(), task)
            : path.step().options();
        Map<String, String> sentences = new LinkedHashMap<>();
        for (String key : offered.keySet()) {
            String words = offered.get(key);
            sentences.put(key, practice.isRefuted(key) ? texts.say("learn.option.wrong", words) : words);
        }
        return sentences;
    }

    /** @param isHinted whether a hint has been given: another one shows what is meant */
    List<Button> buttons(boolean isHinted) {
        return switch (practice.state()) {
            case SHOWING, WEIGHING -> List.of();
            case TRYING -> use == LessonUse.ANSWER ? takenBack()
                : List.of(plain(HINT, isHinted ? "learn.show" : "table.hint", "icon-hint"));
            case FAILED -> List.of(plain(AGAIN, "learn.again", "icon-take-back"));
            case DOUBTED -> List.of(plain(AGAIN, "table.takeBack", "icon-take-back"), plain(ONWARD, "learn.guide.stand", null));
            case DONE -> List.of(isEnd() ? plain(AGAIN, use == LessonUse.ANSWER ? "class.change" : "learn.repeat", "icon-again")
                : new Button(ONWARD, texts.say(onward()), null, use.leadsBack() ? Button.Weight.MAIN : Button.Weight.PLAIN));
        };
    }

    /** Within a turn of several moves, its beginning. */
    private List<Button> takenBack() {
        boolean isBegun = practice.session().match().record().plies() > 0;
        return isBegun ? List.of(plain(AGAIN, "table.takeBack", "icon-take-back")) : List.of();
    }

    /** Whether another try begins where the step does. */
    boolean startsOver() {
        return use == LessonUse.ANSWER || practice.state() == PracticeState.DONE;
    }

    /** Leads from a frame to the same in a window of its own. */
    Button larger() {
        return new Button(LARGER, texts.say("learn.larger"), "icon-larger", Button.Weight.LINK);
    }

    private Button plain(String name, String key, String icon) {
        return new Button(name, texts.say(key), icon, Button.Weight.PLAIN);
    }

    /** Whether all that another page asks is done. */
    boolean isSolved() {
        return use != LessonUse.ANSWER && isEnd() && practice.isRight();
    }

    /** What the page around has been told; empty while there is nothing. */
    String told(int tries) {
        if (!isSolved() || use == LessonUse.CLASSWORK) return "";
        return tries == 1 ? texts.say("learn.told.first") : texts.say("learn.told", Integer.toString(tries));
    }

    /** Whether nothing comes after the step. */
    boolean isEnd() {
        return use.endsInItself() && path.isLast();
    }

    private String onward() {
        // A course leads to a card first, which says what comes.
        if (use == LessonUse.COURSE || !path.isLast()) return "learn.onward";
        return use == LessonUse.REVIEW ? "table.backToGame" : use == LessonUse.RULE ? "table.rules" : "learn.play";
    }
}
