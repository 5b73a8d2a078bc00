package uniboard.remote;

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
import uniboard.known.PaperCrypto;

/** Tables that wait for anybody are found by the viewer, as long as somebody waits there. */
class OpenTablesTest {
    private static final Game GAME = LossyTable.CATALOG.game("onitama");

    private final Crypto crypto = new PaperCrypto(6);
    private final HandledRelay relay = new HandledRelay();
    private final List<TableHost> hostState = new ArrayList<>();
    private final List<HandledRelay.Line> lines = new ArrayList<>();
    private final List<TableClient> clients = new ArrayList<>();
    private OpenTables looker;
    private int clock;

    private TableHost open(String name) {
        HandledRelay.Line line = relay.line();
        lines.add(line);
        TableHost host = TableHost.invite(GAME, Options.defaults(GAME), List.of(Occupant.host(name), Occupant.FREE), crypto, line,
            text -> { }, new Listener() { });
        host.frame(clock);
        host.announce();
        hostState.add(host);
        return host;
    }

    private void look() {
        looker = OpenTables.look(LossyTable.CATALOG, crypto, relay.line());
        int began = clock;
        pass(OpenTables.HEARD_ALL, began);
    }

    private void pass(int seconds, int lookedSince) {
        for (int second = 0; second < seconds; second++) {
            clock++;
            looker.frame(clock - lookedSince);
            hostState.forEach(host -> host.frame(clock));
            clients.forEach(client -> client.frame(clock));
            while (relay.deliver()) continue;
        }
    }

    private void allGoAway() {
        lines.forEach(HandledRelay.Line::close);
        hostState.clear();
    }

    private Set<Invitation> found() {
        return looker.tables().stream().map(OpenTable::invitation).collect(Collectors.toSet());
    }

    private TableClient come(OpenTable table, String name) {
        TableClient client = TableClient.come(table.invitation(), name, LossyTable.CATALOG, crypto, relay.line(), text -> { },
            new Listener() { });
        client.take(1);
        clients.add(client);
        return client;
    }

    @Test
    void anOpenTableIsFoundAndNobodyIsNamed() {
        TableHost host = open("Ada");
        look();
        assertEquals(1, looker.tables().size());
        OpenTable table = looker.tables().get(0);
        assertEquals(GAME.id(), table.game().id());
        assertEquals(2, table.seats());
        assertEquals(1, table.free());
        TableClient client = come(table, "Bob");
        pass(5, 0);
        assertEquals(1, client.snapshot().ownSeat());
        for (Occupant seat : host.snapshot().seats()) assertEquals("", seat.name());
        for (Occupant seat : client.snapshot().seats()) assertEquals("", seat.name());
        host.rename("Ada");
        client.rename("Bob");
        pass(5, 0);
        for (Occupant seat : client.snapshot().seats()) assertEquals("", seat.name());
    }

    /** A page that isn't looked at gets to do nothing by itself for a minute, but hears. */
    @Test
    void aPageThatIsNotLookedAtAnswers() {
        TableHost hidden = open("");
        hostState.clear();
        relay.putInto((to, packet) -> {
            if (packet.topic().equals(Lobby.ASKING) && to == 0) hidden.frame(clock);
            return packet;
        });
        clock = 300;
        looker = OpenTables.look(LossyTable.CATALOG, crypto, relay.line());
        pass(2, 300);
        assertEquals(Set.of(hidden.invitation()), found());
        pass(10 * Lobby.GONE, 300);
        assertEquals(Set.of(hidden.invitation()), found());
    }

    @Test
    void aTableThatBeginsIsFoundNoLonger() {
        TableHost host = open("");
        look();
        come(looker.tables().get(0), "");
        pass(2, 0);
        host.begin();
        pass(2, 0);
        assertEquals(Set.of(), found());
        look();
        assertEquals(Set.of(), found());
    }

    @Test
    void aTableForInvitedPeopleIsNotFound() {
        TableHost host = open("");
        host.inviteOnly();
        look();
        assertEquals(Set.of(), found());
    }

    /** The relay keeps the last thing that was said. */
    @Test
    void aTableWhoseHostWentIsNotFound() {
        open("");
        look();
        allGoAway();
        look();
        assertEquals(Set.of(), found());
    }

    @Test
    void aListenerThatStopsWaitingIsForgotten() {
        open("");
        look();
        assertEquals(1, found().size());
        allGoAway();
        pass(Lobby.GONE, 0);
        assertEquals(Set.of(), found());
    }

    @Test
    void asManyAsThereIsRoomFor() {
        for (int table = 0; table < Lobby.PLACES; table++) open("");
        looker = OpenTables.look(LossyTable.CATALOG, crypto, relay.line());
        pass(60 * Lobby.BEAT, 0);
        assertEquals(Lobby.PLACES, found().size());
        TableHost late = open("");
        pass(4 * Lobby.BEAT, 0);
        assertTrue(late.isCrowdedOut());
        assertFalse(found().contains(late.invitation()));
        assertEquals(Lobby.PLACES, found().size());
        hostState.get(7).inviteOnly();
        pass(60 * Lobby.BEAT, 0);
        assertTrue(found().contains(late.invitation()));
    }

    /** What one host says of another one's table counts for nothing. */
    @Test
    void nobodyAnnouncesTheTableOfAnother() {
        TableHost host = open("");
        host.inviteOnly();
        byte[] key = Lobby.key(crypto);
        SignedMessage.Hand hand = SignedMessage.Hand.of(crypto, crypto.random(Crypto.KEY));
        Fields told = new Fields().add("table", host.invitation().text());
        new Plan(GAME, Options.defaults(GAME), host.snapshot().seats(), Phase.INVITING, 0, 0, true).tell(told);
        looker = OpenTables.look(LossyTable.CATALOG, crypto, relay.line());
        for (int number = 1; number < 9; number++) {
            String topic = Lobby.topic(3);
            relay.publish(new HandledRelay.Packet(topic, SignedMessage.sealed(crypto, hand, key, topic, number, told, null, null)));
            pass(1, 0);
        }
        assertEquals(Set.of(), found());
    }
}
