package uniboard.known;

import uniboard.games.unitar.UnitarGame;

/** Games of Unitar to go on with. */
public final class KeptUnitar {
    private static final UnitarGame GAME = new UnitarGame();
    /** Blocks that overlap: a red one on a yellow one, and a blue one beside them. */
    private static final String BLOCKS = "YU@3.3:2.4y,2.3y,3.3y,4.3y,4.2y;YT@0.0:0.1y,1.1y,-1.0y,0.0y,1.0y,0.-1y;"
        + "RU@2.0:2.1r,1.0r,2.0r,3.0r;RT@0.-4:-1.-3r,1.-3r,-1.-4r,0.-4r,1.-4r,-1.-5r,1.-5r;BU@-3.-3:-4.-3b,-3.-3b,-2.-3b;"
        + "BT@-3.3:-4.4b,-3.4b,-4.3b,-3.3b,-2.3b,-4.2b,-3.2b,-2.2b";

    private KeptUnitar() {
    }

    /** Yellow, Red and Blue are to place their blocks. */
    public static String placing(String... seats) {
        return Records.of(GAME, start(1, "place", "-"), seats);
    }

    /** The same, each knowing their own colour alone. */
    public static String placingInSecret(String... seats) {
        return placing(seats).replace("\nstart", "\noption colours hidden\nstart");
    }

    /** Yellow, Red and Blue are to mark what they intend in that round. */
    public static String round(int round, String... seats) {
        return Records.of(GAME, start(round, "intend", BLOCKS), seats);
    }

    private static String start(int round, String phase, String blocks) {
        return "colours=yellow,red,blue round=" + round + " fails=0 phase=" + phase + " marks=- seat=1 blocks=" + blocks
            + " rng=96a0f96b-12bc8390-971e9964-79adc7e7";
    }
}
