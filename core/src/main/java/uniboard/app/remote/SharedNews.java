package uniboard.app.remote;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import uniboard.app.table.PlayTable;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.remote.AuditResult;
import uniboard.remote.Occupant;
import uniboard.remote.Phase;
import uniboard.remote.Presence;
import uniboard.remote.Proposal;
import uniboard.remote.TableSnapshot;
import uniboard.stage.table.TableNotices;

/** Tells at a shared table who is there, whose time runs out, and what was found out after the game. */
public final class SharedNews {
    private static final int SECONDS_A_MINUTE = 60;
    /** Seconds after which a move on its way is said to be so at the seat. */
    private static final int LATE = 2;
    /** Seconds for which a warning, or what is said after the end, is shown. */
    private static final int BRIEFLY = 20;

    private final PlayTable table;
    private final TableRole role;
    private final SharedSeats seats;
    private final SharedClocks clocks = new SharedClocks();
    /** The seats whose players were away when that was told last. */
    private Set<Integer> away = Set.of();
    private TableSnapshot now;
    /** What was told last; null: nothing, or it isn't true any more. */
    private Message newest;
    /** What is put to the players, which stays until it is settled; null: nothing. */
    private Message question;
    private int seconds;
    private int underwaySince;
    /** What is shown for a while only; null: nothing. */
    private Message fading;
    private int fadesAt;
    /** That the clocks stand, as it was told on one's own turn; null: it wasn't. */
    private Message toldStop;
    /** That there is no network, as it was told on one's own turn; null: it wasn't. */
    private Message toldOffline;
    /** The times as they were asked for, which go on; null: they weren't. */
    private Message times;

    SharedNews(PlayTable table, TableRole role, SharedSeats seats) {
        this.table = table;
        this.role = role;
        this.seats = seats;
        now = role.table().snapshot();
    }

    private TableNotices notices() {
        return table.notices();
    }

    /** What was told last; null: nothing since the last move. */
    private Message said() {
        return notices().said(table.match().record().plies()) == null ? null : newest;
    }

    void tell(Message news) {
        newest = news;
        showSaid();
    }

    /** @param newQuestion what is put to the players; null: nothing any more */
    void ask(Message newQuestion) {
        if (Objects.equals(newQuestion, question)) return;
        question = newQuestion;
        newest = null;
        showSaid();
    }

    private void showSaid() {
        Message shown = newest == null ? question : newest;
        if (newest != null && question != null) shown = Message.of("far.ended", newest, question);
        notices().hear(shown, table.match().record().plies());
    }

    /** It isn't true any more. */
    void withdraw(Message told) {
        if (told.equals(said())) tell(null);
    }

    /** After the end no move takes its place. */
    void tellBriefly(Message news) {
        tell(news);
        fading = news;
        fadesAt = seconds + BRIEFLY;
    }

    /**
     * Begins to tell how things stand.
     *
     * @param secondsNow since the table was opened here
     */
    void look(TableSnapshot newest, int secondsNow) {
        now = newest;
        seconds = secondsNow;
        fade();
    }

    /** What has been shown for long enough goes, and times go on. */
    private void fade() {
        if (fading != null && seconds >= fadesAt) {
            withdraw(fading);
            fading = null;
        }
        if (times == null) return;
        if (times.equals(said())) tellTime(now);
        else times = null;
    }

    void tellTime(TableSnapshot newest) {
        Message before = times;
        times = SharedClocks.sentence(newest, seat -> seats.whoOrYou(newest, seat));
        if (!times.equals(before) || !times.equals(said())) tell(times);
    }

    /** After {@link #look}. */
    void tellAll(boolean isConnected) {
        notices().head(now.played().areMovesSealed() ? Message.of("far.allDecided") : null);
        tellSeats();
        tellOfClocks();
        tellOfLine(isConnected);
        notices().tell(withClocks(news(isConnected)));
    }

    private boolean isOwnTurn() {
        return seats.isOwnTurn(now);
    }

