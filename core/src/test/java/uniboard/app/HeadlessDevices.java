package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.FairPlayer;
import uniboard.known.LossyRelay;
import uniboard.known.PaperCrypto;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.remote.Invitation;
import uniboard.text.Language;

/** Several devices, each the whole program without a window, with one relay and one clock for all. */
final class HeadlessDevices {
    private static final int PATIENCE = 20_000;
    private static final int NODES = 300;
    /** Seconds. */
    private static final int LONG = 300;
    private static final String TABLE = "far.table.";

    private final LossyRelay relay;
    private final List<HeadlessTable> open = new ArrayList<>();
    private final List<HeadlessTable> asleep = new ArrayList<>();
    private int clock = 1000;
    private int made;

    /** At a good relay. */
    HeadlessDevices() {
        this(1, 0);
    }

    /** @param faults packets of ten that are lost, and packets of ten that are doubled */
    HeadlessDevices(int seed, int faults) {
        relay = new LossyRelay(new Random32(seed), faults);
    }

    /** Another device, at a game of its own, in English and wide. */
    HeadlessTable open(String game) {
        return open(game, UrlParameters.none());
    }

    /** Another device like a phone, where a game begins. */
    HeadlessTable openPhone(String game) {
        return begin(360, 640, new LaunchOptions(game, Language.ENGLISH, null), platform());
    }

    /** Another device, where a kept game is shown. */
    HeadlessTable openRecord(String game, String record) {
        return begin(1280, 800, new LaunchOptions(game, Language.ENGLISH, record), platform());
    }

    private HeadlessTable open(String game, UrlParameters request) {
        return begin(1280, 800, new LaunchOptions(game, Language.ENGLISH, null, LaunchOptions.Opening.TABLE, null, request), platform());
    }

    /** Another device, on which nothing has been opened yet. */
    FakePlatform platform() {
        int seed = ++made;
        return new FakePlatform(seed).among(new FakeRemote(relay, new PaperCrypto(seed), () -> clock));
    }

    private HeadlessTable begin(int width, int height, LaunchOptions start, FakePlatform platform) {
        HeadlessTable device = new HeadlessTable(width, height, start, platform);
        open.add(device);
        settle();
        return device;
    }

    /** A device whose person invites others to a game. */
    HeadlessTable invite(String game) {
        return invite(open(game));
    }

    private HeadlessTable invite(HeadlessTable host) {
        act(host, "control:more", "control:invite", "control:begin");
        return host;
    }

    /** As {@link #invite(String)}, with the given number of seats, all for people. */
    HeadlessTable invite(Game game, int seats) {
        boolean isUsual = seats == game.minSeats() && seats == game.maxSeats();
        String all = "h" + ",3".repeat(seats - 1);
        return invite(open(game.id(), isUsual ? UrlParameters.none() : UrlParameters.of(Map.of("seats", all), game)));
    }

    /** Another device, on which a link is opened. */
    HeadlessTable follow(String link, String game, int width, int height, Language language) {
        return begin(width, height, LaunchOptions.invited(game, language, UrlParameters.none(), fragment(link)), platform());
    }

    /** As the other, on a device that has been here before. */
    HeadlessTable follow(String link, String game, FakePlatform platform) {
        return begin(1280, 800, LaunchOptions.invited(game, Language.ENGLISH, UrlParameters.none(), fragment(link)), platform);
    }

    /** A device like a phone, in English, that follows the invitation. */
    HeadlessTable come(HeadlessTable host, String game) {
        return follow(host.platform.others().address(), game, 360, 640, Language.ENGLISH);
    }

    /** Takes a seat at the device, as soon as that is offered. */
    void take(HeadlessTable client, int seat) {
        await(() -> client.places().contains("control:farTake:" + seat), client::status);
        act(client, "control:farTake:" + seat);
    }

    /** Lets time pass until the device shows the table. */
    void awaitTable(HeadlessTable device) {
        await(() -> device.places().contains("control:more") || device.places().contains("control:raiseEnd"), device::status);
    }

    /** The host and another device, like a phone, at a game that has begun. */
    List<HeadlessTable> two(String game) {
        HeadlessTable host = invite(game);
        HeadlessTable client = come(host, game);
        take(client, 1);
        List<HeadlessTable> both = List.of(host, client);
        both.forEach(this::awaitTable);
        return both;
    }

    /** The link that a line of the device's menu copies. */
    String link(HeadlessTable device, String place) {
        act(device, "control:more");
        if (!device.places().contains(place)) act(device, "control:moreRows");
        act(device, place);
        return device.platform.goods().copied;
    }

    void resign(HeadlessTable device) {
        act(device, "control:more", "control:resign", "control:resignNow");
    }

    private static String fragment(String link) {
        return link.substring(link.indexOf(Invitation.FRAGMENT) + Invitation.FRAGMENT.length());
    }

    /** Closes the page, which tells the others so. */
    void close(HeadlessTable device) {
        open.remove(device);
        device.gdx.makeCurrent();
        device.program.dispose();
        // The last words go out before the line ends.
        settle();
        hangUp(device);
    }

    /** The page ends without a word. */
    void kill(HeadlessTable device) {
        hangUp(device);
        settle();
    }

    private void hangUp(HeadlessTable device) {
        open.remove(device);
        device.platform.others().hangUp();
    }

    /** Opens a closed page again by the address that it had. */
    HeadlessTable reopen(HeadlessTable device, String game) {
        LaunchOptions start = LaunchOptions.invited(game, device.language(), UrlParameters.none(),
            fragment(device.platform.others().address()));
        return begin(device.width(), device.height(), start, device.platform);
    }

