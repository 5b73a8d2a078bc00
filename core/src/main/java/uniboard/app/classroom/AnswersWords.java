package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import uniboard.app.registry.Boxes;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.remote.classroom.AnswerCount;
import uniboard.remote.classroom.PupilSnapshot;
import uniboard.remote.classroom.Question;
import uniboard.stage.table.AnswersView;
import uniboard.stage.table.AnswersView.Answer;
import uniboard.stage.table.AnswersView.Kind;
import uniboard.stage.table.AnswersView.Tone;
import uniboard.stage.table.ClassEntry;
import uniboard.stage.table.LobbyView;

/** What is told of the answers to a question beside its board, of which there is one. */
final class AnswersWords {
    /** As many answers have a letter. */
    static final int MOST = 5;

    private final AnswerRows rows;
    private final AskedBoard board;
    private final List<AnswerCount> counts;
    private final int answered;
    private final String own;

    private AnswersWords(AnswerRows rows, AskedBoard board, List<AnswerCount> counts, int answered, String own) {
        this.rows = rows;
        this.board = board;
        this.counts = counts;
        this.answered = answered;
        this.own = own;
    }

    /**
     * What is told of a question's answers.
     *
     * @param counts   the most frequent first
     * @param answered how many have answered, more than the counts if some aren't told
     * @param own      of the person here; empty: none
     * @return null if its board can't be shown on this page
     */
    static AnswersWords of(Boxes boxes, Question question, List<AnswerCount> counts, int answered, String own) {
        AskedBoard board = AskedBoard.of(boxes, question);
        return board == null ? null : new AnswersWords(new AnswerRows(boxes, question), board, counts, answered, own);
    }

    /** The board that was asked about. */
    GameRecord record() {
        return board.record();
    }

    /** The seat that was asked. */
    int seat() {
        return board.seat();
    }

    /** The place of the most frequent answer among those with a letter that is wrong; below 0 if none is. */
    int commonestWrong() {
        for (int rank = 0; rank < lettered().size(); rank++) if (isRefutable(rank)) return rank;
        return -1;
    }

    /** Whether an answer is a wrong turn. */
    boolean isRefutable(int rank) {
        return !lettered().get(rank).isRight() && played(rank) != null;
    }

    /** The board with the moves of an answer; null if it is no turn. */
    GameRecord played(int rank) {
        return board.answered(lettered().get(rank).answer());
    }

