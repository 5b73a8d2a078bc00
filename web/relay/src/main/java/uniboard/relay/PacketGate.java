package uniboard.relay;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import java.util.List;

/**
 * Lets whole packets through, and ends a connection whose packet is too long before it is there, or that doesn't begin as MQTT does: the
 * broker would gather 256 MB, and would take other protocols for its own.
 */
final class PacketGate extends ByteToMessageDecoder {
    private static final int CONNECT = 0x10;
    private static final int SHORTEST_CONNECT = 8;
    private static final int LENGTH_BYTES = 4;

    private boolean connected;
    private boolean closed;

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) {
        if (closed) {
            in.skipBytes(in.readableBytes());
            return;
        }
        int start = in.readerIndex();
        if (!connected && in.getByte(start) != CONNECT) {
            close(context, WebSocketCloseStatus.PROTOCOL_ERROR);
            return;
        }
        int length = 0;
        int head = 1;
        for (boolean more = true; more; head++) {
            if (head > LENGTH_BYTES) {
                close(context, WebSocketCloseStatus.PROTOCOL_ERROR);
                return;
            }
            if (in.readableBytes() <= head) return;
            int part = in.getUnsignedByte(start + head);
            length |= (part & 0x7f) << 7 * (head - 1);
            more = part > 0x7f;
        }
        int size = head + length;
        if (size > Limits.PACKET_BYTES) {
            close(context, WebSocketCloseStatus.MESSAGE_TOO_BIG);
            return;
        }
        if (in.readableBytes() < size) return;
        // The name of the protocol comes first; it is shorter than 256 bytes.
        if (!connected && (size < SHORTEST_CONNECT || in.getByte(start + head) != 0)) {
            close(context, WebSocketCloseStatus.PROTOCOL_ERROR);
            return;
        }
        connected = true;
        out.add(in.readRetainedSlice(size));
    }

    private void close(ChannelHandlerContext context, WebSocketCloseStatus status) {
        closed = true;
        context.writeAndFlush(new CloseWebSocketFrame(status)).addListener(ChannelFutureListener.CLOSE);
    }

    /** The broker would write to the log whatever a visitor sends amiss. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        ChannelFuture unused = context.close();
    }
}
