package uniboard.games.unikat.scene;

import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;

/** Features by name. */
final class FeatureWords {
    /** In the order of {@link RackOrder.Feature} and of the bits of {@link UnikatCard#differences}. */
    private static final String[] FEATURES = {"figure", "cardColour", "figureColour", "size"};

    private FeatureWords() {
    }

    static Message feature(RackOrder.Feature feature) {
        return Message.of("unikat.feature." + FEATURES[feature.ordinal()]);
    }

    /** The one feature in which two neighbours differ, in very few letters. */
    static Message link(int card, int neighbour) {
        return Message.of("unikat.link." + FEATURES[Integer.numberOfTrailingZeros(UnikatCard.differences(card, neighbour))]);
    }
}
