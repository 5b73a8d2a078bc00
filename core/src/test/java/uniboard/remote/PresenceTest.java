package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.PaperCrypto;

/** Who is there, who has left, and who wants another game: all at the table are told. */
class PresenceTest {
    private static final int HOST_SEAT = 1;

    private LossyTable table;

    @BeforeEach
    void play() {
        table = new LossyTable(LossyTable.CATALOG.game("unitar"), Options.defaults(LossyTable.CATALOG.game("unitar")), 3, HOST_SEAT,
            new PaperCrypto(5), new Random32(5), 1, false);
    }

    private void until(BooleanSupplier isSo) {
        for (int step = 0; !isSo.getAsBoolean(); step++) {
            assertTrue(step < 20_000, "stuck");
            table.step();
        }
    }

    private List<TableClient> clients() {
        return table.clients().stream().map(LossyTable.ClientDevice::client).toList();
    }

    @Test
    void closingThePageLeavesAndKeepsTheSeat() {
        TableClient first = clients().get(0);
        TableClient second = clients().get(1);
        until(() -> table.host().snapshot().phase() == Phase.PLAYING);
        first.close();
        until(() -> second.snapshot().presence(first.snapshot().ownSeat()) == Presence.GONE);
        assertEquals(Presence.GONE, table.host().snapshot().presence(first.snapshot().ownSeat()));
        assertTrue(table.host().snapshot().seats().get(first.snapshot().ownSeat()).isClient());
    }

    @Test
    void clientsAreToldThatTheHostLeft() {
        until(() -> table.host().snapshot().phase() == Phase.PLAYING);
        table.host().leave();
        until(() -> clients().stream().allMatch(client -> client.snapshot().presence(HOST_SEAT) == Presence.GONE));
    }

    @Test
    void anotherGameComesOnceAllPeopleWantIt() {
        table.play();
        TableClient first = clients().get(0);
        TableClient second = clients().get(1);
        first.wantAnother();
        until(() -> second.snapshot().presence(first.snapshot().ownSeat()) == Presence.WANTS_ANOTHER);
        table.host().wantAnother();
        until(() -> second.snapshot().presence(HOST_SEAT) == Presence.WANTS_ANOTHER);
        assertFalse(table.host().isAnotherWanted());
        second.wantAnother();
        until(() -> table.host().isAnotherWanted());
        int seatBefore = first.snapshot().ownSeat();
        table.host().begin();
        int seats = table.host().snapshot().seats().size();
        assertEquals(Presence.HERE, table.host().snapshot().presence((HOST_SEAT + 1) % seats));
        until(() -> first.snapshot().ownSeat() == (seatBefore + 1) % seats);
        assertEquals(Presence.HERE, table.host().snapshot().presence(first.snapshot().ownSeat()));
    }

    @Test
    void theHostIsToldWhatTheOthersFound() {
        table.play();
        until(() -> clients().stream().allMatch(client ->
            table.host().snapshot().statuses().get(client.snapshot().ownSeat()).verdict() == AuditResult.FAIR));
    }

    /** Once each, and by nobody who said it. */
    @Test
    void everybodyElseHearsWhatIsSaid() {
        until(() -> table.host().snapshot().phase() == Phase.PLAYING && table.spectator().seen() != null);
        TableClient first = clients().get(0);
        int second = clients().get(1).snapshot().ownSeat();
        table.host().say(ChatPhrase.GOOD_LUCK);
        until(() -> table.heard().size() == 3);
        first.say(ChatPhrase.THANKS);
        first.say(ChatPhrase.SMILE);
        until(() -> table.heard().stream().filter(each -> each.endsWith("smile")).count() == 3);
        table.play();
        String said = " hears " + HOST_SEAT + ": good_luck";
        assertEquals(1, Collections.frequency(table.heard(), "spectator" + said));
        for (TableClient client : clients()) assertEquals(1, Collections.frequency(table.heard(),
            "client " + client.snapshot().ownSeat() + said));
        for (String hearer : List.of("host", "spectator", "client " + second))
            assertEquals(1, Collections.frequency(table.heard(), hearer + " hears " + first.snapshot().ownSeat() + ": smile"));
        assertFalse(table.heard().stream().anyMatch(each ->
            each.startsWith("client " + first.snapshot().ownSeat() + " hears " + first.snapshot().ownSeat())));
    }

    /** Anybody who doesn't go along with a deal loses the seat, and has it again once they are back. */
    @Test
    void aDealThatIsWaitedForInVainComesToNothing() {
        HandledTable handled = HostileHostTest.table("unikat", 3, 9);
        handled.relay().putInto((to, packet) -> {
            boolean isLost = packet.topic().endsWith("from/3") && handled.host().snapshot().phase() == Phase.DEALING;
            return isLost ? null : packet;
        });
        for (TableClient client : handled.clients()) client.take(handled.clients().indexOf(client) + 1);
        for (int step = 0; handled.host().snapshot().round() == 0 || handled.host().snapshot().phase() == Phase.DEALING; step++) {
            assertTrue(step < 20_000, "stuck");
            handled.step();
        }
        assertEquals(Phase.INVITING, handled.host().snapshot().phase());
        assertEquals(List.of(false, false, true), handled.host().snapshot().seats().stream().map(Occupant::isFree).toList());
        assertNull(handled.host().record());
        handled.relay().putInto((to, packet) -> packet);
        assertTrue(handled.playToEnd());
        assertTrue(handled.host().snapshot().round() > 1);
        for (TableClient client : handled.clients()) assertEquals(AuditResult.FAIR, client.snapshot().audit().result());
    }

    /** The newest device has the seat, with all that was seen there and what it added to the deal. */
    @Test
    void aSeatGoesToAnotherDevice() {
        LossyTable.ClientDevice device = table.clients().get(0);
        until(() -> device.client().seen() != null && device.client().seen().plies() > 3);
        TableClient old = device.client();
        table.moveToAnotherDevice(device);
        until(() -> old.snapshot().isOvertaken() && device.client().seen() != null && device.client().seen().plies() >= old.seen().plies());
        assertEquals(old.seen().view(2), device.client().seen().view(2));
        table.play();
        assertEquals(AuditResult.FAIR, device.client().snapshot().audit().result());
        assertEquals(List.of(), device.client().snapshot().audit().faults());
        Transport line = table.relay().line();
        assertNull(TableClient.takeOver("snonsense", "", LossyTable.CATALOG, new PaperCrypto(1), line, text -> { }, new Listener() { }));
    }
}
