package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RelayTest {
    @ParameterizedTest
    @ValueSource(strings = {"ws://localhost:9001", "ws://192.168.1.5", "wss://relay.example.org/mqtt",
        "wss://relay.example.org:65535/a/b-c"})
    void thePolicyIsWidenedByTheAddressAlone(String address) {
        Relay relay = new Relay(address);
        assertEquals(address, relay.named());
        assertEquals(' ' + address, relay.policy());
    }

    @Test
    void pagesAreToldThatTablesMayBeOpen() {
        Relay relay = new Relay("wss://relay.example.org/mqtt,open");
        assertEquals("wss://relay.example.org/mqtt open", relay.named());
        assertEquals(" wss://relay.example.org/mqtt", relay.policy());
    }

    @Test
    void withoutOneThePolicyStays() {
        assertEquals("", new Relay("").policy());
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://relay.example.org", "relay.example.org", "wss://", "wss:///mqtt", "wss://relay.example.org:0",
        "wss://relay.example.org:65536", "wss://relay.example.org/mqtt *", "wss://relay.example.org/;script-src", "wss://*",
        "ws://[::1]:9001", "wss://relay.example.org/mqtt?key=1", "wss://someone@relay.example.org/", "wss://relay.example.org/\"", ",open",
        "wss://relay.example.org/mqtt,closed", "wss://relay.example.org/mqtt,open,open"})
    void otherAddressesEndTheBuild(String address) {
        String why = assertThrows(IllegalArgumentException.class, () -> new Relay(address)).getMessage();
        assertTrue(why.contains(address) && why.contains("wss://relay.example.org/mqtt"), why);
    }
}
