package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.games.unitar.UnitarStory;
import uniboard.games.unitar.UnitarWords;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityTree;

/** What the accessibility tree tells of Unitar's field, and of a round that waits to be carried out. */
record SpokenUnitar(SpokenGame spoken) implements Ear {
    private static final String ON = "story:on";
    private static final String AGAIN = "story:again";

    @Override
    public void isMirrored(GameRecord record, AccessibilityTree view, Map<String, String> told) {
        UnitarBoard board = ((UnitarPosition) record.replay()).board();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if (board.root(block) != block || board.stones(block) == 0) continue;
            String label = told.get("block:" + UnitarBlock.text(block));
            String words = spoken.say("unitar.scene.block", board.stones(block), spoken.say(UnitarStory.named(block, board.united(block))));
            assertTrue(label != null && label.startsWith(words), () -> label + " instead of " + words);
        }
    }

    /** First all marks are compared; then, on demand, what comes of them is told, one after the other. */
    @Override
    public void goOn(HeadlessTable table, Hand hand) {
        table.settle();
        UnitarStep step = ((UnitarPosition) table.record().replay()).lastStep();
        assertTrue(table.places().contains(AGAIN), () -> table.places().toString());
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            String label = table.place("mark:" + (seat + 1)).label();
            String mark = spoken.say(UnitarWords.intention(step.marks().get(seat)));
            assertTrue(label.contains(mark), () -> label + " instead of " + mark);
        }
        int before = table.platform.views().size();
        hand.choose(ON);
        table.settle();
        List<AccessibilityTree> views = table.platform.views();
        String told = views.subList(before, views.size()).stream().map(AccessibilityTree::status).collect(Collectors.joining("\n"));
        int from = 0;
        for (Message message : step.executions().stream().map(UnitarStory::execution).toList()) {
            String sentence = spoken.say(message);
            int at = told.indexOf(sentence, from);
            assertTrue(at >= 0, () -> told + " doesn't tell: " + sentence);
            from = at + sentence.length();
        }
        String heading = spoken.say("unitar.scene.shown", Message.of("unitar.scene.round", Integer.toString(step.round())));
        assertFalse(table.status().startsWith(heading), table.status());
    }
}
