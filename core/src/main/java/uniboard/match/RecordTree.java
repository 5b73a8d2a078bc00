package uniboard.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Catalog;

/**
 * A game with what was tried beside it: its main line, sidelines, what is said of positions, and who played. Immutable. Every line is a
 * record from the same start; lines begin alike and part where the first differing move was made.
 */
public final class RecordTree {
    /** Lines of a tree. */
    public static final int MOST_LINES = 200;
    /** Letters of a player's name. */
    public static final int LONGEST_NAME = 60;

    private final String id;
    private final List<String> names;
    private final List<GameRecord> lines;
    /** Of positions, by the moves that lead there. */
    private final Map<List<Integer>, List<Annotation>> annotations;

    RecordTree(String id, List<String> names, List<GameRecord> lines, Map<List<Integer>, List<Annotation>> annotations) {
        this.id = id;
        this.names = List.copyOf(names);
        this.lines = List.copyOf(lines);
        this.annotations = annotations;
    }

    /** A game without sidelines. */
    public static RecordTree of(GameRecord main) {
        return new RecordTree("", Collections.nCopies(main.seats().size(), ""), List.of(main), Map.of());
    }

    /**
     * Reads version 1 and version 2.
     *
     * @throws RecordException if the text isn't exactly as {@link #text} writes it
     */
    public static RecordTree read(String text, Catalog catalog) {
        return new TreeReader(text, catalog).read();
    }

    /** Whether the text is of a version of the format that is younger than this program. */
    public static boolean isOfLaterVersion(String text) {
        return RecordReader.version(text) > TreeWriter.VERSION_NUMBER;
    }

    /** Where a line parts from an earlier one. */
    public record Branch(int from, int ply) {
    }

    /**
     * A position of a tree.
     *
     * @param ply moves made since the start, of the line
     */
    public record Point(int line, int ply) {
    }

    public GameRecord main() {
        return lines.get(0);
    }

    /** The main line first; each after those that it parts from. */
    public List<GameRecord> lines() {
        return lines;
    }

    /** Sixteen hex digits; empty if the game has none. */
    public String id() {
        return id;
    }

    /** A seat each; empty where nobody is named. */
    public List<String> names() {
        return names;
    }

    /** Where the line parts from the earlier one with which it has most moves in common; of several the first. Null for the main line. */
    public Branch branch(int line) {
        Branch branch = null;
        for (int earlier = 0; earlier < line; earlier++) {
            int common = common(lines.get(earlier), lines.get(line));
            if (branch == null || common > branch.ply()) branch = new Branch(earlier, common);
        }
        return branch;
    }

    /** How many moves two lines begin with alike. */
    static int common(GameRecord one, GameRecord other) {
        int most = Math.min(one.plies(), other.plies());
        int ply = 0;
        while (ply < most && one.move(ply) == other.move(ply)) ply++;
        return ply;
    }

    /** What is said of the position after the line's first moves. */
    public List<Annotation> annotations(int line, int ply) {
        return annotations(path(lines.get(line), ply));
    }

    List<Annotation> annotations(List<Integer> path) {
        return annotations.getOrDefault(path, List.of());
    }

    static List<Integer> path(GameRecord line, int ply) {
        List<Integer> path = new ArrayList<>();
        for (int i = 0; i < ply; i++) path.add(line.move(i));
        return path;
    }

    public RecordTree withId(String newId) {
        return new RecordTree(newId, names, lines, annotations);
    }

    /** @throws IllegalArgumentException if it isn't one short line */
    public RecordTree withName(int seat, String name) {
        if (!name.isEmpty() && (!Annotation.isGood(Annotation.Kind.COMMENT, name) || name.length() > LONGEST_NAME)) {
            throw new IllegalArgumentException(name);
        }
        List<String> changed = new ArrayList<>(names);
        changed.set(seat, name);
        return new RecordTree(id, changed, lines, annotations);
    }

    /**
     * With a line more. One that another line begins with is there already; one that goes on where another ends lengthens that.
     *
     * @throws IllegalArgumentException if it begins elsewhere or there are too many
     */
    public RecordTree with(GameRecord line) {
        if (!line.firstPlies(0).text().equals(main().firstPlies(0).text())) throw new IllegalArgumentException("another start");
        List<GameRecord> more = new ArrayList<>(lines);
        for (int i = 0; i < lines.size(); i++) {
            int common = common(lines.get(i), line);
            if (common == line.plies()) return this;
            if (common != lines.get(i).plies()) continue;
            more.set(i, line);
            return new RecordTree(id, names, more, annotations);
        }
        if (lines.size() == MOST_LINES) throw new IllegalArgumentException("too many lines");
        more.add(line);
        return new RecordTree(id, names, more, annotations);
    }

