package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.PaperCrypto;
import uniboard.match.BotTask;
import uniboard.match.SlicedThinker;
import uniboard.remote.AuditResult;
import uniboard.remote.Listener;
import uniboard.remote.Occupant;
import uniboard.remote.Phase;
import uniboard.remote.SessionStore;
import uniboard.remote.TableBots;
import uniboard.remote.TableClient;
import uniboard.remote.TableSnapshot;

/** A class that plays at tables which the teacher's device hosts without a seat. */
class ClassTablesTest {
    private static final Catalog CATALOG = new AllGames();
    private static final int LONG = 3_000;
    /** In a second, in which bots think. */
    private static final int FRAMES = 200;

    private final ClassOnRelay room = new ClassOnRelay(new PaperCrypto(1), 1, 0);
    private final Map<Integer, String> kept = new HashMap<>();
    private final Random32 random = new Random32(5);
    private final Map<ClassOnRelay.Device, TableClient> seated = new HashMap<>();
    private final Map<ClassOnRelay.Device, String> passes = new HashMap<>();
    private final MoveList moves = new MoveList();
    private ClassTables tables;
    private int opened;

    private final class Kept implements TableStore {
        @Override
        public SessionStore at(int table) {
            return text -> kept.put(table, text);
        }

        @Override
        public String kept(int table) {
            return kept.get(table);
        }
    }

    private ClassTables tables() {
        opened = room.clock();
        return new ClassTables(room.teacher(), CATALOG, room.crypto(), room.teacherLine(), new Kept(),
            new TableBots(new SlicedThinker(BotTask::search, () -> 0, 0), new Random32(3)), () -> { });
    }

    static List<Game> games() {
        return new AllGames().games();
    }

    private static Game game(String id) {
        return CATALOG.game(id);
    }

    private void pair(int pupils, Game game) {
        room.with(pupils);
        tables = tables();
        begin(game, 0);
    }

    private void begin(Game game, int minutes) {
        tables.begin(game, Options.defaults(game), tables.draw(game), 1, minutes);
    }

    /** Pupils sit down as soon as they are told where, and play at random. */
    private void second() {
        room.seconds(1);
        for (int frame = 0; frame < FRAMES; frame++) tables.frame(room.clock() - opened);
        for (ClassOnRelay.Device device : room.devices()) {
            String pass = device.pupil().tablePass();
            if (pass.isEmpty()) continue;
            String table = device.now().table();
            if (!table.equals(passes.put(device, table))) {
                seated.put(device, TableClient.takeOver(pass, "", CATALOG, room.crypto(), device.line(), text -> { }, new Listener() { }));
            }
            TableClient client = seated.get(device);
            client.frame(room.clock());
            if (client.isToMove()) client.play(choose(client));
        }
        room.settle();
    }

    private int choose(TableClient client) {
        Position position = client.seen().position();
        position.moves(moves);
        return client.snapshot().game().randomMove(moves, random);
    }

    private void awaitEnd() {
        for (int i = 0; i < LONG && !isOver(); i++) second();
        assertTrue(isOver(), () -> tables.tables().stream().map(ClassTable::snapshot).toList().toString());
        for (int i = 0; i < 20; i++) second();
    }

    private boolean isOver() {
        return tables.tables().stream().allMatch(ClassTable::isOver);
    }

    private void seconds(int count) {
        for (int i = 0; i < count; i++) second();
    }

