package uniboard.remote;

import java.util.List;
import java.util.Set;
import uniboard.game.Catalog;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/** The game at a table that another device hosts, as a client knows it. */
final class ClientGame {
    private final ReportedTable table;
    /** Encoded. */
    private final String ownKey;
    /** Null before the first deal, and without a seat. */
    private ClientRound round;
    private ShownGame shown;

    /** @param ownKey the device's open one */
    ClientGame(ReportedTable table, byte[] ownKey) {
        this.table = table;
        this.ownKey = Encoded.of(ownKey);
    }

    ClientRound round() {
        return round;
    }

    void round(ClientRound begun) {
        round = begun;
    }

    /** Begins the round that the table is at; none without a seat, which a bot may have taken. */
    void begin(SecureChannel channel, SeatClaim claim, Catalog catalog) {
        round = null;
        if (ownSeat() == Position.NOBODY) return;
        byte[] brought = claim.broughtTo(table.plan().round());
        round = brought == null ? new ClientRound(channel, table.plan(), ownSeat(), catalog)
            : ClientRound.takenOver(channel, table.plan(), ownSeat(), catalog, brought);
    }

    boolean isPlaying() {
        return table.plan() != null && table.plan().phase() == Phase.PLAYING;
    }

    /** {@link Position#NOBODY} if the device has none. */
    int ownSeat() {
        return table.plan() == null ? Position.NOBODY : table.plan().seatOf(ownKey);
    }

    /** What the seat knows of the game; null before it is dealt. */
    SeatRecord seen() {
        return round == null || !round.seen().isDealt() ? null : round.seen();
    }

    int plies() {
        return seen() == null ? 0 : seen().plies();
    }

    /** Whether the seat is to move and its move isn't on its way yet. */
    boolean isToMove() {
        return seen() != null && isPlaying() && !round.intent().hasMove() && seen().toMove() == ownSeat();
    }

    Proposal proposal() {
        return seen() == null || !isPlaying() ? null : round.proposal();
    }

    /** The seats at which bots play on for people who are away. */
    Set<Integer> bots() {
        return seen() == null ? Set.of() : seen().bots();
    }

    List<Message> faults() {
        return round == null ? List.of() : round.faults();
    }

    AuditReport audit() {
        return new AuditReport(false, round == null ? AuditResult.NOT_CHECKED : round.fairness(), faults());
    }

    GameSnapshot snapshot() {
        int resigned = round == null ? Position.NOBODY : round.resigned();
        if (seen() == null) return GameSnapshot.undealt(resigned);
        boolean isPending = round.intent().hasMove() && seen().toMove() == ownSeat();
        boolean areMovesSealed = isPlaying() && round.areMovesSealed();
        return new GameSnapshot(shownRecord(), seen().line(), bots(), proposal(), resigned, areMovesSealed, isPending);
    }

    private GameRecord shownRecord() {
        GameRecord opened = round.fairness() == AuditResult.FAIR ? round.opened() : null;
        shown = ShownGame.now(shown, table.plan().round(), ownSeat(), seen(), opened);
        return shown.record();
    }
}
