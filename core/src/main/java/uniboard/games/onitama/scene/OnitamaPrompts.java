package uniboard.games.onitama.scene;

import java.util.List;
import uniboard.game.Choice.Step;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.onitama.OnitamaCard;
import uniboard.games.onitama.OnitamaMove;
import uniboard.games.onitama.OnitamaPosition;
import uniboard.games.onitama.OnitamaSquare;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.stage.scene.Prompt;

/**
 * Leads through a choice, step by step.
 *
 * @param hinted the places that a hint speaks of
 */
record OnitamaPrompts(OnitamaPosition position, Selection selection, List<String> hinted) {
    /** Whether a choice may end there by taking what stands there. */
    static boolean isCapture(OnitamaPosition position, Candidate candidate) {
        int at = OnitamaSquare.named(candidate.place());
        return candidate.role() == Candidate.Role.TARGET && at >= 0 && position.owner(at) != Position.NOBODY;
    }

    /** What to choose next. */
    Prompt next() {
        if (OnitamaMove.isPass(selection.matching().get(0).move())) return new Prompt(null, Message.of("onitama.event.giveCard"));
        int piece = -1;
        int target = -1;
        Message card = null;
        for (Step step : selection.chosen()) {
            int at = OnitamaSquare.named(step.place());
            if (at < 0) card = step.label();
            else if (piece < 0) piece = at;
            else target = at;
        }
        if (piece < 0) return new Prompt(card, Message.of(card == null ? "onitama.prompt.chooseCard" : "onitama.prompt.choosePiece"));
        boolean isMaster = position.isMaster(piece);
        Message name = Message.of(isMaster ? "onitama.master" : "onitama.student");
        String square = OnitamaSquare.name(piece);
        String alone = isMaster ? "onitama.chosenMaster" : "onitama.chosenStudent";
        Message heading = card == null ? Message.of(alone, square) : Message.of("onitama.chosen", card, name, square);
        if (target >= 0) return new Prompt(heading, cardFor(OnitamaSquare.name(target)));
        Message where = Message.of("onitama.prompt.chooseTarget");
        boolean captures = false;
        for (Candidate candidate : selection.candidates()) captures |= isCapture(position, candidate);
        return new Prompt(heading, captures ? Message.of("table.twoSentences", where, Message.of("onitama.prompt.cornersCapture")) : where);
    }

    /** Both cards lead to the square. */
    private Message cardFor(String square) {
        for (String place : hinted) {
            OnitamaCard card = OnitamaCard.withId(place);
            if (card != null) return Message.of("onitama.prompt.chooseHintedCard", card.title(), square);
        }
        return Message.of("onitama.prompt.chooseCardForTarget", square);
    }
}
