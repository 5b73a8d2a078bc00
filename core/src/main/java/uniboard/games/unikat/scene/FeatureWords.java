package uniboard.games.unikat.scene;

import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;

/** Features by name, and what is said of the rack's order. */
final class FeatureWords {
    /** In the order of {@link RackOrder.Feature} and of the bits of {@link UnikatCard#differences}. */
    private static final String[] FEATURES = {"figure", "cardColour", "figureColour", "size"};

    private FeatureWords() {
    }

    static Message feature(RackOrder.Feature feature) {
        return Message.of("unikat.feature." + FEATURES[feature.ordinal()]);
    }

    /** The one feature in which two neighbours differ. */
    static Message changed(int card, int neighbour) {
        return Message.of("unikat.feature." + FEATURES[changedFeature(card, neighbour)]);
    }

    /** The same in very few letters. */
    static Message link(int card, int neighbour) {
        return Message.of("unikat.link." + FEATURES[changedFeature(card, neighbour)]);
    }

    private static int changedFeature(int card, int neighbour) {
        return Integer.numberOfTrailingZeros(UnikatCard.differences(card, neighbour));
    }

    /** The label of a place that arranges the rack; null for any other. */
    static Message label(String place, RackOrder order) {
        return switch (place) {
            case Rearrange.SORT -> Message.of("unikat.label.sort", feature(order.next()));
            case Rearrange.LEFT -> Message.of("unikat.label.left");
            case Rearrange.RIGHT -> Message.of("unikat.label.right");
            default -> null;
        };
    }
}
