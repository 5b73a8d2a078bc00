package uniboard.games.unitary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/**
 * Positions made by hand: only what matters is named, as fields of the position's text, joined by {@code "; "}. The cards that aren't named
 * lie, in the order of the table, where {@code *} stands: at the deck's end unless said otherwise.
 */
final class HandMade {
    private static final String DEFAULTS = "seats=2; area=0,0,0; hidden=Energy/Distance; hands=-/-; deck=-; discard=-; seat=1; phase=play; "
        + "turns=0; rng=96a0f96b-12bc8390-971e9964-79adc7e7";

    private HandMade() {
    }

    static UnitaryPosition position(String fields) {
        return UnitaryNotation.INSTANCE.position(text(fields));
    }

    static String text(String fields) {
        Map<String, String> all = new LinkedHashMap<>();
        put(DEFAULTS, all);
        put(fields, all);
        if (!fields.contains("*")) all.put("deck", all.get("deck").equals("-") ? "*" : all.get("deck") + ",*");
        String rest = rest(all);
        StringBuilder text = new StringBuilder();
        all.forEach((name, value) -> text.append(text.isEmpty() ? "" : " ").append(name).append('=').append(value.replace("*", rest)));
        return text.toString();
    }

    private static void put(String fields, Map<String, String> all) {
        for (String field : fields.split("; ")) {
            int equals = field.indexOf('=');
            all.put(field.substring(0, equals), field.substring(equals + 1));
        }
    }

    private static String rest(Map<String, String> all) {
        List<String> named = new ArrayList<>();
        for (String place : List.of("hidden", "hands", "deck", "discard")) named.addAll(List.of(all.get(place).split("[,/]")));
        List<String> rest = new ArrayList<>();
        for (int card : UnitaryCard.deck()) {
            String name = UnitaryCard.name(card);
            if (!named.remove(name)) rest.add(name);
        }
        return rest.isEmpty() ? "-" : String.join(",", rest);
    }

    /** Plays moves in notation, joined by {@code "; "}. */
    static UnitaryPosition play(UnitaryPosition position, String moves) {
        for (String move : moves.split("; ")) position.play(new UnitaryGame().move(position, move));
        return position;
    }

    static UnitaryPosition play(String fields, String moves) {
        return play(position(fields), moves);
    }

    static String text(UnitaryPosition position) {
        return UnitaryNotation.INSTANCE.positionText(position);
    }

    static String field(UnitaryPosition position, String name) {
        return field(text(position), name);
    }

    static String field(String text, String name) {
        int from = text.indexOf(name + '=') + name.length() + 1;
        int next = text.indexOf('=', from);
        return next < 0 ? text.substring(from) : text.substring(from, text.lastIndexOf(' ', next));
    }

    /** The legal moves in notation, joined by {@code "; "}. */
    static String moves(UnitaryPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<String> texts = new ArrayList<>();
        for (int move : moves.toArray()) texts.add(UnitaryNotation.INSTANCE.moveText(position, move));
        return String.join("; ", texts);
    }

    /** A random game up to a ply, or to its end. */
    static UnitaryPosition randomGame(int seats, int seed, int plies) {
        Random32 random = new Random32(seed);
        UnitaryPosition position = new UnitaryPosition(seats, random);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            position.moves(moves);
            if (moves.isEmpty()) break;
            position.play(moves.get(random.below(moves.size())));
        }
        return position;
    }
}
