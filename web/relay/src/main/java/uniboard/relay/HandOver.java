package uniboard.relay;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptor;

/** Gives a visitor to the broker once the WebSocket is open. */
final class HandOver extends ChannelInboundHandlerAdapter {
    private final NettyAcceptor broker;

    HandOver(NettyAcceptor broker) {
        this.broker = broker;
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (!(event instanceof WebSocketServerProtocolHandler.HandshakeComplete)) return;
        context.pipeline().addLast(new Frames(), new PacketGate());
        broker.transfer(context.channel());
        context.pipeline().remove(this);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        ChannelFuture unused = context.close();
    }
}