    private int games(ClassOnRelay.Device device) {
        String name = device.now().name().atTable();
        return room.teacher().results().stream().filter(result -> result.name().atTable().equals(name)).findFirst().orElseThrow().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everybodyPlaysFairlyToTheEndOfEachGame(Game game) {
        pair(5, game);
        awaitEnd();
        for (ClassOnRelay.Device device : room.devices()) {
            assertEquals(1, games(device));
            TableSnapshot seen = seated.get(device).snapshot();
            assertEquals(Phase.OVER, seen.phase());
            assertEquals(AuditResult.FAIR, seen.audit().result(), () -> seen.audit().faults().toString());
            assertFalse(seen.seats().stream().map(Occupant::kind).toList().contains(Occupant.Kind.HOST));
        }
    }

    /** A relay has to take thirty of them at about the same time. */
    @Test
    void aGameIsDealtWithFewLetters() {
        room.with(2);
        tables = tables();
        begin(game("onitama"), 0);
        int before = room.relay().everything().size();
        while (seated.size() < 2 || seated.values().stream().anyMatch(client -> client.seen() == null)) second();
        int messages = room.relay().everything().size() - before;
        assertTrue(messages <= 22, () -> messages + " messages");
    }

    @Test
    void theOddOneOutPlaysABot() {
        pair(5, game("onitama"));
        List<Integer> bots = new ArrayList<>();
        for (ClassTable table : tables.tables()) {
            bots.add((int) table.snapshot().seats().stream().filter(seat -> seat.kind() == Occupant.Kind.BOT).count());
        }
        bots.sort(null);
        assertEquals(List.of(0, 0, 1), bots);
    }

    @Test
    void nobodyTakesAnothersSeat() {
        pair(2, game("onitama"));
        room.seconds(3);
        ClassOnRelay.Device other = room.come("");
        room.seconds(5);
        String link = room.device(0).now().table();
        // Somebody has got hold of the other's link.
        room.teacher().seatAt(other.id(), link);
        room.seconds(3);
        TableClient thief = TableClient.takeOver(other.pupil().tablePass(), "", CATALOG, room.crypto(), other.line(), text -> { },
            new Listener() { });
        room.seconds(1);
        thief.frame(1);
        room.settle();
        assertEquals(Position.NOBODY, thief.snapshot().ownSeat());
        passes.put(other, link);
        seated.put(other, thief);
        seconds(10);
        assertEquals(Phase.PLAYING, tables.tables().get(0).snapshot().phase());
        assertNull(thief.seen());
    }

    @Test
    void theRoundGoesOnWhenTheTeachersPageIsLoadedAgain() {
        pair(4, game("onitama"));
        seconds(12);
        List<Integer> plies = tables.tables().stream().map(table -> table.snapshot().record().plies()).toList();
        assertTrue(plies.stream().allMatch(count -> count > 0), plies::toString);
        room.reloadTeacher();
        tables = tables();
        assertEquals(plies, tables.tables().stream().map(table -> table.snapshot().record().plies()).toList());
        awaitEnd();
        for (ClassOnRelay.Device device : room.devices()) assertEquals(1, games(device));
    }

    @Test
    void theNextRoundIsByPointsAndNobodyMeetsAgain() {
        pair(4, game("onitama"));
        List<List<Integer>> first = tables.tables().stream().map(ClassTable::seats).toList();
        awaitEnd();
        int sum = 0;
        for (ClassOnRelay.Device device : room.devices()) sum += tables.points(device.id());
        assertEquals(4, sum);
        begin(game("onitama"), 0);
        for (ClassTable table : tables.tables()) {
            List<Integer> pair = new ArrayList<>(table.seats());
            assertFalse(first.contains(pair), pair::toString);
            Collections.reverse(pair);
            assertFalse(first.contains(pair), pair::toString);
        }
        awaitEnd();
        for (ClassOnRelay.Device device : room.devices()) assertEquals(2, games(device));
    }

    @Test
    void nothingMovesWhileAllIsPaused() {
        pair(3, game("onitama"));
        seconds(8);
        tables.pause();
        List<Integer> before = tables.tables().stream().map(table -> table.snapshot().record().plies()).toList();
        seconds(15);
        assertEquals(before, tables.tables().stream().map(table -> table.snapshot().record().plies()).toList());
        assertTrue(room.device(0).now().isPaused());
        tables.goOn();
        awaitEnd();
        assertFalse(room.device(0).now().isPaused());
    }

    @Test
    void timeRunsOutButNotWhileAllIsPaused() {
        room.with(2);
        tables = tables();
        begin(game("onitama"), 1);
        for (int i = 0; i < 20 && tables.tables().get(0).snapshot().phase() != Phase.PLAYING; i++) second();
        ClassTable table = tables.tables().get(0);
        tables.pause();
        int left = total(table);
        passTime(30);
        assertEquals(left, total(table));
        assertTrue(left > 100, () -> "left: " + left);
        tables.goOn();
        passTime(80);
        assertTrue(table.isOver());
        assertFalse(table.isDraw());
        assertEquals(2, tables.points(room.device(0).id()) + tables.points(room.device(1).id()));
    }

    /** Nobody plays. */
    private void passTime(int seconds) {
        for (int i = 0; i < seconds; i++) {
            room.seconds(1);
            tables.frame(room.clock() - opened);
        }
    }

    private static int total(ClassTable table) {
        return table.snapshot().timeLeft(0) + table.snapshot().timeLeft(1);
    }

    @Test
    void pupilsPlayWhereTheTeacherHasPutThem() {
        room.with(5);
        tables = tables();
        RoundDraft draft = tables.draw(game("onitama"));
        List<Group> drawn = draft.groups();
        int bot = 5;
        assertEquals(Group.BOT, drawn.get(2).seats().get(1));
        // The odd one plays the first, the bot the one that was to play the first.
        draft.exchange(1, 4);
        draft.exchange(bot, 4);
        List<Group> wanted = List.of(new Group(List.of(drawn.get(0).seats().get(0), drawn.get(2).seats().get(0))), drawn.get(1),
            new Group(List.of(Group.BOT, drawn.get(0).seats().get(1))));
        assertEquals(wanted, draft.groups());
        tables.begin(game("onitama"), Options.defaults(game("onitama")), draft, 1, 0);
        assertEquals(wanted.stream().map(Group::seats).toList(), tables.tables().stream().map(ClassTable::seats).toList());
        assertEquals(Occupant.Kind.BOT, tables.tables().get(2).snapshot().seats().get(0).kind());
        seconds(5);
        room.reloadTeacher();
        tables = tables();
        assertEquals(wanted.stream().map(Group::seats).toList(), tables.tables().stream().map(ClassTable::seats).toList());
        awaitEnd();
        for (ClassOnRelay.Device device : room.devices()) assertEquals(1, games(device));
    }

    @Test
    void aRoundThatIsBeingSeatedFollowsWhoIsThere() {
        room.with(4);
        tables = tables();
        RoundDraft draft = tables.draw(game("onitama"));
        assertFalse(tables.refresh(draft));
        int gone = draft.groups().get(0).seats().get(1);
        room.teacher().remove(gone);
        assertTrue(tables.refresh(draft));
        assertEquals(Group.BOT, draft.groups().get(0).seats().get(1));
        ClassOnRelay.Device newcomer = room.come("");
        room.seconds(5);
        assertTrue(tables.refresh(draft));
        assertEquals(newcomer.id(), draft.groups().get(0).seats().get(1));
        room.come("");
        room.seconds(5);
        tables.refresh(draft);
        assertEquals(3, draft.groups().size());
        assertEquals(1, draft.groups().get(2).bots());
        // Two bots at one table play nobody.
        int odd = draft.groups().get(2).seats().get(0);
        room.teacher().remove(draft.groups().get(0).seats().get(0));
        tables.refresh(draft);
        draft.exchange(0, 4);
        assertEquals(2, draft.groups().size());
        assertEquals(odd, draft.groups().get(0).seats().get(0));
        Game unikat = game("unikat");
        RoundDraft larger = tables.draw(unikat);
        room.come("");
        room.seconds(5);
        tables.refresh(larger);
        assertEquals(List.of(2, 3), larger.groups().stream().map(group -> group.seats().size()).sorted().toList());
    }

    @Test
    void theEndOfARoundTakesEverybodyAway() {
        pair(2, game("unlur"));
        seconds(5);
        tables.end();
        seconds(3);
        assertEquals(List.of(), tables.tables());
        for (ClassOnRelay.Device device : room.devices()) {
            assertEquals("", device.now().table());
            assertEquals(0, games(device));
        }
        assertEquals("", kept.get(1), "Nothing of the table stays");
    }

    @Test
    void aBotPlaysOnForWhoIsAwayUntilTheyAreBack() {
        pair(2, game("unlur"));
        seconds(8);
        ClassOnRelay.Device away = room.device(1);
        TableClient client = seated.remove(away);
        away.line().cut(true);
        room.devices().remove(away);
        seconds(75);
        ClassTable table = tables.tables().get(0);
        assertEquals(1, table.snapshot().bots().size());
        int plies = table.snapshot().record().plies();
        seconds(6);
        assertNotEquals(plies, table.snapshot().record().plies(), "The game goes on");
        away.line().cut(false);
        room.devices().add(away);
        seated.put(away, client);
        seconds(70);
        assertEquals(0, table.snapshot().bots().size());
        awaitEnd();
        for (ClassOnRelay.Device device : room.devices()) {
            assertEquals(AuditResult.FAIR, seated.get(device).snapshot().audit().result());
        }
    }
}
