package uniboard.known;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.learn.Board;
import uniboard.learn.Task;

/** What is chosen, one after the other, for a lesson's task to be done. */
public final class LessonPlaces {
    private LessonPlaces() {
    }

    /** Nothing where there is no task, or a free game to be played. */
    public static List<String> of(Game game, Board board) {
        List<String> places = new ArrayList<>();
        Position position = board.position(game);
        if (board.task() instanceof Task.Do task) {
            for (Task.Round round : task.rounds()) {
                int move = round.accepted().stream().flatMap(each -> each.among(game, position).stream()).findFirst().orElseThrow();
                for (Choice.Step step : game.words(position).choice(move).steps()) places.add(step.place());
                position.play(move);
                for (String reply : round.replies()) position.play(game.move(position, reply));
            }
        } else if (board.task() instanceof Task.Find find) {
            find.pattern().among(game, position).stream().map(move ->
                game.words(position).choice(move).steps().get(find.step() - 1).place())
                .distinct().forEach(places::add);
        } else if (board.task() instanceof Task.Answer answer) {
            places.add("control:option:" + answer.right());
        }
        return places;
    }
}
