package uniboard.relay;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.group.ChannelGroup;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptor;

/** Gives a visitor to the broker once the WebSocket is open. */
final class HandOver extends ChannelInboundHandlerAdapter {
    private final NettyAcceptor broker;
    private final ChannelGroup visitors;
    private final int most;

    /**
     * @param visitors those whose WebSocket is open
     * @param most     of them at a time
     */
    HandOver(NettyAcceptor broker, ChannelGroup visitors, int most) {
        this.broker = broker;
        this.visitors = visitors;
        this.most = most;
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (!(event instanceof WebSocketServerProtocolHandler.HandshakeComplete)) return;
        if (visitors.size() >= most) {
            ChannelFuture unused = context.close();
            return;
        }
        visitors.add(context.channel());
        context.pipeline().addLast(new Frames(), new PacketGate());
        broker.transfer(context.channel());
        context.pipeline().remove(this);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        ChannelFuture unused = context.close();
    }
}