    /** Who is away, and for whom a bot plays on, stands at the seats. */
    private void tellSeats() {
        List<Message> notes = new ArrayList<>();
        Set<Integer> nowAway = new LinkedHashSet<>();
        for (int seat = 0; seat < now.seats().size(); seat++) {
            if (!isEnded() && seats.isAway(now, seat)) nowAway.add(seat);
            notes.add(note(seat, nowAway.contains(seat)));
        }
        notices().note(notes);
        for (int seat : nowAway) {
            withdraw(Message.of("far.seat.back", seats.who(seat)));
            // A player who is waiting sees this all the time.
            if (!isOwnTurn()) withdraw(isAway(seat));
            else if (!away.contains(seat)) tell(isAway(seat));
        }
        for (int seat : away) if (!isEnded() && !nowAway.contains(seat)) tell(Message.of("far.seat.back", seats.who(seat)));
        away = nowAway;
        Message warning = isOwnTurn() ? clocks.warning(now) : null;
        if (warning != null) tellBriefly(warning);
    }

    /** For a player who can move: what the others see of the move waits for its host. */
    private Message isAway(int seat) {
        return Message.of(seat == now.host() ? "far.hostIsAway" : "far.isAway", seats.who(seat));
    }

    private Message note(int seat, boolean isNowAway) {
        if (seat == now.ownSeat() && isMoveLate()) return Message.of("far.seat.sending");
        if (seats.bots().contains(seat) && !seats.isCalledBot(seat)) return Message.of("far.seat.bot");
        Message time = SharedClocks.note(now, seat);
        if (isNowAway) return time == null ? Message.of("far.seat.away") : Message.of("far.seat.both", Message.of("far.seat.away"), time);
        boolean isThinking = !isEnded() && seats.isElsewhere(now, seat) && seats.awaited(now) == seat;
        // Time that runs says so, too.
        return time == null && isThinking ? Message.of("far.seat.thinking") : time;
    }

    /** Whether a move made here has been on its way for longer than moves are. */
    private boolean isMoveLate() {
        if (!role.table().isMoveUnderway()) underwaySince = seconds;
        return seconds - underwaySince >= LATE;
    }

    private boolean isEnded() {
        return now.phase() == Phase.OVER;
    }

    /** What the player learns while waiting for another device; null: nothing. */
    private Message news(boolean isConnected) {
        if (isEnded()) return newsOfEnd(isConnected);
        if (!isConnected) return Message.of(role.table().isMoveUnderway() ? "far.offline" : "far.offline.idle");
        for (int seat = 0; seat < now.seats().size(); seat++)
            if (seats.isAway(now, seat) && now.presence(seat) == Presence.GONE) return gone(seat);
        Message host = hostIsAway();
        if (host != null) return withRemedy(host, now.host());
        int awaited = seats.awaited(now);
        if (awaited == Position.NOBODY || !seats.isAway(now, awaited)) return null;
        if (now.away(awaited) == 0) return Message.of("far.isAway", seats.who(awaited));
        Message told = Message.of("far.away", Integer.toString(now.away(awaited) / SECONDS_A_MINUTE), seats.who(awaited));
        return withRemedy(told, awaited);
    }

    private Message withClocks(Message news) {
        Message stop = stop();
        if (stop == null) return news;
        return news == null ? stop : Message.of("far.ended", news, stop);
    }

    /** That the clocks stand; null where they run, or there are none. */
    private Message stop() {
        if (isEnded() || !now.areClocksStanding()) return null;
        return now.host() == Position.NOBODY ? Message.of("class.teacherAway") : Message.of("far.clock.stands", seats.who(now.host()));
    }

    /** A player who is waiting sees it all the time; a player whose turn it is sees it once. */
    private void tellOfClocks() {
        Message stop = isOwnTurn() ? stop() : null;
        if (Objects.equals(stop, toldStop)) return;
        if (stop == null && toldStop.equals(said())) tell(null);
        if (stop != null) tell(stop);
        toldStop = stop;
    }

    /** A player who is waiting sees it all the time, see {@link #news}. */
    private void tellOfLine(boolean isConnected) {
        Message offline = isConnected || isEnded() || !isOwnTurn() ? null : Message.of("far.offline.own");
        if (Objects.equals(offline, toldOffline)) return;
        if (offline == null) withdraw(toldOffline);
        else tell(offline);
        toldOffline = offline;
    }

