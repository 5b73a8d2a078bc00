package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.MoveList;

/**
 * Positions made by hand: only what matters is named, as fields of the position's text. Cards that lie nowhere go to the bag in their
 * order, the last three of them to the display; where the bag is named, all go to the display.
 */
final class HandMade {
    private static final String RANDOM = "96a0f96b-12bc8390-971e9964-79adc7e7";

    private HandMade() {
    }

    static UnikatPosition position(String fields) {
        return UnikatNotation.INSTANCE.position(text(fields));
    }

    static String text(String fields) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String field : ("rounds=1 round=1 starter=1 penalties=0,0 table=SWL1@0,0 racks=?/? display=? bag=? seat=1 phase=turn last=- "
            + "extra=no idle=0 rng=" + RANDOM).split(" ")) put(field, all);
        for (String field : fields.split(" ")) put(field, all);
        List<String> free = new ArrayList<>();
        for (int card = 0; card < UnikatCard.COUNT; card++) if (!fields.contains(UnikatCard.text(card))) free.add(UnikatCard.text(card));
        if (!fields.contains("table=")) free.remove("SWL1");
        if (all.get("racks").equals("?/?")) all.put("racks", take(free, 10) + '/' + take(free, 10));
        if (all.get("display").equals("?")) {
            int shown = all.get("bag").equals("?") ? 3 : free.size();
            all.put("display", take(free.subList(free.size() - shown, free.size()), shown));
        }
        if (all.get("bag").equals("?")) all.put("bag", take(free, free.size()));
        StringBuilder text = new StringBuilder();
        all.forEach((name, value) -> text.append(text.isEmpty() ? "" : " ").append(name).append('=').append(value));
        return text.toString();
    }

    private static void put(String field, Map<String, String> all) {
        int equals = field.indexOf('=');
        all.put(field.substring(0, equals), field.substring(equals + 1));
    }

    private static String take(List<String> free, int count) {
        List<String> taken = new ArrayList<>(free.subList(0, count));
        free.subList(0, count).clear();
        return taken.isEmpty() ? "-" : String.join(",", taken);
    }

    /** Cards in a straight line from the start card to the right, each differing from the one before in one feature. */
    static String line(int cards) {
        StringBuilder table = new StringBuilder();
        for (int i = 0; i < cards; i++) table.append(i > 0 ? ";" : "").append(lineCard(i)).append('@').append(i).append(",0");
        return table.toString();
    }

    /** A reflected Gray code to the base three. */
    static String lineCard(int index) {
        int card = 0;
        int higher = 0;
        for (int power = 27; power > 0; power /= 3) {
            int digit = index / power % 3;
            int shown = higher % 2 == 0 ? digit : 2 - digit;
            card += shown * power;
            higher += digit;
        }
        return UnikatCard.text(card);
    }

    static UnikatPosition play(UnikatPosition position, String moves) {
        for (String move : moves.split("; ")) position.play(new UnikatGame().move(position, move));
        return position;
    }

    /** The legal moves in notation. */
    static List<String> moves(UnikatPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<String> texts = new ArrayList<>();
        for (int move : moves.toArray()) texts.add(UnikatNotation.INSTANCE.moveText(position, move));
        return texts;
    }

    /** A field of the position's text. */
    static String field(UnikatPosition position, String name) {
        for (String field : UnikatNotation.INSTANCE.positionText(position).split(" ")) {
            if (field.startsWith(name + '=')) return field.substring(name.length() + 1);
        }
        throw new IllegalArgumentException(name);
    }
}
