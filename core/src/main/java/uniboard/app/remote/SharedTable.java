package uniboard.app.remote;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import uniboard.app.table.PlayTable;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.MovePort;
import uniboard.match.Resignation;
import uniboard.match.TakebackRules;
import uniboard.remote.ChatPhrase;
import uniboard.remote.Event;
import uniboard.remote.GameSnapshot;
import uniboard.remote.Line;
import uniboard.remote.Occupant;
import uniboard.remote.Phase;
import uniboard.remote.Presence;
import uniboard.remote.Proposal;
import uniboard.remote.RemoteTable;
import uniboard.remote.TableSnapshot;
import uniboard.stage.library.SharedGameActions;
import uniboard.stage.table.TableNotices;

/** One game of several devices on the table here: takes the moves made here, and brings those that others make. */
public final class SharedTable implements MovePort {
    private final PlayTable table;
    private final TableRole role;
    private final RemoteTable remote;
    private final SharedSeats seats;
    private final SharedNews news;
    private final RemoteStore memory;
    private final int round;
    /** Hears what became of the game. */
    private Listener session;
    /** Of the moves that are shown, as of {@link GameSnapshot#line}. */
    private Line line;
    /** That the table is hosted elsewhere now, as long as nothing was done here since; null: it isn't, or something was. */
    private Message elsewhere;
    /** What was put when that was told last; null: nothing. */
    private Proposal told;

    /** The game that the table has now. */
    SharedTable(PlayTable table, TableRole role, RemoteStore memory) {
        this.memory = memory;
        this.table = table;
        this.role = role;
        remote = role.table();
        TableSnapshot begun = remote.snapshot();
        round = begun.round();
        line = begun.played().line();
        seats = new SharedSeats(table, role, begun.bots());
        news = new SharedNews(table, role, seats);
    }

    /**
     * Sits down at the game, and shows it.
     *
     * @param id         of the game, under which it is kept
     * @param seatBefore of this device in the game before; {@link Position#NOBODY} if there was none
     */
    public void open(String id, int seatBefore) {
        TableSnapshot now = remote.snapshot();
        Match match = new Match(now.record());
        List<Occupant> occupants = now.seats();
        for (int seat = 0; seat < occupants.size(); seat++)
            if (seats.isElsewhere(now, seat)) match.name(seat, role.called(occupants.get(seat)));
        table.share(match, remote, this, id);
        boolean hasMoved = seatBefore != Position.NOBODY && seatBefore != now.ownSeat();
        if (hasMoved) table.session().announce(Message.of("far.seatsChanged", match.words().seatName(now.ownSeat())));
        if (role.isPupil()) notices().nameNext("class.back");
        if (remote.takesPart() && now.presence(now.ownSeat()) == Presence.WANTS_ANOTHER) notices().awaitAnother();
    }

    @Override
    public void connect(Listener listener) {
        session = listener;
    }

    @Override
    public void submit(int move) {
        if (remote.snapshot().phase() != Phase.PLAYING) {
            session.refused(Message.of("table.over"));
            return;
        }
        memory.forgetAhead();
        role.seat().play(move);
        catchUp();
    }

    @Override
    public void keepAhead(int ply, String move) {
        memory.keepAhead(remote.invitation(), round, ply, move);
    }

    @Override
    public String keptAhead(int ply) {
        return memory.keptAhead(remote.invitation(), round, ply);
    }

    @Override
    public boolean isPending() {
        return remote.snapshot().played().isMovePending();
    }

    private TableNotices notices() {
        return table.notices();
    }

    /** Whether it is what the devices play now. */
    boolean isCurrent(TableSnapshot now) {
        return round == now.round() && seats.bots().equals(now.bots());
    }

    private boolean isShown(TableSnapshot now) {
        return isCurrent(now) && table.isShared();
    }

    /** Shows the moves that others have made. */
    void catchUp() {
        TableSnapshot now = remote.snapshot();
        if (!isShown(now)) return;
        GameRecord record = now.record();
        takeBack(now.played().line());
        boolean isFurther = table.match().record().plies() < record.plies();
        if (isFurther && table.match().toMove() == now.ownSeat() && seats.bots().isEmpty()) elsewhere = null;
        while (table.match().record().plies() < record.plies())
            session.advanced(record.firstPlies(table.match().record().plies() + 1));
        // What others did meanwhile comes with it.
        if (isFurther && elsewhere != null) news.tell(elsewhere);
        if (record.tellsMoreThan(table.match().record())) session.knownBetter(record);
    }

