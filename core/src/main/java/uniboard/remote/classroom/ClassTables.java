package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.game.WholeNumber;
import uniboard.remote.Crypto;
import uniboard.remote.Fields;
import uniboard.remote.GivenTable;
import uniboard.remote.Listener;
import uniboard.remote.Occupant;
import uniboard.remote.TableBots;
import uniboard.remote.TableSnapshot;
import uniboard.remote.Transport;

/**
 * The tables at which a class plays, round by round. The teacher's device hosts them all and has a seat at none; bots play at seats that
 * are left, and for pupils who are away for long.
 */
public final class ClassTables {
    /** Seconds for which a pupil is away before a bot plays on for them. */
    static final int STAND_IN = 60;
    /** Games that are begun in every other second, since each deal is a flock of messages; in the seconds between one less is. */
    private static final int BEGUN_AT_ONCE = 2;
    private static final int WIN = 2;
    private static final int DRAW = 1;
    private static final String SEATS = "seats";

    private final ClassHost host;
    private final Catalog catalog;
    private final Crypto crypto;
    private final Transport transport;
    private final TableStore store;
    private final TableBots bots;
    private final Runnable changed;
    private final Random32 random;
    private final List<ClassTable> tables = new ArrayList<>();
    private final Map<Integer, Integer> points = new HashMap<>();
    private PastGroups past = new PastGroups();
    private int lastNumber;
    private int seconds;

    /**
     * Goes on with the round that was kept, if there is one.
     *
     * @param bots    of these tables
     * @param changed run when a game has gone on
     */
    public ClassTables(ClassHost host, Catalog catalog, Crypto crypto, Transport transport, TableStore store, TableBots bots,
        Runnable changed) {
        this.host = host;
        this.catalog = catalog;
        this.crypto = crypto;
        this.transport = transport;
        this.store = store;
        this.bots = bots;
        this.changed = changed;
        random = new Random32(Arrays.hashCode(crypto.random(Crypto.KEY)));
        String kept = store.kept(0);
        if (kept != null) read(Fields.read(kept));
    }

    private Listener listener() {
        return new Listener() {
            @Override
            public void changed(TableSnapshot now) {
                changed.run();
            }

            @Override
            public void moved(TableSnapshot now) {
                changed.run();
            }
        };
    }

    /** Of the round that is played; none between rounds. */
    public List<ClassTable> tables() {
        return List.copyOf(tables);
    }

    /** Two for each win and one for each draw. */
    public int points(int pupil) {
        return points.getOrDefault(pupil, 0);
    }

    /** The pupil's table and seat are told to that pupil alone: see {@link ClassPupil#tablePass}. */
    private void seat(ClassTable table) {
        for (int seat = 0; seat < table.seats().size(); seat++) {
            int id = table.seats().get(seat);
            if (id != Group.BOT) host.seatAt(id, table.linkOf(seat));
        }
    }

    /** Those who can play now. */
    private List<Integer> here() {
        List<Integer> here = new ArrayList<>();
        for (PupilView pupil : host.snapshot().pupils()) if (pupil.state() == PupilState.IN && pupil.away() == 0) here.add(pupil.id());
        return here;
    }

    /** Draws a round of all who are there: the first at random, others by points. */
    public RoundDraft draw(Game game) {
        List<Integer> here = here();
        GroupSize size = new GroupSize(game.minSeats(), game.maxSeats(), game.minSeats());
        int seed = random.next();
        return new RoundDraft(size, past.rounds() == 0 ? Pairing.atRandom(here, size, past, seed)
            : Pairing.byPoints(here, size, past, points, seed));
    }

    /**
     * Fits a round that hasn't begun to who is there by now.
     *
     * @return whether that changed anything
     */
    public boolean refresh(RoundDraft draft) {
        return draft.follow(here());
    }

    /**
     * Begins a round. One before is ended.
     *
     * @param options of the game, but for the number of seats
     * @param level   of bots at seats that are left
     * @param minutes that each pupil has for a game; 0: no limit
     */
    public void begin(Game game, Options options, RoundDraft draft, int level, int minutes) {
        end();
        List<Group> round = draft.groups();
        if (round.isEmpty()) return;
        past.add(round);
        for (Group group : round) open(game, options, group, level, minutes);
        keep();
        for (ClassTable table : tables) seat(table);
        changed.run();
    }

