package uniboard.relay;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.apache.activemq.artemis.core.security.CheckType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoomsOnlyTest {
    private static final String ROOM = "uniboard.room.all";

    private int addresses;
    private final RoomsOnly rooms = new RoomsOnly(() -> addresses, Limits.USUAL.addresses());

    private boolean may(CheckType use, String address) {
        return rooms.authorize(null, Set.of(), use, address);
    }

    @Test
    void onlyTheNamelessComeIn() {
        assertNotNull(rooms.authenticate(null, null, null, null));
        assertNull(rooms.authenticate("admin", "admin", null, null));
    }

    @ParameterizedTest
    @EnumSource(value = CheckType.class, names = {"SEND", "CONSUME", "CREATE_ADDRESS", "CREATE_NON_DURABLE_QUEUE"})
    void roomsAreForAnybody(CheckType use) {
        assertTrue(may(use, ROOM));
        assertTrue(may(use, ROOM + "::client." + ROOM));
    }

    @ParameterizedTest
    @EnumSource(value = CheckType.class, names = {"MANAGE", "BROWSE", "VIEW", "EDIT", "DELETE_ADDRESS"})
    void nobodyManagesThem(CheckType use) {
        assertFalse(may(use, ROOM));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "*", "uniboard.#", "uniboard.*.all", "uniboard.room.#::queue", "uniboard", "uniboard.", "other.room.all",
        "activemq.management", "$sys.mqtt.retain.uniboard.room.all", "", "::queue"})
    void nothingElseIsForAnybody(String address) {
        for (CheckType use : CheckType.values()) assertFalse(may(use, address), use.name());
    }

    @Test
    void fullRelayTakesNoNewTopics() {
        addresses = Limits.USUAL.addresses();
        assertFalse(may(CheckType.CREATE_ADDRESS, ROOM));
        assertTrue(may(CheckType.SEND, ROOM));
    }
}
