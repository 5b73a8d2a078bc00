package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.Boxes;
import uniboard.game.Message;
import uniboard.match.Match;
import uniboard.remote.classroom.AnswerCount;
import uniboard.remote.classroom.Question;
import uniboard.stage.table.LobbyView.Kind;
import uniboard.stage.table.LobbyView.Row;

/** Answers to a question, each with how often it was given. */
final class AnswerRows {
    private static final String ANSWER = "control:classAnswer:";

    private final AskedBoard board;

    AnswerRows(Boxes boxes, Question question) {
        board = AskedBoard.of(boxes, question);
    }

    /** An answer as the game tells it. */
    Message words(String answer) {
        int move = board == null ? Match.NO_MOVE : board.move(answer);
        if (move == Match.NO_MOVE) return Message.of("class.noMove");
        return board.record().game().words(board.position()).choice(move).spoken();
    }

    /**
     * @param others answers that aren't among the counts
     * @param own    of the person here; empty: none
     */
    List<Row> rows(List<AnswerCount> counts, int others, String own) {
        List<Row> rows = new ArrayList<>();
        for (AnswerCount count : counts) {
            Message number = Message.of("table.named", Integer.toString(count.count()));
            Message value = count.isRight() ? Message.of("table.listed", Message.of("class.right"), number) : number;
            if (count.answer().equals(own)) value = Message.of("table.listed", Message.of("class.yours"), value);
            rows.add(row(rows.size(), words(count.answer()), value, count.isRight() ? Kind.HERE : Kind.WAITING));
        }
        if (others > 0) {
            rows.add(row(rows.size(), Message.of("class.others"), Message.of("table.named", Integer.toString(others)), Kind.WAITING));
        }
        return rows;
    }

    private static Row row(int index, Message words, Message value, Kind kind) {
        return new Row(ANSWER + index, null, words, value, Message.of("table.hintWhy", words, value), kind, null);
    }
}
