package uniboard.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.MovePort;
import uniboard.match.Resignation;
import uniboard.match.TakebackRules;
import uniboard.remote.AuditResult;
import uniboard.remote.ChatPhrase;
import uniboard.remote.Event;
import uniboard.remote.Line;
import uniboard.remote.Occupant;
import uniboard.remote.Phase;
import uniboard.remote.Presence;
import uniboard.remote.Proposal;
import uniboard.remote.RemoteTable;
import uniboard.stage.shelf.RemoteActions;
import uniboard.stage.table.TableNotices;

/**
 * One game of several devices on the table here: takes the moves made here, brings those that others make, and tells what is to be known of
 * them.
 */
final class SharedTable implements MovePort {
    private static final int SECONDS_A_MINUTE = 60;
    /** Seconds after which a move on its way is said to be so at the seat. */
    private static final int LATE = 2;
    /** Seconds for which a warning, or what is said after the end, is shown. */
    private static final int BRIEFLY = 20;

    private final PlayTable table;
    private final TableRole role;
    private final RemoteTable remote;
    private final SharedClocks clocks;
    private final int round;
    /** Hears what became of the game. */
    private Listener session;
    /** Of the moves that are shown, as of {@link RemoteTable#line}. */
    private Line line;
    /** The seats at which bots play on. */
    private final Set<Integer> bots;
    /** The seats whose players were away when that was told last. */
    private Set<Integer> away = Set.of();
    /** That the table is kept elsewhere by now, as long as nothing was done here since; null: it isn't, or something was. */
    private Message elsewhere;
    /** What was put when that was told last; null: nothing. */
    private Proposal told;
    private int now;
    private int underwaySince;
    /** What is shown for a while only; null: nothing. */
    private Message fading;
    private int fadesAt;
    /** That the clocks stand, as it was told on one's own turn; null: it wasn't. */
    private Message toldStop;
    /** The times as they were asked for, which go on; null: they weren't. */
    private Message times;

    /** The game that the table has now. */
    SharedTable(PlayTable table, TableRole role) {
        this.table = table;
        this.role = role;
        remote = role.table();
        clocks = new SharedClocks(remote);
        round = remote.round();
        line = remote.line();
        bots = remote.bots();
    }

