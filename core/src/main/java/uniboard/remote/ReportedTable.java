package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import uniboard.game.Game;

/** A table as its host reports it to everybody who comes to it. */
final class ReportedTable {
    private final ReportedPresence presence = new ReportedPresence();
    private final QuickChat chat = new QuickChat();
    private Plan plan;
    private String gameId = "";
    private boolean isHostOlder;
    private int seconds;

    /** Null until the table has been heard of. */
    Plan plan() {
        return plan;
    }

    void plan(Plan heard) {
        plan = heard;
    }

    ReportedPresence presence() {
        return presence;
    }

    /** As {@link TableSnapshot#gameId}. */
    String gameId() {
        return gameId;
    }

    void hearGame(SignedMessage message) {
        gameId = message.open().get("game");
    }

    void hearHost(SignedMessage message) {
        isHostOlder = ProtocolVersion.isOlder(message.open());
    }

    /** Who is there, and whose time runs. */
    void hearPresence(SignedMessage message) {
        presence.hear(message.open(), seconds);
    }

    /** @return what players have said since, by seat */
    Map<Integer, ChatPhrase> hearChat(SignedMessage message) {
        return chat.hear(message.open(), plan.round());
    }

    /** Since the table was opened here. */
    int seconds() {
        return seconds;
    }

    void seconds(int now) {
        seconds = now;
    }

    /** Seconds since the player at a seat was heard of; 0 while they are there. */
    int away(int seat) {
        return presence.away(plan.seats().get(seat), seat, seconds);
    }

    /** In seconds; {@link SeatStatus#NO_CLOCK} where no time is counted. */
    int timeLeft(int seat) {
        return presence.timeLeft(plan, seat, seconds);
    }

    /** @param round as of {@link TableSnapshot} */
    TableSnapshot snapshot(int round, int ownSeat, boolean isOvertaken, GameSnapshot played, AuditReport audit) {
        if (plan == null) {
            return new TableSnapshot(gameId, null, null, round, false, 0, List.of(), ownSeat, isOvertaken, false, List.of(), played, audit);
        }
        Game game = plan.game();
        List<SeatStatus> statuses = new ArrayList<>();
        for (int seat = 0; seat < plan.seats().size(); seat++) statuses.add(status(seat));
        boolean areClocksStanding = plan.phase() == Phase.PLAYING && presence.areClocksStanding(plan, seconds);
        return new TableSnapshot(gameId, game, plan.phase(), round, plan.isOpen(), plan.minutes(), plan.seats(), ownSeat, isOvertaken,
            areClocksStanding, statuses, played, audit);
    }

    private SeatStatus status(int seat) {
        boolean isOlder = isHostOlder && seat == plan.host();
        return new SeatStatus(presence.presence(seat), away(seat), timeLeft(seat), AuditResult.NOT_CHECKED, isOlder);
    }
}
