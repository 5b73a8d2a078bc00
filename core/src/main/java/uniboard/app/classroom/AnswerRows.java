package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.Boxes;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.remote.classroom.AnswerCount;
import uniboard.remote.classroom.Question;
import uniboard.stage.table.LobbyView.Kind;
import uniboard.stage.table.LobbyView.Row;

/** Answers to a question, each with how often it was given. */
final class AnswerRows {
    static final String ANSWER = "control:classAnswer:";

    private final AskedBoard board;

    AnswerRows(Boxes boxes, Question question) {
        board = AskedBoard.of(boxes, question);
    }

    /** An answer as the game tells it. */
    Message words(String answer) {
        GameRecord turn = turn(answer);
        if (turn == null) return other(answer);
        return turn.plies() == 1 ? choice(turn).spoken() : listed(turn);
    }

    /** The same in few words. */
    Message label(String answer) {
        GameRecord turn = turn(answer);
        if (turn == null) return other(answer);
        return turn.plies() == 1 ? choice(turn).label() : listed(turn);
    }

    /** A sentence that was chosen, or places. */
    private Message other(String answer) {
        if (board != null && board.question().isOfPlaces()) {
            List<Message> places = new ArrayList<>();
            for (String place : AnswerCount.places(answer)) places.add(board.place(place));
            return Message.listed(places);
        }
        String sentence = board == null ? null : board.options().get(answer);
        return sentence == null ? Message.of("class.noMove") : Message.of("table.named", sentence);
    }

    private GameRecord turn(String answer) {
        return board == null ? null : board.answered(answer);
    }

    private Choice choice(GameRecord turn) {
        return turn.game().words(board.position()).choice(turn.move(0));
    }

    private static Message listed(GameRecord turn) {
        List<Message> moves = new ArrayList<>();
        for (int ply = 0; ply < turn.plies(); ply++) {
            Position before = turn.replay(ply);
            Message move = turn.game().words(before).listed(turn.move(ply), before.toMove(), turn.replay());
            if (move != null) moves.add(move);
        }
        return Message.listed(moves);
    }

    /**
     * @param others answers that aren't among the counts
     * @param own    of the person here; empty: none
     */
    List<Row> rows(List<AnswerCount> counts, int others, String own) {
        List<Row> rows = new ArrayList<>();
        for (AnswerCount count : counts) {
            rows.add(row(rows.size(), words(count.answer()), value(count, own), count.isRight() ? Kind.HERE : Kind.WAITING));
        }
        if (others > 0) {
            rows.add(row(rows.size(), Message.of("class.others"), Message.of("table.named", Integer.toString(others)), Kind.WAITING));
        }
        return rows;
    }

    /** How often it was given, and what else there is to say of it. */
    Message value(AnswerCount count, String own) {
        if (count.count() == 0) return Message.of("class.right");
        Message number = Message.of("table.named", Integer.toString(count.count()));
        Message value = count.isRight() ? Message.of("table.listed", Message.of("class.right"), number) : number;
        return count.answer().equals(own) ? Message.of("table.listed", Message.of("class.yours"), value) : value;
    }

    private static Row row(int index, Message words, Message value, Kind kind) {
        return new Row(ANSWER + index, null, words, value, Message.of("table.hintWhy", words, value), kind, null);
    }
}