    /** Shows that moves were taken back, as all had agreed. */
    private void takeBack(Line standing) {
        int same = line.inCommon(standing);
        boolean isShorter = same < line.plies() || table.match().record().plies() > standing.plies();
        line = standing;
        if (!isShorter) return;
        memory.forgetAhead();
        news.tell(null);
        session.takenBack(same);
    }

    /** What others put to the player here; null: nothing. */
    SharedGameActions.Question question() {
        TableSnapshot now = remote.snapshot();
        Proposal proposal = isShown(now) ? now.proposal() : null;
        return proposal == null || !proposal.isAsked(now.ownSeat()) ? null : question(proposal);
    }

    private SharedGameActions.Question question(Proposal proposal) {
        Message asking = seats.who(proposal.seat());
        Event event = proposal.event();
        if (!event.isBack()) {
            Message text = Message.of("far.bot.ask", asking, seats.who(event.number()));
            return new SharedGameActions.Question(text, "far.bot.agree", "far.bot.refuse");
        }
        boolean isOneMove = event.number() == 1;
        Message text = Message.of(isOneMove ? "far.back.ask" : "far.back.askAll", asking);
        return new SharedGameActions.Question(text, "far.back.agree", "far.back.refuse");
    }

    private boolean canPropose(TableSnapshot now) {
        return canResign(now) && (now.proposal() == null || now.proposal().isRefused());
    }

    boolean canAskBack() {
        TableSnapshot now = remote.snapshot();
        return canPropose(now) && !now.played().isMovePending() && ownPlies(now) > 0;
    }

    /** How many the player here may ask to take back. */
    private int ownPlies(TableSnapshot now) {
        return TakebackRules.plies(table.match().record(), now.ownSeat());
    }

    void askBack() {
        if (!canAskBack()) return;
        role.seat().propose(Event.back(ownPlies(remote.snapshot())));
    }

    /** Those for whom a bot may play on, by seat. */
    Map<Integer, Message> absentees() {
        TableSnapshot now = remote.snapshot();
        Map<Integer, Message> absentees = new LinkedHashMap<>();
        if (!canPropose(now)) return absentees;
        for (int seat = 0; seat < now.seats().size(); seat++) if (seats.isReplaceable(now, seat)) absentees.put(seat, seats.who(seat));
        return absentees;
    }

    void askForBot(int absentee) {
        role.seat().propose(Event.bot(absentee));
    }

    /** What is put, and what becomes of it, is told when it changes. */
    private void tellOfProposal(TableSnapshot now) {
        Proposal proposal = now.proposal();
        Proposal before = told;
        told = proposal;
        news.ask(proposal == null ? null : openQuestion(now, proposal));
        if (proposal == null || proposal.equals(before)) return;
        if (proposal.isRefused() && proposal.refuser() != now.ownSeat())
            news.tell(Message.of(proposal.event().isBack() ? "far.back.refused" : "far.bot.refused", seats.who(proposal.refuser())));
    }

    /** What is asked of the player here, or whose answers are missing to what the player wants; null: nothing. */
    private Message openQuestion(TableSnapshot now, Proposal proposal) {
        if (proposal.isAsked(now.ownSeat())) return Message.of("far.ended", question(proposal).text(), Message.of("far.answerThere"));
        List<Message> undecided = new ArrayList<>();
        for (int seat = 0; seat < now.seats().size(); seat++)
            if (proposal.isAsked(seat) && seats.isElsewhere(now, seat) && !seats.bots().contains(seat)) undecided.add(seats.who(seat));
        if (undecided.isEmpty() || !role.table().takesPart()) return null;
        return Message.of("far.ended", wanted(now, proposal), SharedSeats.awaits(undecided));
    }

