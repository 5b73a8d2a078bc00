package uniboard.relay;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;

/** Sends pages of foreign sites away, for a browser would connect them too. What names no origin is no page. */
@ChannelHandler.Sharable
final class OriginCheck extends ChannelInboundHandlerAdapter {
    private final Origins origins;

    OriginCheck(Origins origins) {
        this.origins = origins;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (!(message instanceof FullHttpRequest request) || isAllowed(request.headers())) {
            context.fireChannelRead(message);
            return;
        }
        request.release();
        DefaultFullHttpResponse answer = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.FORBIDDEN);
        answer.headers().set(HttpHeaderNames.CONTENT_LENGTH, 0);
        context.writeAndFlush(answer).addListener(ChannelFutureListener.CLOSE);
    }

    private boolean isAllowed(HttpHeaders headers) {
        String host = headers.get(HttpHeaderNames.HOST);
        return headers.getAll(HttpHeaderNames.ORIGIN).stream().allMatch(origin -> origins.allow(origin, host));
    }
}
