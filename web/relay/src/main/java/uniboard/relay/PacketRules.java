package uniboard.relay;

import io.netty.handler.codec.mqtt.MqttConnectMessage;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttProperties.MqttProperty;
import io.netty.handler.codec.mqtt.MqttProperties.MqttPropertyType;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttSubscribeMessage;
import io.netty.util.ReferenceCountUtil;
import java.util.regex.Pattern;
import org.apache.activemq.artemis.core.protocol.mqtt.MQTTInterceptor;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;

/** Ends the connection of the player who asks for what the relay doesn't do, before the broker remembers any of it. */
final class PacketRules implements MQTTInterceptor {
    /** Signs in it could name another client's queue. */
    private static final Pattern CLIENT = Pattern.compile("[A-Za-z0-9_-]{0,64}");

    @Override
    public boolean intercept(MqttMessage packet, RemotingConnection connection) {
        boolean allowed = false;
        try {
            allowed = isAllowed(packet);
        } catch (RuntimeException e) {
            // Thrown on, it would let the packet pass.
        }
        // The broker forgets to.
        if (!allowed) ReferenceCountUtil.release(packet);
        return allowed;
    }

    private static boolean isAllowed(MqttMessage packet) {
        if (packet instanceof MqttConnectMessage connect) return isAllowed(connect);
        if (packet instanceof MqttPublishMessage publish) return Topics.isTopic(publish.variableHeader().topicName());
        if (packet instanceof MqttSubscribeMessage subscribe)
            return subscribe.payload().topicSubscriptions().stream().allMatch(subscription -> Topics.isTopic(subscription.topicFilter()));
        return true;
    }

    /** Only clients without a name, and whose subscriptions end with the connection: nothing is gathered for the absent. */
    private static boolean isAllowed(MqttConnectMessage connect) {
        MqttProperty<?> expiry = connect.variableHeader().properties().getProperty(MqttPropertyType.SESSION_EXPIRY_INTERVAL.value());
        return !connect.variableHeader().hasUserName() && connect.variableHeader().isCleanSession()
            && (expiry == null || expiry.value().equals(0)) && CLIENT.matcher(connect.payload().clientIdentifier()).matches()
            && (!connect.variableHeader().isWillFlag() || Topics.isTopic(connect.payload().willTopic()));
    }
}
