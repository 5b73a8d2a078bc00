package uniboard.games.unitary;

import java.util.List;
import uniboard.game.Message;
import uniboard.game.Setup;

/** Something of a position that can be set by hand to one of a few values. */
interface UnitaryProperty {
    /** Of the property; where the scene has a place for it, the place's name. */
    String id();

    Message name();

    /** As it is now. */
    Message value();

    List<Setup.Piece> choices();

    /** @param piece one of the choices */
    void choose(UnitaryParts parts, Setup.Piece piece);

    /** Words that are the same in all languages, such as a number. */
    static Message plain(String text) {
        return Message.of("unitary.setup.plain", text);
    }

    static Message plain(int number) {
        return plain(Integer.toString(number));
    }

    /** A card, or that there is none. */
    static Message card(int card) {
        return card == UnitaryCard.NONE ? Message.of("unitary.setup.none") : UnitaryWords.card(card);
    }
}
