package uniboard.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Catalog;
import uniboard.game.Hex;
import uniboard.game.Message;
import uniboard.game.WholeNumber;

/**
 * Reads version 2 by what it is: the lines of version 1, read as such, and others among them. Where a line stands in the wrong place the
 * text differs from the one that would be written, and that is told.
 */
final class TreeReader {
    private static final String RESULT = "result ";
    private static final int ID_DIGITS = 16;

    private final String text;
    private final Catalog catalog;
    private final List<GameRecord> lines = new ArrayList<>();
    private final Map<List<Integer>, List<Annotation>> annotations = new LinkedHashMap<>();
    /** Lines of version 1 up to the seats. */
    private final List<String> head = new ArrayList<>();
    private final List<Integer> headNumbers = new ArrayList<>();
    private final Map<Integer, String> names = new LinkedHashMap<>();
    private String id = "";

    TreeReader(String text, Catalog catalog) {
        this.text = text;
        this.catalog = catalog;
    }

    RecordTree read() {
        if (!text.startsWith(TreeWriter.VERSION + '\n')) return RecordTree.of(GameRecord.read(text, catalog));
        String[] all = (text.endsWith("\n") ? text.substring(0, text.length() - 1) : text).split("\n", -1);
        head.add(RecordWriter.VERSION);
        headNumbers.add(1);
        int next = 1;
        for (; next < all.length && !isBody(all[next]); next++) readHead(all[next], next + 1);
        next = readLine(all, next, null);
        while (next < all.length) {
            RecordTree.Branch branch = branch(all[next], next + 1);
            next = readLine(all, next + 1, branch);
        }
        RecordTree tree = tree();
        compare(tree.text(), all);
        return tree;
    }

    private static boolean isBody(String line) {
        return annotation(line) != null || line.startsWith(TreeWriter.BRANCH) || line.startsWith(RESULT) || isMove(line);
    }

    private static boolean isMove(String line) {
        return !line.isEmpty() && line.charAt(0) >= '0' && line.charAt(0) <= '9';
    }

    private static Annotation.Kind annotation(String line) {
        for (Annotation.Kind kind : Annotation.Kind.values()) if (line.startsWith(kind.word)) return kind;
        return null;
    }

    private void readHead(String line, int number) {
        if (line.startsWith(TreeWriter.ID)) {
            id = line.substring(TreeWriter.ID.length());
            if (!Hex.isDigits(id, ID_DIGITS)) throw wrong(number, "id, and sixteen hex digits", line);
        } else if (line.startsWith(TreeWriter.NAME)) {
            readName(line, number);
        } else {
            head.add(line);
            headNumbers.add(number);
        }
    }

    private void readName(String line, int number) {
        String given = line.substring(TreeWriter.NAME.length());
        int space = given.indexOf(' ');
        int seat = space < 0 ? WholeNumber.NONE : WholeNumber.read(given.substring(0, space), 1, 9);
        String name = space < 0 ? "" : given.substring(space + 1);
        if (seat == WholeNumber.NONE || !Annotation.isGood(Annotation.Kind.COMMENT, name) || name.length() > RecordTree.LONGEST_NAME) {
            throw wrong(number, "name SEAT NAME", line);
        }
        names.put(seat - 1, name);
    }

    private RecordTree.Branch branch(String line, int number) {
        String given = line.startsWith(TreeWriter.BRANCH) ? line.substring(TreeWriter.BRANCH.length()) : "";
        int space = given.indexOf(' ');
        int from = space < 0 ? WholeNumber.NONE : WholeNumber.read(given.substring(0, space), 0, lines.size() - 1);
        int ply = from == WholeNumber.NONE ? WholeNumber.NONE
            : WholeNumber.read(given.substring(space + 1), 0, lines.get(from).plies());
        if (ply == WholeNumber.NONE) throw wrong(number, "branch LINE PLY", line);
        if (lines.size() == RecordTree.MOST_LINES) {
            throw new RecordException(number, Message.of("record.lines", Integer.toString(RecordTree.MOST_LINES)));
        }
        return new RecordTree.Branch(from, ply);
    }

    /**
     * Reads the moves of a line with what is said of its positions.
     *
     * @param branch where it parts; null for the main line
     * @return the index of the first line after it
     */
    private int readLine(String[] all, int from, RecordTree.Branch branch) {
        List<String> record = new ArrayList<>(head);
        List<Integer> numbers = new ArrayList<>(headNumbers);
        if (branch != null) {
            String[] earlier = lines.get(branch.from()).text().split("\n");
            for (int ply = 0; ply < branch.ply(); ply++) {
                record.add(earlier[head.size() + ply]);
                numbers.add(from);
            }
        }
        Map<Integer, List<Annotation>> said = new LinkedHashMap<>();
        int next = from;
        for (; next < all.length && !all[next].startsWith(TreeWriter.BRANCH); next++) {
            Annotation.Kind kind = annotation(all[next]);
            if (kind == null) {
                record.add(all[next]);
                numbers.add(next + 1);
            } else {
                said.computeIfAbsent(record.size() - head.size(), ply -> new ArrayList<>()).add(annotation(kind, all[next], next + 1));
            }
        }
        lines.add(readRecord(record, numbers, next + 1));
        GameRecord line = lines.get(lines.size() - 1);
        said.forEach((ply, there) -> {
            if (ply <= line.plies()) annotations.computeIfAbsent(RecordTree.path(line, ply), path -> new ArrayList<>()).addAll(there);
        });
        return next;
    }

    private static Annotation annotation(Annotation.Kind kind, String line, int number) {
        String said = line.substring(kind.word.length());
        if (!Annotation.isGood(kind, said)) {
            throw wrong(number, kind == Annotation.Kind.COMMENT ? "comment TEXT" : "mark ring PLACE, mark arrow PLACE PLACE", line);
        }
        return new Annotation(kind, said);
    }

    /** Errors are told with the line of the whole text. */
    private GameRecord readRecord(List<String> record, List<Integer> numbers, int end) {
        try {
            return GameRecord.read(String.join("\n", record) + '\n', catalog);
        } catch (RecordException e) {
            throw new RecordException(e.line() <= numbers.size() ? numbers.get(e.line() - 1) : end, e);
        }
    }

    private RecordTree tree() {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < lines.get(0).seats().size(); seat++) all.add(names.getOrDefault(seat, ""));
        return new RecordTree(id, all, lines, annotations);
    }

    private static void compare(String written, String[] all) {
        String[] expected = written.split("\n");
        for (int i = 0; i < Math.max(expected.length, all.length); i++) {
            String wanted = i < expected.length ? expected[i] : "";
            String found = i < all.length ? all[i] : "";
            if (!wanted.equals(found)) throw wrong(i + 1, wanted, found);
        }
    }

    private static RecordException wrong(int number, String expected, String found) {
        return new RecordException(number, Message.of("record.expected", expected, found));
    }
}