    private Message wanted(TableSnapshot now, Proposal proposal) {
        if (proposal.seat() != now.ownSeat()) return Message.of("far.agreed");
        return proposal.event().isBack() ? Message.of("far.back.asked") : Message.of("far.bot.asked", seats.who(proposal.event().number()));
    }

    boolean isOwnTurn() {
        return seats.isOwnTurn(remote.snapshot());
    }

    /**
     * Tells that somebody has given up, or is waited for.
     *
     * @param seconds since the table was opened here
     */
    void tellNews(boolean isConnected, int seconds) {
        TableSnapshot now = remote.snapshot();
        if (!isShown(now)) return;
        news.look(now, seconds);
        int resigned = now.played().resigned();
        if (resigned != Position.NOBODY && table.session().turn().resignation() == null) end(now, resigned);
        tellOfProposal(now);
        news.tellAll(isConnected);
    }

    private void end(TableSnapshot now, int resigned) {
        boolean isTimeUp = now.timeLeft(resigned) == 0;
        String own = isTimeUp ? "far.clock.upOwn" : "far.youResigned";
        Message others = Message.of(isTimeUp ? "far.clock.up" : "far.resigned", seats.who(resigned));
        // What was said during the game isn't true any more.
        news.tell(null);
        session.ended(new Resignation(resigned, resigned == now.ownSeat() ? Message.of(own) : others));
    }

    /** Shows what somebody at the table has said, until the next thing is done. */
    void tellSaid(int seat, ChatPhrase phrase) {
        TableSnapshot now = remote.snapshot();
        if (!isShown(now)) return;
        Message words = Message.of("far.say." + phrase.text());
        Message said = Message.of(phrase.isSign() ? "far.signs" : "far.says", seats.whoOrYou(now, seat), words);
        if (now.phase() == Phase.OVER) news.tellBriefly(said);
        else news.tell(said);
    }

    boolean hasClocks() {
        return SharedClocks.areOn(remote.snapshot());
    }

    void tellTime() {
        news.tellTime(remote.snapshot());
    }

    /** @param before the same game as it was shown before; null if it wasn't */
    void tellWhoPlays(SharedTable before) {
        if (before == null || before.round != round) return;
        TableSnapshot now = remote.snapshot();
        elsewhere = before.elsewhere;
        if (elsewhere != null) news.tell(elsewhere);
        Set<Integer> bots = seats.bots();
        Set<Integer> botsBefore = before.seats.bots();
        for (int seat : bots) if (!botsBefore.contains(seat)) news.tell(Message.of("far.bot.plays", seats.who(seat)));
        for (int seat : botsBefore)
            if (!bots.contains(seat) && seats.isElsewhere(now, seat)) news.tell(Message.of("far.seat.back", seats.who(seat)));
    }

    /** The table is hosted here from now on. */
    void tellHosted() {
        TableSnapshot now = remote.snapshot();
        for (int seat = 0; seat < now.seats().size(); seat++)
            if (seats.isElsewhere(now, seat)) news.tell(Message.of("far.keep.kept", seats.who(seat)));
    }

    /**
     * The table has been hosted elsewhere since the player here went away.
     *
     * @param isMoveLost whether a move that was made here hadn't got there
     */
    void tellHostedElsewhere(boolean isMoveLost) {
        TableSnapshot now = remote.snapshot();
        for (int seat = 0; seat < now.seats().size(); seat++) {
            if (!seats.isElsewhere(now, seat)) continue;
            Message moved = Message.of("far.keep.elsewhere", seats.who(seat));
            elsewhere = isMoveLost ? Message.of("far.ended", moved, Message.of("far.keep.lost")) : moved;
            news.tell(elsewhere);
        }
    }

    boolean canResign() {
        return canResign(remote.snapshot());
    }

    private boolean canResign(TableSnapshot now) {
        return table.isShared() && remote.takesPart() && now.phase() == Phase.PLAYING;
    }

    boolean canPlayAgain() {
        boolean isOver = remote.snapshot().phase() == Phase.OVER;
        return table.isShared() && remote.takesPart() && isOver && !notices().isAnotherAwaited();
    }

    void playAgain() {
        if (!canPlayAgain()) return;
        notices().awaitAnother();
        role.seat().wantAnother();
        role.beginIfReady();
    }
}
