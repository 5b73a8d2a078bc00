package uniboard.games.unikat;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.Message;

/** How Unikat's moves are offered to people. */
final class UnikatChoices {
    private UnikatChoices() {
    }

    static Choice choice(UnikatPosition position, int move) {
        Message text = Message.of("unikat.label.move", UnikatNotation.INSTANCE.moveText(position, move));
        return new Choice(move, List.of(new Step(Group.BOARD, UnikatNotation.INSTANCE.moveText(position, move), text)), text, text);
    }

    static int attempt(List<String> places) {
        return -1;
    }
}
