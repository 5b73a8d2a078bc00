package uniboard.games.onitama.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import uniboard.games.onitama.OnitamaMove;
import uniboard.games.onitama.OnitamaPosition;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DecisionView;

/** The piece that took the master or came into the temple. */
final class OnitamaDecisionView implements DecisionView {
    @Override
    public Actor piece(UiContext look, Decided decided, Rectangle square) {
        OnitamaPosition over = (OnitamaPosition) decided.over();
        int winner = Integer.numberOfTrailingZeros(over.outcome().winners());
        FigureActor figure = new FigureActor(look, winner, over.isMaster(OnitamaMove.to(decided.lastMove())));
        figure.standOn(square);
        return figure;
    }
}
