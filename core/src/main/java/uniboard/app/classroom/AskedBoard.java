package uniboard.app.classroom;

import java.util.Collections;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.learn.BookException;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.TurnText;
import uniboard.remote.classroom.Question;

/** The board of a question, as its text has it: a position, and whose move is asked for. */
record AskedBoard(GameRecord record) {
    private static final String START = "start ";

    /** Why nothing can be asked about a table. */
    enum Obstacle { NONE, OVER, HIDDEN }

    /** @return null if the text has none, or the game isn't on this page */
    static AskedBoard of(Boxes boxes, Question question) {
        try {
            Game game = boxes.game(question.game());
            String start = start(question.text());
            int seats = game.notation().position(start).seats();
            return new AskedBoard(GameRecord.from(game, Options.defaults(game), start, Collections.nCopies(seats, Seat.HUMAN)));
        } catch (NotationException e) {
            return null;
        }
    }

    private static String start(String text) {
        int from = text.startsWith(START) ? 0 : text.indexOf('\n' + START) + 1;
        int end = text.indexOf('\n', from);
        String line = text.substring(from, end < 0 ? text.length() : end);
        return line.startsWith(START) ? line.substring(START.length()).strip() : "";
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
        return START + session.match().game().notation().positionText(known) + "\nseat " + (shown.toMove() + 1);
    }

    Position position() {
        return record.replay();
    }

    /** @return the board with the moves of an answer; null if the text is no whole turn here */
    GameRecord answered(String answer) {
        return TurnText.played(record, answer);
    }

    /**
     * What a pupil does: any turn is taken for an answer, and not judged.
     *
     * @param task what is asked, in the pupil's language
     * @param told once there is an answer
     * @return null if the text is none of an exercise
     */
    static Course course(Game game, Question question, String task, String told) {
        try {
            return Exercise.read(game, "task " + task + "\nright " + told + '\n' + question.text() + "\naccept *\nturn");
        } catch (BookException e) {
            return null;
        }
    }
}