    /** Opens a closed page again at a game, without the table in its address. */
    HeadlessTable openAgain(HeadlessTable device, String game) {
        return begin(device.width(), device.height(), new LaunchOptions(game, device.language(), null), device.platform);
    }

    /** Closes the page and opens it again. */
    HeadlessTable reload(HeadlessTable device, String game) {
        close(device);
        return reopen(device, game);
    }

    /** Stops the device's frames: packets wait until {@link #wake}. */
    void sleep(HeadlessTable device) {
        asleep.add(device);
    }

    void wake(HeadlessTable device) {
        asleep.remove(device);
        settle();
    }

    /** Everything arrives, is answered and shown, until every device rests. */
    void settle() {
        int still = 0;
        for (int i = 0; i < PATIENCE && still < 3; i++) {
            boolean isSomethingDone = false;
            while (relay.deliver()) isSomethingDone = true;
            for (HeadlessTable device : List.copyOf(open)) if (!asleep.contains(device)) isSomethingDone |= frame(device);
            still = isSomethingDone ? 0 : still + 1;
        }
        assertTrue(still == 3, () -> "the tables never came to rest: " + statuses());
    }

    private static boolean frame(HeadlessTable device) {
        int drawn = device.program.framesDrawn();
        device.frame();
        return device.program.framesDrawn() != drawn || device.platform.isThinking();
    }

    /** Advances the clock second by second; every device gets frames in each. */
    void letTimePass(int seconds) {
        for (int second = 0; second < seconds; second++) {
            clock++;
            settle();
        }
    }

    /** Advances the clock in one step, as while a computer sleeps. */
    void leap(int seconds) {
        clock += seconds;
        settle();
    }

    /** Activates places at one device, each when all that came of the one before is there. */
    void act(HeadlessTable device, String... places) {
        for (String place : places) {
            device.activate(place);
            settle();
        }
    }

    /** Steps through a story until the next decision. */
    void hearOut(HeadlessTable device) {
        while (device.places().contains("story:on")) act(device, "story:on");
    }

    /** The game as the device has it that hosts the table. */
    GameRecord kept(HeadlessTable host) {
        String lines = lines(host).stream().filter(line -> line.startsWith("record ")).map(line -> line.substring(7) + '\n')
            .collect(Collectors.joining());
        return GameRecord.read(lines, TestBoxes.all());
    }

    /** What a device keeps of its shared table. */
    List<String> lines(HeadlessTable device) {
        return device.platform.stored().entrySet().stream().filter(entry -> entry.getKey().startsWith(TABLE))
            .flatMap(entry -> Arrays.stream(entry.getValue().split("\n"))).toList();
    }

    /** As {@link #kept}, with any legal move in place of each one that is still sealed. */
    GameRecord keptAndSealed(HeadlessTable host) {
        GameRecord record = kept(host);
        long sealed = lines(host).stream().filter(line -> line.startsWith("sealed ")).count();
        for (int i = 0; i < sealed; i++) record = record.with(new Match(record).choices().get(0).move());
        return record;
    }

    /**
     * Makes the next move, at the device that is to make it, and waits until all have heard of it.
     *
     * @param bySeat everybody's device
     * @return the move
     */
    int play(HeadlessTable host, List<HeadlessTable> bySeat) {
        await(() -> !host.status().contains("Everyone has chosen"), host::status);
        GameRecord record = keptAndSealed(host);
        HeadlessTable mover = bySeat.get(record.replay().toMove());
        // That others have decided unseen stands in no device's record.
        if (record.replay().isDecidedInSecret()) await(() -> !mover.status().endsWith(" to move"), mover::status);
        int move = choose(record, mover);
        await(() -> keptAndSealed(host).plies() > record.plies(), () -> "the move doesn't arrive: " + statuses());
        await(() -> isHeardByAll(host, bySeat), () -> "not all hear of the move: " + statuses());
        return move;
    }

    /** Makes the next move of the record at a device, and waits for nobody. */
    int choose(GameRecord record, HeadlessTable mover) {
        hearOut(mover);
        Choice choice = FairPlayer.choice(record, NODES);
        for (Choice.Step step : choice.steps()) act(mover, step.place());
        return choice.move();
    }

    private boolean isHeardByAll(HeadlessTable host, List<HeadlessTable> bySeat) {
        long course = lines(host).stream().filter(line -> line.startsWith("course ")).count();
        long steps = Math.max(kept(host).plies(), course);
        return bySeat.stream().filter(device -> device != host)
            .allMatch(device -> lines(device).stream().filter(line -> line.startsWith("step ")).count() >= steps);
    }

    /** Lets time pass until something has come to be. */
    void await(BooleanSupplier condition, Supplier<String> otherwise) {
        for (int second = 0; second < LONG && !condition.getAsBoolean(); second++) letTimePass(1);
        assertTrue(condition.getAsBoolean(), otherwise);
    }

    /** Lets time pass until a device tells its person something. */
    void awaitStatus(HeadlessTable device, String part) {
        await(() -> device.status().contains(part), () -> "“" + part + "” isn't told: " + device.status());
    }

    List<String> statuses() {
        return open.stream().map(HeadlessTable::status).toList();
    }

    boolean isOver(HeadlessTable host) {
        return kept(host).replay().outcome().over();
    }

    /** The seat to move; {@link Position#NOBODY} when the game is over. */
    int toMove(HeadlessTable host) {
        return isOver(host) ? Position.NOBODY : keptAndSealed(host).replay().toMove();
    }
}