    /**
     * Sits down at the game, and shows it.
     *
     * @param id         of the game, under which it is kept
     * @param seatBefore of this device in the game before; {@link Position#NOBODY} if there was none
     */
    void open(String id, int seatBefore) {
        Match match = new Match(remote.shownRecord());
        List<Occupant> seats = remote.seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            boolean isNamed = seat != remote.ownSeat() && seats.get(seat).kind() != Occupant.Kind.BOT;
            if (isNamed) match.name(seat, seats.get(seat).name());
        }
        table.share(match, remote, this, id);
        boolean hasMoved = seatBefore != Position.NOBODY && seatBefore != remote.ownSeat();
        if (hasMoved) table.session().announce(Message.of("far.seatsChanged", match.game().seatName(match.position(), remote.ownSeat())));
        if (remote.takesPart() && remote.presence(remote.ownSeat()) == Presence.WANTS_ANOTHER) notices().awaitAnother();
    }

    @Override
    public void connect(Listener listener) {
        session = listener;
    }

    @Override
    public void submit(int move) {
        if (remote.phase() != Phase.PLAYING) {
            session.refused(Message.of("table.over"));
            return;
        }
        role.seat().play(move);
        catchUp();
    }

    @Override
    public boolean isPending() {
        return remote.isMovePending();
    }

    private TableNotices notices() {
        return table.notices();
    }

    /** What somebody has said last; null: nothing since the last move. */
    private Message said() {
        return notices().said(table.match().record().plies());
    }

    /** Whether it is what the devices play now. */
    boolean isCurrent() {
        return round == remote.round() && bots.equals(remote.bots());
    }

    /** Shows the moves that others have made. */
    void catchUp() {
        if (!isCurrent() || !table.isShared()) return;
        GameRecord record = remote.shownRecord();
        takeBack();
        boolean isFurther = table.match().record().plies() < record.plies();
        if (isFurther && table.match().toMove() == remote.ownSeat() && bots.isEmpty()) elsewhere = null;
        while (table.match().record().plies() < record.plies())
            session.advanced(record.firstPlies(table.match().record().plies() + 1));
        // What others did meanwhile comes with it.
        if (isFurther && elsewhere != null) tell(elsewhere);
        if (record.tellsMoreThan(table.match().record())) session.knownBetter(record);
    }

    /** Shows that moves were taken back, as all had agreed. */
    private void takeBack() {
        Line now = remote.line();
        int same = line.inCommon(now);
        boolean isShorter = same < line.plies() || table.match().record().plies() > now.plies();
        line = now;
        if (!isShorter) return;
        tell(null);
        session.takenBack(same);
    }

    /** What others put to whoever sits here; null: nothing. */
    RemoteActions.Question question() {
        Proposal proposal = isCurrent() && table.isShared() ? remote.proposal() : null;
        return proposal == null || !proposal.isAsked(remote.ownSeat()) ? null : question(proposal);
    }

    private RemoteActions.Question question(Proposal proposal) {
        Message asking = who(proposal.seat());
        Event event = proposal.event();
        if (!event.isBack()) {
            Message text = Message.of("far.bot.ask", asking, who(event.number()));
            return new RemoteActions.Question(text, "far.bot.agree", "far.bot.refuse");
        }
        boolean isOneMove = event.number() == 1;
        Message text = Message.of(isOneMove ? "far.back.ask" : "far.back.askAll", asking);
        return new RemoteActions.Question(text, "far.back.agree", "far.back.refuse");
    }

    private boolean canPropose() {
        return canResign() && (remote.proposal() == null || remote.proposal().isRefused());
    }

    boolean canAskBack() {
        return canPropose() && !remote.isMovePending() && ownPlies() > 0;
    }

    /** That whoever sits here may ask to take back. */
    private int ownPlies() {
        return TakebackRules.plies(table.match().record(), remote.ownSeat());
    }

    void askBack() {
        if (!canAskBack()) return;
        role.seat().propose(Event.back(ownPlies()));
        tell(Message.of("far.back.asked"));
    }

    /** Those for whom a bot may play on, by seat. */
    Map<Integer, Message> absentees() {
        Map<Integer, Message> absentees = new LinkedHashMap<>();
        if (!canPropose()) return absentees;
        for (int seat = 0; seat < remote.seats().size(); seat++) if (isReplaceable(seat)) absentees.put(seat, who(seat));
        return absentees;
    }

    void askForBot(int absentee) {
        Message asked = Message.of("far.bot.asked", who(absentee));
        boolean isAlone = remote.seats().size() == 2;
        role.seat().propose(Event.bot(absentee));
        if (!isAlone && isCurrent()) tell(asked);
    }

    /** What is put, and what becomes of it, is told when it changes. */
    private void tellOfProposal() {
        Proposal proposal = remote.proposal();
        Proposal before = told;
        told = proposal;
        if (proposal == null || proposal.equals(before)) return;
        if (proposal.isAsked(remote.ownSeat())) tell(question(proposal).text());
        else if (proposal.isRefused() && proposal.refuser() != remote.ownSeat())
            tell(Message.of(proposal.event().isBack() ? "far.back.refused" : "far.bot.refused",
                who(proposal.refuser())));
    }

    boolean isOwnTurn() {
        return table.isShared() && remote.phase() == Phase.PLAYING && table.session().turn().isPersons();
    }

    /**
     * Tells that somebody has given up, or is waited for.
     *
     * @param seconds since the table was opened here
     */
    void tellNews(boolean isConnected, int seconds) {
        now = seconds;
        if (!isCurrent() || !table.isShared()) return;
        fade();
        int resigned = remote.resigned();
        if (resigned != Position.NOBODY && table.session().turn().resignation() == null) {
            boolean isOwn = resigned == remote.ownSeat();
            boolean isTimeUp = clocks.isUp(resigned);
            String own = isTimeUp ? "far.clock.upOwn" : "far.youResigned";
            Message told = isOwn ? Message.of(own) : Message.of(isTimeUp ? "far.clock.up" : "far.resigned", who(resigned));
            // What was said during the game isn't true any more.
            tell(null);
            session.ended(new Resignation(resigned, told));
        }
        tellOfProposal();
        notices().head(remote.areMovesSealed() ? Message.of("far.allDecided") : null);
        tellSeats();
        tellOfClocks();
        notices().tell(withClocks(news(isConnected)));
    }

    /** Shows what somebody at the table has said, until the next thing is done. */
    void tellSaid(int seat, ChatPhrase phrase) {
        if (!isCurrent() || !table.isShared()) return;
        Message words = Message.of("far.say." + phrase.text());
        Message speaker = seat == remote.ownSeat() ? Message.of("table.you") : who(seat);
        Message said = Message.of(phrase.isSign() ? "far.signs" : "far.says", speaker, words);
        if (isEnded()) tellBriefly(said);
        else tell(said);
    }

    /** After the end no move takes its place. */
    private void tellBriefly(Message news) {
        tell(news);
        fading = news;
        fadesAt = now + BRIEFLY;
    }

    /** What has been shown for long enough goes, and times go on. */
    private void fade() {
        if (fading != null && now >= fadesAt) {
            if (fading.equals(said())) tell(null);
            fading = null;
        }
        if (times == null) return;
        if (times.equals(said())) tellTime();
        else times = null;
    }

    /** As the seat is called beside the board. */
    private Message who(int seat) {
        Match match = table.match();
        String name = match.name(seat);
        return name.isEmpty() ? match.game().seatName(match.position(), seat) : Message.of("table.named", name);
    }

    /** Who is away, and for whom a bot plays on, stands at the seats. */
    private void tellSeats() {
        List<Message> notes = new ArrayList<>();
        Set<Integer> nowAway = new LinkedHashSet<>();
        for (int seat = 0; seat < remote.seats().size(); seat++) {
            if (!isEnded() && isAway(seat)) nowAway.add(seat);
            notes.add(note(seat, nowAway.contains(seat)));
        }
        notices().note(notes);
        for (int seat : nowAway) {
            // A player who is waiting sees this all the time.
            if (!away.contains(seat) && isOwnTurn()) tell(Message.of("far.isAway", who(seat)));
        }
        for (int seat : away) if (!isEnded() && !nowAway.contains(seat)) tell(Message.of("far.seat.back", who(seat)));
        away = nowAway;
        Message warning = isOwnTurn() ? clocks.warning() : null;
        if (warning != null) tellBriefly(warning);
    }

    private Message note(int seat, boolean isNowAway) {
        if (seat == remote.ownSeat() && isMoveLate()) return Message.of("far.seat.sending");
        if (bots.contains(seat) && !isCalledBot(seat)) return Message.of("far.seat.bot");
        Message time = clocks.note(seat);
        if (isNowAway) return time == null ? Message.of("far.seat.away") : Message.of("far.seat.both", Message.of("far.seat.away"), time);
        boolean isThinking = !isEnded() && isElsewhere(seat) && awaited() == seat;
        // Time that runs says so, too.
        return time == null && isThinking ? Message.of("far.seat.thinking") : time;
    }

    /** Whether a move made here has been on its way for longer than moves are. */
    private boolean isMoveLate() {
        if (!remote.isMoveUnderway()) underwaySince = now;
        return now - underwaySince >= LATE;
    }

    SharedClocks clocks() {
        return clocks;
    }

    void tellTime() {
        Message before = times;
        times = clocks.told(seat -> seat == remote.ownSeat() ? Message.of("table.you") : who(seat));
        if (!times.equals(before) || !times.equals(said())) tell(times);
    }

    /** Whoever gave no name is called by what plays there now. */
    private boolean isCalledBot(int seat) {
        return table.match().name(seat).isEmpty() && table.match().record().seats().get(seat).isBot();
    }

    /** @param before the same game as it was shown before; null if it wasn't */
    void tellWhoPlays(SharedTable before) {
        if (before == null || before.round != round) return;
        elsewhere = before.elsewhere;
        if (elsewhere != null) tell(elsewhere);
        for (int seat : bots) if (!before.bots.contains(seat)) tell(Message.of("far.bot.plays", who(seat)));
        for (int seat : before.bots) if (!bots.contains(seat) && isElsewhere(seat)) tell(Message.of("far.seat.back", who(seat)));
    }

    private void tell(Message news) {
        notices().hear(news, table.match().record().plies());
    }

    /** Whether whoever sits there isn't at the table, and nobody plays on for them. */
    private boolean isAway(int seat) {
        return isUnheard(seat) && !bots.contains(seat);
    }

    private boolean isUnheard(int seat) {
        boolean isLost = remote.presence(seat) == Presence.GONE || remote.presence(seat) == Presence.LOST;
        return (isLost || remote.away(seat) > 0) && isElsewhere(seat);
    }

    /** Whether a bot may play on for whoever sits there: for the table's host none can. */
    private boolean isReplaceable(int seat) {
        boolean isGone = remote.presence(seat) != Presence.LOST || remote.away(seat) > 0;
        return remote.takesPart() && isGone && isAway(seat) && remote.seats().get(seat).kind() == Occupant.Kind.CLIENT;
    }

    /** What is to be known while another device is waited for; null: nothing. */
    private Message news(boolean isConnected) {
        if (isEnded()) return newsOfEnd();
        if (!isConnected) return Message.of(remote.isMoveUnderway() ? "far.offline" : "far.offline.idle");
        for (int seat = 0; seat < remote.seats().size(); seat++)
            if (isAway(seat) && remote.presence(seat) == Presence.GONE) return gone(seat);
        int awaited = awaited();
        boolean isLost = awaited != Position.NOBODY && isAway(awaited) && remote.away(awaited) == 0;
        if (isLost) return Message.of("far.isAway", who(awaited));
        int away = awaited == Position.NOBODY || awaited == remote.ownSeat() ? 0 : remote.away(awaited);
        return away == 0 || !isAway(awaited) ? null
            : withRemedy(Message.of("far.away", Integer.toString(away / SECONDS_A_MINUTE), who(awaited)), awaited);
    }

    private Message withClocks(Message news) {
        Message stop = stop();
        return news == null || stop == null ? news == null ? stop : news : Message.of("far.ended", news, stop);
    }

    /** That the clocks stand; null where they run, or there are none. */
    private Message stop() {
        if (isEnded() || !remote.areClocksStanding()) return null;
        int keeper = 0;
        while (remote.seats().get(keeper).kind() != Occupant.Kind.HOST) keeper++;
        return Message.of("far.clock.stands", who(keeper));
    }

    /** A player who is waiting sees it all the time; a player whose turn it is sees it once. */
    private void tellOfClocks() {
        Message stop = isOwnTurn() ? stop() : null;
        if (Objects.equals(stop, toldStop)) return;
        if (stop == null && toldStop.equals(said())) tell(null);
        if (stop != null) tell(stop);
        toldStop = stop;
    }

    /** Whose move is waited for, or, once all have decided unseen by each other, who isn't there to open theirs; nobody's otherwise. */
    private int awaited() {
        if (!remote.areMovesSealed()) return table.match().toMove();
        for (int seat = 0; seat < remote.seats().size(); seat++) if (isAway(seat)) return seat;
        return Position.NOBODY;
    }

    private Message gone(int seat) {
        boolean hasRemedy = isReplaceable(seat) || role.canHostTable();
        return hasRemedy ? withRemedy(Message.of("far.isAway", who(seat)), seat) : Message.of("far.gone", who(seat));
    }

    /** Tells what can be done about somebody's being away, too. */
    private Message withRemedy(Message told, int seat) {
        if (role.canHostTable()) return Message.of("far.ended", told, Message.of("far.keep.offered"));
        return isReplaceable(seat) ? Message.of("far.ended", told, Message.of("far.bot.offered")) : told;
    }

    /** The table is kept here from now on. */
    void tellKept() {
        for (int seat = 0; seat < remote.seats().size(); seat++) if (isElsewhere(seat)) tell(Message.of("far.keep.kept", who(seat)));
    }

    /**
     * The table has been kept elsewhere since whoever sits here went away.
     *
     * @param isMoveLost whether a move that was made here hadn't got there
     */
    void tellKeptElsewhere(boolean isMoveLost) {
        for (int seat = 0; seat < remote.seats().size(); seat++) {
            if (!isElsewhere(seat)) continue;
            Message news = Message.of("far.keep.elsewhere", who(seat));
            elsewhere = isMoveLost ? Message.of("far.ended", news, Message.of("far.keep.lost")) : news;
            tell(elsewhere);
        }
    }

    private boolean isElsewhere(int seat) {
        return seat != remote.ownSeat() && remote.seats().get(seat).kind() != Occupant.Kind.BOT;
    }

    private boolean isAnotherAwaited() {
        return notices().isAnotherAwaited();
    }

    private boolean isEnded() {
        return remote.phase() == Phase.OVER;
    }

    /** Whether the game was fair, and whether another one comes. */
    private Message newsOfEnd() {
        List<Message> news = new ArrayList<>();
        if (remote.fairness() == AuditResult.FAIR) news.add(Message.of("far.fair"));
        if (remote.fairness() == AuditResult.NOT_FAIR) news.add(Message.of("far.unfair", Message.listed(remote.faults())));
        if (isUnchecked()) news.add(Message.of("far.notChecked"));
        for (int seat = 0; seat < remote.seats().size(); seat++) {
            if (!isElsewhere(seat)) continue;
            if (remote.verdict(seat) == AuditResult.FAIR) news.add(Message.of("far.foundFair", who(seat)));
            if (remote.verdict(seat) == AuditResult.NOT_FAIR) news.add(Message.of("far.foundUnfair", who(seat)));
            if (remote.presence(seat) == Presence.GONE) news.add(Message.of("far.left", who(seat)));
            if (remote.presence(seat) == Presence.WANTS_ANOTHER && !isAnotherAwaited()) news.add(Message.of("far.wantsAgain", who(seat)));
        }
        if (isAnotherAwaited()) news.add(Message.of("far.again"));
        Message all = null;
        for (Message each : news) all = all == null ? each : Message.of("far.ended", all, each);
        return all;
    }

    /** Whether nobody can check the game here, whoever dealt or kept it having gone before opening it. */
    private boolean isUnchecked() {
        boolean isUnchecked = remote.takesPart() && !remote.hasDealt() && remote.fairness() == AuditResult.NOT_CHECKED;
        for (int seat = 0; seat < remote.seats().size(); seat++) {
            boolean isOpeners = role.isHost() ? isElsewhere(seat) : remote.seats().get(seat).kind() == Occupant.Kind.HOST;
            if (isOpeners) isUnchecked &= isUnheard(seat);
        }
        return isUnchecked;
    }

    boolean canResign() {
        return table.isShared() && remote.takesPart() && remote.phase() == Phase.PLAYING;
    }

    boolean canPlayAgain() {
        return table.isShared() && remote.takesPart() && isEnded() && !isAnotherAwaited();
    }

    void playAgain() {
        if (!canPlayAgain()) return;
        notices().awaitAnother();
        role.seat().wantAnother();
        role.beginIfReady();
    }
}
