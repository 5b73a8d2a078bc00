package uniboard.stage.task;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.learn.BookException;
import uniboard.learn.Exercise;
import uniboard.learn.Replies;
import uniboard.learn.TaskDraft;
import uniboard.learn.Worksheet;
import uniboard.stage.kit.CodeSheet;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;

/** The sheets on which a task is made: what is right, what is said, and where it goes. */
public final class TaskSheets {
    /** Opens it. */
    public static final String OPENER = "control:makeTask";

    private static final String PREFIX = "control:task:";
    /** Of a move that was tried: followed by its number. */
    private static final String TRIED = PREFIX + "tried:";
    /** Of a task on the worksheet: followed by its number. */
    private static final String COLLECTED = PREFIX + "collected:";
    /** Characters of an address that a camera still reads well from a screen. */
    private static final int LONGEST_CODE = 600;

    private final UiContext look;
    private final Screen screen;
    private final TaskDraft draft;
    private final Worksheet worksheet;
    private final TaskActions actions;

    public TaskSheets(UiContext look, Screen screen, TaskDraft draft, Worksheet worksheet, TaskActions actions) {
        this.look = look;
        this.screen = screen;
        this.draft = draft;
        this.worksheet = worksheet;
        this.actions = actions;
    }

    public void open() {
        List<ListSheet.Line> lines = new ArrayList<>();
        lines.add(sentence(TaskDraft.TASK, "icon-question"));
        List<Choice> tried = draft.tried();
        for (int i = 0; i < tried.size(); i++) lines.add(tried(i, tried.get(i)));
        if (!tried.isEmpty() && actions.offersAnother()) {
            lines.add(action("anotherRight", "icon-branch", () -> actions.tryAnother(TaskDraft.Further.RIGHT)));
            lines.add(action("anotherMistake", "icon-branch", () -> actions.tryAnother(TaskDraft.Further.MISTAKES)));
        }
        lines.add(setting("answers", "icon-check", say("task.answers." + key(draft.solution())), this::openSolutions));
        if (draft.mostDecisions() > 1) {
            lines.add(setting("decisions", "icon-next", Integer.toString(draft.decisions()), this::openDecisions));
        }
        lines.add(sentence(Replies.RIGHT, "icon-comment"));
        lines.add(sentence(Replies.WRONG, "icon-comment"));
        lines.add(sentence(Replies.HINT, "icon-comment"));
        if (isReady()) {
            addUses(lines, draft.text());
            if (!worksheet.has(draft)) lines.add(action("worksheet.add", "icon-save", changing(this::addToWorksheet)));
        } else {
            lines.add(action("impossible", "icon-info", () -> actions.tell(Message.of("task.how", Message.of("task.open")))));
        }
        if (worksheet.size() > 0) {
            lines.add(setting("worksheet", "icon-moves", Integer.toString(worksheet.size()), this::openWorksheet));
        }
        open("task.open", lines, "");
    }

    private boolean isReady() {
        try {
            draft.check();
            return true;
        } catch (BookException impossible) {
            return false;
        }
    }

    private void addUses(List<ListSheet.Line> lines, String exercise) {
        String link = actions.link(exercise);
        lines.add(action("try", "icon-play", () -> actions.tryOut(exercise)));
        if (!link.isEmpty()) lines.add(action("copyLink", "icon-share", () -> actions.copy(link, Message.of("task.linkCopied"))));
        if (!link.isEmpty() && link.length() <= LONGEST_CODE) {
            lines.add(action("code", "icon-picture", () -> screen.open(new CodeSheet(look, screen, say("task.scan"), link), OPENER)));
        }
        if (actions.offersEmbedding()) lines.add(action("embed", "icon-embed", () -> actions.embed(exercise)));
        lines.add(action("copyText", "icon-copy", () -> actions.copy(exercise, Message.of("task.textCopied"))));
    }

    private ListSheet.Line tried(int index, Choice choice) {
        String answer = draft.mistake(index);
        String judged = say(answer == null ? "task.isRight" : "task.isMistake");
        boolean isAnswered = answer != null && !answer.isEmpty();
        return line(TRIED + index, answer == null ? "icon-check" : "icon-close", look.texts().say(choice.label()),
            isAnswered ? look.texts().say("table.settingIs", judged, answer) : judged, () -> openTried(index, choice));
    }

    /** Asks what is answered to the move tried last. */
    public void openLast() {
        int last = draft.tried().size() - 1;
        openTried(last, draft.tried().get(last));
    }

