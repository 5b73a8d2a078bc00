package uniboard.stage.learn;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.learn.Practice;
import uniboard.match.GameSession;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneState;
import uniboard.text.Texts;

/** What a step's scene shows, as the learner sees it. */
record LessonScene(Texts texts, Game game, int learner) {
    /** @param lastMove that led to the position, or {@link uniboard.match.Match#NO_MOVE} */
    SceneState<?> state(Practice practice, Position position, int lastMove) {
        GameSession session = practice.session();
        return new SceneState<>(position, lastMove, learner, 0, practice.selection(), null, plates(position), session.feedback().hinted(),
            List.of());
    }

    private List<Plate> plates(Position position) {
        List<Plate> plates = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            Message name = seat == learner ? Message.of("table.you") : game.words(position).seatName(seat);
            plates.add(new Plate(texts.say(name), "", "", false));
        }
        return plates;
    }
}
