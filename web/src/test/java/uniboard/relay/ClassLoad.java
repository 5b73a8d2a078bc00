package uniboard.relay;

import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import uniboard.app.registry.AllGames;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Random32;
import uniboard.known.PaperCrypto;

/**
 * Puts classes on a relay of this machine, over loopback: pupils come, are asked, and play in pairs. Prints how long messages and what they
 * cause take, how many are published, and what the relay takes, which has a process of its own.
 * The protocol is the real one, its cryptography quick and worthless, so that the relay is what works.
 */
public final class ClassLoad {
    private static final int MOST_CLASSES = 50;
    private static final int MOST_PUPILS = 60;
    private static final int LEAST_SECONDS = 10;
    private static final int MOST_SECONDS = 600;
    /** Such classes as a relay with the usual limits takes. */
    private static final int CLASSES_OF_USUAL_LIMITS = 4;
    /** From the first class's question to the last one's, as between two questions of a class. */
    private static final int APART_MILLISECONDS = 20_000;
    private static final int PATIENCE_SECONDS = 120;

    private final List<SimulatedClass> classes = new ArrayList<>();
    private final int pupils;
    private final int seconds;

    private ClassLoad(int pupils, int seconds) {
        this.pupils = pupils;
        this.seconds = seconds;
    }

    /** @param arguments how many classes, of how many pupils, and for how many seconds each are asked and play; then a game's id */
    public static void main(String[] arguments) throws Exception {
        int count = argument(arguments, 0, 1);
        int pupils = argument(arguments, 1, MOST_PUPILS);
        int seconds = argument(arguments, 2, 60);
        boolean isWithin = count > 0 && count <= MOST_CLASSES && pupils > 1 && pupils <= MOST_PUPILS && pupils % 2 == 0
            && seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS;
        if (!isWithin) {
            throw new IllegalArgumentException("expected 1 to " + MOST_CLASSES + " classes, an even number of 2 to " + MOST_PUPILS
                + " pupils, and " + LEAST_SECONDS + " to " + MOST_SECONDS + " seconds");
        }
        Catalog catalog = new AllGames();
        Game game = catalog.game(arguments.length > 3 ? arguments[3] : "onitama");
        NioEventLoopGroup threads = new NioEventLoopGroup(Math.min(2, count), new DefaultThreadFactory("devices", true));
        try (RelayProcess relay = new RelayProcess((count - 1) / CLASSES_OF_USUAL_LIMITS + 1)) {
            ClassLoad load = new ClassLoad(pupils, seconds);
            for (int number = 1; number <= count; number++) {
                ClassSetting setting = new ClassSetting(threads.next(), relay.address(), catalog, game, new PaperCrypto(number),
                    new Random32(number));
                load.classes.add(new SimulatedClass(setting));
            }
            load.run(relay);
        }
        threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
    }

    private static int argument(String[] arguments, int at, int usual) {
        return arguments.length > at ? Integer.parseInt(arguments[at]) : usual;
    }

    private void run(RelayProcess relay) throws Exception {
        print("relay before anybody comes: %s", relay.taken());
        long before = System.nanoTime();
        List<Traffic> coming = each(each -> each.come(pupils));
        print("%d x %d pupils in after %.1f s, three of a class coming each second", classes.size(), pupils,
            (System.nanoTime() - before) / 1e9);
        print("coming", coming);
        print("  from opening to being in    %s", all().coming().text());
        print("relay: %s", relay.taken());
        print("asking", each(each -> each.ask(seconds, apart(each))));
        print("  from Ask to pupils' devices %s", all().asking().text());
        print("  from answer to count        %s", all().counting().text());
        print("relay: %s", relay.taken());
        print("dealing", each(each -> each.pair(apart(each))));
        print("  from Pair to a dealt game   %s", all().dealing().text());
        print("playing", each(each -> each.play(seconds)));
        print("  from move to opponent       %s", all().moving().text());
        int still = 0;
        for (SimulatedClass each : classes) still += each.stillAtEnd();
        print("  %d of %d games not being played at the end", still, classes.size() * pupils / 2);
        print("relay: %s", relay.taken());
        for (SimulatedClass each : classes) each.close();
    }

    /** Classes don't all begin at once. */
    private int apart(SimulatedClass each) {
        return classes.indexOf(each) * APART_MILLISECONDS / classes.size();
    }

    private List<Traffic> each(Function<SimulatedClass, CompletableFuture<Traffic>> phase)
        throws InterruptedException, ExecutionException, TimeoutException {
        List<CompletableFuture<Traffic>> begun = new ArrayList<>();
        for (SimulatedClass each : classes) begun.add(phase.apply(each));
        List<Traffic> ended = new ArrayList<>();
        for (CompletableFuture<Traffic> each : begun) ended.add(each.get(seconds + PATIENCE_SECONDS, TimeUnit.SECONDS));
        return ended;
    }

    private ClassFigures all() {
        ClassFigures all = new ClassFigures();
        for (SimulatedClass each : classes) all.addAll(each.figures());
        return all;
    }

    private static void print(String phase, List<Traffic> traffic) {
        Latencies underway = new Latencies();
        double mean = 0;
        int longest = 0;
        double highest = 0;
        for (Traffic each : traffic) {
            underway.addAll(each.underway());
            mean += each.mean() / traffic.size();
            longest = Math.max(longest, each.longest());
            highest = Math.max(highest, each.highestMean());
        }
        print("%s, a class: %.1f packets a second published in the mean, %.1f in the ten fullest seconds; the longest of %d bytes", phase,
            mean, highest, longest);
        print("  a packet's way by the relay %s", underway.text());
    }

    private static void print(String format, Object... figures) {
        System.out.println(String.format(Locale.ROOT, format, figures));
    }
}
