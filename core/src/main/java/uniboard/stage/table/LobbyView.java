package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.game.Message;

/**
 * What a lobby shows.
 *
 * @param game    its id
 * @param colour  of its box
 * @param told    sentences above everything else
 * @param seated  in a box: that the player here sits, and what is waited for; empty: no box
 * @param heading above the first group; null: none
 * @param bots    begins with bots at the free seats; null where that can't be
 * @param invite  null where nobody is invited
 * @param foot    what stays at the foot, beside what comes of bots and invitation
 * @param note    in small letters; null: none
 * @param fine    what else there is to know, in small letters below everything else
 * @param leave   the word of the door; null where a button at the foot leaves
 */
public record LobbyView(String game, Color colour, Message title, List<Message> told, List<Message> seated, Message heading,
    List<List<Row>> groups, Row bots,
    Invite invite, List<Button> foot, Message note, List<Message> fine, Message leave) {
    /** What a row shows, and what it is for. */
    public enum Kind {
        /** A seat at which nobody sits, or somebody who is away. */
        WAITING(null),
        /** A seat at which somebody is. */
        HERE("icon-check"),
        BOT("icon-bot"),
        /** A seat to be taken. */
        TAKE(null),
        /** A name to be changed. */
        FIELD("icon-draw"),
        /** Leads on, or has something set. */
        OPTION(null),
        /** An address and the signs of a code, to be read from afar: such a group stands first. */
        WALL(null);

        private final String icon;

        Kind(String icon) {
            this.icon = icon;
        }

        /** Beside the value; null: none. */
        String icon() {
            return icon;
        }
    }

    /**
     * A row of a group.
     *
     * @param place   as the accessibility tree calls it
     * @param icon    before the words; null: none
     * @param value   at the row's end; null: none
     * @param label   all there is to say of it
     * @param choices null: the row does something itself, or, at a seat, nothing
     */
    public record Row(String place, String icon, Message words, Message value, Message label, Kind kind, Choices choices) {
        boolean isPassive() {
            return choices == null && (kind == Kind.WAITING || kind == Kind.HERE || kind == Kind.BOT || kind == Kind.WALL);
        }
    }

    /**
     * What a row's value may be.
     *
     * @param chosen the id of the one that holds
     */
    public record Choices(Message title, List<Choice> all, String chosen) {
    }

    /** One of a row's values. Its place is the row's with the id behind a colon. */
    public record Choice(String id, Message words) {
    }

    /** How a button looks. */
    public enum Style { MAIN, PLAIN }

    /** A button with words, and an icon before them unless it is null. */
    public record Button(String place, String icon, Message words, Style style) {
    }

    /**
     * How others come to the table.
     *
     * @param address which the code holds
     * @param words   beside the code
     * @param ways    to hand the address on; the one that a wide window leads with comes first, a phone's last
     * @param typed   for those who can't scan the code; null: nothing is typed
     */
    public record Invite(String address, Message words, List<Button> ways, Typed typed) {
    }

    /**
     * What is read from afar and typed.
     *
     * @param page   where it is typed
     * @param spoken all of it as a sentence
     */
    public record Typed(String page, String signs, Message spoken) {
    }
}
