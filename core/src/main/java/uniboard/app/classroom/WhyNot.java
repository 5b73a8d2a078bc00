package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;
import uniboard.learn.Task;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.TurnText;
import uniboard.stage.table.AnswersView;
import uniboard.stage.table.AnswersView.Answer;
import uniboard.stage.table.AnswersView.Kind;
import uniboard.stage.table.ClassEntry;
import uniboard.stage.table.LobbyView;

/** A wrong answer played on the board, and what shows that: what the task foresees of it, or else the strongest bot's reply. */
final class WhyNot {
    static final String REPLY = "control:classReply";

    private final ClassSurroundings around;
    private final AnswersWords words;
    private final int rank;
    private final GameRecord played;
    private final Runnable found;
    /** With what is played after the answer, as far as it has been found. */
    private GameRecord replied;
    private boolean isLeft;
    /** What the task answers; empty: nothing. */
    private String explained = "";

    /**
     * @param task  that was asked; null: none
     * @param rank  of the answer among those with a letter
     * @param found run whenever another move of the reply is known
     */
    WhyNot(ClassSurroundings around, ClassTask task, AnswersWords words, int rank, Runnable found) {
        this.around = around;
        this.words = words;
        this.rank = rank;
        this.found = found;
        played = words.played(rank);
        replied = played;
        Task.Mistake mistake = task == null ? null : task.mistake(played.replay(0), played.move(0));
        if (mistake == null) return;
        explained = task.reply(mistake);
        for (String move : mistake.refuted()) replied = replied.with(played.game().move(replied.replay(), move));
    }

    GameRecord played() {
        return played;
    }

    /** What is shown of it: while that stays the screen does. */
    Object known() {
        return List.of(rank, replied.plies());
    }

    void leave() {
        isLeft = true;
    }

    /** Looks for the reply, move by move. */
    void look() {
        if (played.replay().outcome().over() || replied.plies() > played.plies() && !TurnText.goesOn(replied)) return;
        int seed = around.seeds().getAsInt();
        around.platform().thinker().think(new Match(replied).task(Bot.LEVELS, seed), move -> {
            if (isLeft) return;
            replied = replied.with(move);
            found.run();
            if (TurnText.goesOn(replied)) look();
        });
    }

    AnswersView view(ClassEntry entry, List<LobbyView.Button> foot) {
        List<Answer> rows = new ArrayList<>();
        List<Answer> answers = words.answers();
        rows.add(AnswersWords.unmarked(answers.get(rank)));
        boolean isSought = replied.plies() == played.plies() && !played.replay().outcome().over();
        if (!isSought) rows.add(reply());
        for (Answer each : answers) if (!each.equals(answers.get(rank))) rows.add(AnswersWords.unmarked(each));
        Message heading = Message.of("class.whyNot", answers.get(rank).letter());
        return new AnswersView(Message.of("class.title"), heading, AnswersView.Tone.PLAIN,
            told(isSought), rows, null, null, Message.of("table.close"), entry, foot);
    }

    private List<Message> told(boolean isSought) {
        List<Message> told = new ArrayList<>();
        if (!explained.isEmpty()) told.add(Message.of("table.named", explained));
        if (isSought) told.add(Message.of("class.seeksReply"));
        return told;
    }

    /** The other side's moves, or how the game ends with the answer itself. */
    private Answer reply() {
        Position last = played.replay();
        if (last.outcome().over()) return row(played.game().words(last).ending(), List.of());
        List<Message> told = new ArrayList<>();
        List<List<String>> moves = new ArrayList<>();
        for (int ply = played.plies(); ply < replied.plies(); ply++) {
            Position before = replied.replay(ply);
            PositionWords at = played.game().words(before);
            int move = replied.move(ply);
            told.add(at.describeMove(move, replied.replay(ply + 1), Position.NOBODY));
            moves.add(at.choice(move).places());
        }
        Message seat = played.game().words(last).seatName(last.toMove());
        return row(Message.of("table.settingIs", seat, Message.listed(told)), moves);
    }

    private static Answer row(Message words, List<List<String>> moves) {
        return new Answer(REPLY, Message.of("table.named", "!"), 0, words, words, Kind.REPLY, moves);
    }
}
