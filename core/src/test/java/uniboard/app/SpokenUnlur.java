package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityTree;

/** What the accessibility tree tells of Unlur's board and of the contract. */
record SpokenUnlur(SpokenGame spoken) implements Ear {
    @Override
    public void isMirrored(GameRecord record, AccessibilityTree view, Map<String, String> told) {
        String[] parts = record.game().notation().viewText(record.replay(), 0).split(" ");
        boolean contract = parts[1].equals("contract");
        assertEquals(contract, told.containsKey("pass"));
        int stones = record.plies();
        if (contract)
            assertEquals(stones == 0 ? spoken.say("unlur.say.passAtOnce") : spoken.say("unlur.say.pass", stones), told.get("pass"));
        String[] rows = parts[0].split("/");
        for (int row = 0; row < rows.length; row++) hasRow(rows, row, contract, told);
    }

    private void hasRow(String[] rows, int row, boolean contract, Map<String, String> told) {
        int number = 1;
        // A run of empty cells is a number.
        for (String each : rows[row].split("(?<=\\D)|(?=\\D)")) {
            int cells = Character.isDigit(each.charAt(0)) ? Integer.parseInt(each) : 1;
            for (int i = 0; i < cells; i++) {
                String name = (char) ('a' + row) + Integer.toString(number++);
                String label = told.get(name);
                String begin = switch (each) {
                    case "x" -> spoken.say("unlur.cell.black", name);
                    case "o" -> spoken.say("unlur.cell.white", name);
                    default -> name + ": ";
                };
                // In French a space stands before a colon.
                assertTrue(label.replace("\u00a0:", ":").startsWith(begin.replace("\u00a0:", ":")), () -> label + " instead of " + begin);
            }
        }
        String corner = (char) ('a' + row) + "1";
        assertEquals(contract, told.get(corner).equals(spoken.say("unlur.cell.closed", corner)), told.get(corner));
    }
}