    private void openTried(int index, Choice choice) {
        String answer = draft.mistake(index);
        List<ListSheet.Line> lines = new ArrayList<>();
        lines.add(action("accept", "icon-check", changing(() -> draft.accept(index))));
        lines.add(action("reject", "icon-close", changing(() -> draft.reject(index, answer == null ? "" : answer))));
        lines.add(line(PREFIX + "reply", "icon-comment", say("task.reply"), answer == null ? "" : answer,
            () -> ask("task.reply", answer == null ? "" : answer, words -> draft.reject(index, words))));
        screen.open(new ListSheet(look, screen, look.texts().say(choice.label()), lines, PREFIX + (answer == null ? "accept" : "reject")),
            OPENER);
    }

    private void openSolutions() {
        List<ListSheet.Line> lines = new ArrayList<>();
        for (TaskDraft.Solution solution : TaskDraft.Solution.values()) {
            if (solution != TaskDraft.Solution.WIN && draft.tried().isEmpty()) continue;
            lines.add(action("answers." + key(solution), null, changing(() -> draft.accept(solution))));
        }
        open("task.answers", lines, PREFIX + "answers." + key(draft.solution()));
    }

    private void openDecisions() {
        List<ListSheet.Line> lines = new ArrayList<>();
        for (int i = 1; i <= draft.mostDecisions(); i++) {
            int number = i;
            lines.add(line(PREFIX + i, null, Integer.toString(i), "", changing(() -> draft.ask(number))));
        }
        open("task.decisions", lines, PREFIX + draft.decisions());
    }

    private ListSheet.Line sentence(String word, String icon) {
        return setting(word, icon, draft.sentence(word), () -> ask("task." + word, draft.sentence(word), words -> draft.say(word, words)));
    }

    private void ask(String question, String text, Consumer<String> reader) {
        actions.ask(Message.of(question), text, Exercise.LONGEST_SENTENCE, words -> {
            reader.accept(words.strip());
            open();
        });
    }

    private void addToWorksheet() {
        if (worksheet.add(draft)) actions.tell(Message.of("task.worksheet.added", worksheet.size()));
        else actions.tell(Message.of("task.worksheet.full", Worksheet.MOST));
    }

    private void openWorksheet() {
        if (worksheet.size() == 0) {
            open();
            return;
        }
        List<ListSheet.Line> lines = new ArrayList<>();
        List<String> questions = worksheet.questions();
        for (int i = 0; i < questions.size(); i++) {
            int index = i;
            lines.add(line(COLLECTED + i, null, say("task.worksheet.task", Integer.toString(i + 1), questions.get(i)), "",
                () -> openCollected(index)));
        }
        String title = worksheet.title();
        lines.add(setting("worksheet.title", "icon-comment", title, () -> askForTitle(title)));
        addUses(lines, worksheet.text());
        open("task.worksheet", lines, "");
    }

    private void askForTitle(String title) {
        actions.ask(Message.of("task.worksheet.title"), title, Exercise.LONGEST_SENTENCE, words -> {
            worksheet.call(words.strip());
            openWorksheet();
        });
    }

    private void openCollected(int index) {
        List<ListSheet.Line> lines = new ArrayList<>();
        if (index > 0) lines.add(collected("up", "icon-up", () -> worksheet.moveUp(index)));
        if (index < worksheet.size() - 1) lines.add(collected("down", "icon-down", () -> worksheet.moveUp(index + 1)));
        lines.add(collected("remove", "icon-delete", () -> worksheet.remove(index)));
        screen.open(new ListSheet(look, screen, say("task.worksheet.task", Integer.toString(index + 1), worksheet.questions().get(index)),
            lines, ""), OPENER);
    }

    private ListSheet.Line collected(String name, String icon, Runnable change) {
        return action("worksheet." + name, icon, () -> {
            change.run();
            openWorksheet();
        });
    }

    private Runnable changing(Runnable change) {
        return () -> {
            change.run();
            open();
        };
    }

    private ListSheet.Line setting(String name, String icon, String value, Runnable action) {
        return line(PREFIX + name, icon, say("task." + name), value, action);
    }

    private ListSheet.Line action(String name, String icon, Runnable action) {
        return setting(name, icon, "", action);
    }

    private ListSheet.Line line(String name, String icon, String text, String value, Runnable action) {
        return new ListSheet.Line(name, icon, text, look.texts().language().direction(), value, action);
    }

    private void open(String key, List<ListSheet.Line> lines, String ticked) {
        screen.open(new ListSheet(look, screen, say(key), lines, ticked), OPENER);
    }

    private String say(String key, Object... arguments) {
        return look.texts().say(key, arguments);
    }

    private static String key(TaskDraft.Solution solution) {
        return solution == TaskDraft.Solution.TRIED ? "tried" : solution == TaskDraft.Solution.WIN ? "win" : "sound";
    }
}
