package uniboard.games.unitary;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.Message;

/** How Unitary's moves are offered to people: a card, then which way up it is played or that it is discarded; or the turn's end. */
final class UnitaryChoices {
    private UnitaryChoices() {
    }

    static Choice choice(UnitaryPosition position, int move) {
        return switch (UnitaryMove.kind(move)) {
            case UP -> use(position, move, "up", UnitaryPlace.UP);
            case DOWN -> use(position, move, "down", UnitaryPlace.DOWN);
            case DISCARD -> use(position, move, "discard", UnitaryPlace.DISCARD);
            case END -> end(position, move);
            default -> use(position, move, UnitaryCard.key(UnitaryMove.card(move)), UnitaryPlace.PLAY);
        };
    }

    private static Choice use(UnitaryPosition position, int move, String name, String place) {
        Message card = UnitaryWords.card(UnitaryMove.card(move));
        Step held = new Step(Group.HAND, UnitaryPlace.ofCard(UnitaryMove.card(move)), card);
        boolean plays = UnitaryMove.isPlay(move);
        Message after = UnitaryWords.units(plays ? UnitaryMove.unitsAfter(position.units(), move) : position.units());
        Step target = new Step(plays ? Group.BOARD : Group.ACTIONS, place, Message.of("unitary.target." + place, after));
        return new Choice(move, List.of(held, target), Message.of("unitary.label." + name, card),
            Message.of("unitary.say." + name, card, after));
    }

    private static Choice end(UnitaryPosition position, int move) {
        int excess = position.handSize(position.mover()) - UnitaryPosition.HAND;
        Message label = Message.of("unitary.label.end");
        Message spoken = excess > 0 ? Message.of("unitary.say.endThenDiscard", excess) : Message.of("unitary.say.end");
        return new Choice(move, List.of(new Step(Group.ACTIONS, UnitaryPlace.END, label)), label, spoken);
    }

    /** @return the attempt, or -1 if a place is none of this game's */
    static int attempt(List<String> places) {
        int card = UnitaryMove.OPEN;
        UnitaryMove.Kind kind = UnitaryMove.Kind.HOLD;
        for (String place : places) {
            switch (place) {
                case UnitaryPlace.END -> {
                    return UnitaryMove.END;
                }
                case UnitaryPlace.UP -> kind = UnitaryMove.Kind.UP;
                case UnitaryPlace.DOWN -> kind = UnitaryMove.Kind.DOWN;
                case UnitaryPlace.PLAY -> kind = UnitaryMove.Kind.SPECIAL;
                case UnitaryPlace.DISCARD -> kind = UnitaryMove.Kind.DISCARD;
                default -> {
                    card = UnitaryPlace.card(place);
                    if (card == UnitaryCard.NONE) return -1;
                }
            }
        }
        return UnitaryMove.of(kind, card);
    }
}
