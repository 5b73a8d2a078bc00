package uniboard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReachTest {
    private static final Reach NETWORK = new Reach(List.of("192.168.1.5", "10.1.2.3"));

    @Test
    void thisMachineIsServedOnTheLoopback() {
        assertTrue(Reach.MACHINE.listening().isLoopbackAddress());
        assertEquals("localhost", Reach.MACHINE.host());
        assertEquals(Set.of("http://localhost:8080", "http://127.0.0.1:8080"), Reach.MACHINE.origins(8080));
    }

    @Test
    void theNetworkIsServedOnAllInterfaces() {
        assertTrue(NETWORK.listening().isAnyLocalAddress());
        assertEquals("192.168.1.5", NETWORK.host());
        assertEquals(Set.of("http://localhost:8080", "http://127.0.0.1:8080", "http://192.168.1.5:8080", "http://10.1.2.3:8080"),
            NETWORK.origins(8080));
    }

    @Test
    void browsersDontNameTheUsualPort() {
        assertEquals(Set.of("http://localhost", "http://127.0.0.1"), Reach.MACHINE.origins(80));
    }
}
