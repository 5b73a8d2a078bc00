package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.LossyRelay;
import uniboard.known.PaperCrypto;

/**
 * Two people at one table, of whom now one and now the other stays away for so long that the table is kept by the one who is left, while
 * packets are lost, lines cut and pages loaded again: each game ends, is one and the same for both, and was fair.
 */
class LossyMigrationTest {
    private static final int LONGEST = 60_000;
    private static final Listener NOBODY = new Listener() { };

    private final Device[] devices = new Device[2];
    private Random32 random;
    private Crypto crypto;
    private LossyRelay relay;
    private int clock;
    private Game game;
    private int successions;

    /** A page, and what its browser keeps. */
    private final class Device {
        private TableHost host;
        private TableClient client;
        private LossyRelay.Line line;
        private String store;
        private boolean wasHost;
        private int opened;
        /** When it comes back; 0: it is there. */
        private int awayUntil;

        private boolean isThere() {
            return awayUntil == 0;
        }

        private void open() {
            if (line != null) line.close();
            line = relay.line();
            opened = clock;
        }

        private void keep(String text, boolean isHosts) {
            store = text;
            wasHost = isHosts;
        }

        private void invite(Game game) {
            open();
            host = TableHost.invite(game, Options.defaults(game), List.of(Occupant.host("Ada"), Occupant.FREE), crypto, line,
                text -> keep(text, true), NOBODY);
        }

        private void come(Invitation invitation) {
            open();
            client = TableClient.come(invitation, "Bo", LossyTable.CATALOG, crypto, line, text -> keep(text, false), NOBODY);
            client.take(1);
        }

        private void goAway() {
            line.close();
            host = null;
            client = null;
            awayUntil = clock + 100 + random.below(1_500);
        }

        private void load() {
            awayUntil = 0;
            if (wasHost) goOnAsHost(store);
            else goOnAsClient(store);
        }

        private void goOnAsHost(String text) {
            open();
            client = null;
            host = TableHost.goOn(text, LossyTable.CATALOG, crypto, line, kept -> keep(kept, true), NOBODY);
        }

        private void goOnAsClient(String text) {
            open();
            host = null;
            client = TableClient.comeBack(text, LossyTable.CATALOG, crypto, line, kept -> keep(kept, false), NOBODY);
        }

        private void frame() {
            if (!isThere() && clock >= awayUntil) load();
            if (!isThere()) return;
            if (host != null) host.frame(clock - opened);
            else client.frame(clock - opened);
        }

        private void act() {
            if (!isThere()) return;
            if (host != null && host.asClient() != null) goOnAsClient(host.asClient());
            else if (host != null) actAsHost();
            else if (client.canHostTable() && random.below(3) == 0) succeed();
            else if (client.isToMove()) client.play(choose(client.seen().position()));
        }

        private void succeed() {
            successions++;
            goOnAsHost(client.hostTable());
        }

        private void actAsHost() {
            if (host.snapshot().phase() == Phase.INVITING && host.snapshot().seats().stream().noneMatch(Occupant::isFree)) host.begin();
            if (host.snapshot().phase() != Phase.PLAYING || host.snapshot().isOvertaken()) return;
            int own = Plan.host(host.snapshot().seats());
            int mover = host.record().replay().toMove();
            if (mover == own || host.snapshot().bots().contains(mover)) host.play(choose(host.record().replay()));
            else if (host.snapshot().away(1 - own) > 0 && random.below(20) == 0) host.propose(Event.bot(1 - own));
        }

        @Override
        public String toString() {
            if (!isThere()) return "away";
            return host != null ? "host " + host.snapshot().phase() + (host.snapshot().isOvertaken() ? " overtaken" : "")
                : "client " + client.snapshot().phase() + (client.snapshot().isOvertaken() ? " overtaken" : "") + (client.opened() == null
                    ? "" : " opened");
        }

        private Phase phase() {
            return host != null ? host.snapshot().phase() : client == null ? null : client.snapshot().phase();
        }
    }

    private int choose(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return game.randomMove(moves, random);
    }

    private boolean isEnded() {
        TableHost host = devices[0].host != null ? devices[0].host : devices[1].host;
        TableClient client = devices[0].client != null ? devices[0].client : devices[1].client;
        return host != null && client != null && host.snapshot().phase() == Phase.OVER && client.opened() != null;
    }

    private void play(Game played, int seed) {
        game = played;
        random = new Random32(seed);
        crypto = new PaperCrypto(seed);
        relay = new LossyRelay(random, seed % 4);
        clock = 0;
        for (int device = 0; device < 2; device++) devices[device] = new Device();
        devices[0].invite(game);
        devices[1].come(devices[0].host.invitation());
        for (int step = 0; !isEnded(); step++) {
            if (step == LONGEST) throw new AssertionError(game.id() + " " + seed + ": " + devices[0] + ", " + devices[1]);
            boolean isQuiet = !relay.deliver();
            if (isQuiet || random.below(20) == 0) {
                clock += devices[0].isThere() && devices[1].isThere() ? 1 : 10;
                for (Device device : devices) device.frame();
            }
            for (Device device : devices) device.act();
            disturb();
        }
        check(game.id() + " " + seed);
    }

    private void disturb() {
        if (random.below(150) != 0) return;
        Device device = devices[random.below(2)];
        if (!device.isThere()) return;
        int what = random.below(8);
        boolean isPlaying = devices[0].phase() == Phase.PLAYING && devices[1].phase() == Phase.PLAYING;
        if (what == 0) device.load();
        else if (what < 4) device.line.cut(what == 1);
        else if (isPlaying && what == 4) device.goAway();
    }

    private void check(String which) {
        TableHost host = devices[0].host != null ? devices[0].host : devices[1].host;
        TableClient client = devices[0].client != null ? devices[0].client : devices[1].client;
        assertEquals(List.of(), client.snapshot().audit().faults(), which);
        assertEquals(AuditResult.FAIR, client.snapshot().audit().result(), which);
        assertNotEquals(AuditResult.NOT_FAIR, host.snapshot().audit().result(), which);
        assertEquals(host.record().text(), client.opened().text(), which);
    }

    private void play(int firstSeed, int tables) {
        for (String id : List.of("onitama", "unlur"))
            for (int seed = firstSeed; seed < firstSeed + tables; seed++) play(LossyTable.CATALOG.game(id), seed);
        assertNotEquals(0, successions);
    }

    @Test
    void everyGameEnds() {
        play(1, 60);
    }

    @Tag("thorough")
    @Test
    void everyGameEndsAtLength() {
        play(10_000, 1_000);
    }
}
