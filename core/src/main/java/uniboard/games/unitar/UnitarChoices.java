package uniboard.games.unitar;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.Message;

/**
 * How Unitar's moves are offered to people: two anchors on the board, or the three marks of an intention, then the button that commits
 * them.
 */
final class UnitarChoices {
    private UnitarChoices() {
    }

    static Choice choice(UnitarPosition position, int move) {
        return UnitarMove.isPlacement(move) ? placement(position, move) : intention(position, move);
    }

    private static Choice placement(UnitarPosition position, int move) {
        int colour = position.colour(position.committed());
        Message uniAt = UnitarWords.anchor(UnitarMove.uni(move));
        Message tarAt = UnitarWords.anchor(UnitarMove.tar(move));
        Message uni = UnitarWords.block(UnitarBlock.of(colour, UnitarBlock.UNI));
        Message tar = UnitarWords.block(UnitarBlock.of(colour, UnitarBlock.TAR));
        List<Step> steps = List.of(
            new Step(Group.BOARD, UnitarPlace.ofUni(UnitarMove.uni(move)), Message.of("unitar.target.anchor", uni, uniAt)),
            new Step(Group.BOARD, UnitarPlace.ofTar(UnitarMove.tar(move)), Message.of("unitar.target.anchor", tar, tarAt)),
            commit("place"));
        return new Choice(move, steps, UnitarWords.commitment(move),
            Message.of("unitar.say.place", uni, uniAt, tar, tarAt));
    }

    private static Choice intention(UnitarPosition position, int move) {
        int block = UnitarMove.block(move);
        UnitarAction action = UnitarMove.action(move);
        List<Step> steps = List.of(
            new Step(Group.HAND, UnitarPlace.ofColour(UnitarBlock.colour(block)), UnitarWords.colour(UnitarBlock.colour(block))),
            new Step(Group.HAND, UnitarPlace.ofSymbol(UnitarBlock.symbol(block)), UnitarWords.symbol(UnitarBlock.symbol(block))),
            new Step(Group.HAND, UnitarPlace.ofAction(action), UnitarWords.action(action)),
            commit("intend"));
        Message intention = UnitarWords.intention(move);
        // That a block goes where its mark sends it needs no second sentence.
        Message spoken = position.preview(move).isPlainStep() ? Message.of("unitar.say.step", intention)
            : Message.of("unitar.say.intend", intention, UnitarStory.preview(position, move));
        return new Choice(move, steps, intention, spoken);
    }

    private static Step commit(String name) {
        return new Step(Group.ACTIONS, UnitarPlace.COMMIT, Message.of("unitar.commit." + name));
    }

    /** @return the attempt, or -1 if a place is none of this game's */
    static int attempt(List<String> places) {
        UnitarAttempt attempt = new UnitarAttempt();
        for (String place : places) if (!attempt.add(place)) return -1;
        return attempt.packed();
    }
}
