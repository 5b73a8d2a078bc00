package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarField;

/** Small positions to learn from: Yellow chooses first, then Red, then Blue, and all blocks are whole and as they were placed. */
final class UnitarExample {
    private static final String GENERATOR = " rng=96a0f96b-12bc8390-971e9964-79adc7e7";

    private UnitarExample() {
    }

    /** Before anything is placed. */
    static String placing() {
        return start(1, "place", "-");
    }

    /**
     * Before intentions are marked.
     *
     * @param round    from 1
     * @param captains fields as in positions, separated by spaces, those of Yellow Uni and Tar, Red Uni and Tar, Blue Uni and Tar
     */
    static String intending(int round, String captains) {
        List<String> blocks = new ArrayList<>();
        for (String captain : captains.split(" ")) blocks.add(block(blocks.size(), captain));
        return start(round, "intend", String.join(";", blocks));
    }

    private static String start(int round, String phase, String blocks) {
        return "colours=yellow,red,blue round=" + round + " fails=0 phase=" + phase + " marks=- seat=1 blocks=" + blocks + GENERATOR;
    }

    private static String block(int block, String captain) {
        int dot = captain.indexOf('.');
        int east = Integer.parseInt(captain.substring(0, dot));
        int north = Integer.parseInt(captain.substring(dot + 1));
        List<Integer> fields = new ArrayList<>();
        for (int stone = 0; stone < UnitarBlock.size(block); stone++) {
            fields.add(UnitarField.of(east + UnitarBlock.east(block, stone), north + UnitarBlock.north(block, stone)));
        }
        fields.sort(null);
        char frame = UnitarColour.text(UnitarBlock.colour(block)).charAt(0);
        List<String> stones = fields.stream().map(field -> UnitarField.text(field) + frame).toList();
        return UnitarBlock.text(block) + '@' + captain + ':' + String.join(",", stones);
    }
}
