package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStory;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;

/** What the mirror has to say of Unitar's field, and how a round goes on that waits to be carried out. */
record SpokenUnitar(SpokenGame spoken) implements ToldGame.Ear {
    @Override
    public void isMirrored(Table table, GameRecord record, Map<String, String> told) {
        UnitarBoard board = ((UnitarPosition) record.replay()).board();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if (board.root(block) != block || board.stones(block) == 0) continue;
            String label = told.get("block:" + UnitarBlock.text(block));
            String words = spoken.say("unitar.scene.block", board.stones(block), spoken.say(UnitarStory.named(block, board.united(block))));
            assertTrue(label != null && label.startsWith(words), () -> label + " instead of " + words);
        }
    }

    @Override
    public void goOn(Table table, KeptGame game, ToldGame.Hand hand) {
        ToldRound round = new ToldRound(table, spoken);
        round.isCompared(game);
        round.listen();
        hand.choose(ToldRound.ON);
        round.isCarriedOut(game);
    }
}
