package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Random32;

/** The mutable parts of a position that is set up. Every card lies in exactly one place. */
final class UnikatParts {
    int rounds;
    int round;
    int starter;
    int seat;
    UnikatPhase phase;
    UnikatExtra extra;
    int idle;
    final List<Integer> penalties = new ArrayList<>();
    /** In the order laid. */
    final List<Integer> tableCards = new ArrayList<>();
    final List<Integer> tableCells = new ArrayList<>();
    final List<List<Integer>> racks = new ArrayList<>();
    final List<Integer> display = new ArrayList<>();
    /** The next card first. */
    final List<Integer> bag = new ArrayList<>();
    private final Random32 random;

    /** Of a game that is over, the last round goes on. */
    UnikatParts(UnikatPosition at) {
        rounds = at.rounds();
        round = at.round();
        starter = at.starter();
        seat = at.mover();
        boolean wasOver = at.phase() == UnikatPhase.OVER;
        phase = wasOver ? UnikatPhase.TURN : at.phase();
        extra = wasOver ? UnikatExtra.NO : at.extra();
        idle = wasOver ? 0 : at.idle();
        random = at.random().copy();
        for (int each = 0; each < at.seats(); each++) {
            List<Integer> rack = new ArrayList<>();
            for (int i = 0; i < at.rackSize(each); i++) rack.add(at.rackCard(each, i));
            racks.add(rack);
            penalties.add(wasOver ? Math.max(0, at.penalties(each) - rack.size()) : at.penalties(each));
        }
        for (int i = 0; i < at.laidCount(); i++) {
            tableCards.add(at.laidCard(i));
            tableCells.add(UnikatCell.of(at.laidX(i), at.laidY(i)));
        }
        for (int i = 0; i < at.displaySize(); i++) display.add(at.displayCard(i));
        for (int i = 0; i < at.bagSize(); i++) bag.add(at.bagCard(i));
    }

    /** The generator that the rounds to come are dealt from; a copy. */
    Random32 chance() {
        return random.copy();
    }

    int seats() {
        return racks.size();
    }

    List<Integer> shownRack() {
        return racks.get(seat);
    }

    /** The list in which the card lies, or null if it lies on the table. */
    List<Integer> listWith(int card) {
        for (List<Integer> rack : racks) if (rack.contains(card)) return rack;
        return display.contains(card) ? display : bag.contains(card) ? bag : null;
    }

    /** Takes the card from where it lies. It has to be put elsewhere. */
    void take(int card) {
        List<Integer> list = listWith(card);
        if (list != null) {
            list.remove(Integer.valueOf(card));
            return;
        }
        tableCells.remove(tableCards.indexOf(card));
        tableCards.remove(Integer.valueOf(card));
    }

    /** @return {@link UnikatCard#NONE} where there is none */
    int cardAt(int cell) {
        int index = tableCells.indexOf(cell);
        return index < 0 ? UnikatCard.NONE : tableCards.get(index);
    }

    private boolean touches(int cell) {
        return tableCells.stream().anyMatch(other -> UnikatCell.areBeside(cell, other));
    }

    /** Whether the cell touches a card of the table, beside the given one. */
    boolean touchesAnother(int cell, int card) {
        return tableCells.stream().anyMatch(other -> UnikatCell.areBeside(cell, other) && cardAt(other) != card);
    }

    /** Lays a card that was taken, in place of the one that lies there, if any, which goes into the bag. */
    void lay(int card, int cell) {
        int index = tableCells.indexOf(cell);
        if (index < 0) {
            tableCards.add(card);
            tableCells.add(cell);
        } else {
            bag.add(tableCards.set(index, card));
        }
    }

    void setSeats(int seats) {
        while (seats() > seats) {
            bag.addAll(racks.remove(seats() - 1));
            penalties.remove(penalties.size() - 1);
        }
        while (seats() < seats) {
            racks.add(new ArrayList<>());
            penalties.add(0);
        }
        seat = Math.min(seat, seats - 1);
        starter = Math.min(starter, seats - 1);
        idle = Math.min(idle, UnikatRound.idleLimit(seats) - 1);
    }

    /**
     * @param orElse what is returned where the cards on the table lie too far apart
     */
    UnikatPosition position(UnikatPosition orElse) {
        bringInOrder();
        UnikatTable table = new UnikatTable();
        for (int i = 0; i < tableCards.size(); i++) {
            if (!table.hasRoom(tableCells.get(i))) return orElse;
            table.layAnywhere(tableCards.get(i), tableCells.get(i));
        }
        int[][] hands = racks.stream().map(UnikatParts::array).toArray(int[][]::new);
        // Without a card there is none beside which a chain could go on.
        UnikatPhase now = phase.isChain() && tableCells.isEmpty() ? UnikatPhase.TURN : phase;
        int last = now.isChain() ? tableCells.get(tableCells.size() - 1) : UnikatCell.NONE;
        UnikatRound current = new UnikatRound(table, new UnikatHoldings(hands, array(display), array(bag)),
            new UnikatTurn(seat, now, last, extra, idle));
        return new UnikatPosition(rounds, round, starter, array(penalties), current, random);
    }

    /** The start card first, then as they were laid those that touch one before them, and at the end those that can't have been laid. */
    private void bringInOrder() {
        List<Integer> cards = new ArrayList<>(tableCards);
        List<Integer> cells = new ArrayList<>(tableCells);
        tableCards.clear();
        tableCells.clear();
        int next = Math.max(0, cells.indexOf(UnikatCell.of(0, 0)));
        while (!cells.isEmpty()) {
            tableCards.add(cards.remove(next));
            tableCells.add(cells.remove(next));
            next = 0;
            for (int i = cells.size() - 1; i >= 0; i--) if (touches(cells.get(i))) next = i;
        }
    }

    static int[] array(List<Integer> numbers) {
        int[] array = new int[numbers.size()];
        for (int i = 0; i < array.length; i++) array[i] = numbers.get(i);
        return array;
    }
}
