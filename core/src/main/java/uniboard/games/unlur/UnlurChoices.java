package uniboard.games.unlur;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.Message;

/** How Unlur's moves are offered to people: a cell of the board, or passing. */
final class UnlurChoices {
    private UnlurChoices() {
    }

    static Choice choice(UnlurPosition position, int move) {
        if (UnlurMove.isPass(move)) return pass(position, move);
        String name = UnlurMove.text(move);
        int cell = position.board().cell(UnlurMove.row(move), UnlurMove.column(move));
        int colour = position.colourToPut();
        int sides = position.stones().sidesWith(cell, colour);
        int figure = UnlurFigure.of(colour, sides);
        Step step = new Step(Group.BOARD, name, Message.of(target(figure), name));
        return new Choice(move, List.of(step), Message.of("unlur.label.stone", name), spoken(name, colour, figure, sides));
    }

    private static Choice pass(UnlurPosition position, int move) {
        Message label = Message.of("unlur.label.pass");
        int stones = position.stoneCount();
        Message spoken = stones == 0 ? Message.of("unlur.say.passAtOnce") : Message.of("unlur.say.pass", stones);
        return new Choice(move, List.of(new Step(Group.ACTIONS, UnlurMove.PASS_TEXT, label)), label, spoken);
    }

    private static String target(int figure) {
        return switch (figure) {
            case UnlurFigure.OWN -> "unlur.target.win";
            case UnlurFigure.WRONG -> "unlur.target.lose";
            default -> "unlur.target.put";
        };
    }

    private static Message spoken(String name, int colour, int figure, int sides) {
        String key = "unlur.say." + (colour == UnlurPosition.BLACK ? "black." : "white.");
        return switch (figure) {
            case UnlurFigure.OWN -> Message.of(key + "win", name, UnlurSides.names(UnlurFigure.sides(colour, figure, sides)));
            case UnlurFigure.WRONG -> Message.of(key + "lose", name, UnlurSides.names(UnlurFigure.sides(colour, figure, sides)));
            default -> sides == 0 ? Message.of(key + "put", name) : Message.of(key + "touch", name, UnlurSides.names(sides));
        };
    }

    /** @return the attempt of the place chosen last, or -1 if it is none of this game's */
    static int attempt(List<String> places) {
        return places.isEmpty() ? -1 : UnlurMove.read(places.get(places.size() - 1));
    }

    /** What lies on a cell, and what its group touches. */
    static Message describe(UnlurPosition position, int cell) {
        String name = position.board().name(cell);
        int colour = position.colour(cell);
        if (colour == UnlurPosition.EMPTY) {
            boolean closed = position.isContract() && !position.board().isInner(cell);
            return Message.of(closed ? "unlur.cell.closed" : "unlur.cell.empty", name);
        }
        String key = colour == UnlurPosition.BLACK ? "unlur.cell.black" : "unlur.cell.white";
        int sides = position.groupSides(cell);
        return sides == 0 ? Message.of(key, name) : Message.of(key + "Touching", name, UnlurSides.names(sides));
    }
}
