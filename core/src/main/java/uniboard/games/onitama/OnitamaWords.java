package uniboard.games.onitama;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;

/** A position and its cards in words. */
public final class OnitamaWords {
    private OnitamaWords() {
    }

    /** What its player is called. */
    public static Message seat(int seat) {
        return Message.of(seat == OnitamaSide.BLUE ? "side.blue" : "side.red");
    }

    /** All there is to know of a position: each side's pieces and cards, and the card beside the board. */
    static List<Message> describe(OnitamaPosition position) {
        List<Message> lines = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            List<Message> pieces = pieces(position, seat);
            if (!pieces.isEmpty()) lines.add(Message.of("onitama.describe.pieces." + OnitamaSide.key(seat), Message.listed(pieces)));
        }
        for (int seat = 0; seat < 2; seat++) {
            Message hand = Message.listed(List.of(card(position.hand(seat, 0)), card(position.hand(seat, 1))));
            lines.add(Message.of("onitama.describe.cards." + OnitamaSide.key(seat), hand));
        }
        lines.add(Message.of("onitama.describe.sideCard", card(position.sideCard())));
        return lines;
    }

    /** Why a game that is over ended. */
    static Message over(OnitamaPosition position) {
        String winner = OnitamaSide.key(position.outcome().wins(OnitamaSide.BLUE) ? OnitamaSide.BLUE : OnitamaSide.RED);
        return switch (position.ending()) {
            case CAPTURE -> Message.of("onitama.over.capture." + winner);
            case TEMPLE -> Message.of("onitama.over.temple." + winner);
            case REPETITION -> Message.of("onitama.over.repetition");
            case PLY_LIMIT -> Message.of("onitama.over.plyLimit", Integer.toString(OnitamaPosition.PLY_LIMIT));
            case NONE -> throw new IllegalArgumentException("the game isn't over");
        };
    }

    /** The same, to one of the players. */
    static Message over(OnitamaPosition position, int viewer) {
        if (viewer == Position.NOBODY) return over(position);
        String whose = position.outcome().wins(viewer) ? "you" : "them";
        return switch (position.ending()) {
            case CAPTURE -> Message.of("onitama.over." + whose + ".capture");
            case TEMPLE -> Message.of("onitama.over." + whose + ".temple");
            case REPETITION -> Message.of("onitama.over.drawn.repetition");
            case PLY_LIMIT -> Message.of("onitama.over.drawn.plyLimit", Integer.toString(OnitamaPosition.PLY_LIMIT));
            case NONE -> throw new IllegalArgumentException("the game isn't over");
        };
    }

    private static List<Message> pieces(OnitamaPosition position, int seat) {
        List<Message> pieces = new ArrayList<>();
        for (int at = 0; at < OnitamaSquare.COUNT; at++) {
            if (position.owner(at) != seat) continue;
            String square = OnitamaSquare.name(at);
            if (position.isMaster(at)) pieces.add(0, Message.of("onitama.piece.master", square));
            else pieces.add(Message.of("onitama.piece.student", square));
        }
        return pieces;
    }

    private static Message card(OnitamaCard card) {
        return Message.of("onitama.describe.card", card.title(), moves(card));
    }

    /** The card's moves as its owner sees them: how far ahead and how far to which side. */
    public static Message moves(OnitamaCard card) {
        List<Message> moves = new ArrayList<>();
        for (int i = 0; i < card.offsetCount(); i++) moves.add(move(card.dx(i), card.dy(i)));
        return Message.listed(moves);
    }

    private static Message move(int right, int ahead) {
        Message sideways = right == 0 ? null : Message.of(right > 0 ? "onitama.step.right" : "onitama.step.left", Math.abs(right));
        Message straight = ahead == 0 ? null : Message.of(ahead > 0 ? "onitama.step.ahead" : "onitama.step.back", Math.abs(ahead));
        if (sideways == null) return straight;
        return straight == null ? sideways : Message.of("onitama.step.both", straight, sideways);
    }
}
