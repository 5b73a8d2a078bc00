package uniboard.binding;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import uniboard.binding.Chapter.Mention;
import uniboard.learn.Board;
import uniboard.learn.Boards;

/** Holds the rules of a book against the lessons: each is met by a board of theirs. */
final class RulesMet {
    private final List<Mention> rules;
    private final Boards boards;
    private final Complaints complaints;

    RulesMet(List<Mention> rules, Boards boards, Complaints complaints) {
        this.rules = rules;
        this.boards = boards;
        this.complaints = complaints;
    }

    /**
     * @param taught     the boards that lessons show; where there are no lessons, no rule is missed
     * @param rulesFile  where the rules stand
     * @param boardsFile where the boards do
     */
    void check(Set<String> taught, Path rulesFile, Path boardsFile) {
        Set<String> known = new LinkedHashSet<>(rules.stream().map(Mention::name).toList());
        Set<String> met = new HashSet<>();
        for (Board board : boards.all()) {
            if (taught.contains(board.name())) met.addAll(board.meets());
            for (String rule : board.meets()) {
                if (!known.contains(rule)) complaints.add(boardsFile, board.line(), "No rule has the id \"" + rule + "\"; expected one of "
                    + String.join(" ", known));
            }
        }
        if (taught.isEmpty()) return;
        for (Mention rule : rules) {
            if (met.contains(rule.name())) continue;
            complaints.add(rulesFile, rule.line(), "No lesson's board meets the rule \"" + rule.name() + "\"; expected one with: meets "
                + rule.name());
        }
    }
}