    private void open(Game game, Options options, Group group, int level, int minutes) {
        List<Occupant> seats = new ArrayList<>();
        for (int id : group.seats()) seats.add(id == Group.BOT ? Occupant.bot(level) : occupant(id));
        int number = ++lastNumber;
        Options all = ofSeats(game, options, seats.size());
        GivenTable table = GivenTable.open(game, all, seats, minutes, crypto, transport, store.at(number), listener());
        tables.add(new ClassTable(number, group, table));
    }

    private Occupant occupant(int id) {
        Pupil pupil = host.state().roll().byId(id);
        return Occupant.client(pupil.device().key(), pupil.name().atTable());
    }

    /** The same options for another number of seats; the usual ones where that can't be. */
    private static Options ofSeats(Game game, Options options, int seats) {
        Options usual = Options.defaults(game);
        for (Option option : game.options()) if (option.id().equals(SEATS)) usual = usual.with(SEATS, Integer.toString(seats));
        Options same = usual;
        for (Map.Entry<String, String> each : options.given().entrySet()) {
            if (!each.getKey().equals(SEATS)) same = same.with(each.getKey(), each.getValue());
        }
        try {
            game.start(same, new Random32(0));
            return same;
        } catch (NotationException e) {
            return usual;
        }
    }

    /** No moves count until the games go on; that is told. */
    public void pause() {
        for (ClassTable table : tables) table.pause();
        host.state().pause();
        host.news();
    }

    public void goOn() {
        for (ClassTable table : tables) table.goOn();
        host.state().goOn();
        host.news();
    }

    public boolean isPaused() {
        return host.state().isPaused();
    }

    /** Ends the round; games that aren't over count for nobody. */
    public void end() {
        bots.cancel();
        if (isPaused()) goOn();
        for (ClassTable table : tables) {
            for (int id : table.seats()) if (id != Group.BOT) host.seatAt(id, "");
            table.forget();
        }
        tables.clear();
        keep();
        changed.run();
    }

    /** Nothing of the tables stays on this device. */
    public void forget() {
        for (ClassTable table : tables) table.forget();
        tables.clear();
        store.at(0).keep("");
    }

    /** @param now in whole seconds, as of {@link ClassHost#frame} */
    public void frame(int now) {
        bots.frame();
        if (now == seconds) return;
        seconds = now;
        int most = BEGUN_AT_ONCE - now % 2;
        int begun = 0;
        for (ClassTable table : tables) {
            table.frame(now);
            if (begun < most && table.begin()) begun++;
            if (!table.isCounted() && table.isOver()) count(table);
        }
        standIn();
        askBots();
    }

    private void count(ClassTable table) {
        table.count();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            int id = table.seats().get(seat);
            if (id == Group.BOT) continue;
            host.countGame(id);
            if (table.wins(seat)) points.put(id, points(id) + (table.isDraw() ? DRAW : WIN));
        }
        keep();
        changed.run();
    }

    private void standIn() {
        if (tables.isEmpty()) return;
        for (PupilView pupil : host.snapshot().pupils()) {
            if (pupil.away() < STAND_IN) continue;
            for (ClassTable table : tables) {
                int seat = table.seats().indexOf(pupil.id());
                if (seat >= 0) table.standIn(seat);
            }
        }
    }

    private void askBots() {
        List<GivenTable> given = new ArrayList<>();
        for (ClassTable table : tables) given.add(table.given());
        bots.serve(given);
    }

    private void keep() {
        Fields text = new Fields().add("last", lastNumber);
        if (past.rounds() > 0) text.addLines("past", past.text());
        points.forEach((id, count) -> text.add("points", id + " " + count));
        for (ClassTable table : tables) text.add("table", table.text());
        store.at(0).keep(text.text());
    }

    private void read(Fields from) {
        lastNumber = from.number("last", 0);
        if (from.has("past")) past = PastGroups.read(from.lines("past"));
        from.numbered("points").forEach((id, count) -> points.put(id, Math.max(0, WholeNumber.read(count, 0, Integer.MAX_VALUE))));
        for (String line : from.all("table")) read(new Columns(line));
    }

    private void read(Columns columns) {
        int number = columns.number(Integer.MAX_VALUE);
        boolean isCounted = columns.number(1) > 0;
        Group group = Group.read(columns);
        String kept = group == null ? null : store.kept(number);
        GivenTable table = kept == null ? null : GivenTable.goOn(kept, catalog, crypto, transport, store.at(number), listener());
        if (table == null) return;
        ClassTable restored = new ClassTable(number, group, table);
        if (isCounted) restored.count();
        if (isPaused()) restored.pause();
        tables.add(restored);
    }
}
