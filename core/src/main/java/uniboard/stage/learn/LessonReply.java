package uniboard.stage.learn;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.learn.Book.Paragraph;
import uniboard.learn.Lesson;
import uniboard.learn.Practice;
import uniboard.learn.PracticeState;
import uniboard.learn.Replies;
import uniboard.match.GameSession;
import uniboard.match.Selection;
import uniboard.match.Waiting;
import uniboard.sound.Sound;
import uniboard.stage.scene.Prompt;
import uniboard.text.Texts;

/** What a learner is told at a step, by the lesson or else by the game. */
final class LessonReply {
    /** The words of lessons that don't say what these would. */
    private static final String OTHERWISE = "learn.reply.";

    private final Texts texts;
    private final LessonUse use;
    private final Lesson.Step step;
    private final LessonPath path;
    private final LessonBookmark bookmark;
    private final Practice practice;

    /** @param practice at the step that the path has come to */
    LessonReply(Texts texts, LessonUse use, LessonPath path, LessonBookmark bookmark, Practice practice) {
        this.texts = texts;
        this.use = use;
        this.path = path;
        this.bookmark = bookmark;
        this.practice = practice;
        step = path.step();
    }

    /** What is heard of the judgement; null: nothing. */
    Sound sound() {
        if (practice.isRight()) return isUnjudged() ? Sound.SEGMENT : Sound.TICK;
        return practice.state() == PracticeState.FAILED || practice.state() == PracticeState.DOUBTED ? Sound.REFUSE : null;
    }

    /**
     * What is answered now; empty: nothing.
     *
     * @param prompt of the scene, or null
     */
    String answer(Prompt prompt) {
        Message told = gameSays(prompt);
        if (told != null) return texts.say(told);
        if (practice.reply().isEmpty() && practice.remark() != null) return texts.say(practice.remark());
        String reply = practice.reply().isEmpty() ? "" : ofLesson();
        // What was found is counted beside a hint, too.
        boolean isRemarked = (isCounted() || practice.state() == PracticeState.FAILED) && practice.remark() != null;
        return isRemarked ? texts.say("table.hintWhy", reply, practice.remark()) : reply;
    }

    private String ofLesson() {
        String words = step.replies().get(practice.reply());
        boolean isKnown = practice.reply().equals(Replies.RIGHT) || practice.reply().equals(Replies.HINT);
        if (words == null) words = texts.say(OTHERWISE + (isKnown ? practice.reply() : Replies.WRONG));
        return isClassworkDone() ? texts.say("table.hintWhy", words, texts.say("class.workDone")) : words;
    }

    private boolean isClassworkDone() {
        return use == LessonUse.CLASSWORK && practice.isRight() && path.isLast();
    }

    /** What the game says: of a move while it is shown, and else of what was tried. Null: nothing. */
    private Message gameSays(Prompt prompt) {
        GameSession session = practice.session();
        if (session.turn().waiting() != Waiting.MOTION) {
            if (practice.objection() != null || prompt == null || !isWhichAsked()) return practice.objection();
            return prompt.sentence();
        }
        if (session.feedback().answer() != null) return session.feedback().answer();
        return prompt == null ? null : prompt.sentence();
    }

    /** Whether a move's last step is chosen while several moves still fit: two cards may reach the same square. */
    private boolean isWhichAsked() {
        Selection selection = practice.session().selection();
        if (practice.state() != PracticeState.TRYING || selection == null || selection.isEmpty()) return false;
        List<Choice.Step> steps = selection.matching().get(0).steps();
        String last = steps.get(steps.size() - 1).place();
        for (Choice.Step step : selection.chosen()) if (step.place().equals(last)) return true;
        return false;
    }

    /** Whether it is said that the lesson or step that was asked for doesn't exist. */
    private boolean isStraySaid(Prompt prompt) {
        return !bookmark.stray().isEmpty() && answer(prompt).isEmpty();
    }

    /** The answer as it is shown; found places are counted elsewhere. */
    Said said(Prompt prompt) {
        if (isStraySaid(prompt)) return new Said(Said.Kind.NOTE, "", texts.say(bookmark.stray()));
        Said.Kind kind = gameSays(prompt) == null ? kind() : Said.Kind.NOTE;
        boolean isCount = kind == Said.Kind.NOTE && gameSays(prompt) == null && isCounted();
        String words = isCount ? "" : isCounted() && kind != Said.Kind.NOTE ? ofLesson() : answer(prompt);
        String heading = heading(kind);
        return new Said(kind, heading, words.equals(heading) ? "" : words);
    }

    /** Whether it isn't told what is right. */
    private boolean isUnjudged() {
        return use == LessonUse.ANSWER;
    }

    private String heading(Said.Kind kind) {
        return switch (kind) {
            case TAKEN -> texts.say("class.answerIn");
            case RIGHT -> texts.say("learn.reply.right");
            // A turn that may stand isn't called wrong.
            case WRONG -> practice.state() == PracticeState.DOUBTED ? "" : texts.say("learn.notYet");
            case HINT -> texts.say("table.hint");
            case NOTE -> "";
        };
    }

    private Said.Kind kind() {
        return switch (practice.state()) {
            case DONE -> !practice.isRight() ? Said.Kind.NOTE : isUnjudged() ? Said.Kind.TAKEN : Said.Kind.RIGHT;
            case FAILED, DOUBTED -> Said.Kind.WRONG;
            case TRYING -> isHinted() ? Said.Kind.HINT : practice.reply().isEmpty() ? Said.Kind.NOTE : Said.Kind.WRONG;
            case SHOWING, WEIGHING -> Said.Kind.NOTE;
        };
    }

    /** Whether what is said now is a hint. */
    boolean isHinted() {
        return practice.state() == PracticeState.TRYING && practice.reply().equals(Replies.HINT);
    }

    private boolean isCounted() {
        return practice.state() == PracticeState.TRYING && !practice.targets().isEmpty();
    }

    /** All the words shown now, with what kind of an answer they are; the step is named before its own. */
    String spoken(Prompt prompt) {
        String words = all(prompt);
        if (isStraySaid(prompt)) return texts.say("table.hintWhy", texts.say(bookmark.stray()), words);
        if (path.isReturn() && answer(prompt).isEmpty()) return texts.say("table.settingIs", texts.say("learn.returns"), words);
        if (path.ownSteps() > 1 && answer(prompt).isEmpty())
            return texts.say("table.settingIs", path.title(texts, use) + ", " + path.count(texts), words);
        Said said = said(prompt);
        if (said.heading().isEmpty() || said.words().isEmpty()) return words;
        return texts.say(said.kind() == Said.Kind.RIGHT ? "table.hintWhy" : "table.settingIs", said.heading(), words);
    }

    private String all(Prompt prompt) {
        String reply = answer(prompt);
        if (!reply.isEmpty()) return reply;
        StringBuilder words = new StringBuilder();
        for (Paragraph each : step.words()) words.append(each.text()).append(' ');
        return words.append(step.task()).toString().strip();
    }
}