    /** Without a sideline and all that part from it. Of the main line nothing goes. */
    public RecordTree without(int line) {
        Branch branch = branch(line);
        if (branch == null) return this;
        List<Integer> root = path(lines.get(line), branch.ply() + 1);
        List<GameRecord> left = new ArrayList<>();
        for (GameRecord each : lines) if (!begins(each, root)) left.add(each);
        Map<List<Integer>, List<Annotation>> said = new LinkedHashMap<>();
        annotations.forEach((path, all) -> {
            if (path.size() < root.size() || !path.subList(0, root.size()).equals(root)) said.put(path, all);
        });
        return new RecordTree(id, names, left, said);
    }

    private static boolean begins(GameRecord line, List<Integer> root) {
        return line.plies() >= root.size() && path(line, root.size()).equals(root);
    }

    /** With a sideline as its main line. */
    public RecordTree promoting(int line) {
        List<GameRecord> order = new ArrayList<>(lines);
        order.add(0, order.remove(line));
        return new RecordTree(id, names, order, annotations);
    }

    /**
     * With one line changed: as long as another line begins with it, or it begins with another, that is one line.
     *
     * @param line from 0; as many as there are: one more
     */
    RecordTree replacing(int line, GameRecord now) {
        List<GameRecord> order = new ArrayList<>(lines);
        if (line == order.size()) order.add(now);
        else order.set(line, now);
        List<GameRecord> left = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) if (!isInAnother(order, i)) left.add(order.get(i));
        return new RecordTree(id, names, left, reachable(left));
    }

    private static boolean isInAnother(List<GameRecord> order, int line) {
        GameRecord one = order.get(line);
        for (int i = 0; i < order.size(); i++) {
            GameRecord other = order.get(i);
            boolean isLonger = other.plies() > one.plies() || other.plies() == one.plies() && i < line;
            if (i != line && isLonger && common(one, other) == one.plies()) return true;
        }
        return false;
    }

    /** What is said of positions that the lines have. */
    private Map<List<Integer>, List<Annotation>> reachable(List<GameRecord> among) {
        Map<List<Integer>, List<Annotation>> said = new LinkedHashMap<>();
        annotations.forEach((path, all) -> {
            for (GameRecord line : among) if (begins(line, path)) said.put(path, all);
        });
        return said;
    }

    /** The same game without sidelines, as it is known by now: other moves may turn out to have been made. */
    RecordTree becoming(GameRecord known) {
        Map<List<Integer>, List<Annotation>> said = new LinkedHashMap<>();
        annotations.forEach((path, all) -> said.put(path(known, path.size()), all));
        return new RecordTree(id, names, List.of(known), said);
    }

    /** The first line that begins with the record's moves; below 0 if none does. */
    int lineOf(GameRecord beginning) {
        for (int i = 0; i < lines.size(); i++) {
            if (common(lines.get(i), beginning) == beginning.plies()) return i;
        }
        return -1;
    }

    /** Whether all the other's lines are in this tree, or begin lines of it. */
    public boolean includes(RecordTree other) {
        if (!other.main().firstPlies(0).text().equals(main().firstPlies(0).text())) return false;
        for (GameRecord line : other.lines) if (lineOf(line) < 0) return false;
        return true;
    }

    /** With this said, and nothing else, of the position after the line's first moves. */
    public RecordTree annotating(int line, int ply, List<Annotation> said) {
        Map<List<Integer>, List<Annotation>> changed = new LinkedHashMap<>(annotations);
        List<Annotation> sorted = new ArrayList<>();
        for (Annotation one : said) if (one.kind() == Annotation.Kind.COMMENT || !sorted.contains(one)) sorted.add(one);
        sorted.sort(null);
        if (sorted.isEmpty()) changed.remove(path(lines.get(line), ply));
        else changed.put(path(lines.get(line), ply), List.copyOf(sorted));
        return new RecordTree(id, names, lines, changed);
    }

    /** Whether version 1 says all of it. */
    public boolean isPlain() {
        for (String name : names) if (!name.isEmpty()) return false;
        return id.isEmpty() && lines.size() == 1 && annotations.isEmpty();
    }

    /** Its one and only text: that of its main line, if there is nothing else, or it is only shown here. */
    public String text() {
        return isPlain() || !main().isWhole() ? main().text() : TreeWriter.text(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RecordTree tree && tree.text().equals(text());
    }

    @Override
    public int hashCode() {
        return text().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
