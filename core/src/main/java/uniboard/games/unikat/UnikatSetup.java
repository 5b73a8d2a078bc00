package uniboard.games.unikat;

import static uniboard.game.NotationException.wrong;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Setup;

/**
 * How a position of Unikat is set up: a card, chosen by its four features, is put on the table, into the rack of the seat to move, on the
 * display, or on top of the bag. It leaves the place where it lay; what it takes the place of goes to the bag's end.
 */
public final class UnikatSetup implements Setup {
    private static final String FIGURE = "figure-";
    private static final String CARD_COLOUR = "cardColour-";
    private static final String FIGURE_COLOUR = "figureColour-";
    private static final String SIZE = "size-";
    private static final int START = UnikatCell.of(0, 0);

    private final List<Group> groups = List.of(group(FIGURE, "SCQ", true), group(CARD_COLOUR, "WRB", false),
        group(FIGURE_COLOUR, "LGY", false), group(SIZE, "123", false));

    private static Group group(String beginning, String letters, boolean hasNothing) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < letters.length(); i++) {
            String id = beginning + letters.charAt(i);
            pieces.add(new Piece(id, Message.of("unikat.setup." + id)));
        }
        if (hasNothing) pieces.add(NOTHING);
        return new Group(Message.of("unikat.setup." + beginning.substring(0, beginning.length() - 1)), List.copyOf(pieces));
    }

    @Override
    public List<Group> groups() {
        return groups;
    }

    /** A cell has to touch a card, unless it is the start card's; on an empty table any cell is that. */
    @Override
    public Position put(Position at, String place, List<Piece> chosen) {
        UnikatPosition unikat = (UnikatPosition) at;
        UnikatParts parts = new UnikatParts(unikat);
        if (chosen.get(0).equals(NOTHING)) takeAway(parts, place);
        else put(parts, place, card(chosen));
        return parts.position(unikat);
    }

    private static int card(List<Piece> chosen) {
        StringBuilder text = new StringBuilder();
        for (Piece piece : chosen) text.append(piece.id().charAt(piece.id().length() - 1));
        return UnikatCard.card(text.toString());
    }

    private static int cell(String place) {
        int attempt = UnikatPlace.attempt(place);
        return attempt < 0 ? UnikatCell.NONE : UnikatCell.of(UnikatMove.x(attempt), UnikatMove.y(attempt));
    }

    private static void takeAway(UnikatParts parts, String place) {
        int cell = cell(place);
        int card = cell == UnikatCell.NONE ? UnikatPlace.card(place) : parts.cardAt(cell);
        if (card == UnikatCard.NONE) return;
        parts.take(card);
        parts.bag.add(card);
    }

    private static void put(UnikatParts parts, String place, int card) {
        int cell = cell(place);
        int other = UnikatPlace.card(place);
        if (cell != UnikatCell.NONE) lay(parts, card, cell);
        else if (other != UnikatCard.NONE) replace(parts, other, card);
        else if (place.equals(UnikatPlace.DISPLAY)) moveTo(parts.display, parts, card);
        else if (place.equals(UnikatPlace.RACK) && parts.shownRack().size() < UnikatHoldings.RACK) moveTo(parts.shownRack(), parts, card);
        else if (place.equals(UnikatPlace.BAG)) {
            parts.take(card);
            parts.bag.add(0, card);
        }
    }

    private static void moveTo(List<Integer> list, UnikatParts parts, int card) {
        if (list.contains(card)) return;
        parts.take(card);
        list.add(card);
    }

    private static void lay(UnikatParts parts, int card, int tapped) {
        boolean isOnTable = parts.listWith(card) == null;
        int cell = parts.tableCards.size() == (isOnTable ? 1 : 0) ? START : tapped;
        if (parts.cardAt(cell) == card) return;
        boolean isPlace = cell == START || parts.cardAt(cell) != UnikatCard.NONE || parts.touchesAnother(cell, card);
        if (!isPlace) return;
        parts.take(card);
        parts.lay(card, cell);
    }

    private static void replace(UnikatParts parts, int other, int card) {
        List<Integer> list = parts.listWith(other);
        if (list == null || other == card) return;
        parts.take(card);
        list.set(list.indexOf(other), card);
        parts.bag.add(other);
    }

    @Override
    public List<Property> properties(Position at) {
        return UnikatProperties.properties((UnikatPosition) at);
    }

    @Override
    public List<Piece> choices(Position at, String place) {
        return UnikatProperties.choices((UnikatPosition) at, place);
    }

    @Override
    public Position choose(Position at, String place, Piece piece) {
        return UnikatProperties.choose((UnikatPosition) at, place, piece.id());
    }

    /**
     * A start card and a display come from the bag, and ten cards for each empty rack. What the first cards of the bag are may have been
     * set up: those behind them are shuffled and dealt first.
     */
    @Override
    public Position complete(Position at, Random32 random) {
        UnikatPosition unikat = (UnikatPosition) at;
        UnikatParts parts = new UnikatParts(unikat);
        boolean lacksRack = false;
        for (List<Integer> rack : parts.racks) lacksRack |= rack.isEmpty();
        if (parts.cardAt(START) != UnikatCard.NONE && !parts.display.isEmpty() && !lacksRack) return at;
        UnikatProperties.shuffle(parts.bag, UnikatProperties.NEXT, random);
        if (parts.tableCards.isEmpty()) {
            for (int card : deal(parts, 1)) parts.lay(card, START);
        } else if (parts.cardAt(START) == UnikatCard.NONE) {
            moveToStart(parts);
        }
        for (List<Integer> rack : parts.racks) if (rack.isEmpty()) rack.addAll(deal(parts, UnikatHoldings.RACK));
        if (parts.display.isEmpty()) parts.display.addAll(deal(parts, UnikatHoldings.REFILL));
        return parts.position(unikat);
    }

    private static List<Integer> deal(UnikatParts parts, int cards) {
        List<Integer> dealt = new ArrayList<>();
        while (dealt.size() < cards && !parts.bag.isEmpty()) dealt.add(parts.bag.remove(parts.bag.size() - 1));
        return dealt;
    }

    /** All cards of the table move so that the first one becomes the start card; none if one would come to lie too far away. */
    private static void moveToStart(UnikatParts parts) {
        int left = UnikatCell.x(parts.tableCells.get(0));
        int down = UnikatCell.y(parts.tableCells.get(0));
        for (int cell : parts.tableCells) {
            int reach = Math.max(Math.abs(UnikatCell.x(cell) - left), Math.abs(UnikatCell.y(cell) - down));
            if (reach > UnikatMove.REACH) return;
        }
        for (int i = 0; i < parts.tableCells.size(); i++) {
            int cell = parts.tableCells.get(i);
            parts.tableCells.set(i, UnikatCell.of(UnikatCell.x(cell) - left, UnikatCell.y(cell) - down));
        }
    }

    /** Only the rack of the seat to move is shown: passing the turn leads through the racks. */
    @Override
    public int viewer(Position at, int nearSeat) {
        return ((UnikatPosition) at).mover();
    }

    @Override
    public Position read(String text) {
        UnikatPosition read = new UnikatDraftReader(text).fields();
        if (read.phase().isChain() && (read.laidCount() == 0 || read.current().last() == UnikatCell.NONE)) throw wrong("unikat.error.last");
        return read;
    }

    @Override
    public Message missing(Position at) {
        UnikatPosition unikat = (UnikatPosition) at;
        if (unikat.laidCount() == 0) return Message.of("unikat.setup.tableEmpty");
        for (int i = 0; i < unikat.laidCount(); i++) {
            int card = unikat.laidCard(i);
            for (UnikatSide side : UnikatSide.values()) {
                int neighbour = side.neighbour(unikat, unikat.laidX(i), unikat.laidY(i));
                if (neighbour != UnikatCard.NONE && !UnikatCard.fit(card, neighbour)) {
                    return Message.of("unikat.setup.unfitting", UnikatWords.plain(card), UnikatWords.plain(neighbour));
                }
            }
        }
        return null;
    }

    @Override
    public Message mover(Position at) {
        return UnikatWords.seat(((UnikatPosition) at).mover());
    }

    @Override
    public Position passTurn(Position at) {
        UnikatPosition unikat = (UnikatPosition) at;
        UnikatParts parts = new UnikatParts(unikat);
        parts.seat = (parts.seat + 1) % parts.seats();
        return parts.position(unikat);
    }
}
