package uniboard.far;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.known.HandledRelay;
import uniboard.known.PaperSeal;

/** Tables that wait for anybody are found by whoever looks, as long as somebody waits there. */
class OpenTablesTest {
    private static final Game GAME = FarTable.CATALOG.game("onitama");

    private final Seal seal = new PaperSeal(6);
    private final HandledRelay relay = new HandledRelay();
    private final List<Keeper> keepers = new ArrayList<>();
    private final List<HandledRelay.Line> lines = new ArrayList<>();
    private final List<Guest> guests = new ArrayList<>();
    private OpenTables looker;
    private int clock;

    private Keeper open(String name) {
        HandledRelay.Line line = relay.line();
        lines.add(line);
        Keeper keeper = Keeper.invite(GAME, Options.defaults(GAME), List.of(Occupant.keeper(name), Occupant.FREE), seal, line,
            text -> { }, new Listener() { });
        keeper.frame(clock);
        keeper.announce();
        keepers.add(keeper);
        return keeper;
    }

    private void look() {
        looker = OpenTables.look(FarTable.CATALOG, seal, relay.line());
        int began = clock;
        pass(OpenTables.HEARD_ALL, began);
    }

    private void pass(int seconds, int lookedSince) {
        for (int second = 0; second < seconds; second++) {
            clock++;
            looker.frame(clock - lookedSince);
            keepers.forEach(keeper -> keeper.frame(clock));
            guests.forEach(guest -> guest.frame(clock));
            while (relay.deliver()) continue;
        }
    }

    private void allGoAway() {
        lines.forEach(HandledRelay.Line::close);
        keepers.clear();
    }

    private Set<Invitation> found() {
        return looker.tables().stream().map(OpenTable::invitation).collect(Collectors.toSet());
    }

    private Guest come(OpenTable table, String name) {
        Guest guest = Guest.come(table.invitation(), name, FarTable.CATALOG, seal, relay.line(), text -> { }, new Listener() { });
        guest.take(1);
        guests.add(guest);
        return guest;
    }

    @Test
    void anOpenTableIsFoundAndNobodyIsNamed() {
        Keeper keeper = open("Ada");
        look();
        assertEquals(1, looker.tables().size());
        OpenTable table = looker.tables().get(0);
        assertEquals(GAME.id(), table.game().id());
        assertEquals(2, table.seats());
        assertEquals(1, table.free());
        Guest guest = come(table, "Bob");
        pass(5, 0);
        assertEquals(1, guest.ownSeat());
        for (Occupant seat : keeper.seats()) assertEquals("", seat.name());
        for (Occupant seat : guest.seats()) assertEquals("", seat.name());
        keeper.rename("Ada");
        guest.rename("Bob");
        pass(5, 0);
        for (Occupant seat : guest.seats()) assertEquals("", seat.name());
    }

    /** A page that isn't looked at gets to do nothing by itself for a minute, but hears. */
    @Test
    void aPageThatIsNotLookedAtAnswers() {
        Keeper hidden = open("");
        keepers.clear();
        relay.putInto((to, packet) -> {
            if (packet.topic().equals(OpenRoom.ASKING) && to == 0) hidden.frame(clock);
            return packet;
        });
        clock = 300;
        looker = OpenTables.look(FarTable.CATALOG, seal, relay.line());
        pass(2, 300);
        assertEquals(Set.of(hidden.invitation()), found());
        pass(10 * OpenRoom.GONE, 300);
        assertEquals(Set.of(hidden.invitation()), found());
    }

    @Test
    void aTableThatBeginsIsFoundNoLonger() {
        Keeper keeper = open("");
        look();
        come(looker.tables().get(0), "");
        pass(2, 0);
        keeper.begin();
        pass(2, 0);
        assertEquals(Set.of(), found());
        look();
        assertEquals(Set.of(), found());
    }

    @Test
    void aTableForInvitedPeopleIsNotFound() {
        Keeper keeper = open("");
        keeper.inviteOnly();
        look();
        assertEquals(Set.of(), found());
    }

    /** The relay keeps the last thing that was said. */
    @Test
    void aTableWhoseKeeperWentIsNotFound() {
        open("");
        look();
        allGoAway();
        look();
        assertEquals(Set.of(), found());
    }

    @Test
    void whoeverStopsWaitingIsForgotten() {
        open("");
        look();
        assertEquals(1, found().size());
        allGoAway();
        pass(OpenRoom.GONE, 0);
        assertEquals(Set.of(), found());
    }

    @Test
    void asManyAsThereIsRoomFor() {
        for (int table = 0; table < OpenRoom.PLACES; table++) open("");
        looker = OpenTables.look(FarTable.CATALOG, seal, relay.line());
        pass(60 * OpenRoom.BEAT, 0);
        assertEquals(OpenRoom.PLACES, found().size());
        Keeper late = open("");
        pass(4 * OpenRoom.BEAT, 0);
        assertTrue(late.isCrowdedOut());
        assertFalse(found().contains(late.invitation()));
        assertEquals(OpenRoom.PLACES, found().size());
        keepers.get(7).inviteOnly();
        pass(60 * OpenRoom.BEAT, 0);
        assertTrue(found().contains(late.invitation()));
    }

    /** What one keeper says of another one's table counts for nothing. */
    @Test
    void nobodyAnnouncesTheTableOfAnother() {
        Keeper keeper = open("");
        keeper.inviteOnly();
        byte[] key = OpenRoom.key(seal);
        Letter.Hand hand = Letter.Hand.of(seal, seal.random(Seal.KEY));
        Entries told = new Entries().add("table", keeper.invitation().text());
        new Plan(GAME, Options.defaults(GAME), keeper.seats(), Phase.INVITING, 0, 0, true).tell(told);
        looker = OpenTables.look(FarTable.CATALOG, seal, relay.line());
        for (int number = 1; number < 9; number++) {
            String topic = OpenRoom.topic(3);
            relay.publish(new HandledRelay.Packet(topic, Letter.sealed(seal, hand, key, topic, number, told, null, null)));
            pass(1, 0);
        }
        assertEquals(Set.of(), found());
    }
}