    private Message gone(int seat) {
        boolean hasRemedy = seats.isReplaceable(now, seat) || role.canHostTable();
        boolean isMissed = role.table().takesPart() && (seat == seats.awaited(now) || seat == now.host());
        return hasRemedy || !isMissed ? withRemedy(Message.of("far.isAway", seats.who(seat)), seat)
            : Message.of("far.gone", seats.who(seat));
    }

    /** That nothing goes on without the host; null while the host is there. */
    private Message hostIsAway() {
        int host = now.host();
        if (host == Position.NOBODY || !seats.isAway(now, host)) return null;
        return Message.of(role.table().isMoveUnderway() ? "far.hostIsAway.sending" : "far.hostIsAway.waiting", seats.who(host));
    }

    /** Adds what can be done about somebody who is away. */
    private Message withRemedy(Message told, int seat) {
        if (role.canHostTable()) return Message.of("far.ended", told, Message.of("far.keep.offered"));
        Proposal open = now.proposal();
        boolean isAskedFor = open != null && !open.isRefused() && !open.event().isBack() && open.event().number() == seat;
        boolean isOffered = seats.isReplaceable(now, seat) && !isAskedFor;
        return isOffered ? Message.of("far.ended", told, Message.of("far.bot.offered")) : told;
    }

    /** Whether the game was fair, and whether another one comes. */
    private Message newsOfEnd(boolean isConnected) {
        List<Message> news = new ArrayList<>();
        if (!isConnected) news.add(Message.of("far.offline.idle"));
        if (now.audit().result() == AuditResult.FAIR) news.add(Message.of("far.fair"));
        if (now.audit().result() == AuditResult.NOT_FAIR) news.add(Message.of("far.unfair", Message.listed(now.audit().faults())));
        if (isUnchecked()) news.add(Message.of("far.notChecked"));
        for (int seat = 0; seat < now.seats().size(); seat++) if (seats.isElsewhere(now, seat)) addNewsOf(seat, news);
        if (notices().isAnotherAwaited()) news.add(another());
        Message all = null;
        for (Message each : news) all = all == null ? each : Message.of("far.ended", all, each);
        return all;
    }

    /** Who hasn't yet said that they want another game, which the player here wants. */
    private Message another() {
        List<Message> undecided = new ArrayList<>();
        for (int seat = 0; seat < now.seats().size(); seat++)
            if (seats.isElsewhere(now, seat) && isUndecided(now.presence(seat))) undecided.add(seats.who(seat));
        Message again = Message.of("far.again");
        return undecided.isEmpty() ? again : Message.of("far.ended", again, SharedSeats.awaits(undecided));
    }

    private static boolean isUndecided(Presence presence) {
        return presence == Presence.HERE || presence == Presence.LOST;
    }

    private void addNewsOf(int seat, List<Message> news) {
        AuditResult verdict = now.statuses().get(seat).verdict();
        if (verdict == AuditResult.FAIR) news.add(Message.of("far.foundFair", seats.who(seat)));
        if (verdict == AuditResult.NOT_FAIR) news.add(Message.of("far.foundUnfair", seats.who(seat)));
        if (now.presence(seat) == Presence.GONE) news.add(Message.of("far.left", seats.who(seat)));
        else if (seats.isAway(now, seat)) news.add(Message.of("far.isAway", seats.who(seat)));
        boolean wantsAnother = now.presence(seat) == Presence.WANTS_ANOTHER && !notices().isAnotherAwaited();
        if (wantsAnother) news.add(Message.of("far.wantsAgain", seats.who(seat)));
    }

    /** Whether nobody can check the game here, the dealer or host it having gone before opening it. */
    private boolean isUnchecked() {
        boolean isUnchecked = role.table().takesPart() && !now.audit().hasDealt() && now.audit().result() == AuditResult.NOT_CHECKED;
        for (int seat = 0; seat < now.seats().size(); seat++) {
            boolean isOpeners = role.isHost() ? seats.isElsewhere(now, seat) : now.seats().get(seat).kind() == Occupant.Kind.HOST;
            if (isOpeners) isUnchecked &= seats.isUnheard(now, seat);
        }
        return isUnchecked;
    }
}
