package uniboard.relay;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.paho.client.mqttv3.IMqttDeliveryToken;
import org.eclipse.paho.client.mqttv3.MqttCallback;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.MqttMessage;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;

/** A device's connection to the relay. */
final class RelayClient implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 100;

    private final MqttClient client;
    private final BlockingQueue<String> seen = new LinkedBlockingQueue<>();
    private final CountDownLatch lost = new CountDownLatch(1);

    RelayClient(Relay relay) throws MqttException {
        this(relay, new MqttConnectOptions());
    }

    /** @throws MqttException also if the relay refuses the connection */
    RelayClient(Relay relay, MqttConnectOptions options) throws MqttException {
        client = new MqttClient(relay.address(), MqttClient.generateClientId(), new MemoryPersistence());
        client.setTimeToWait(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        client.setCallback(new MqttCallback() {
            @Override
            public void messageArrived(String topic, MqttMessage message) {
                seen.add(topic + ' ' + new String(message.getPayload(), StandardCharsets.UTF_8));
            }

            @Override
            public void connectionLost(Throwable cause) {
                lost.countDown();
            }

            @Override
            public void deliveryComplete(IMqttDeliveryToken token) {
            }
        });
        try {
            client.connect(options);
        } catch (MqttException e) {
            client.close();
            throw e;
        }
    }

    /** Returns when the relay has agreed. */
    void hear(String... topics) throws MqttException {
        client.subscribe(topics);
    }

    /** Returns when the relay has it. */
    void say(String topic, String text) throws MqttException {
        client.publish(topic, text.getBytes(StandardCharsets.UTF_8), 1, false);
    }

    /** As {@link #say}; those who come later hear it too. */
    void pin(String topic, String text) throws MqttException {
        client.publish(topic, text.getBytes(StandardCharsets.UTF_8), 1, true);
    }

    /** What was heard next, after its topic and a blank. */
    String next() throws InterruptedException {
        return seen.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    boolean hasHeardNothing() {
        return seen.isEmpty();
    }

    void awaitLoss() throws InterruptedException {
        assertTrue(lost.await(PATIENCE_SECONDS, TimeUnit.SECONDS), "The connection still stands.");
    }

    @Override
    public void close() throws MqttException {
        if (client.isConnected()) client.disconnect();
        client.close();
    }
}
