package uniboard.relay;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import io.netty.handler.codec.http.websocketx.WebSocketVersion;
import io.netty.handler.codec.mqtt.MqttConnAckMessage;
import io.netty.handler.codec.mqtt.MqttDecoder;
import io.netty.handler.codec.mqtt.MqttEncoder;
import io.netty.handler.codec.mqtt.MqttMessage;
import io.netty.handler.codec.mqtt.MqttMessageBuilders;
import io.netty.handler.codec.mqtt.MqttPublishMessage;
import io.netty.handler.codec.mqtt.MqttQoS;
import io.netty.handler.codec.mqtt.MqttSubAckMessage;
import io.netty.handler.codec.mqtt.MqttVersion;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiConsumer;

/** A device at a table of {@link RelayLoad}, as many of which share a thread: a connection, what it listens to, and what it says. */
final class LoadClient {
    private static final int KEEP_ALIVE_SECONDS = 50;
    private static final int REPLY_BYTES = 64 * 1024;
    private static final int PACKET_BYTES = 64 * 1024;

    private final List<String> topics;
    private final BiConsumer<String, ByteBuf> hearer;
    private final CountDownLatch ready;
    private Channel channel;

    /**
     * @param topics to listen to
     * @param hearer of what comes
     * @param ready  counted down once the relay has agreed
     */
    LoadClient(List<String> topics, BiConsumer<String, ByteBuf> hearer, CountDownLatch ready) {
        this.topics = topics;
        this.hearer = hearer;
        this.ready = ready;
    }

    void connect(EventLoopGroup threads, URI address) {
        WebSocketClientProtocolConfig config = WebSocketClientProtocolConfig.newBuilder().webSocketUri(address)
            .version(WebSocketVersion.V13).subprotocol("mqtt").customHeaders(EmptyHttpHeaders.INSTANCE).generateOriginHeader(false).build();
        channel = new Bootstrap().group(threads).channel(NioSocketChannel.class).handler(new ChannelInitializer<Channel>() {
            @Override
            protected void initChannel(Channel to) {
                to.pipeline().addLast(new HttpClientCodec(), new HttpObjectAggregator(REPLY_BYTES),
                    new WebSocketClientProtocolHandler(config), new Frames(), new MqttDecoder(PACKET_BYTES), MqttEncoder.INSTANCE,
                    new Handler());
            }
        }).connect(address.getHost(), address.getPort()).syncUninterruptibly().channel();
    }

    /** A packet that is kept for those who come later, without an answer, as pages send them. */
    void say(String topic, byte[] packet) {
        ChannelFuture unused = channel.writeAndFlush(MqttMessageBuilders.publish().topicName(topic).qos(MqttQoS.AT_MOST_ONCE).retained(true)
            .payload(Unpooled.wrappedBuffer(packet)).build());
    }

    private final class Handler extends SimpleChannelInboundHandler<MqttMessage> {
        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            if (event != WebSocketClientProtocolHandler.ClientHandshakeStateEvent.HANDSHAKE_COMPLETE) return;
            ChannelFuture unused = context.writeAndFlush(MqttMessageBuilders.connect().protocolVersion(MqttVersion.MQTT_3_1_1).clientId("")
                .cleanSession(true).keepAlive(KEEP_ALIVE_SECONDS).build());
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, MqttMessage message) {
            if (message instanceof MqttConnAckMessage) {
                MqttMessageBuilders.SubscribeBuilder subscribe = MqttMessageBuilders.subscribe().messageId(1);
                topics.forEach(topic -> subscribe.addSubscription(MqttQoS.AT_MOST_ONCE, topic));
                ChannelFuture unused = context.writeAndFlush(subscribe.build());
            } else if (message instanceof MqttSubAckMessage) {
                ready.countDown();
            } else if (message instanceof MqttPublishMessage publish) {
                hearer.accept(publish.variableHeader().topicName(), publish.payload());
            }
        }
    }
}
