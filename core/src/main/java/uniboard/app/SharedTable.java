package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import uniboard.far.BackRequest;
import uniboard.far.Fairly;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Phrase;
import uniboard.far.Presence;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.FarPlayers;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.TakingBack;

/** One game of several devices on the table here: the moves that others make, and what is to be known of them. */
final class SharedTable {
    private static final int SECONDS_A_MINUTE = 60;

    private final PlayTable table;
    private final FarSide side;
    private final int round;
    /** Of the moves that are shown, as of {@link FarSide#line}. */
    private List<Integer> line;
    /** What was asked when that was told last; null: nothing. */
    private BackRequest asked;

    /**
     * Sits down at the game.
     *
     * @param id of the game, under which it is kept
     */
    SharedTable(PlayTable table, FarSide side, String id) {
        this.table = table;
        this.side = side;
        round = side.round();
        Match match = new Match(side.record());
        line = side.line();
        List<Occupant> seats = side.seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            boolean isNamed = seat != side.ownSeat() && seats.get(seat).kind() != Occupant.Kind.BOT;
            if (isNamed) match.name(seat, seats.get(seat).name());
        }
        table.share(match, side, id);
        boolean hasMoved = side.takesPart() && round > 1 && match.record().plies() == 0;
        if (hasMoved) table.sitting().announce(Message.of("far.seatsChanged", match.game().seatName(match.position(), side.ownSeat())));
        if (side.takesPart() && side.presence(side.ownSeat()) == Presence.WANTS_ANOTHER) table.sitting().farPlayers().awaitAnother();
    }

    /** Whether it is what the devices play now. */
    boolean isCurrent() {
        return round == side.round();
    }

    /** Shows the moves that others have made. */
    void catchUp() {
        if (!isCurrent() || !table.isShared()) return;
        GameRecord record = side.record();
        FarPlayers others = table.sitting().farPlayers();
        takeBack();
        while (table.match().record().plies() < record.plies())
            others.arrive(record.firstPlies(table.match().record().plies() + 1));
        if (record.tellsMoreThan(table.match().record())) others.learn(record);
    }

    /** Shows that moves were taken back, as all had agreed. */
    private void takeBack() {
        List<Integer> now = side.line();
        int same = 0;
        while (same < Math.min(line.size(), now.size()) && line.get(same).equals(now.get(same))) same++;
        boolean isShorter = same < line.size() || table.match().record().plies() > now.size();
        line = now;
        if (isShorter) table.sitting().farPlayers().takeBack(same);
    }

    /** Who asks whoever sits here to take a move back; null: nobody. */
    Message backQuestion() {
        BackRequest request = isCurrent() && table.isShared() ? side.backRequest() : null;
        return request == null || !request.isAsked(side.ownSeat()) ? null : backQuestion(request);
    }

    private Message backQuestion(BackRequest request) {
        boolean isOneMove = TakingBack.plies(table.match().record(), request.seat()) <= 1;
        return Message.of(isOneMove ? "far.back.ask" : "far.back.askAll", who(request.seat()));
    }

    boolean canAskBack() {
        boolean isPossible = canResign() && side.backRequest() == null && !side.isDeciding();
        return isPossible && TakingBack.plies(table.match().record(), side.ownSeat()) > 0;
    }

    void askBack() {
        if (!canAskBack()) return;
        side.askBack();
        tellOfBack();
        if (asked == null) table.sitting().farPlayers().hear(Message.of("far.back.asked"));
    }

    /** What is asked, and what becomes of it, is told when it changes. */
    private void tellOfBack() {
        BackRequest request = side.backRequest();
        BackRequest before = asked;
        asked = request;
        if (request == null || request.equals(before)) return;
        Message told = null;
        if (request.isAsked(side.ownSeat())) told = backQuestion(request);
        else if (request.isRefused() && request.refuser() != side.ownSeat()) told = Message.of("far.back.refused", who(request.refuser()));
        else if (!request.isRefused() && request.seat() == side.ownSeat()) told = Message.of("far.back.asked");
        if (told != null) table.sitting().farPlayers().hear(told);
    }

    boolean isOwnTurn() {
        return table.isShared() && side.phase() == Phase.PLAYING && table.match().toMove() == side.ownSeat();
    }

    /** Tells that somebody has given up, or is waited for. */
    void tellNews(boolean isConnected) {
        if (!isCurrent() || !table.isShared()) return;
        FarPlayers others = table.sitting().farPlayers();
        int resigned = side.resigned();
        if (resigned != Position.NOBODY && others.resignation() == null) {
            boolean isOwn = resigned == side.ownSeat();
            Message told = isOwn ? Message.of("far.youResigned") : Message.of("far.resigned", who(resigned));
            others.end(new FarPlayers.Resignation(resigned, told));
        }
        tellOfBack();
        Message news = news(isConnected);
        if (!Objects.equals(news, others.news())) others.tell(news);
    }

    /** Shows what somebody at the table has said, until the next thing is done. */
    void tellSaid(int seat, Phrase phrase) {
        if (!isCurrent() || !table.isShared()) return;
        Message words = Message.of("far.say." + phrase.text());
        Message speaker = seat == side.ownSeat() ? Message.of("table.you") : who(seat);
        table.sitting().farPlayers().hear(Message.of(phrase.isSign() ? "far.signs" : "far.says", speaker, words));
    }

    /** As the seat is called beside the board. */
    private Message who(int seat) {
        Match match = table.match();
        String name = match.name(seat);
        return name.isEmpty() ? match.game().seatName(match.position(), seat) : Message.of("table.named", name);
    }

    /** What is to be known while another device is waited for; null: nothing. */
    private Message news(boolean isConnected) {
        if (isEnded()) return newsOfEnd();
        if (!isConnected) return Message.of("far.offline");
        for (int seat = 0; seat < side.seats().size(); seat++)
            if (isElsewhere(seat) && side.presence(seat) == Presence.GONE) return Message.of("far.gone", who(seat));
        int mover = table.match().toMove();
        int away = mover == Position.NOBODY || mover == side.ownSeat() ? 0 : side.away(mover);
        return away == 0 ? null : Message.of("far.away", Integer.toString(away / SECONDS_A_MINUTE), who(mover));
    }

    private boolean isElsewhere(int seat) {
        return seat != side.ownSeat() && side.seats().get(seat).kind() != Occupant.Kind.BOT;
    }

    private boolean isAnotherAwaited() {
        return table.sitting().farPlayers().isAnotherAwaited();
    }

    private boolean isEnded() {
        return side.phase() == Phase.OVER;
    }

    /** Whether the game was fair, and whether another one comes. */
    private Message newsOfEnd() {
        List<Message> news = new ArrayList<>();
        if (side.fairness() == Fairly.FAIR) news.add(Message.of("far.fair"));
        if (side.fairness() == Fairly.NOT_FAIR) news.add(Message.of("far.unfair", Message.listed(side.faults())));
        for (int seat = 0; seat < side.seats().size(); seat++) {
            if (!isElsewhere(seat)) continue;
            if (side.verdict(seat) == Fairly.FAIR) news.add(Message.of("far.foundFair", who(seat)));
            if (side.verdict(seat) == Fairly.NOT_FAIR) news.add(Message.of("far.foundUnfair", who(seat)));
            if (side.presence(seat) == Presence.GONE) news.add(Message.of("far.left", who(seat)));
            if (side.presence(seat) == Presence.WANTS_ANOTHER && !isAnotherAwaited()) news.add(Message.of("far.wantsAgain", who(seat)));
        }
        if (isAnotherAwaited()) news.add(Message.of("far.again"));
        Message all = null;
        for (Message each : news) all = all == null ? each : Message.of("far.ended", all, each);
        return all;
    }

    boolean canResign() {
        return table.isShared() && side.takesPart() && side.phase() == Phase.PLAYING;
    }

    boolean canPlayAgain() {
        return table.isShared() && side.takesPart() && isEnded() && !isAnotherAwaited();
    }

    void playAgain() {
        if (!canPlayAgain()) return;
        table.sitting().farPlayers().awaitAnother();
        side.playAgain();
    }
}
