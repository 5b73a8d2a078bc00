package uniboard.app.classroom;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import uniboard.app.registry.Boxes;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.WholeNumber;
import uniboard.learn.BookException;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.learn.Lesson;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.TurnText;
import uniboard.remote.classroom.Question;

/**
 * The board of a question, as its text has it.
 *
 * @param seat that is asked
 */
record AskedBoard(GameRecord record, int seat, Question question) {
    /** Begins what is asked; there may be none. */
    static final String TASK = "task ";
    /** Begins the name of the lesson's board, whose words a pupil may have in another language; there may be none. */
    static final String STEP = "step ";
    private static final String START = "start ";
    private static final String SEAT = "seat ";

    /** Why nothing can be asked about a table. */
    enum Obstacle { NONE, OVER, HIDDEN }

    /** @return null if the text has none, or the game isn't on this page */
    static AskedBoard of(Boxes boxes, Question question) {
        try {
            Game game = boxes.game(question.game());
            String start = line(question, START);
            int seats = game.notation().position(start).seats();
            GameRecord record = GameRecord.from(game, Options.defaults(game), start, Collections.nCopies(seats, Seat.HUMAN));
            // What isn't a seat is taken for the first one.
            return new AskedBoard(record, Math.max(1, WholeNumber.read(line(question, SEAT), 1, seats)) - 1, question);
        } catch (NotationException e) {
            return null;
        }
    }

    /** What stands behind a word at a line's beginning; empty if no line has it. */
    private static String line(Question question, String word) {
        String text = question.text();
        int from = text.startsWith(word) ? 0 : text.indexOf('\n' + word) + 1;
        int end = text.indexOf('\n', from);
        String line = text.substring(from, end < 0 ? text.length() : end);
        return line.startsWith(word) ? line.substring(word.length()).strip() : "";
    }

    /** What is asked, in the teacher's language; empty: what one would play. */
    static String words(Question question) {
        return line(question, TASK);
    }

    /** The name of the lesson's board; empty: it is of none. */
    static String step(Question question) {
        return line(question, STEP);
    }

    static Obstacle obstacle(GameSession session) {
        Position position = shown(session);
        if (position.outcome().over() || position.toMove() == Position.NOBODY) return Obstacle.OVER;
        return isOpen(session.match()) || position.toMove() == session.turn().viewer() ? Obstacle.NONE : Obstacle.HIDDEN;
    }

    private static Position shown(GameSession session) {
        return session.match().record().replay(session.history().shownPly());
    }

    private static boolean isOpen(Match match) {
        return match.isPlayedAlone() || match.outcome().over() || KnownRecord.isOpen(match.game());
    }

    /** The question about the position that a table shows; of what is hidden it has only what the viewer may know. */
    static String text(GameSession session) {
        Position shown = shown(session);
        Position known = isOpen(session.match()) ? shown : Match.view(shown, shown.toMove());
        return text(session.match().game(), known, shown.toMove());
    }

    /** The same of another position. */
    static String text(Game game, Position position, int seat) {
        return START + game.notation().positionText(position) + '\n' + SEAT + (seat + 1);
    }

    Position position() {
        return record.replay();
    }

    static boolean isOfMoves(Question question) {
        return !question.isOfPlaces() && !question.isChoice();
    }

    /** @return the board with the moves of an answer; null if the text is no whole turn here */
    GameRecord answered(String answer) {
        return isOfMoves(question) ? TurnText.played(record, answer) : null;
    }

    /** The sentences to choose among, by their keys. */
    Map<String, String> options() {
        return options(question);
    }

    static Map<String, String> options(Question question) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String line : question.text().split("\n"))
            if (line.startsWith(Question.OPTION)) options.put(key(line), line.substring(line.indexOf(' ', Question.OPTION.length()) + 1));
        return options;
    }

    private static String key(String option) {
        int end = option.indexOf(' ', Question.OPTION.length());
        return end < 0 ? option : option.substring(Question.OPTION.length(), end);
    }

    /** The same question in a lesson's words of another language. */
    static Question inWords(Question question, Lesson.Step step) {
        StringBuilder text = new StringBuilder();
        for (String line : question.text().split("\n")) {
            String own = line;
            if (line.startsWith(TASK)) own = TASK + step.task();
            if (line.startsWith(Question.OPTION)) own = Question.OPTION + key(line) + ' ' + step.options().get(key(line));
            text.append(own).append('\n');
        }
        return new Question(question.id(), question.kind(), question.game(), text.toString());
    }

    /** What a place is called in the game's moves. */
    Message place(String place) {
        Position position = position();
        MoveList moves = new MoveList();
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            for (Choice.Step step : record.game().words(position).choice(moves.get(i)).steps()) {
                if (step.place().equals(place)) return step.label();
            }
        }
        return Message.of("table.named", place);
    }

    /**
     * What a pupil does: any turn is taken for an answer, and not judged.
     *
     * @param task what is asked, in the pupil's language
     * @param told once there is an answer
     * @return null if the text is none of an exercise
     */
    static Course course(Game game, Question question, String task, String told) {
        String seat = line(question, SEAT);
        try {
            return Exercise.read(game, TASK + task + "\nright " + told + '\n' + START + line(question, START) + '\n'
                + (seat.isEmpty() ? "" : SEAT + seat + '\n') + "accept *\nturn");
        } catch (BookException e) {
            return null;
        }
    }
}
