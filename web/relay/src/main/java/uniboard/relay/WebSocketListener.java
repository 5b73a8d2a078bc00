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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptor;

/**
 * Opens WebSockets for the broker. The broker's own ones ask nobody for his origin, and gather HTTP requests of any length.
 */
final class WebSocketListener implements AutoCloseable {
    private static final int REQUEST_BYTES = 8 * 1024;
    private static final int FRAME_BYTES = 64 * 1024;
    private static final int SILENCE_SECONDS = 2 * Limits.KEEP_ALIVE_SECONDS;
    /** A browser keeps up to six connections for pages beside that of its WebSocket. */
    private static final int CONNECTIONS_OF_A_BROWSER = 7;
    /** For files of the site; a file that is made first keeps one of them waiting. */
    private static final int SITE_THREADS = 16;
    private static final String ANY_PATH = "/";

    private final EventLoopGroup threads = new NioEventLoopGroup(1, new DefaultThreadFactory("relay", true));
    private final ChannelGroup connections = new DefaultChannelGroup(threads.next());
    private final ChannelGroup visitors = new DefaultChannelGroup(threads.next());
    private final OriginCheck originCheck;
    private final int most;
    private final String path;
    /** Null where the port has no site. */
    private final HttpAnswers site;
    private final ExecutorService siteThreads = Executors.newFixedThreadPool(SITE_THREADS, new DefaultThreadFactory("site", true));
    private final Channel channel;
    private volatile NettyAcceptor broker;

    /**
     * Takes the port, and lets visitors wait.
     *
     * @param most of them at a time
     */
    WebSocketListener(InetAddress host, int port, Origins origins, int most) throws IOException {
        this(host, port, origins, most, ANY_PATH, null);
    }

    /**
     * As the other one, with a site at the same port.
     *
     * @param path where WebSockets are opened
     */
    WebSocketListener(InetAddress host, int port, Origins origins, int most, String path, HttpAnswers site) throws IOException {
        originCheck = new OriginCheck(origins);
        this.most = most;
        this.path = path;
        this.site = site;
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

    /** How many have a WebSocket. */
    int visitors() {
        return visitors.size();
    }

    private void welcome(Channel visitor) {
        if (connections.size() >= (site == null ? most : most * CONNECTIONS_OF_A_BROWSER)) {
            ChannelFuture unused = visitor.close();
            return;
        }
        connections.add(visitor);
        visitor.pipeline().addLast(new ReadTimeoutHandler(SILENCE_SECONDS), new HttpServerCodec(), new HttpObjectAggregator(REQUEST_BYTES));
        if (site != null) visitor.pipeline().addLast(new SiteHandler(site, path, siteThreads));
        visitor.pipeline().addLast(originCheck,
            new WebSocketServerProtocolHandler(WebSocketServerProtocolConfig.newBuilder().websocketPath(path)
                .checkStartsWith(path.equals(ANY_PATH)).subprotocols("mqtt,mqttv3.1").maxFramePayloadLength(FRAME_BYTES).build()),
            new HandOver(broker, visitors, most));
    }

    /** Takes no more visitors. */
    void shut() {
        channel.close().awaitUninterruptibly();
    }

    /** Sends all visitors away. */
    @Override
    public void close() {
        threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).awaitUninterruptibly();
        siteThreads.shutdownNow();
    }
}
