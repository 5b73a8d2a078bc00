package uniboard.match;

import java.util.List;

/** Writes version 2: the lines of version 1, all of them, and others among and after them. */
final class TreeWriter {
    static final int VERSION_NUMBER = 2;
    static final String VERSION = RecordReader.VERSION_WORD + VERSION_NUMBER;
    static final String ID = "id ";
    static final String NAME = "name ";
    static final String BRANCH = "branch ";

    private final RecordTree tree;
    private final StringBuilder out = new StringBuilder();

    private TreeWriter(RecordTree tree) {
        this.tree = tree;
    }

    static String text(RecordTree tree) {
        return new TreeWriter(tree).write();
    }

    private String write() {
        line(VERSION);
        if (!tree.id().isEmpty()) line(ID + tree.id());
        String[] lines = tree.main().text().split("\n");
        int head = lines.length - tree.main().plies() - (tree.main().replay().outcome().over() ? 1 : 0);
        for (int i = 1; i < head; i++) line(lines[i]);
        for (int seat = 0; seat < tree.names().size(); seat++) {
            if (!tree.names().get(seat).isEmpty()) line(NAME + (seat + 1) + ' ' + tree.names().get(seat));
        }
        annotations(0, 0);
        moves(0, 0, lines, head);
        for (int line = 1; line < tree.lines().size(); line++) {
            RecordTree.Branch branch = tree.branch(line);
            line(BRANCH + branch.from() + ' ' + branch.ply());
            moves(line, branch.ply(), tree.lines().get(line).text().split("\n"), head);
        }
        return out.toString();
    }

    /** From the ply on, with what is said of each position, and the result. */
    private void moves(int line, int from, String[] lines, int head) {
        int plies = tree.lines().get(line).plies();
        for (int ply = from; ply < plies; ply++) {
            line(lines[head + ply]);
            annotations(line, ply + 1);
        }
        if (lines.length > head + plies) line(lines[head + plies]);
    }

    private void annotations(int line, int ply) {
        List<Annotation> annotations = tree.annotations(line, ply);
        for (Annotation annotation : annotations) line(annotation.line());
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
