package uniboard.remote;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The texts and views of a seat's steps, and what messages and stored states say of them: put together once, since steps only grow. */
final class ToldSteps {
    static final String STEP = "step";
    /** Moves that are resent as one part. */
    static final int TOGETHER = 50;

    /** Bytes of a truncated hash: integrity only, for both devices know the moves. */
    private static final int SHORT = 9;

    private final Crypto crypto;
    private final List<String> views = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    /** Of the first steps. */
    private final List<String> lines = new ArrayList<>();
    /** Of the first texts, {@link #TOGETHER} each. */
    private final List<String> wholeHashes = new ArrayList<>();

    ToldSteps(Crypto crypto) {
        this.crypto = crypto;
    }

    void addAll(ToldSteps other) {
        views.addAll(other.views);
        texts.addAll(other.texts);
    }

    void begin(String view) {
        views.add(view);
    }

    void add(String text, String view) {
        texts.add(text);
        views.add(view);
    }

    /** Tells a move otherwise, which has been opened. */
    void retell(int step, String text) {
        if (texts.set(step, text).equals(text)) return;
        shorten(lines, step);
        shorten(wholeHashes, step / TOGETHER);
    }

    private static void shorten(List<String> list, int size) {
        if (size < list.size()) list.subList(size, list.size()).clear();
    }

    /** How many steps there are. */
    int count() {
        return texts.size();
    }

    boolean hasBegun() {
        return !views.isEmpty();
    }

    /** The position's text after the first steps. */
    String view(int step) {
        return views.get(step);
    }

    /** The step after the first ones. */
    String text(int step) {
        return texts.get(step);
    }

    /** A step and the position after it, as messages say it. */
    String line(int step) {
        return lines(step + 1).get(step);
    }

    /** The first steps, each as {@link #line} has it. */
    List<String> lines(int ofSteps) {
        for (int next = lines.size(); next < ofSteps; next++)
            lines.add((next + "\t" + texts.get(next) + '\t' + views.get(next + 1)).replace('\n', ' '));
        return lines.subList(0, ofSteps);
    }

    /** Tell whether the moves are told to two devices alike: a hash of each {@link #TOGETHER}. */
    List<String> hashes(int ofSteps) {
        List<String> hashes = new ArrayList<>();
        for (int from = 0; from < ofSteps; from += TOGETHER) {
            boolean isWhole = from + TOGETHER <= ofSteps;
            if (isWhole && hashes.size() == wholeHashes.size()) wholeHashes.add(hash(from, from + TOGETHER));
            hashes.add(isWhole ? wholeHashes.get(hashes.size()) : hash(from, ofSteps));
        }
        return hashes;
    }

    private String hash(int from, int to) {
        return Encoded.of(Arrays.copyOf(crypto.hash(Encoded.utf8(String.join("\n", texts.subList(from, to)))), SHORT));
    }
}
