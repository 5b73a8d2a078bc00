package uniboard.known;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.AllGames;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatGame;
import uniboard.games.unikat.UnikatPhase;
import uniboard.games.unikat.UnikatPosition;
import uniboard.match.GameRecord;

/** Games of Unikat to go on with. */
public final class KeptUnikat {
    private static final UnikatGame GAME = new UnikatGame();
    private static final int DISPLAY = 3;
    private static final String GENERATOR = "96a0f96b-12bc8390-971e9964-79adc7e7";

    private KeptUnikat() {
    }

    /** A game just dealt, among people ({@code human}) and bots ({@code bot 1}). */
    public static String dealt(int seed, String... seats) {
        return Records.dealt(GAME, seed, seats);
    }

    /** A game that has come so far that the first of two, to move, holds few cards. */
    public static String late(int seed, int cards, String... seats) {
        GameRecord record = GameRecord.read(dealt(seed, "human", "human"), new AllGames());
        while (!isLate((UnikatPosition) record.replay(), cards)) {
            record = record.with(FairPlayer.choice(record).move());
            if (record.replay().outcome().over()) return late(seed + 1, cards, seats);
        }
        return Records.of(GAME, GAME.notation().positionText(record.replay()), seats);
    }

    /** The third of three rounds among four, the first to move. */
    public static String threeRounds() {
        return laid(1, "SWL1@0,0;SWY1@0,1", "SWY2,CBG3/CBL1,SRG1/QBL1,QBL2/SBG1,SBG2", "human", "human", "bot 1", "bot 1")
            .replace("rounds=1 round=1", "rounds=3 round=3").replace("penalties=0,0,0,0", "penalties=11,0,14,7");
    }

    private static boolean isLate(UnikatPosition position, int cards) {
        return position.toMove() == 0 && position.phase() == UnikatPhase.TURN && position.rackSize(0) <= cards;
    }

    /**
     * The first to move in the first of so many rounds. What isn't named lies in the bag, the display aside.
     *
     * @param racks joined by slashes, one a seat
     */
    public static String laid(int rounds, String table, String racks, String... seats) {
        List<String> free = new ArrayList<>();
        for (int card = 0; card < UnikatCard.COUNT; card++) {
            String text = UnikatCard.text(card);
            if (!table.contains(text) && !racks.contains(text)) free.add(text);
        }
        return Records.of(GAME, "rounds=" + rounds + " round=1 starter=1 penalties=" + "0,".repeat(seats.length - 1)
            + "0 table=" + table + " racks=" + racks
            + " display=" + String.join(",", free.subList(0, DISPLAY)) + " bag=" + String.join(",", free.subList(DISPLAY, free.size()))
            + " seat=1 phase=turn last=- extra=no idle=0 rng=" + GENERATOR, seats);
    }
}
