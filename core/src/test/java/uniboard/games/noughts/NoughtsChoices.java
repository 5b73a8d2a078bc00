package uniboard.games.noughts;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.Message;

/** How moves are offered to people: a cell of the board. */
final class NoughtsChoices {
    private NoughtsChoices() {
    }

    static Choice choice(NoughtsPosition position, int cell) {
        NoughtsPosition after = position.copy();
        after.play(cell);
        String effect = after.hasLine(position.mover()) ? "win" : "put";
        String name = NoughtsNotation.name(cell);
        Step step = new Step(Group.BOARD, name, Message.of("noughts.target." + effect, name));
        Message spoken = Message.of("noughts.say." + NoughtsWords.side(position.mover()) + '.' + effect, name);
        return new Choice(cell, List.of(step), Message.of("noughts.label.cell", name), spoken);
    }

    /** @return the cell chosen last, or -1 if the place is none of this game's */
    static int attempt(List<String> places) {
        return places.isEmpty() ? -1 : NoughtsNotation.named(places.get(places.size() - 1));
    }
}
