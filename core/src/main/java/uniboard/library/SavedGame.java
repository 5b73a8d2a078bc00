package uniboard.library;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Hex;
import uniboard.game.WholeNumber;
import uniboard.match.Annotation;
import uniboard.match.Match;
import uniboard.match.RecordException;
import uniboard.match.RecordTree;

/**
 * A game as it is in the library. Its text is a line each for what is known of it, those that say nothing left out, and then the record
 * with its lines; FORMATS.md describes it.
 *
 * @param id       sixteen lowercase hex digits: the same as long as it is the same game, wherever it is kept
 * @param revision how often it has been kept; what is kept later has the higher one
 * @param begun    seconds since the beginning of 2020 (UTC), up to {@link #LATEST_TIME}; 0 where the device's clock couldn't tell
 * @param changed  when it was kept last, as {@code begun}
 * @param played   seconds that it was played for on this device, {@link #LONGEST_THOUGHT} of them at most before each move; moves that come
 *                 as links aren't waited for
 * @param name     its owner's for it, one line; may be empty
 * @param from     the id of the game that it was parted from; empty if it was begun as a game of its own
 * @param side     from 1, the seat of the player here while the other side's moves come as links; 0 where none do
 * @param knowing  as {@link uniboard.match.Match#pliesPlayedKnowing}
 * @param at       where in its tree it is gone on with; null: at the end of its main line
 * @param weighed  what a review found out about the line that is gone on with, as {@link Match#weighedText}; empty if there was none
 * @param record   its text
 */
