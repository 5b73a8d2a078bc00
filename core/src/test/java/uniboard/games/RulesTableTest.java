package uniboard.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;

/**
 * Every rule that a book states has a board that plays it, a test that proves it, and an id of its own for ever. What is found is written
 * down as a table: {@code core/target/rules-table.md}.
 */
class RulesTableTest {
    private static final Path KEPT = Path.of("src/test/rules");
    private static final Path TABLE = Path.of("target/rules-table.md");
    /** In the place of a rule's words, once no book states it any more. */
    private static final String RETIRED = "retired";

    static List<Game> games() {
        return new AllGames().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleHasABoardAndAProof(Game game) {
        Map<String, List<String>> proofs = RuleProofs.of(game);
        Set<String> known = new HashSet<>();
        List<String> wrong = new ArrayList<>();
        for (StatedRule rule : StatedRule.of(game)) {
            known.add(rule.id());
            if (rule.steps().isEmpty()) wrong.add("No lesson's board meets " + rule.id());
            if (!proofs.containsKey(rule.id())) wrong.add("No test proves " + rule.id() + ": " + rule.words());
        }
        proofs.forEach((rule, tests) -> {
            if (!known.contains(rule)) wrong.add(tests + " prove " + rule + ", which " + game.id() + "'s book doesn't state");
        });
        assertEquals(List.of(), wrong);
    }

    /** A link to a rule that stands in somebody's page must never lead to another rule. */
    @ParameterizedTest
    @MethodSource("games")
    void idsAreNeverGivenToOtherRules(Game game) throws IOException {
        Path file = KEPT.resolve(game.id() + ".tsv");
        List<String> stated = StatedRule.of(game).stream().map(rule -> rule.id() + '\t' + rule.words()).toList();
        List<String> kept = Files.exists(file) ? Files.readAllLines(file) : List.of();
        List<String> wrong = new ArrayList<>();
        if (System.getProperty("rule.ids", "").equals("renew")) {
            Files.createDirectories(file.getParent());
            Files.write(file, renewed(kept, stated));
            return;
        }
        for (String line : kept) {
            boolean isStated = stated.stream().anyMatch(each -> id(each).equals(id(line)));
            boolean isRetired = line.equals(id(line) + '\t' + RETIRED);
            if (isStated && isRetired) wrong.add(id(line) + " was the id of a rule that is no more: take another one");
            if (!isStated && !isRetired) wrong.add(id(line) + " is stated no more: put \"" + RETIRED + "\" in the place of its words");
        }
        for (String line : stated) {
            if (kept.contains(line) || kept.contains(id(line) + '\t' + RETIRED)) continue;
            wrong.add("New or changed: " + line + " – if " + id(line) + " never stood for another rule, keep it with -Drule.ids=renew");
        }
        assertEquals(List.of(), wrong, file.toString());
        assertEquals(kept.size(), kept.stream().map(RulesTableTest::id).distinct().count(), "an id is kept twice");
    }

    private static String id(String line) {
        return line.substring(0, line.indexOf('\t'));
    }

    /** In the order of the book, then what is retired. */
    private static List<String> renewed(List<String> kept, List<String> stated) {
        List<String> lines = new ArrayList<>(stated);
        Set<String> ids = new HashSet<>(stated.stream().map(RulesTableTest::id).toList());
        for (String line : kept) {
            assertTrue(!ids.contains(id(line)) || !line.endsWith('\t' + RETIRED), () -> id(line) + " is retired: take another id");
            if (!ids.contains(id(line))) lines.add(id(line) + '\t' + RETIRED);
        }
        return lines;
    }

    @Test
    void theTableHasALineForEveryRule() throws IOException {
        StringBuilder table = new StringBuilder("# Rules, the boards that play them, the tests that prove them\n");
        int rules = 0;
        for (Game game : games()) {
            Map<String, List<String>> proofs = RuleProofs.of(game);
            table.append("\n## ").append(game.id()).append("\n\n| rule | stated | lesson, step (board) | proved by |\n|---|---|---|---|\n");
            for (StatedRule rule : StatedRule.of(game)) {
                rules++;
                table.append("| `").append(rule.page()).append("` `#").append(rule.id()).append("` | ")
                    .append(rule.words().replace("|", "\\|")).append(" | ").append(String.join("<br>", rule.steps())).append(" | ")
                    .append(String.join("<br>", proofs.getOrDefault(rule.id(), List.of("–")))).append(" |\n");
            }
        }
        Files.createDirectories(TABLE.getParent());
        Files.writeString(TABLE, table.toString());
        assertEquals(rules, table.toString().lines().filter(line -> line.startsWith("| `")).count());
        assertTrue(rules > 100, "rules are missing: " + rules);
    }
}
