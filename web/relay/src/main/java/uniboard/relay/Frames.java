package uniboard.relay;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToMessageCodec;
import io.netty.handler.codec.UnsupportedMessageTypeException;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.util.List;

/** Takes the bytes from a WebSocket's frames, and puts bytes into frames. */
final class Frames extends MessageToMessageCodec<WebSocketFrame, ByteBuf> {
    @Override
    protected void encode(ChannelHandlerContext context, ByteBuf bytes, List<Object> out) {
        out.add(new BinaryWebSocketFrame(bytes.retain()));
    }

    @Override
    protected void decode(ChannelHandlerContext context, WebSocketFrame frame, List<Object> out) {
        if (frame instanceof TextWebSocketFrame) throw new UnsupportedMessageTypeException(frame, BinaryWebSocketFrame.class);
        out.add(frame.content().retain());
    }
}
