package uniboard.relay;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import io.netty.handler.timeout.ReadTimeoutHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptor;

/**
 * Opens WebSockets for the broker. The broker's own ones ask nobody for his origin, and gather HTTP requests of any length.
 */
final class WebSocketListener implements AutoCloseable {
    private static final int REQUEST_BYTES = 8 * 1024;
    private static final int FRAME_BYTES = 64 * 1024;
    private static final int SILENCE_SECONDS = 2 * Limits.KEEP_ALIVE_SECONDS;

    private final EventLoopGroup threads = new NioEventLoopGroup(1, new DefaultThreadFactory("relay", true));
    private final ChannelGroup visitors = new DefaultChannelGroup(threads.next());
    private final OriginCheck originCheck;
    private final int most;
    private final Channel channel;
    private volatile NettyAcceptor broker;

    /**
     * Takes the port, and lets visitors wait.
     *
     * @param most of them at a time
     */
    WebSocketListener(InetAddress host, int port, Set<String> origins, int most) throws IOException {
        originCheck = new OriginCheck(origins);
        this.most = most;
        ChannelFuture bound = new ServerBootstrap().group(threads).channel(NioServerSocketChannel.class)
            .option(ChannelOption.SO_REUSEADDR, true).option(ChannelOption.AUTO_READ, false)
            .childOption(ChannelOption.TCP_NODELAY, true)
            .childHandler(new ChannelInitializer<Channel>() {
                @Override
                protected void initChannel(Channel visitor) {
                    welcome(visitor);
                }
            })
            .bind(host, port).awaitUninterruptibly();
        channel = bound.channel();
        if (bound.isSuccess()) return;
        close();
        if (bound.cause() instanceof IOException e) throw e;
        throw new IOException("Port " + port + " can't be had.", bound.cause());
    }

    void open(NettyAcceptor acceptor) {
        broker = acceptor;
        channel.config().setAutoRead(true);
    }

    int port() {
        return ((InetSocketAddress) channel.localAddress()).getPort();
    }

    private void welcome(Channel visitor) {
        if (visitors.size() >= most) {
            ChannelFuture unused = visitor.close();
            return;
        }
        visitors.add(visitor);
        visitor.pipeline().addLast(new ReadTimeoutHandler(SILENCE_SECONDS), new HttpServerCodec(), new HttpObjectAggregator(REQUEST_BYTES),
            originCheck,
            new WebSocketServerProtocolHandler(WebSocketServerProtocolConfig.newBuilder().websocketPath("/").checkStartsWith(true)
                .subprotocols("mqtt,mqttv3.1").maxFramePayloadLength(FRAME_BYTES).build()),
            new HandOver(broker));
    }

    /** Takes no more visitors. */
    void shut() {
        channel.close().awaitUninterruptibly();
    }

    /** Sends all visitors away. */
    @Override
    public void close() {
        threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