    /** The answers that have a letter. */
    List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        for (AnswerCount count : lettered()) answers.add(answer(answers.size(), count));
        return answers;
    }

    /** For another board than the one that was asked about. */
    static Answer unmarked(Answer answer) {
        return new Answer(answer.place(), answer.letter(), answer.count(), answer.words(), answer.spoken(), answer.kind(), List.of());
    }

    /** @param chance of winning after an answer, in a hundred; empty where none is known */
    AnswersView ofTeacher(Function<String, String> chance, ClassEntry entry, List<LobbyView.Button> foot) {
        List<Message> chances = new ArrayList<>();
        for (AnswerCount count : lettered()) {
            String known = chance.apply(count.answer());
            if (!known.isEmpty()) chances.add(Message.of("class.chance", letter(lettered().indexOf(count)), known));
        }
        List<Message> told = chances.isEmpty() ? List.of() : List.of(Message.of("class.chances", Message.listed(chances)));
        return view(found(), Tone.PLAIN, told, Message.of("table.close"), entry, foot);
    }

    static Message letter(int rank) {
        return Message.of("class.letter." + rank);
    }

    /** The same without anything to be done. */
    AnswersView ofWall(ClassEntry entry) {
        return view(found(), Tone.PLAIN, List.of(), null, entry, List.of());
    }

    AnswersView ofPupil(PupilSnapshot now) {
        if (!AskedBoard.isOfMoves(board.question()) && !own.isEmpty()) return beside();
        AnswerCount mine = mine();
        if (mine == null) {
            String answer = now.work().answer();
            Message heading = answer.isEmpty() ? Message.of("class.unanswered") : Message.of("class.late", rows.words(answer));
            return view(heading, Tone.PLAIN, List.of(found()), null, null, List.of());
        }
        List<Message> told = new ArrayList<>();
        int alike = mine.count() - 1;
        told.add(alike == 0 ? Message.of("class.alone") : Message.of("class.alike", alike));
        AnswerCount right = right();
        if (!mine.isRight() && right != null) told.add(Message.of("class.rightWas", rows.label(right.answer())));
        told.add(found());
        Message heading = Message.of(mine.isRight() ? "learn.reply.right" : "class.otherMove");
        return view(heading, mine.isRight() ? Tone.RIGHT : Tone.OTHER, told, null, null, List.of());
    }

    /** A pupil's own sentence or places beside what was asked for. */
    private AnswersView beside() {
        List<String> right = new ArrayList<>();
        for (AnswerCount count : counts) if (count.isRight()) right.add(count.answer());
        List<String> mine = AnswerCount.places(own);
        boolean isRight = mine.size() == right.size() && mine.containsAll(right);
        List<Message> told = isRight ? List.of() : List.of(Message.of("class.rightWas", rows.label(AnswerCount.ofPlaces(right))));
        Message heading = isRight ? Message.of("learn.reply.right") : Message.of("class.yourAnswer", rows.label(own));
        return view(heading, isRight ? Tone.RIGHT : Tone.OTHER, told, null, null, List.of());
    }

    private AnswersView view(Message heading, Tone tone, List<Message> told, Message close, ClassEntry entry,
        List<LobbyView.Button> foot) {
        List<Answer> answers = answers();
        int others = answered;
        for (Answer answer : answers) others -= answer.count();
        Message rest = others <= 0 ? null
            : Message.of("table.settingIs", Message.of("class.others"), Message.of("table.named", Integer.toString(others)));
        return new AnswersView(Message.of("class.title"), heading, tone, told, answers, rest, null, close, entry, foot);
    }

    private Message found() {
        if (board.question().isOfPlaces()) return Message.of("class.answers");
        int right = 0;
        for (AnswerCount count : counts) if (count.isRight()) right += count.count();
        return Message.of("class.found", Integer.toString(right), Integer.toString(answered));
    }

    /** The answer of the person here; null if it doesn't count. */
    private AnswerCount mine() {
        for (AnswerCount count : counts) if (count.answer().equals(own)) return count;
        return null;
    }

    /** The most frequent right answer; null if there is none. */
    private AnswerCount right() {
        for (AnswerCount count : counts) if (count.isRight()) return count;
        return null;
    }

    /** The most frequent answers; what is right, and one's own, are always among them. */
    private List<AnswerCount> lettered() {
        if (board.question().isOfPlaces()) return counts;
        List<AnswerCount> lettered = new ArrayList<>(counts.subList(0, Math.min(MOST, counts.size())));
        int last = lettered.size() - 1;
        for (AnswerCount each : new AnswerCount[] {right(), mine()}) {
            if (each != null && !lettered.contains(each)) lettered.set(last--, each);
        }
        return lettered;
    }

    private Answer answer(int rank, AnswerCount count) {
        boolean isPlace = board.question().isOfPlaces();
        // At a place stands how many have chosen it.
        Message letter = isPlace ? Message.of("table.named", Integer.toString(count.count())) : letter(rank);
        Message label = rows.label(count.answer());
        boolean isMine = AskedBoard.isOfMoves(board.question()) && count.equals(mine());
        List<List<String>> moves = moves(count.answer());
        // A single move is told in a whole sentence.
        String joint = moves.size() > 1 ? "table.listed" : "table.hintWhy";
        return new Answer(AnswerRows.ANSWER + rank, letter, count.count(),
            isMine ? Message.of("table.listed", label, Message.of("class.yours")) : label,
            Message.of("table.settingIs", letter, Message.of(joint, rows.words(count.answer()), rows.value(count, own))),
            count.isRight() ? Kind.RIGHT : Kind.OTHER, moves);
    }

    private List<List<String>> moves(String answer) {
        List<List<String>> moves = new ArrayList<>();
        if (board.question().isOfPlaces()) moves.add(List.of(answer));
        GameRecord turn = board.answered(answer);
        if (turn == null) return moves;
        for (int ply = 0; ply < turn.plies(); ply++) {
            moves.add(turn.game().words(turn.replay(ply)).choice(turn.move(ply)).places());
        }
        return moves;
    }
}
