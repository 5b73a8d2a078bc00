package uniboard.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;
import uniboard.remote.Transport;

/** The transport of the page: an MQTT relay, reached by a web socket. Without the page's script for it, it stays unconnected. */
final class PageTransport implements Transport {
    private final Runnable await;
    private final Consumer<Runnable> arrive;
    private final Map<String, List<Receiver>> receivers = new HashMap<>();
    /** What waits for the line: of each topic the newest. */
    private final Map<String, Int8Array> waiting = new LinkedHashMap<>();
    /** What the relay is to say if the line breaks; an empty topic: nothing. */
    private String brokenTopic = "";
    private Int8Array brokenPacket;
    /** The page's side of it; null until its script is there. */
    private JSObject line;
    private boolean closed;

    /**
     * @param relay  its address, as of {@link #relayOfSite}
     * @param await  told that something is on its way to the main loop
     * @param arrive runs on the main loop what has been on its way
     */
    PageTransport(String relay, Runnable await, Consumer<Runnable> arrive) {
        this.await = await;
        this.arrive = arrive;
        await.run();
        RemotePage.load(() -> arrive.accept(() -> begin(relay)), () -> arrive.accept(() -> { }));
    }

    /** The address of the relay that the site names; nothing if it names none. */
    @JSBody(script = "return (document.documentElement.dataset.relay || '').split(' ')[0];")
    static native String relayOfSite();

    /** Whether the site lets tables be opened to anybody there. */
    @JSBody(script = "return / open$/.test(document.documentElement.dataset.relay);")
    static native boolean hasOpenTables();

    private void begin(String relay) {
        if (closed) return;
        line = open(relay, this::hear, brokenTopic, brokenPacket);
        for (String topic : receivers.keySet()) listen(line, topic);
        waiting.forEach((topic, packet) -> publish(line, topic, packet));
        waiting.clear();
    }

    private void hear(String topic, Int8Array packet) {
        byte[] bytes = packet.copyToJavaArray();
        await.run();
        arrive.accept(() -> {
            if (closed) return;
            for (Receiver receiver : List.copyOf(receivers.getOrDefault(topic, List.of()))) receiver.received(bytes);
        });
    }

    @Override
    public void listen(String topic, Receiver receiver) {
        receivers.computeIfAbsent(topic, unheard -> new ArrayList<>()).add(receiver);
        if (line != null) listen(line, topic);
    }

    @Override
    public void publish(String topic, byte[] packet) {
        if (closed) return;
        Int8Array shown = Int8Array.copyFromJavaArray(packet);
        if (line == null) waiting.put(topic, shown);
        else publish(line, topic, shown);
    }

    @Override
    public void leave(String topic, byte[] packet) {
        brokenTopic = topic;
        brokenPacket = Int8Array.copyFromJavaArray(packet);
    }

    @Override
    public boolean isConnected() {
        return line != null && isConnected(line);
    }

    @Override
    public void close() {
        closed = true;
        waiting.clear();
        if (line != null) close(line);
    }

    @JSBody(params = {"relay", "heard", "topic", "packet"}, script = "return uniboard.far.openWire(relay, heard, topic, packet);")
    private static native JSObject open(String relay, Heard heard, String topic, Int8Array packet);

    @JSBody(params = {"line", "topic"}, script = "line.listen(topic);")
    private static native void listen(JSObject line, String topic);

    @JSBody(params = {"line", "topic", "packet"}, script = "line.publish(topic, packet);")
    private static native void publish(JSObject line, String topic, Int8Array packet);

    @JSBody(params = "line", script = "return line.isConnected();")
    private static native boolean isConnected(JSObject line);

    @JSBody(params = "line", script = "line.close();")
    private static native void close(JSObject line);

    @JSFunctor
    private interface Heard extends JSObject {
        void hear(String topic, Int8Array packet);
    }
}
