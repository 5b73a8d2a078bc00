package uniboard.games.unikat;

/** Positions of Unikat told by few cards: the others lie in the bag. */
final class SmallUnikat {
    static final String TURN = "seat=1 phase=turn last=- extra=no idle=0";

    private SmallUnikat() {
    }

    /**
     * @param racks cards joined by commas, seats by slashes; penalties are none
     * @param turn  the fields from seat to idle
     */
    static UnikatPosition position(String table, String racks, String display, String turn) {
        return UnikatNotation.INSTANCE.position(text(table, racks, display, turn));
    }

    static String text(String table, String racks, String display, String turn) {
        return fields(racks, table, display, rest(table + racks + display), turn);
    }

    /** All cards that are not named lie on the display, and the bag is empty. */
    static UnikatPosition withoutBag(String table, String racks, String turn) {
        return UnikatNotation.INSTANCE.position(fields(racks, table, rest(table + racks), "-", turn));
    }

    private static String fields(String racks, String table, String display, String bag, String turn) {
        String penalties = "0,0,0,0".substring(0, 2 * racks.split("/").length - 1);
        return "rounds=1 round=1 starter=1 penalties=" + penalties + " table=" + table + " racks=" + racks + " display=" + display + " bag=" + bag
            + ' ' + turn + " rng=96a0f96b-12bc8390-971e9964-79adc7e7";
    }

    private static String rest(String named) {
        StringBuilder rest = new StringBuilder();
        for (int card = 0; card < UnikatCard.COUNT; card++) {
            String text = UnikatCard.text(card);
            if (!named.contains(text)) rest.append(rest.length() > 0 ? "," : "").append(text);
        }
        return rest.toString();
    }
}
