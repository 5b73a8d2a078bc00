package uniboard.remote;

import java.util.Arrays;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.WholeNumber;

/**
 * A look at a table that another device hosts: what everyone may know of the game, from the first step on that the host's message to all
 * still had when it was first heard. Says nothing itself.
 */
public final class Spectator implements RemoteTable {
    private final SecureChannel channel;
    private final Catalog catalog;
    private final Listener listener;
    /** The open one of the device that hosts the table; empty before it has been heard. */
    private byte[] hostKey = new byte[0];
    private final ReportedTable table = new ReportedTable();
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

    private Spectator(SecureChannel channel, Catalog catalog, Listener listener) {
        this.channel = channel;
        this.catalog = catalog;
        this.listener = listener;
    }

    /** @param invitation of either kind */
    public static Spectator come(Invitation invitation, Catalog catalog, Crypto crypto, Transport transport, Listener listener) {
        Spectator spectator = new Spectator(new SecureChannel(crypto, transport, invitation, crypto.random(Crypto.KEY)), catalog, listener);
        spectator.channel.listenToAll(spectator::hear);
        spectator.channel.listenToBroken(spectator::hearBroken);
        return spectator;
    }

    private void hearBroken(SignedMessage message) {
        if (table.plan() == null || !Arrays.equals(message.sender(), hostKey)) return;
        table.presence().lose(table.plan().host());
        changed();
    }

    private void hear(SignedMessage message) {
        // What it said last, said once more on a new line.
        boolean isHosts = table.plan() != null && Arrays.equals(message.sender(), hostKey);
        if (isHosts && table.presence().find(table.plan().host())) changed();
        boolean isFromHeir = channel.isFromHeir(message) && (table.plan() == null || table.seconds() - heardAt >= HostMigration.AFTER);
        boolean isNews = isFromHeir || message.number() > heard && channel.isFromHost(message);
        Plan told = isNews ? Plan.heard(message.open(), catalog) : null;
        if (isNews) table.hearGame(message);
        if (isNews && table.plan() == null && told == null) changed();
        boolean isOfTable = told != null && (table.plan() == null || told.isLike(table.plan()) && told.round() >= table.plan().round());
        if (!isOfTable) return;
        if (isFromHeir) channel.follow(message);
        hostKey = message.sender();
        heard = message.number();
        heardAt = table.seconds();
        if (table.plan() != null && told.round() > table.plan().round()) seen = null;
        table.plan(told);
        Fields open = message.open();
        table.hearPresence(message);
        int gaveUp = open.number("resigned", Position.NOBODY);
        resigned = gaveUp < table.plan().seats().size() ? gaveUp : Position.NOBODY;
        int moves = 0;
        int plies = seen() == null ? 0 : seen().plies();
        try {
            moves = hearPlies(open);
            lookAtSealed(message);
        } catch (NotationException e) {
            // What can't be read isn't shown; the next message may tell more.
            seen = null;
        }
        changed();
        moves = Math.max(moves, seen() == null ? 0 : seen().plies() - plies);
        for (int i = 0; i < moves; i++) listener.moved(snapshot());
        table.hearChat(message).forEach(listener::said);
    }

    private void lookAtSealed(SignedMessage message) {
        commitments = new Commitments(channel, table.plan().round(), Position.NOBODY);
        commitments.hear(message.open(), message.number());
        if (seen != null) commitments.follow(seen, from);
    }

    /** @return how many moves came to those heard before */
    private int hearPlies(Fields open) {
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
        seen = new SeatRecord(channel.crypto(), table.plan().game(), table.plan().options(), Position.NOBODY, table.plan().seats().size());
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

    /** Whether another device than the one that invited hosts the table. */
    public boolean hasHeir() {
        return channel.hasHeir();
    }

    /** What everyone may know of the game, without a gap; null before it is dealt. */
    public SeatRecord seen() {
        return seen == null ? null : commitments.shown();
    }

    private void changed() {
        listener.changed(snapshot());
    }

    /** Its round rises whenever {@link #seen} begins again: with another game, or where moves were missed. */
    @Override
    public TableSnapshot snapshot() {
        return table.snapshot(stretch, Position.NOBODY, false, game(), new AuditReport(false, AuditResult.NOT_CHECKED, List.of()));
    }

    private GameSnapshot game() {
        SeatRecord record = seen();
        if (record == null) return GameSnapshot.undealt(resigned);
        // To those who look on nothing is opened.
        shown = ShownGame.now(shown, stretch, Position.NOBODY, record, null);
        boolean areMovesSealed = table.plan().phase() == Phase.PLAYING && commitments.isComplete();
        return new GameSnapshot(shown.record(), record.line(), record.bots(), null, resigned, areMovesSealed, false);
    }

    @Override
    public Invitation invitation() {
        return channel.invitation();
    }

    @Override
    public void frame(int now) {
        table.seconds(now);
    }
}
