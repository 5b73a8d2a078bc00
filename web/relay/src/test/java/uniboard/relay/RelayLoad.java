package uniboard.relay;

import io.netty.buffer.ByteBuf;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Puts tables of two devices each on a relay of this machine, over loopback, and has each make a move a second: prints how long a move is
 * underway, and what all of it takes. Tables: the client's message, which the host answers with one to all and one to each seat, 1 KB each.
 * Relay and devices share this program and machine.
 */
public final class RelayLoad {
    private static final int MESSAGE_BYTES = 1024;
    private static final int MOST_TABLES = 2_000;
    private static final int MOST_SECONDS = 600;
    private static final int TOPICS = 5;
    private static final long KEPT_BYTES = 1L << 30;
    private static final int PATIENCE_SECONDS = 60;
    private static final int LAST_SECONDS = 10;

    private final int tables;
    private final int seconds;
    /** In nanoseconds: from the client to the host, and to the client again. */
    private final long[] there;
    private final long[] andBack;
    private final AtomicInteger arrived = new AtomicInteger();
    private final AtomicInteger answered = new AtomicInteger();
    private final AtomicInteger said = new AtomicInteger();
    private final AtomicInteger heard = new AtomicInteger();
    private final CountDownLatch answers;

    private RelayLoad(int tables, int seconds) {
        this.tables = tables;
        this.seconds = seconds;
        there = new long[tables * seconds];
        andBack = new long[tables * seconds];
        answers = new CountDownLatch(tables * seconds);
    }

    /** @param arguments how many tables, and for how many seconds: 1000 60 where none are given */
    public static void main(String[] arguments) throws Exception {
        int tables = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1000;
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 60;
        boolean isWithin = tables > 0 && tables <= MOST_TABLES && seconds > 0 && seconds <= MOST_SECONDS;
        if (!isWithin) throw new IllegalArgumentException("1 to " + MOST_TABLES + " tables, 1 to " + MOST_SECONDS + " seconds");
        Limits limits = new Limits(2 * tables + 1, 2 * TOPICS * tables, KEPT_BYTES);
        try (Relay relay = new Relay("localhost", 0, Set.of(), limits, Duration.ofHours(4), Duration.ofSeconds(30))) {
            new RelayLoad(tables, seconds).run(URI.create(relay.address() + "/mqtt"));
        }
    }

    private void run(URI address) throws InterruptedException {
        EventLoopGroup threads = new NioEventLoopGroup(1, new DefaultThreadFactory("devices", true));
        CountDownLatch ready = new CountDownLatch(2 * tables);
        List<LoadClient> clients = new ArrayList<>();
        long before = System.nanoTime();
        for (int table = 0; table < tables; table++) {
            host(table, ready).connect(threads, address);
            LoadClient client = client(table, ready);
            client.connect(threads, address);
            clients.add(client);
        }
        if (!ready.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) throw new IllegalStateException(ready.getCount() + " devices found no table");
        print("%d tables, %d connections, up in %.1f s", tables, 2 * tables, (System.nanoTime() - before) / 1e9);
        ScheduledExecutorService clock = Executors.newScheduledThreadPool(1, new DefaultThreadFactory("clock", true));
        CountDownLatch over = new CountDownLatch(tables);
        for (int table = 0; table < tables; table++) begin(clock, clients.get(table), table, over);
        over.await();
        // What is lost never comes: then it is counted as lost.
        if (!answers.await(LAST_SECONDS, TimeUnit.SECONDS)) System.out.println("Not all moves have come back.");
        print();
        clock.shutdownNow();
        threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
    }

    private static String topic(int table, String end) {
        return "uniboard/load" + table + '/' + end;
    }

    private LoadClient host(int table, CountDownLatch ready) {
        List<String> topics = List.of(topic(table, "all"), topic(table, "from/1"), topic(table, "from/2"));
        LoadClient[] self = new LoadClient[1];
        self[0] = new LoadClient(topics, (topic, packet) -> {
            heard.incrementAndGet();
            if (!topic.endsWith("from/2")) return;
            byte[] message = bytes(packet);
            note(there, arrived, message);
            for (String end : List.of("all", "to/1", "to/2")) say(self[0], topic(table, end), message);
        }, ready);
        return self[0];
    }

    private LoadClient client(int table, CountDownLatch ready) {
        List<String> topics = List.of(topic(table, "all"), topic(table, "to/1"), topic(table, "to/2"), topic(table, "from/2"));
        return new LoadClient(topics, (topic, packet) -> {
            heard.incrementAndGet();
            if (!topic.endsWith("to/2")) return;
            note(andBack, answered, bytes(packet));
            answers.countDown();
        }, ready);
    }

    private void say(LoadClient device, String topic, byte[] message) {
        said.incrementAndGet();
        device.say(topic, message);
    }

    private static byte[] bytes(ByteBuf packet) {
        byte[] bytes = new byte[packet.readableBytes()];
        packet.getBytes(packet.readerIndex(), bytes);
        return bytes;
    }

    private static void note(long[] times, AtomicInteger count, byte[] message) {
        int at = count.getAndIncrement();
        if (at < times.length) times[at] = System.nanoTime() - ByteBuffer.wrap(message).getLong();
    }

    /** Not all tables move at once. */
    private void begin(ScheduledExecutorService clock, LoadClient client, int table, CountDownLatch over) {
        AtomicInteger moves = new AtomicInteger();
        long first = TimeUnit.SECONDS.toMicros(1) * table / tables;
        Object unused = clock.scheduleAtFixedRate(() -> {
            int made = moves.incrementAndGet();
            byte[] message = ByteBuffer.allocate(MESSAGE_BYTES).putLong(System.nanoTime()).array();
            if (made <= seconds) say(client, topic(table, "from/2"), message);
            if (made == seconds) over.countDown();
        }, first, TimeUnit.SECONDS.toMicros(1), TimeUnit.MICROSECONDS);
    }

    private void print() {
        print("%d moves in %d s; %d messages said, %d heard", tables * seconds, seconds, said.get(), heard.get());
        printTimes("to the host    ", there, arrived.get());
        printTimes("and to the seat", andBack, answered.get());
        Runtime runtime = Runtime.getRuntime();
        System.gc();
        print("memory of relay and devices together: %d MB", (runtime.totalMemory() - runtime.freeMemory()) >> 20);
    }

    private static void printTimes(String name, long[] times, int count) {
        int known = Math.min(count, times.length);
        if (known == 0) throw new IllegalStateException("nothing has arrived");
        double[] milliseconds = Arrays.stream(times, 0, known).sorted().mapToDouble(each -> each / 1e6).toArray();
        print("%s median %.1f ms, 99 %% %.1f ms, longest %.1f ms; lost %d", name, milliseconds[known / 2], milliseconds[known * 99 / 100],
            milliseconds[known - 1], times.length - known);
    }

    private static void print(String format, Object... figures) {
        System.out.println(String.format(Locale.ROOT, format, figures));
    }
}
