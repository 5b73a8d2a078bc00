package uniboard.games.unitary;

import uniboard.game.GameAnalysis;
import uniboard.game.Highlight;
import uniboard.game.Message;
import uniboard.game.MoveEvaluator;
import uniboard.game.Position;

/** What is found out about games of Unitary. */
final class UnitaryAnalysis implements GameAnalysis {
    @Override
    public MoveEvaluator evaluator() {
        return new UnitaryMoveEvaluator();
    }

    /** The card that the next seat draws, if it plays it then. */
    @Override
    public Message luck(Position before, int[] moves) {
        UnitaryPosition position = (UnitaryPosition) before.copy();
        int deck = position.deckSize();
        int giver = position.mover();
        position.play(moves[0]);
        int drawer = position.mover();
        if (drawer == giver || deck < 2 || position.outcome().over()) return null;
        int drawn = position.handCard(drawer, position.handSize(drawer) - 1);
        // With another of its kind at hand it took no luck.
        if (((UnitaryPosition) before).holds(drawer, drawn)) return null;
        for (int i = 1; i < moves.length && position.mover() == drawer; i++) {
            boolean isUsed = UnitaryMove.isPlay(moves[i]) && UnitaryMove.card(moves[i]) == drawn;
            if (isUsed) return Message.of("unitary.luck", UnitaryWords.seat(drawer), UnitaryWords.card(drawn), Integer.toString(deck));
            position.play(moves[i]);
        }
        return null;
    }

    @Override
    public Highlight highlight(Position before, int[] moves) {
        return UnitaryHighlight.of((UnitaryPosition) before, moves);
    }
}
