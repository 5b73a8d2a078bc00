package uniboard.games.unitary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import uniboard.game.Random32;

/** The mutable parts of a position that is set up by hand. Cards go back to the deck's end, and are taken where they lie there first. */
final class UnitaryParts {
    /** A quantity for each side, or {@link UnitaryCard#NONE}. */
    private int[] goals;
    private final List<List<Integer>> hands = new ArrayList<>();
    /** The next card first. */
    private final List<Integer> deck = new ArrayList<>();
    /** The oldest card first. */
    private final List<Integer> pile = new ArrayList<>();
    private int units;
    private int seat;
    private UnitaryPhase phase;
    private int turns;
    private final Random32 random;

    UnitaryParts(UnitaryPosition at) {
        goals = new int[at.sides()];
        for (int side = 0; side < goals.length; side++) goals[side] = at.hidden(side);
        for (int of = 0; of < at.seats(); of++) {
            List<Integer> hand = new ArrayList<>();
            for (int i = 0; i < at.handSize(of); i++) hand.add(at.handCard(of, i));
            hands.add(hand);
        }
        for (int i = 0; i < at.deckSize(); i++) deck.add(at.deckCard(i));
        for (int i = 0; i < at.discardSize(); i++) pile.add(at.discardCard(i));
        units = at.units();
        seat = at.mover();
        // A position is set up to be played: whether it is over, its units tell.
        phase = at.phase() == UnitaryPhase.OVER ? UnitaryPhase.PLAY : at.phase();
        turns = at.turns();
        random = at.random().copy();
    }

    UnitaryPosition position() {
        int[][] cards = new int[hands.size()][];
        for (int of = 0; of < cards.length; of++) cards[of] = array(hands.get(of));
        UnitaryHoldings holdings = new UnitaryHoldings(cards, array(deck), array(pile));
        return new UnitaryPosition(new UnitaryGoals(goals), holdings, new UnitaryStanding(units, seat, phase, turns), random);
    }

    private static int[] array(List<Integer> cards) {
        int[] array = new int[cards.size()];
        for (int i = 0; i < array.length; i++) array[i] = cards.get(i);
        return array;
    }

    /** Goals and hands that have no place any more go back to the deck; new hands are empty, new goals missing. */
    void setSeats(int seats) {
        while (hands.size() > seats) deck.addAll(hands.remove(hands.size() - 1));
        while (hands.size() < seats) hands.add(new ArrayList<>());
        int[] before = goals;
        goals = Arrays.copyOf(before, UnitaryGoals.sides(seats));
        for (int side = goals.length; side < before.length; side++) putBack(before[side]);
        for (int side = before.length; side < goals.length; side++) goals[side] = UnitaryCard.NONE;
        seat %= seats;
    }

    void setUnits(int newUnits) {
        units = newUnits;
    }

    /** @param quantity that lies in the deck, or {@link UnitaryCard#NONE} */
    void setGoal(int side, int quantity) {
        take(quantity);
        putBack(goals[side]);
        goals[side] = quantity;
    }

    /** Where a goal is missing a random quantity becomes it, but not one that would have won. */
    void completeGoals(Random32 chance) {
        for (int side = 0; side < goals.length; side++) {
            if (goals[side] != UnitaryCard.NONE) continue;
            int quantity = takeGoal(deck, chance);
            goals[side] = quantity == UnitaryCard.NONE ? takeGoal(pile, chance) : quantity;
        }
    }

    private int takeGoal(List<Integer> from, Random32 chance) {
        List<Integer> fitting = new ArrayList<>();
        for (int i = 0; i < from.size(); i++) {
            int card = from.get(i);
            if (UnitaryCard.isQuantity(card) && UnitaryCard.units(card) != units) fitting.add(i);
        }
        return fitting.isEmpty() ? UnitaryCard.NONE : removeAt(from, fitting.get(chance.below(fitting.size())));
    }

    /** @param card that lies in the deck */
    void addToHand(int of, int card) {
        take(card);
        hands.get(of).add(card);
    }

    /**
     * @param held the first such card of the hand
     * @param card that lies in the deck and comes in its place, or {@link UnitaryCard#NONE}
     */
    void replaceInHand(int of, int held, int card) {
        List<Integer> hand = hands.get(of);
        int index = hand.indexOf(held);
        take(card);
        putBack(held);
        if (card == UnitaryCard.NONE) removeAt(hand, index);
        else hand.set(index, card);
    }

    /** @param card that lies in the deck */
    void addToPile(int card) {
        take(card);
        pile.add(card);
    }

    /** Does nothing where there is no card. */
    void takeOffPile() {
        if (!pile.isEmpty()) putBack(removeAt(pile, pile.size() - 1));
    }

    /** @param card of which the last one in the deck comes on top, so that several equal ones can be put there */
    void putOnDeck(int card) {
        removeAt(deck, deck.lastIndexOf(card));
        deck.add(0, card);
    }

    /** By the position's own generator, so that it is another order each time. */
    void shuffleDeck() {
        int[] cards = array(deck);
        random.shuffle(cards, cards.length);
        deck.clear();
        for (int card : cards) deck.add(card);
    }

    /** The next seat begins its turn. */
    void passTurn() {
        seat = (seat + 1) % hands.size();
        phase = UnitaryPhase.PLAY;
    }

    void setPhase(UnitaryPhase newPhase) {
        phase = newPhase;
    }

    void setTurns(int newTurns) {
        turns = newTurns;
    }

    private void take(int card) {
        if (card != UnitaryCard.NONE) removeAt(deck, deck.indexOf(card));
    }

    private void putBack(int card) {
        if (card != UnitaryCard.NONE) deck.add(card);
    }

    private static int removeAt(List<Integer> cards, int index) {
        return cards.remove(index);
    }
}
