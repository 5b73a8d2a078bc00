package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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

/** One game of several devices on the table here: the moves that others make, and what is to be known of them. */
final class SharedTable {
    private static final int SECONDS_A_MINUTE = 60;

    private final PlayTable table;
    private final FarSide side;
    private final int round;

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
        while (table.match().record().plies() < record.plies())
            others.arrive(record.firstPlies(table.match().record().plies() + 1));
        if (record.tellsMoreThan(table.match().record())) others.learn(record);
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
