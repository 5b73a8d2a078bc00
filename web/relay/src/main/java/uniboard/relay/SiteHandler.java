package uniboard.relay;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Answers plain requests, and lets those pass that would open a WebSocket at the relay's path. */
final class SiteHandler extends ChannelInboundHandlerAdapter {
    private final HttpAnswers site;
    private final String relayPath;
    private final Executor threads;
    /** A connection's answers keep the order of its requests. */
    private CompletableFuture<Void> lastAnswer = CompletableFuture.completedFuture(null);

    /** @param threads on which answers are made, so that the relay's own thread waits for none */
    SiteHandler(HttpAnswers site, String relayPath, Executor threads) {
        this.site = site;
        this.relayPath = relayPath;
        this.threads = threads;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (!(message instanceof FullHttpRequest request)) {
            context.fireChannelRead(message);
            return;
        }
        if (isForRelay(request)) {
            context.pipeline().remove(this);
            context.fireChannelRead(request);
            return;
        }
        lastAnswer = lastAnswer.handleAsync((before, failure) -> {
            try {
                if (context.channel().isActive()) write(context, request, answer(request));
            } catch (RuntimeException e) {
                // What can't be said at all, such as a header of signs that HTTP doesn't know.
                ChannelFuture unused = context.close();
            } finally {
                request.release();
            }
            return null;
        }, threads);
    }

    private boolean isForRelay(FullHttpRequest request) {
        return request.decoderResult().isSuccess() && request.uri().equals(relayPath)
            && request.headers().containsValue(HttpHeaderNames.UPGRADE, HttpHeaderValues.WEBSOCKET, true);
    }

    private HttpAnswers.Answer answer(FullHttpRequest request) {
        if (request.decoderResult().isFailure()) return bare(HttpResponseStatus.BAD_REQUEST);
        HttpHeaders headers = request.headers();
        try {
            return site.answer(new HttpAnswers.Request(request.method().name(), request.uri(), headers.get(HttpHeaderNames.HOST),
                headers.get(HttpHeaderNames.ACCEPT_ENCODING), headers.get(HttpHeaderNames.IF_NONE_MATCH)));
        } catch (IOException | RuntimeException e) {
            return bare(HttpResponseStatus.INTERNAL_SERVER_ERROR);
        }
    }

    private static HttpAnswers.Answer bare(HttpResponseStatus status) {
        return new HttpAnswers.Answer(status.code(), Map.of(), new byte[0]);
    }

    private static void write(ChannelHandlerContext context, FullHttpRequest request, HttpAnswers.Answer answer) {
        DefaultFullHttpResponse response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(answer.status()),
            Unpooled.wrappedBuffer(answer.body()));
        answer.headers().forEach(response.headers()::set);
        if (answer.status() != HttpResponseStatus.NOT_MODIFIED.code()) HttpUtil.setContentLength(response, answer.body().length);
        boolean goesOn = request.decoderResult().isSuccess() && HttpUtil.isKeepAlive(request);
        HttpUtil.setKeepAlive(response, goesOn);
        ChannelFuture written = context.writeAndFlush(response);
        if (!goesOn) written.addListener(ChannelFutureListener.CLOSE);
    }

    /** Browsers go without a farewell. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        ChannelFuture unused = context.close();
    }
}
