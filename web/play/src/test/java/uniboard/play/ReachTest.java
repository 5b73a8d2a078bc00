package uniboard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReachTest {
    @Test
    void thisMachineIsServedOnTheLoopback() {
        assertTrue(Reach.MACHINE.listening().isLoopbackAddress());
        assertEquals("localhost", Reach.MACHINE.host());
    }

    @Test
    void theNetworkIsServedOnAllInterfaces() {
        Reach network = new Reach(List.of("192.168.1.5", "10.1.2.3"));
        assertTrue(network.listening().isAnyLocalAddress());
        assertEquals("192.168.1.5", network.host());
    }
}
