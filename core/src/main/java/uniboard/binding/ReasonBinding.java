package uniboard.binding;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import uniboard.binding.Chapter.Stated;
import uniboard.learn.Boards;

/** Binds which rule each sentence of a game follows from: in place of the rule, where the book states it and which board teaches it. */
final class ReasonBinding {
    private static final String FILE = "why.txt";

    private final Map<String, Stated> stated = new TreeMap<>();
    /** The first board of the lessons that meets a rule, by rules. */
    private final Map<String, String> taught = new TreeMap<>();
    private final Complaints complaints;

    /**
     * @param rules where they are stated, the same in every language
     * @param shown the names of the boards that lessons show, in order
     */
    ReasonBinding(List<Stated> rules, Set<String> shown, Boards boards, Complaints complaints) {
        for (Stated rule : rules) stated.put(rule.rule(), rule);
        for (String board : shown) for (String rule : boards.named(board).meets()) taught.putIfAbsent(rule, board);
        this.complaints = complaints;
    }

    /**
     * @param sources the game's folder; without a file of reasons there is nothing to bind
     * @param output  the game's folder of what the program reads
     */
    void bind(Path sources, Path output) throws IOException {
        Path file = sources.resolve(FILE);
        if (!Files.exists(file)) return;
        List<String> lines = Files.readAllLines(file);
        StringBuilder bound = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isEmpty() || lines.get(i).startsWith("#")) continue;
            String[] parts = lines.get(i).split(" ");
            Stated rule = parts.length == 2 ? stated.get(parts[1]) : null;
            if (rule == null) {
                complaints.add(file, i + 1, "Expected the beginning of a sentence's key and a rule's id, one of "
                    + String.join(" ", stated.keySet()) + "; this is \"" + lines.get(i) + '"');
            } else {
                bound.append(parts[0]).append(' ').append(rule.page()).append(' ').append(rule.paragraph()).append(' ')
                    .append(taught.getOrDefault(rule.rule(), "")).append('\n');
            }
        }
        BoundFile.write(output.resolve(FILE), bound.toString());
    }
}
