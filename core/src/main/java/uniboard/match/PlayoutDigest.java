package uniboard.match;

import uniboard.game.Game;
import uniboard.game.Hex;
import uniboard.game.Options;
import uniboard.game.Position;

/**
 * One digest over all positions of random games, equal on every target. Of every position, the starts included, the line
 * {@code HASH TEXT} with its line feed goes, UTF-16 unit by unit, into two 32-bit FNV-1a hashes with different beginnings, the second
 * of which also turns its bits after each unit. Game {@code i} of a digest with seed {@code s} has the seed {@code s + i}.
 */
public final class PlayoutDigest {
    private static final int PRIME = 0x01000193;

    private int high = 0x811c9dc5;
    private int low = 0x9e3779b9;

    private PlayoutDigest() {
    }

    /** Sixteen lowercase hex digits. */
    public static String digest(Game game, Options options, int games, int seed) {
        PlayoutDigest digest = new PlayoutDigest();
        for (int i = 0; i < games; i++) {
            RandomGame random = new RandomGame(game, options, seed + i);
            do digest.add(line(game, random.position()) + '\n');
            while (random.advance());
        }
        return Hex.digits(digest.high) + Hex.digits(digest.low);
    }

    /** With the default options. */
    public static String digest(Game game, int games, int seed) {
        return digest(game, Options.defaults(game), games, seed);
    }

    /** The position's hash and text. */
    static String line(Game game, Position position) {
        return Hex.digits(position.hashHigh()) + Hex.digits(position.hashLow()) + ' ' + game.notation().positionText(position);
    }

    private void add(String text) {
        for (int i = 0; i < text.length(); i++) {
            high = (high ^ text.charAt(i)) * PRIME;
            low = Integer.rotateLeft((low ^ text.charAt(i)) * PRIME, 13);
        }
    }
}
