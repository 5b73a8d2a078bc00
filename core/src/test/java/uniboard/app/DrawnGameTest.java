package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.known.Records;
import uniboard.match.Match;

/** A game that nobody wins, played to its verdict. */
class DrawnGameTest {
    private static final String[] ROUND = {"Eel c2-b3", "Horse c4-c5", "Ox b3-c3", "Eel c5-d4", "Horse c3-c2", "Ox d4-c4"};

    @Test
    void aDrawIsAnnouncedAsOne() {
        String start = "m4/2s2/5/2S2/M4 Eel,Tiger/Horse,Crab/Ox b";
        StringBuilder record = new StringBuilder(Records.of(TestBoxes.all().game("onitama"), start, "human", "human"));
        for (int ply = 0; ply < 11; ply++) record.append(ply + 1).append(' ').append(ROUND[ply % ROUND.length]).append('\n');
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", null, record.toString()), new FakePlatform());
        table.settle();
        Match match = new Match(table.record());
        int last = table.record().game().move(match.position(), ROUND[5]);
        Choice choice = match.choices().stream().filter(each -> each.move() == last).findFirst().orElseThrow();
        table.choose(choice);
        table.settle();
        assertTrue(table.status().startsWith("A draw."), table.status());
    }
}
