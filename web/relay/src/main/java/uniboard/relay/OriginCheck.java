package uniboard.relay;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.util.Set;

/** Sends pages of foreign sites away, for a browser would connect them too. What names no origin is no page. */
@ChannelHandler.Sharable
final class OriginCheck extends ChannelInboundHandlerAdapter {
    private final Set<String> origins;

    OriginCheck(Set<String> origins) {
        this.origins = Set.copyOf(origins);
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (!(message instanceof FullHttpRequest request) || origins.containsAll(request.headers().getAll(HttpHeaderNames.ORIGIN))) {
            context.fireChannelRead(message);
            return;
        }
        request.release();
        DefaultFullHttpResponse answer = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.FORBIDDEN);
        answer.headers().set(HttpHeaderNames.CONTENT_LENGTH, 0);
        context.writeAndFlush(answer).addListener(ChannelFutureListener.CLOSE);
    }
}
