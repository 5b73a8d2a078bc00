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
        int cell = UnlurMove.cell(position.board(), move);
        int colour = position.colourToPut();
        int sides = position.stones().sidesWith(cell, colour);
        int figure = UnlurFigure.of(colour, sides);
        Step step = new Step(Group.BOARD, name, Message.of(target(figure), name));
        return new Choice(move, List.of(step), Message.of("unlur.label.stone", name), spoken(name, colour, figure, sides));
    }

    private static Choice pass(UnlurPosition position, int move) {
        Message label = Message.of("unlur.label.pass");
        return new Choice(move, List.of(new Step(Group.ACTIONS, UnlurMove.PASS_TEXT, label)), label, UnlurWords.passing(position));
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
}
