package uniboard.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences of games and the rules that they follow from. */
class RulePlaceTest {
    /** What tables offer a rule for: why not, what has happened or just may not, moves that were made, and how games end. */
    private static final List<String> KINDS = List.of("why.", "event.", "told.", "did.", "void.", "say.", "over.");
    private static final String TEXT = "why.card turn 2 leap\nwhy.cardOut setup 1 deal\nover. end 0 \n";

    @Test
    void theLongestBeginningCounts() {
        assertEquals(new RulePlace("turn", 2, "leap"), RulePlace.explaining("why.cardStuck", TEXT));
        assertEquals(new RulePlace("setup", 1, "deal"), RulePlace.explaining("why.cardOut", TEXT));
        assertEquals(new RulePlace("end", 0, ""), RulePlace.explaining("over.win", TEXT));
    }

    @Test
    void someSentencesFollowFromNoRule() {
        assertNull(RulePlace.explaining("prompt.begin", TEXT));
        assertNull(RulePlace.explaining("why.card", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void everyRefusalEventMoveAndEndHasItsRule(String game) throws IOException {
        String places = resource("learn/" + game + "/why.txt");
        Properties words = new Properties();
        try (InputStream stream = stream("text/" + game + "/en.properties")) {
            words.load(new java.io.InputStreamReader(stream, StandardCharsets.UTF_8));
        }
        for (String key : words.stringPropertyNames()) {
            String own = key.substring(game.length() + 1);
            boolean follows = own.equals("over");
            for (String kind : KINDS) follows |= own.startsWith(kind);
            if (follows) assertNotNull(RulePlace.explaining(own, places), key);
        }
    }

    private static String resource(String file) throws IOException {
        try (InputStream stream = stream(file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static InputStream stream(String file) {
        InputStream stream = RulePlaceTest.class.getClassLoader().getResourceAsStream(file);
        assertNotNull(stream, file);
        return stream;
    }
}
