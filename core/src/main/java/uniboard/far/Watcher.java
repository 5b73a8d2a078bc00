package uniboard.far;

import java.util.List;
import java.util.Set;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.WholeNumber;
import uniboard.match.GameRecord;

/**
 * A look at a table that another device keeps: what everyone may know of the game, from the first step on that the keeper's letter to all
 * still had when it was first heard. Says nothing itself.
 */
public final class Watcher implements RemoteTable {
    private final Station station;
    private final Catalog catalog;
    private final Listener listener;
    private final Whereabouts whereabouts = new Whereabouts();
    private final Talk talk = new Talk();
    private Plan plan;
    private String gameId = "";
    private int heard;
    private int heardAt;
    /** What was heard without a gap; null before the first position. */
    private SeatRecord seen;
    private Commitments commitments;
    /** The step at which that begins. */
    private int from;
    private int stretch;
    private ShownGame shown;
    private int resigned = Position.NOBODY;
    private int seconds;

    private Watcher(Station station, Catalog catalog, Listener listener) {
        this.station = station;
        this.catalog = catalog;
        this.listener = listener;
    }

    /** @param invitation of either kind */
    public static Watcher come(Invitation invitation, Catalog catalog, Seal seal, Wire wire, Listener listener) {
        Watcher watcher = new Watcher(new Station(seal, wire, invitation, seal.random(Seal.KEY)), catalog, listener);
        watcher.station.listenToAll(watcher::hear);
        return watcher;
    }

    private void hear(Letter letter) {
        boolean isFromHeir = station.isFromHeir(letter) && (plan == null || seconds - heardAt >= Succession.AFTER);
        boolean isNews = isFromHeir || letter.number() > heard && station.isFromKeeper(letter);
        Plan told = isNews ? Plan.heard(letter.open(), catalog) : null;
        if (isNews) gameId = letter.open().get("game");
        if (isNews && plan == null && told == null) listener.changed();
        boolean isOfTable = told != null && (plan == null || told.isLike(plan) && told.round() >= plan.round());
        if (!isOfTable) return;
        if (isFromHeir) station.follow(letter);
        heard = letter.number();
        heardAt = seconds;
        if (plan != null && told.round() > plan.round()) seen = null;
        plan = told;
        Entries open = letter.open();
        whereabouts.hear(open, seconds);
        int gaveUp = open.number("resigned", Position.NOBODY);
        resigned = gaveUp < plan.seats().size() ? gaveUp : Position.NOBODY;
        int moves = 0;
        int plies = seen() == null ? 0 : seen().plies();
        try {
            moves = hearPlies(open);
            lookAtSealed(letter);
        } catch (NotationException e) {
            // What can't be read isn't shown; the next letter may tell more.
            seen = null;
        }
        listener.changed();
        moves = Math.max(moves, seen() == null ? 0 : seen().plies() - plies);
        for (int i = 0; i < moves; i++) listener.moved();
        talk.hear(open, plan.round()).forEach(listener::said);
    }

    private void lookAtSealed(Letter letter) {
        commitments = new Commitments(station, plan.round(), Position.NOBODY);
        commitments.hear(letter.open(), letter.number());
        if (seen != null) commitments.follow(seen, from);
    }

    /** @return how many moves came to those heard before */
    private int hearPlies(Entries open) {
        if (!open.has("begin")) return 0;
        int first = open.number("from", 0);
        boolean isGap = seen == null || first < 0 || first > from + seen.steps();
        if (isGap) begin(first, open.get("begin"));
        int before = stretch;
        int known = from + seen.steps();
        for (String step : open.all("step")) hearStep(step.split("\t", -1));
        return isGap || stretch > before ? 0 : from + seen.steps() - known;
    }

    private void begin(int step, String view) {
        seen = new SeatRecord(station.seal(), plan.game(), plan.options(), Position.NOBODY, plan.seats().size());
        seen.hear(view);
        from = step;
        stretch++;
    }

    private void hearStep(String[] parts) {
        int step = WholeNumber.read(parts[0], 0, Integer.MAX_VALUE);
        if (parts.length != 3 || step == WholeNumber.NONE || step < from || step > from + seen.steps()) return;
        boolean isNews = step == from + seen.steps();
        // What was taken back is older than what is known here.
        Event event = Event.read(parts[1]);
        boolean isOlder = isNews && event != null && event.isBack() && event.number() > seen.plies();
        if (isOlder) begin(step + 1, parts[2]);
        else if (isNews) seen.hear(parts[1], parts[2]);
        else seen.hearAgain(step - from, parts[1]);
    }

    @Override
    public Game game() {
        return plan == null ? null : plan.game();
    }

    @Override
    public String gameId() {
        return gameId;
    }

    /** Whether another device than the one that invited keeps the table. */
    public boolean hasHeir() {
        return station.hasHeir();
    }

    @Override
    public List<Occupant> seats() {
        return plan == null ? List.of() : plan.seats();
    }

    @Override
    public Phase phase() {
        return plan == null ? null : plan.phase();
    }

    /** What everyone may know of the game, without a gap; null before it is dealt. */
    public SeatRecord seen() {
        return seen == null ? null : commitments.shown();
    }

    @Override
    public boolean areMovesSealed() {
        return seen != null && plan.phase() == Phase.PLAYING && commitments.isComplete();
    }

    /** Rises whenever {@link #seen} begins anew: with another game, or where moves were missed. */
    @Override
    public int round() {
        return stretch;
    }

    @Override
    public Invitation invitation() {
        return station.invitation();
    }

    @Override
    public int ownSeat() {
        return Position.NOBODY;
    }

    /** To those who look on nothing is opened. */
    @Override
    public GameRecord shownRecord() {
        if (seen() == null) return null;
        shown = ShownGame.now(shown, round(), ownSeat(), seen(), null);
        return shown.record();
    }

    @Override
    public Line line() {
        return seen().line();
    }

    @Override
    public Set<Integer> bots() {
        return seen() == null ? Set.of() : seen().bots();
    }

    @Override
    public int resigned() {
        return resigned;
    }

    @Override
    public int away(int seat) {
        return plan == null ? 0 : whereabouts.away(plan.seats().get(seat), seat, seconds);
    }

    @Override
    public int timeLeft(int seat) {
        return plan == null ? Keeper.NO_CLOCK : whereabouts.timeLeft(plan, seat, seconds);
    }

    @Override
    public boolean areClocksStanding() {
        return phase() == Phase.PLAYING && whereabouts.areClocksStanding(plan, seconds);
    }

    @Override
    public Presence presence(int seat) {
        return whereabouts.presence(seat);
    }

    @Override
    public void frame(int now) {
        seconds = now;
    }
}
