package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/** Positions made by hand: only what matters is named. */
final class HandMade {
    private static final String DEFAULTS = "colours=yellow,red,blue round=1 fails=0 phase=intend marks=- seat=1 blocks=- "
        + "rng=96a0f96b-12bc8390-971e9964-79adc7e7";
    private static final String[] NAMES = {"YU", "YT", "RU", "RT", "BU", "BT"};

    private HandMade() {
    }

    /**
     * A position's text.
     *
     * @param fields the fields that differ from the first comparison, joined by spaces; of the blocks those alone that have stones
     */
    static String text(String fields) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String field : (DEFAULTS + ' ' + fields).trim().split(" ")) all.put(name(field), field.substring(name(field).length() + 1));
        if (!all.get("phase").equals("place")) all.put("blocks", withEmptyBlocks(all.get("blocks")));
        List<String> texts = new ArrayList<>();
        all.forEach((name, value) -> texts.add(name + '=' + value));
        return String.join(" ", texts);
    }

    private static String name(String field) {
        return field.substring(0, field.indexOf('='));
    }

    private static String withEmptyBlocks(String blocks) {
        List<String> all = new ArrayList<>();
        for (String name : NAMES) {
            if (!blocks.contains(name + '@')) all.add(name + "@-:-");
            else for (String block : blocks.split(";")) if (block.startsWith(name)) all.add(block);
        }
        return String.join(";", all);
    }

    static UnitarPosition position(String fields) {
        return UnitarNotation.INSTANCE.position(text(fields));
    }

    static UnitarBoard board(String blocks) {
        return position("blocks=" + blocks).board();
    }

    /** The blocks that have stones or are united, once an intention has been carried out alone. */
    static String after(String blocks, String intention) {
        UnitarBoard board = board(blocks);
        board.carryOut(UnitarNotation.INSTANCE.parse(intention));
        return text(board);
    }

    /** The blocks that have stones or are united. */
    static String text(UnitarBoard board) {
        UnitarPosition position = new UnitarPosition(new int[] {0, 1, 2}, 1, 0, UnitarPhase.INTEND, new int[0], board, new Random32(1));
        List<String> blocks = new ArrayList<>();
        for (String block : field(position, "blocks").split(";")) if (!block.endsWith("@-:-") || block.contains("+")) blocks.add(block);
        return String.join(";", blocks);
    }

    static String text(UnitarPosition position) {
        return UnitarNotation.INSTANCE.positionText(position);
    }

    static String field(UnitarPosition position, String name) {
        return field(text(position), name);
    }

    static String field(String text, String name) {
        for (String field : text.split(" ")) if (name(field).equals(name)) return field.substring(name.length() + 1);
        throw new IllegalArgumentException(name + " in " + text);
    }

    /** Plays moves in notation, joined by {@code "; "}. */
    static UnitarPosition play(UnitarPosition position, String moves) {
        for (String move : moves.split("; ")) position.play(new UnitarGame().move(position, move));
        return position;
    }

    /** A random game up to a ply, or to its end. */
    static UnitarPosition randomGame(UnitarSecrecy secrecy, int seed, int plies) {
        Random32 random = new Random32(seed);
        UnitarPosition position = new UnitarPosition(secrecy, random);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            position.moves(moves);
            if (moves.isEmpty()) break;
            position.play(moves.get(random.below(moves.size())));
        }
        return position;
    }
}
