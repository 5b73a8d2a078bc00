package uniboard.games.unikat.scene;

import uniboard.games.unikat.UnikatCard;

/** Small positions to learn from: two players, the first to move, everything else told by few cards. */
final class UnikatExample {
    private static final int OTHERS_CARDS = 4;

    private UnikatExample() {
    }

    /**
     * A position's text. The other player holds the first cards not named, the bag holds the rest.
     *
     * @param table   as in positions, the start card first
     * @param rack    cards joined by commas
     * @param display cards joined by commas
     */
    static String start(String table, String rack, String display) {
        StringBuilder others = new StringBuilder();
        StringBuilder bag = new StringBuilder();
        String named = table + rack + display;
        int left = OTHERS_CARDS;
        for (int card = 0; card < UnikatCard.COUNT; card++) {
            String text = UnikatCard.text(card);
            if (named.contains(text)) continue;
            StringBuilder into = left-- > 0 ? others : bag;
            into.append(into.length() > 0 ? "," : "").append(text);
        }
        return "rounds=1 round=1 starter=1 penalties=0,0 table=" + table + " racks=" + rack + '/' + others + " display=" + display
            + " bag=" + bag + " seat=1 phase=turn last=- extra=no idle=0 rng=96a0f96b-12bc8390-971e9964-79adc7e7";
    }
}