public record SavedGame(String id, int revision, int begun, int changed, int played, String name, String from, int side,
    List<Integer> knowing, RecordTree.Point at, String weighed, String record) {
    /** Letters of a name. */
    public static final int LONGEST_NAME = 60;
    /** Characters: a hundred times the longest game. What is longer isn't ours, and reading it takes more than the program has. */
    public static final int LONGEST = 1_000_000;

    /** In 2083. Clocks that say later are wrong. */
    public static final int LATEST_TIME = 2_000_000_000;

    /** Seconds: somebody who takes longer has gone away. */
    public static final int LONGEST_THOUGHT = 300;

    static final String VERSION = "kept 1";
    private static final String VERSION_WORD = "kept ";
    private static final int VERSION_NUMBER = 1;
    private static final String ID = "id ";
    private static final String REVISION = "revision ";
    private static final String BEGUN = "begun ";
    private static final String CHANGED = "changed ";
    private static final String PLAYED = "played ";
    private static final String NAME = "name ";
    private static final String FROM = "from ";
    private static final String SIDE = "side ";
    private static final String KNOWING = "knowing ";
    private static final String AT = "at ";
    private static final String WEIGHED = "weighed ";
    private static final int MOST_SIDES = 9;
    private static final int ID_DIGITS = 16;

    /** A game that has not been kept yet. */
    public static SavedGame begin(String id, int now) {
        return begin(id, now, "");
    }

    /** A game that is parted from another one and has not been kept yet. */
    public static SavedGame begin(String id, int now, String from) {
        return new SavedGame(id, 0, now, now, 0, "", from, 0, List.of(), null, "", "");
    }

    /** This game as it is kept next. */
    public SavedGame with(Match now, int time) {
        RecordTree tree = now.tree();
        RecordTree.Point point = now.at();
        boolean isAtEnd = point.line() == 0 && point.ply() == tree.main().plies();
        String text = tree.text();
        boolean isPlayedOn = side == 0 && !isOver() && !text.equals(record);
        int thought = isPlayedOn ? Math.max(0, Math.min(time - changed, LONGEST_THOUGHT)) : 0;
        return new SavedGame(id, revision + 1, begun, Math.max(begun, time), played + thought, name, from, side,
            List.copyOf(now.pliesPlayedKnowing()), isAtEnd ? null : point, now.weighedText(), text);
    }

    /** @param newName shortened where it is too long; signs that begin new lines become spaces */
    public SavedGame named(String newName) {
        return new SavedGame(id, revision + 1, begun, changed, played, Annotation.line(newName, LONGEST_NAME), from, side, knowing, at,
            weighed, record);
    }

    /** With the player here on one side, and the other one's moves coming as links. */
    public SavedGame on(int newSide) {
        return new SavedGame(id, revision + 1, begun, changed, played, name, from, newSide, knowing, at, weighed, record);
    }

    /** The same game going its own way from now on. */
    public SavedGame parted(String newId) {
        return new SavedGame(newId, 1, begun, changed, played, name, id, side, knowing, at, weighed, record);
    }

    /** @throws RecordException if the record is damaged */
    public Match match(Catalog catalog) {
        return match(RecordTree.read(record, catalog));
    }

    /** The match of the tree, where it is gone on with. */
    public Match match(RecordTree tree) {
        boolean isThere = at != null && at.line() < tree.lines().size() && at.ply() <= tree.lines().get(at.line()).plies();
        Match match = new Match(tree, isThere ? at : new RecordTree.Point(0, tree.main().plies()), knowing);
        match.rememberWeighed(weighed);
        return match;
    }

    /** The id of the game that is played; empty if the record says none. */
    public String game() {
        return valueOf("game ");
    }

    /** Whether its main line has a result, and no other line is gone on with. */
    public boolean isOver() {
        int branch = record.indexOf("\nbranch ");
        int result = record.indexOf("\nresult ");
        return result >= 0 && (branch < 0 || result < branch) && (at == null || at.line() == 0);
    }

    private String valueOf(String word) {
        int line = record.indexOf('\n' + word);
        if (line < 0) return "";
        int from = line + 1 + word.length();
        int end = record.indexOf('\n', from);
        return record.substring(from, end < 0 ? record.length() : end);
    }

    /** What is known of it, without the record. */
    public String head() {
        StringBuilder out = new StringBuilder(VERSION).append('\n');
        line(out, ID, id);
        line(out, REVISION, Integer.toString(revision));
        line(out, BEGUN, Integer.toString(begun));
        line(out, CHANGED, Integer.toString(changed));
        if (played > 0) line(out, PLAYED, Integer.toString(played));
        line(out, NAME, name);
        line(out, FROM, from);
        if (side > 0) line(out, SIDE, Integer.toString(side));
        List<String> plies = new ArrayList<>();
        for (int ply : knowing) plies.add(Integer.toString(ply));
        line(out, KNOWING, String.join(",", plies));
        if (at != null) line(out, AT, at.line() + " " + at.ply());
        line(out, WEIGHED, weighed);
        return out.toString();
    }

    private static void line(StringBuilder out, String word, String value) {
        if (!value.isEmpty()) out.append(word).append(value).append('\n');
    }

    public String text() {
        return head() + record;
    }

    /** The game of a text; null if it isn't one. Its record is checked only when it is read. */
    public static SavedGame of(String text) {
        return text.length() > LONGEST ? null : new Reader(text).read();
    }

    /** Whether a text that can't be read, or a record in it, is of a version of the format that is younger than this program. */
    public static boolean isOfLaterVersion(String text) {
        SavedGame game = of(text);
        if (game != null) return RecordTree.isOfLaterVersion(game.record());
        int end = text.indexOf('\n');
        return text.startsWith(VERSION_WORD) && end >= 0
            && WholeNumber.read(text.substring(VERSION_WORD.length(), end), 0, Integer.MAX_VALUE) > VERSION_NUMBER;
    }

    /** Plies joined by commas. Those that can't be read are none: they are told, not played by. */
    public static List<Integer> plies(String joined) {
        List<Integer> plies = new ArrayList<>();
        for (String part : joined.split(",", -1)) {
            int ply = WholeNumber.read(part, 0, Short.MAX_VALUE);
            if (ply != WholeNumber.NONE) plies.add(ply);
        }
        return plies;
    }

    private static boolean isId(String text) {
        return Hex.isDigits(text, ID_DIGITS);
    }

    /** Reads the lines in their order. */
    private static final class Reader {
        private final String text;
        private int next;

        Reader(String text) {
            this.text = text;
        }

        SavedGame read() {
            if (!text.startsWith(VERSION + '\n')) return null;
            next = VERSION.length() + 1;
            String id = value(ID);
            int revision = number(REVISION);
            int begun = time(BEGUN);
            int changed = time(CHANGED);
            int played = Math.max(0, WholeNumber.read(value(PLAYED), 0, LATEST_TIME));
            String name = value(NAME);
            String from = value(FROM);
            int side = Math.max(0, WholeNumber.read(value(SIDE), 1, MOST_SIDES));
            List<Integer> knowing = plies(value(KNOWING));
            RecordTree.Point at = point(value(AT));
            String weighed = value(WEIGHED);
            boolean isWhole = isId(id) && revision != WholeNumber.NONE && begun != WholeNumber.NONE && changed != WholeNumber.NONE
                && (from.isEmpty() || isId(from));
            if (!isWhole) return null;
            return new SavedGame(id, revision, begun, changed, played, name, from, side, knowing, at, weighed, text.substring(next));
        }

        /** Null where none is told: the end is as good as any. */
        private static RecordTree.Point point(String text) {
            int space = Math.max(0, text.indexOf(' '));
            int line = WholeNumber.read(text.substring(0, space), 0, RecordTree.MOST_LINES);
            int ply = WholeNumber.read(text.substring(Math.min(text.length(), space + 1)), 0, Short.MAX_VALUE);
            return line == WholeNumber.NONE || ply == WholeNumber.NONE ? null : new RecordTree.Point(line, ply);
        }

        /** Of the line, if it comes next; else empty. */
        private String value(String word) {
            if (!text.startsWith(word, next)) return "";
            int end = text.indexOf('\n', next);
            if (end < 0) return "";
            String value = text.substring(next + word.length(), end);
            next = end + 1;
            return value;
        }

        private int number(String word) {
            return WholeNumber.read(value(word), 0, Integer.MAX_VALUE);
        }

        /** What only a wrong clock has written is unknown. */
        private int time(String word) {
            String value = value(word);
            int digits = value.startsWith("-") ? 1 : 0;
            if (digits == value.length()) return WholeNumber.NONE;
            for (int i = digits; i < value.length(); i++) if (value.charAt(i) < '0' || value.charAt(i) > '9') return WholeNumber.NONE;
            return Math.max(0, WholeNumber.read(value, 0, LATEST_TIME));
        }
    }
}
