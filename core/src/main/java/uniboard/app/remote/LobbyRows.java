package uniboard.app.remote;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.remote.Occupant;
import uniboard.remote.TableSnapshot;
import uniboard.stage.table.LobbyView.Choice;
import uniboard.stage.table.LobbyView.Choices;
import uniboard.stage.table.LobbyView.Kind;
import uniboard.stage.table.LobbyView.Row;

/** The rows of a lobby: who sits where, one's name, and what of the table can be set. */
final class LobbyRows {
    static final String SEAT = "control:farSeat:";
    static final String TAKE = "control:farTake:";
    static final String NAME = "control:farName";
    static final String START = "control:farStart";
    static final String CLOCK = "control:farClock";
    static final String JOIN = "control:farOpen";
    static final String FRIEND = "friend";
    static final String LINK = "link";
    static final String ANYBODY = "anybody";

    private final TableSnapshot now;
    private final TableRole role;
    private final Game game;
    private final List<String> marks;
    private final LobbySentences sentences;
    private final String name;

    /**
     * @param marks of the seats
     * @param name  of the person here; may be empty
     */
    LobbyRows(TableSnapshot now, TableRole role, Game game, List<String> marks, LobbySentences sentences, String name) {
        this.now = now;
        this.role = role;
        this.game = game;
        this.marks = marks;
        this.sentences = sentences;
        this.name = name;
    }

    /** Whether the person here has a name at this table, to be changed. */
    boolean tellsName() {
        return sentences.isInviting() && role.table().takesPart() && !now.isOpen();
    }

    /** Whether the player here may take one of the free seats. */
    boolean canTake() {
        return sentences.isInviting() && role.table().takesPart() && !role.isHost() && now.ownSeat() == Position.NOBODY && !role.isAsking();
    }

    private boolean isFree(int seat) {
        return now.seats().get(seat).kind() == Occupant.Kind.FREE;
    }

    /** @return {@link Position#NOBODY} if none is */
    int firstFree() {
        for (int seat = 0; seat < now.seats().size(); seat++) if (isFree(seat)) return seat;
        return Position.NOBODY;
    }

    List<Row> seats() {
        List<Row> rows = new ArrayList<>();
        for (int seat = 0; seat < marks.size(); seat++) rows.add(seat(seat, marks.get(seat)));
        return rows;
    }

    private Row seat(int seat, String mark) {
        Message side = game.words().seatName(seat);
        if (seat == now.ownSeat()) return own(seat, mark);
        if (isFree(seat) && canTake()) {
            return new Row(TAKE + seat, mark, side, Message.of("far.sit"), Message.of("far.take", side), Kind.TAKE, null);
        }
        Occupant occupant = now.seats().get(seat);
        return switch (occupant.kind()) {
            case FREE -> row(seat, mark, Message.of("far.free"), Message.of(role.isHost() ? "far.forFriend" : "far.seatWaits"),
                Kind.WAITING);
            case BOT -> row(seat, mark, Message.of("table.bot"), level(occupant.level()), Kind.BOT);
            default -> person(seat, mark);
        };
    }

    private Row own(int seat, String mark) {
        Message side = game.words().seatName(seat);
        if (!tellsName()) return row(seat, mark, Message.of("table.you"), Message.of("far.here"), Kind.HERE);
        return field(mark, Message.of("table.twoSentences", side, nameLabel()));
    }

    private Row person(int seat, String mark) {
        boolean isInviter = !role.isHost() && now.seats().get(seat).kind() == Occupant.Kind.HOST;
        Message person = sentences.person(seat);
        boolean isThere = sentences.isThere(seat);
        return row(seat, mark, isInviter ? Message.of("far.invites", person) : person, Message.of(isThere ? "far.here" : "far.seat.away"),
            isThere ? Kind.HERE : Kind.WAITING);
    }

    private Row row(int seat, String mark, Message words, Message value, Kind kind) {
        Message label = Message.of("table.settingIs", game.words().seatName(seat), Message.of("table.listed", words, value));
        return new Row(SEAT + seat, mark, words, value, label, kind, sentences.isHostsToGive(seat) ? occupants(seat) : null);
    }

    private Choices occupants(int seat) {
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice(FRIEND, Message.of("table.seat.friend")));
        for (int level = 1; level <= Bot.LEVELS; level++) {
            choices.add(new Choice(Integer.toString(level), Message.of("table.settingIs", Message.of("table.bot"), level(level))));
        }
        return new Choices(game.words().seatName(seat), choices, isFree(seat) ? FRIEND : Integer.toString(now.seats().get(seat).level()));
    }

    private static Message level(int level) {
        return Message.of("table.levelIs", Integer.toString(level), Message.of("table.levelName." + level));
    }

    private Message nameLabel() {
        return name.isEmpty() ? Message.of("far.tellName") : Message.of("far.nameIs", name);
    }

    /** @param mark null: the person has no seat yet */
    Row field(String mark) {
        return field(mark, nameLabel());
    }

    private Row field(String mark, Message label) {
        return new Row(NAME, mark, Message.of("far.tellName"), name.isEmpty() ? null : Message.of("table.named", name), label, Kind.FIELD,
            null);
    }

    /** Null where no seat can be given to a bot. */
    Row bots(int level) {
        int free = firstFree();
        if (free == Position.NOBODY || !sentences.isHostsToGive(free)) return null;
        List<Choice> levels = new ArrayList<>();
        for (int each = 1; each <= Bot.LEVELS; each++) levels.add(new Choice(Integer.toString(each), level(each)));
        return option(START, "icon-bot", Message.of("far.startWithBots"), level(level), levels, Integer.toString(level));
    }

    Row clock() {
        List<Choice> choices = new ArrayList<>();
        for (int minutes : SharedClocks.MINUTES) choices.add(new Choice(Integer.toString(minutes), SharedClocks.allowed(minutes)));
        Message allowed = SharedClocks.allowed(now.minutes());
        return option(CLOCK, "icon-clock", Message.of("far.clock"), allowed, choices, Integer.toString(now.minutes()));
    }

    Row join() {
        Message link = Message.of("far.join.link");
        Message anybody = Message.of("far.join.anybody");
        return option(JOIN, "icon-opponent", Message.of("far.join"), now.isOpen() ? anybody : link,
            List.of(new Choice(LINK, link), new Choice(ANYBODY, anybody)), now.isOpen() ? ANYBODY : LINK);
    }

    private static Row option(String place, String icon, Message words, Message value, List<Choice> choices, String chosen) {
        return new Row(place, icon, words, value, Message.of("table.settingIs", words, value), Kind.OPTION,
            new Choices(words, choices, chosen));
    }

    /** A row that leads elsewhere. */
    static Row leading(String place, String icon, Message words) {
        return new Row(place, icon, words, null, words, Kind.OPTION, null);
    }
}
