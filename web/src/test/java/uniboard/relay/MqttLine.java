package uniboard.relay;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoop;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import io.netty.handler.codec.http.websocketx.WebSocketVersion;
import io.netty.handler.codec.mqtt.MqttConnAckMessage;
import io.netty.handler.codec.mqtt.MqttConnectReturnCode;
import io.netty.handler.codec.mqtt.MqttDecoder;
import io.netty.handler.codec.mqtt.MqttEncoder;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageBuilders;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttQoS;
import io.netty.handler.codec.mqtt.MqttVersion;
import io.netty.util.concurrent.Future;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import uniboard.remote.Transport;

/** A device's line to the relay, as a page's: MQTT through a WebSocket, all packets retained and unacknowledged. Of the loop's thread. */
final class MqttLine implements Transport {
    private static final int KEEP_ALIVE_SECONDS = 50;
    /** Seconds between a page's questions whether the relay is there. */
    private static final int QUIET = 5;
    private static final int MOST_IDS = 0xffff;
    private static final int REPLY_BYTES = 64 * 1024;

    private final Supplier<Traffic> traffic;
    private final Runnable clock;
    private final Map<String, List<Receiver>> receivers = new HashMap<>();
    /** What was published before the line stood: of each topic the newest. */
    private final Map<String, byte[]> waiting = new LinkedHashMap<>();
    private final Channel channel;
    private int lastId;
    private boolean isConnected;

    /**
     * @param traffic counts what is published, and times what arrives
     * @param clock   run before a packet is heard
     */
    MqttLine(EventLoop loop, URI relay, Supplier<Traffic> traffic, Runnable clock) {
        this.traffic = traffic;
        this.clock = clock;
        WebSocketClientProtocolConfig config = WebSocketClientProtocolConfig.newBuilder().webSocketUri(relay)
            .version(WebSocketVersion.V13).subprotocol("mqtt").customHeaders(EmptyHttpHeaders.INSTANCE).generateOriginHeader(false).build();
        channel = new Bootstrap().group(loop).channel(NioSocketChannel.class).handler(new ChannelInitializer<Channel>() {
            @Override
            protected void initChannel(Channel to) {
                to.pipeline().addLast(new HttpClientCodec(), new HttpObjectAggregator(REPLY_BYTES),
                    new WebSocketClientProtocolHandler(config), new Frames(), new MqttDecoder(Limits.PACKET_BYTES), MqttEncoder.INSTANCE,
                    new Handler());
            }
        }).connect(relay.getHost(), relay.getPort()).channel();
    }

    @Override
    public void listen(String topic, Receiver receiver) {
        receivers.computeIfAbsent(topic, unheard -> new ArrayList<>()).add(receiver);
        // A relay tells what it keeps once more to who asks once more.
        if (isConnected) subscribe(List.of(topic));
    }

    private void subscribe(Iterable<String> topics) {
        lastId = lastId % MOST_IDS + 1;
        MqttMessageBuilders.SubscribeBuilder subscribe = MqttMessageBuilders.subscribe().messageId(lastId);
        topics.forEach(topic -> subscribe.addSubscription(MqttQoS.AT_MOST_ONCE, topic));
        write(subscribe.build());
    }

    private void write(MqttMessage message) {
        ChannelFuture unused = channel.writeAndFlush(message);
    }

    @Override
    public void publish(String topic, byte[] packet) {
        if (packet.length > LONGEST) throw new IllegalArgumentException(packet.length + " bytes; expected at most " + LONGEST);
        if (isConnected) send(topic, packet);
        else waiting.put(topic, packet);
    }

    private void send(String topic, byte[] packet) {
        traffic.get().published(topic, packet);
        write(MqttMessageBuilders.publish().topicName(topic).qos(MqttQoS.AT_MOST_ONCE).retained(true)
            .payload(Unpooled.wrappedBuffer(packet)).build());
    }

    @Override
    public boolean isConnected() {
        return isConnected;
    }

    @Override
    public void close() {
        isConnected = false;
        ChannelFuture unused = channel.close();
    }

    private void begin(MqttConnAckMessage answer) {
        MqttConnectReturnCode code = answer.variableHeader().connectReturnCode();
        if (code != MqttConnectReturnCode.CONNECTION_ACCEPTED) throw new IllegalStateException("the relay answers " + code);
        isConnected = true;
        if (!receivers.isEmpty()) subscribe(receivers.keySet());
        waiting.forEach(this::send);
        waiting.clear();
        Future<?> unused = channel.eventLoop().scheduleAtFixedRate(() -> {
            if (isConnected) write(MqttMessage.PINGREQ);
        }, QUIET, QUIET, TimeUnit.SECONDS);
    }

    private void hear(MqttPublishMessage message) {
        String topic = message.variableHeader().topicName();
        byte[] packet = new byte[message.payload().readableBytes()];
        message.payload().readBytes(packet);
        // What the relay has kept was underway before this device listened.
        if (!message.fixedHeader().isRetain()) traffic.get().received(topic, packet);
        clock.run();
        for (Receiver receiver : List.copyOf(receivers.getOrDefault(topic, List.of()))) receiver.received(packet);
    }

    private final class Handler extends SimpleChannelInboundHandler<MqttMessage> {
        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            if (event != WebSocketClientProtocolHandler.ClientHandshakeStateEvent.HANDSHAKE_COMPLETE) return;
            write(MqttMessageBuilders.connect().protocolVersion(MqttVersion.MQTT_3_1_1).clientId("").cleanSession(true)
                .keepAlive(KEEP_ALIVE_SECONDS).build());
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, MqttMessage message) {
            if (message instanceof MqttConnAckMessage answer) begin(answer);
            else if (message instanceof MqttPublishMessage publish) hear(publish);
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            if (isConnected) System.err.println("The relay has hung up.");
            isConnected = false;
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, cause);
        }
    }
}
