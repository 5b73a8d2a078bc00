package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;

/** Cards, cells and results in words. */
public final class UnikatWords {
    /** The last turns of each seat without a card that are counted aloud. */
    private static final int COUNTDOWN = 2;

    private static final String[] FIGURES = {"star", "circle", "square"};
    private static final String[] SIZES = {"small", "medium", "large"};
    private static final String[] FIGURE_COLOURS = {"lightBlue", "green", "yellow"};
    private static final String[] CARD_COLOURS = {"white", "red", "blue"};
    /** In the order of the bits of {@link UnikatCard#differences}. */
    private static final String[] FEATURES = {"figure", "cardColour", "figureColour", "size"};
    private static final String[] SEATS = {"side.blue", "side.red", "side.yellow", "side.purple"};

    private UnikatWords() {
    }

    /** A card's name where it begins a line: Medium yellow star on red. */
    public static Message card(int card) {
        return named(card, "unikat.first.");
    }

    /** A card's name inside a sentence or list: medium yellow star on red. */
    public static Message plain(int card) {
        return named(card, "unikat.plain.");
    }

    /** A card's name as a definite one, in languages that have an article: the medium yellow star on red. */
    public static Message the(int card) {
        return named(card, "unikat.the.");
    }

    /** Adjectives agree with the figure, so that each figure has its own. */
    private static Message named(int card, String form) {
        return Message.of("unikat.card." + figure(card), size(card, form), figureColour(card), cardColour(card));
    }

    private static String figure(int card) {
        return FIGURES[UnikatCard.figure(card)];
    }

    private static Message size(int card, String form) {
        return Message.of(form + figure(card) + '.' + SIZES[UnikatCard.size(card)]);
    }

    private static Message figureColour(int card) {
        return Message.of("unikat.colour." + figure(card) + '.' + FIGURE_COLOURS[UnikatCard.figureColour(card)]);
    }

    private static Message cardColour(int card) {
        return Message.of("unikat.ground." + CARD_COLOURS[UnikatCard.cardColour(card)]);
    }

    /** A cell in notation, such as -1,0. */
    public static Message cell(int x, int y) {
        return Message.of("unikat.cell", UnikatCell.text(x, y));
    }

    /** Where a cell lies, told by the cards it touches: to the right of the small green circle on white. It must touch one at least. */
    public static Message where(UnikatPosition position, int x, int y) {
        return joined(besides(position, x, y));
    }

    /** The same by each of these cards; every one of them alone tells which cell it is. */
    static List<Message> besides(UnikatPosition position, int x, int y) {
        List<Message> cards = new ArrayList<>();
        for (UnikatSide side : UnikatSide.values()) {
            int neighbour = side.neighbour(position, x, y);
            if (neighbour != UnikatCard.NONE) cards.add(Message.of(side.beside(), the(neighbour)));
        }
        return cards;
    }

    /** The features in which two different cards differ: size and card colour. */
    public static Message differences(int card, int other) {
        List<Message> features = new ArrayList<>();
        for (int i = 0; i < FEATURES.length; i++) {
            if ((UnikatCard.differences(card, other) >>> i & 1) != 0) features.add(Message.of("unikat.by." + FEATURES[i]));
        }
        return joined(features);
    }

    /** Several in a sentence: a, b and c. At least one. */
    static Message joined(List<Message> messages) {
        Message joined = messages.get(0);
        for (int i = 1; i < messages.size(); i++) {
            joined = Message.of(i == messages.size() - 1 ? "unikat.list.last" : "unikat.list.more", joined, messages.get(i));
        }
        return joined;
    }

    /** What a seat is called. */
    public static Message seat(int seat) {
        return Message.of(SEATS[seat]);
    }

    /** How soon the round ends if nobody lays a card; null until that is near. */
    public static Message countdown(UnikatPosition position) {
        int left = position.current().idleRoundsLeft();
        return left < 1 || left > COUNTDOWN ? null : Message.of("unikat.idle", left);
    }
}
