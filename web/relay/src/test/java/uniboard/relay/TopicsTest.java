package uniboard.relay;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class TopicsTest {
    @ParameterizedTest
    @ValueSource(strings = {"uniboard/room", "uniboard/Room-1_x/all", "uniboard/a/b/c/d"})
    void plainWordsMakeATopic(String topic) {
        assertTrue(Topics.isTopic(topic));
        assertTrue(Topics.isAddress(topic.replace('/', '.')));
        assertFalse(Topics.isAddress(topic));
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "uniboard", "uniboard/", "/uniboard/room", "uniboard//room", "uniboard/room/", "other/room",
        "uniboards/room", "#", "+", "uniboard/#", "uniboard/+/all", "uniboard/room/#", "uniboard/*/all", "uniboard/room::queue",
        "uniboard/a.b", "uniboard/a b", "$share/group/uniboard/room", "$sys/mqtt/retain/uniboard/room", "uniboard/a/b/c/d/e",
        "uniboard/\u00e4", "uniboard/room\n"})
    void nothingElseDoes(String topic) {
        assertFalse(Topics.isTopic(topic));
    }

    @Test
    void wordsEndSomewhere() {
        assertTrue(Topics.isTopic("uniboard/" + "x".repeat(64)));
        assertFalse(Topics.isTopic("uniboard/" + "x".repeat(65)));
    }
}
