package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Games played in a terminal. */
class TextGameTest extends CommandLineTest {
    @Test
    void offersChoicesAndAnnouncesMoves() throws IOException {
        typed = "11\nOx a1-a3\nBoar c1-c2\nq\n";
        assertEquals(0, run("play", "onitama", "--text", "--lang", "en", "--record",
            file("game.txt", RECORD.substring(0, RECORD.indexOf("1 Boar")))));
        assertTrue(output().contains("Blue to move"), output());
        assertTrue(output().contains("8. Boar c1-c2: Boar: the master goes from c1 to c2."), output());
        assertTrue(output().contains("There is no move number 11; the last one is 10."), output());
        assertTrue(output().contains("Ox can’t take a piece from a1 to a3."), output());
        assertTrue(output().contains("Blue. Boar: the master goes from c1 to c2."), output());
        assertTrue(output().lines().anyMatch(line -> line.startsWith("Red. ")), output());
    }

    @Test
    void takesBackAndEndsWithTheGame() throws IOException {
        String start = "uniboard 1\ngame onitama\nstart 5/2m2/2M2/5/5 Ox,Boar/Horse,Elephant/Crab b\nseat 1 human\nseat 2 human\n";
        typed = "b\nOx c3-c2\nb\n1\n";
        assertEquals(0, run("play", "--text", "--lang", "en", "--record", file("over.txt", start)));
        assertTrue(output().contains("There is nothing to take back."), output());
        assertTrue(output().contains("Red to move"), output());
        assertTrue(output().endsWith(lines("Blue captured Red’s master and wins.")), output());
    }

    @Test
    void saysThePositionAndGivesHints() throws IOException {
        String start = "uniboard 1\ngame onitama\nstart 5/2m2/2M2/5/5 Ox,Boar/Horse,Elephant/Crab b\nseat 1 human\nseat 2 human\n";
        typed = "h\np\nq\n";
        assertEquals(0, run("play", "--text", "--lang", "en", "--record", file("hint.txt", start)));
        assertEquals(2, output().lines().filter(line -> line.equals("Blue: master c3.")).count(), output());
        assertTrue(output().contains("Blue’s cards: Ox (1 ahead, 1 right, 1 back), Boar (1 ahead, 1 left, 1 right)."), output());
        assertTrue(output().contains("captures the master and wins."), output());
        assertTrue(output().contains("Hint: "), output());
    }

    @Test
    void speaksEveryLanguage() {
        for (String language : List.of("en", "fr", "uk", "he")) {
            out.reset();
            typed = "99\nb\nq\n";
            assertEquals(0, run("play", "onitama", "--text", "--seats", "h,h", "--lang", language));
            assertTrue(!output().contains("terminal.") && !output().contains("table.") && !output().contains("onitama."), output());
        }
    }
}
