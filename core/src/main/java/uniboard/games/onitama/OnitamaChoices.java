package uniboard.games.onitama;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.Message;

/** How Onitama's moves are offered to people: a card of the hand, one of the own pieces, the square it goes to. */
final class OnitamaChoices {
    private OnitamaChoices() {
    }

    static Choice choice(OnitamaPosition position, int move) {
        OnitamaCard card = OnitamaCard.of(OnitamaMove.card(move));
        Step cardStep = new Step(Group.HAND, card.id(), card.title());
        if (OnitamaMove.isPass(move)) {
            return new Choice(move, List.of(cardStep), Message.of("onitama.label.exchange", card.title()),
                Message.of("onitama.say.exchange", card.title(), position.sideCard().title()));
        }
        String from = OnitamaSquare.name(OnitamaMove.from(move));
        String to = OnitamaSquare.name(OnitamaMove.to(move));
        boolean master = position.isMaster(OnitamaMove.from(move));
        String effect = effect(position, move, master);
        List<Step> steps = List.of(cardStep,
            new Step(Group.BOARD, from, Message.of(master ? "onitama.place.master" : "onitama.place.student", from)),
            new Step(Group.BOARD, to, Message.of("onitama.target." + effect, to)));
        String say = "onitama.say." + (master ? "master." : "student.") + effect;
        return new Choice(move, steps, Message.of("onitama.label.move", card.title(), from, to), Message.of(say, card.title(), from, to));
    }

    /** A move in few words. */
    static Message listed(OnitamaPosition before, int move) {
        OnitamaCard card = OnitamaCard.of(OnitamaMove.card(move));
        if (OnitamaMove.isPass(move)) return Message.of("onitama.list.exchange", card.title());
        boolean master = before.isMaster(OnitamaMove.from(move));
        String key = "onitama.list." + (master ? "master." : "student.") + effect(before, move, master);
        return Message.of(key, card.title(), OnitamaSquare.name(OnitamaMove.from(move)), OnitamaSquare.name(OnitamaMove.to(move)));
    }

    /** What the move does: {@code move}, {@code capture} (a student), {@code win} (captures the master) or {@code temple}. */
    private static String effect(OnitamaPosition position, int move, boolean master) {
        int to = OnitamaMove.to(move);
        if (position.isCapture(move) && position.isMaster(to)) return "win";
        if (master && to == OnitamaSquare.arch(1 - position.mover())) return "temple";
        return position.isCapture(move) ? "capture" : "move";
    }

    /**
     * Packs places in the order in which they were chosen; a later card or target takes the earlier one's place.
     *
     * @return the attempt, or -1 if a place is none of this game's
     */
    static int attempt(List<String> places) {
        int attempt = OnitamaMove.NOTHING_CHOSEN;
        for (String place : places) {
            OnitamaCard card = OnitamaCard.withId(place);
            int square = OnitamaSquare.named(place);
            if (card == null && square < 0) return -1;
            if (card != null) attempt = OnitamaMove.withCard(attempt, card.ordinal());
            else if (OnitamaMove.from(attempt) == OnitamaMove.OPEN) attempt = OnitamaMove.withFrom(attempt, square);
            else attempt = OnitamaMove.withTo(attempt, square);
        }
        return attempt;
    }
}
