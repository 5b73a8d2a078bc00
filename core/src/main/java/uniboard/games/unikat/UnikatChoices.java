package uniboard.games.unikat;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.Message;

/**
 * How Unikat's moves are offered to people: a card and its cell; a card given, what is taken for it and a button that confirms it, for a
 * card from the bag can't be put back; a card drawn; or a button.
 */
final class UnikatChoices {
    private UnikatChoices() {
    }

    static Choice choice(UnikatPosition position, int move) {
        return switch (UnikatMove.kind(move)) {
            case LAY -> lay(position, move);
            case SWAP -> swap(move);
            case DRAW -> draw(move);
            case END -> end(position, move);
            case PASS -> button(move, UnikatPlace.PASS, "unikat.label.pass", "unikat.say.pass");
        };
    }

    private static Choice lay(UnikatPosition position, int move) {
        int card = UnikatMove.card(move);
        int x = UnikatMove.x(move);
        int y = UnikatMove.y(move);
        Message cell = UnikatWords.cell(x, y);
        Message where = UnikatWords.where(position, x, y);
        boolean earns = position.extra() == UnikatExtra.NO && position.neighbours(x, y) >= 2;
        boolean isLast = position.rackSize(position.mover()) == 1;
        Message there = Message.of(earns ? "unikat.target.earn" : "unikat.target.lay", cell, where);
        Step target = new Step(Group.BOARD, UnikatPlace.ofCell(x, y), there);
        String say = isLast ? "unikat.say.out" : earns ? "unikat.say.earn" : "unikat.say.lay";
        return new Choice(move, List.of(held(card), target),
            Message.of("unikat.label.lay", UnikatWords.the(card), UnikatWords.besides(position, x, y).get(0)),
            Message.of(say, UnikatWords.the(card), where));
    }

    private static Choice swap(int move) {
        int given = UnikatMove.card(move);
        int taken = UnikatMove.taken(move);
        if (taken == UnikatMove.BAG) {
            Message confirms = Message.of("unikat.confirm.swapBag", UnikatWords.the(given));
            return new Choice(move, List.of(held(given), source(taken), button(UnikatPlace.SWAP, confirms)), confirms,
                Message.of("unikat.say.swapBag", UnikatWords.the(given)));
        }
        Message confirms = Message.of("unikat.confirm.swap", UnikatWords.the(given), UnikatWords.the(taken));
        return new Choice(move, List.of(held(given), source(taken), button(UnikatPlace.SWAP, confirms)), confirms,
            Message.of("unikat.say.swap", UnikatWords.the(given), UnikatWords.the(taken)));
    }

    private static Choice draw(int move) {
        int taken = UnikatMove.taken(move);
        List<Step> steps = List.of(source(taken));
        if (taken == UnikatMove.BAG) return new Choice(move, steps, Message.of("unikat.label.drawBag"), Message.of("unikat.say.drawBag"));
        return new Choice(move, steps, Message.of("unikat.label.draw", UnikatWords.the(taken)),
            Message.of("unikat.say.draw", UnikatWords.the(taken)));
    }

    private static Choice end(UnikatPosition position, int move) {
        if (position.phase() == UnikatPhase.EXTRA) return button(move, UnikatPlace.END, "unikat.label.decline", "unikat.say.decline");
        boolean earned = position.phase() == UnikatPhase.CHAIN && position.extra() == UnikatExtra.EARNED;
        // Without cards to swap it depends on the mover's rack, which a viewer can't see.
        boolean extraFollows = earned && position.displaySize() > 0;
        return button(move, UnikatPlace.END, "unikat.label.end", extraFollows ? "unikat.say.endThenExtra" : "unikat.say.end");
    }

    private static Choice button(int move, String place, String label, String spoken) {
        Message text = Message.of(label);
        return new Choice(move, List.of(button(place, text)), text, Message.of(spoken));
    }

    private static Step button(String place, Message label) {
        return new Step(Group.ACTIONS, place, label);
    }

    private static Step held(int card) {
        return new Step(Group.HAND, UnikatPlace.ofCard(card), UnikatWords.card(card));
    }

    private static Step source(int taken) {
        if (taken == UnikatMove.BAG) return new Step(Group.BOARD, UnikatPlace.BAG, Message.of("unikat.target.bag"));
        return new Step(Group.BOARD, UnikatPlace.ofCard(taken), UnikatWords.card(taken));
    }

    /**
     * Packs places in the order in which they were chosen: the first card is the one to lay or give, a second one the one to take. With a
     * cell, what else was chosen to be taken counts for nothing.
     *
     * @return the attempt, or -1 if a place is none of this game's
     */
    static int attempt(List<String> places) {
        int first = UnikatMove.OPEN;
        int taken = UnikatMove.OPEN;
        int cell = -1;
        for (String place : places) {
            if (place.equals(UnikatPlace.SWAP)) return UnikatMove.swap(first, taken);
            int card = place.equals(UnikatPlace.BAG) ? UnikatMove.BAG : UnikatPlace.card(place);
            if (place.equals(UnikatPlace.END)) return UnikatMove.END;
            if (place.equals(UnikatPlace.PASS)) return UnikatMove.PASS;
            if (card == UnikatCard.NONE) {
                cell = UnikatPlace.attempt(place);
                if (cell < 0) return -1;
            } else if (card == UnikatMove.BAG || first != UnikatMove.OPEN) {
                taken = card;
            } else {
                first = card;
            }
        }
        if (cell >= 0) return UnikatMove.lay(first, UnikatMove.x(cell), UnikatMove.y(cell));
        if (taken != UnikatMove.OPEN) return UnikatMove.swap(first, taken);
        return first == UnikatMove.OPEN ? -1 : UnikatMove.lay(first);
    }
}
