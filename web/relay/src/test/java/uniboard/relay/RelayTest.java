package uniboard.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
@Execution(ExecutionMode.CONCURRENT)
class RelayTest {
    private static final String TOPIC = "uniboard/room-1/all";
    private static final int LONGEST = 16 * 1024;

    private Relay relay;

    @BeforeEach
    void open() throws IOException {
        relay = new Relay("localhost", 0, Set.of("http://localhost:8080"));
    }

    @AfterEach
    void close() {
        relay.close();
    }

    @Test
    void passesPacketsBothWays() throws Exception {
        try (RelayClient one = new RelayClient(relay); RelayClient other = new RelayClient(relay)) {
            one.hear("uniboard/room/one");
            other.hear("uniboard/room/other");
            one.say("uniboard/room/other", "move");
            assertEquals("uniboard/room/other move", other.next());
            other.say("uniboard/room/one", "seen");
            assertEquals("uniboard/room/one seen", one.next());
        }
    }

    @Test
    void roomsHearNothingOfEachOther() throws Exception {
        try (RelayClient one = new RelayClient(relay); RelayClient other = new RelayClient(relay)) {
            one.hear("uniboard/one/all");
            other.hear("uniboard/other/all");
            one.say("uniboard/other/all", "there");
            one.say("uniboard/one/all", "here");
            assertEquals("uniboard/one/all here", one.next());
            assertEquals("uniboard/other/all there", other.next());
            assertTrue(one.hasHeardNothing());
        }
    }

    @Test
    void whoComesLateHearsTheLastOfTheKeptPackets() throws Exception {
        try (RelayClient early = new RelayClient(relay); RelayClient late = new RelayClient(relay)) {
            early.pin(TOPIC, "first");
            early.pin(TOPIC, "last");
            late.hear(TOPIC);
            early.say(TOPIC, "new");
            assertEquals(TOPIC + " last", late.next());
            assertEquals(TOPIC + " new", late.next());
        }
    }

    @Test
    void emptyPacketTakesTheKeptOneAway() throws Exception {
        try (RelayClient early = new RelayClient(relay); RelayClient late = new RelayClient(relay)) {
            early.pin(TOPIC, "old");
            early.pin(TOPIC, "");
            late.hear(TOPIC);
            early.say(TOPIC, "new");
            assertEquals(TOPIC + " new", late.next());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "uniboard/+/all", "$share/all/" + TOPIC, "$sys/mqtt/retain/" + TOPIC})
    void nothingElseIsHeard(String filter) throws Exception {
        try (RelayClient spy = new RelayClient(relay); RelayClient one = new RelayClient(relay);
                RelayClient other = new RelayClient(relay)) {
            one.pin(TOPIC, "kept");
            assertThrows(MqttException.class, () -> spy.hear(filter));
            spy.awaitLoss();
            other.hear(TOPIC);
            one.say(TOPIC, "secret");
            assertEquals(TOPIC + " kept", other.next());
            assertEquals(TOPIC + " secret", other.next());
            assertTrue(spy.hasHeardNothing());
        }
    }

    @Test
    void foreignTopicBesideAnAllowedOneIsNotHeardEither() throws Exception {
        try (RelayClient spy = new RelayClient(relay)) {
            assertThrows(MqttException.class, () -> spy.hear(TOPIC, "#"));
            spy.awaitLoss();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"other/room-1/all", "activemq/management"})
    void nothingElseIsSaid(String topic) throws Exception {
        int before = relay.addresses();
        try (RelayClient client = new RelayClient(relay)) {
            assertThrows(MqttException.class, () -> client.pin(topic, "text"));
            client.awaitLoss();
        }
        assertEquals(before, relay.addresses());
    }

    @Test
    void foreignWillIsRefused() {
        MqttConnectOptions options = new MqttConnectOptions();
        options.setWill("other/room/all", new byte[] {1}, 0, true);
        assertThrows(MqttException.class, () -> new RelayClient(relay, options));
    }

    @Test
    void nothingIsGatheredForTheAbsent() {
        MqttConnectOptions options = new MqttConnectOptions();
        options.setCleanSession(false);
        assertThrows(MqttException.class, () -> new RelayClient(relay, options));
    }

    /** Artemis has such a user by default. */
    @Test
    void nobodyHasAName() {
        MqttConnectOptions options = new MqttConnectOptions();
        options.setUserName("ACTIVEMQ.CLUSTER.ADMIN.USER");
        options.setPassword("CHANGE ME!!".toCharArray());
        assertThrows(MqttException.class, () -> new RelayClient(relay, options));
    }

    @Test
    void packetOf16KilobytesPasses() throws Exception {
        try (RelayClient one = new RelayClient(relay); RelayClient other = new RelayClient(relay)) {
            other.hear(TOPIC);
            one.say(TOPIC, "x".repeat(LONGEST));
            assertEquals(TOPIC.length() + 1 + LONGEST, other.next().length());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20 * 1024, 3 * 1024 * 1024})
    void longerPacketEndsTheConnectionOfItsSenderAlone(int length) throws Exception {
        try (RelayClient glutton = new RelayClient(relay); RelayClient one = new RelayClient(relay);
                RelayClient other = new RelayClient(relay)) {
            glutton.hear(TOPIC);
            other.hear(TOPIC);
            assertThrows(MqttException.class, () -> glutton.say(TOPIC, "x".repeat(length)));
            glutton.awaitLoss();
            one.say(TOPIC, "short");
            assertEquals(TOPIC + " short", other.next());
        }
    }

    @Test
    void everythingIsForgottenInTime() throws Exception {
        try (Relay forgetful = new Relay("localhost", 0, Set.of(), Limits.USUAL, Duration.ofMillis(100), Duration.ofMillis(50))) {
            int before = forgetful.addresses();
            try (RelayClient client = new RelayClient(forgetful)) {
                client.hear("uniboard/heard/all");
                client.say("uniboard/said/all", "text");
                client.pin("uniboard/kept/all", "text");
                assertTrue(forgetful.addresses() > before);
            }
            assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
                while (forgetful.addresses() > before) Thread.onSpinWait();
            });
        }
    }

    @Test
    void takenPortIsTold() {
        assertThrows(BindException.class, () -> new Relay("localhost", port(relay), Set.of()).close());
    }

    @Test
    void closedRelayFreesItsPort() throws Exception {
        try (RelayClient client = new RelayClient(relay)) {
            relay.close();
            client.awaitLoss();
            new ServerSocket(port(relay), 1, InetAddress.getLoopbackAddress()).close();
        }
    }

    @Test
    void nothingIsWrittenToTheDisk() throws Exception {
        List<Path> before = files();
        try (Relay second = new Relay("localhost", 0, Set.of()); RelayClient client = new RelayClient(second)) {
            client.pin(TOPIC, "x".repeat(LONGEST));
            assertEquals(before, files());
        }
        assertEquals(before, files());
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(""))) {
            return files.sorted().toList();
        }
    }

    private static int port(Relay relay) {
        return URI.create(relay.address()).getPort();
    }
}
