package uniboard.far;

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
import uniboard.known.PaperSeal;

/** Who is there, who has left, and who wants another game: all at the table are told. */
class PresenceTest {
    private static final int KEEPER_SEAT = 1;

    private FarTable table;

    @BeforeEach
    void play() {
        table = new FarTable(FarTable.CATALOG.game("unitar"), Options.defaults(FarTable.CATALOG.game("unitar")), 3, KEEPER_SEAT,
            new PaperSeal(5), new Random32(5), 1, false);
    }

    private void until(BooleanSupplier isSo) {
        for (int step = 0; !isSo.getAsBoolean(); step++) {
            assertTrue(step < 20_000, "stuck");
            table.step();
        }
    }

    private List<Guest> guests() {
        return table.guests().stream().map(FarTable.GuestDevice::guest).toList();
    }

    @Test
    void whoeverClosesThePageIsGoneAndKeepsTheSeat() {
        Guest first = guests().get(0);
        Guest second = guests().get(1);
        until(() -> table.keeper().phase() == Phase.PLAYING);
        first.close();
        until(() -> second.presence(first.ownSeat()) == Presence.GONE);
        assertEquals(Presence.GONE, table.keeper().presence(first.ownSeat()));
        assertTrue(table.keeper().seats().get(first.ownSeat()).isGuest());
    }

    @Test
    void guestsAreToldThatTheKeeperLeft() {
        until(() -> table.keeper().phase() == Phase.PLAYING);
        table.keeper().leave();
        until(() -> guests().stream().allMatch(guest -> guest.presence(KEEPER_SEAT) == Presence.GONE));
    }

    @Test
    void anotherGameComesOnceAllPeopleWantIt() {
        table.play();
        Guest first = guests().get(0);
        Guest second = guests().get(1);
        first.wantAnother();
        until(() -> second.presence(first.ownSeat()) == Presence.WANTS_ANOTHER);
        table.keeper().wantAnother();
        until(() -> second.presence(KEEPER_SEAT) == Presence.WANTS_ANOTHER);
        assertFalse(table.keeper().isAnotherWanted());
        second.wantAnother();
        until(() -> table.keeper().isAnotherWanted());
        int seatBefore = first.ownSeat();
        table.keeper().begin();
        int seats = table.keeper().seats().size();
        assertEquals(Presence.HERE, table.keeper().presence((KEEPER_SEAT + 1) % seats));
        until(() -> first.ownSeat() == (seatBefore + 1) % seats);
        assertEquals(Presence.HERE, table.keeper().presence(first.ownSeat()));
    }

    @Test
    void theKeeperIsToldWhatTheOthersFound() {
        table.play();
        until(() -> guests().stream().allMatch(guest -> table.keeper().verdict(guest.ownSeat()) == Fairly.FAIR));
    }

    /** Once each, and by nobody who said it. */
    @Test
    void everybodyElseHearsWhatIsSaid() {
        until(() -> table.keeper().phase() == Phase.PLAYING && table.watcher().seen() != null);
        Guest first = guests().get(0);
        int second = guests().get(1).ownSeat();
        table.keeper().say(Phrase.GOOD_LUCK);
        until(() -> table.heard().size() == 3);
        first.say(Phrase.THANKS);
        first.say(Phrase.SMILE);
        until(() -> table.heard().stream().filter(each -> each.endsWith("smile")).count() == 3);
        table.play();
        String said = " hears " + KEEPER_SEAT + ": good_luck";
        assertEquals(1, Collections.frequency(table.heard(), "watcher" + said));
        for (Guest guest : guests()) assertEquals(1, Collections.frequency(table.heard(), "guest " + guest.ownSeat() + said));
        for (String hearer : List.of("keeper", "watcher", "guest " + second))
            assertEquals(1, Collections.frequency(table.heard(), hearer + " hears " + first.ownSeat() + ": smile"));
        assertFalse(table.heard().stream().anyMatch(each -> each.startsWith("guest " + first.ownSeat() + " hears " + first.ownSeat())));
    }

    /** Whoever doesn't go along with a deal loses the seat, and has it again once they are back. */
    @Test
    void aDealThatIsWaitedForInVainComesToNothing() {
        HandledTable handled = HostileKeeperTest.table("unikat", 3, 9);
        handled.relay().putInto((to, packet) -> {
            boolean isLost = packet.topic().endsWith("from/3") && handled.keeper().phase() == Phase.DEALING;
            return isLost ? null : packet;
        });
        for (Guest guest : handled.guests()) guest.take(handled.guests().indexOf(guest) + 1);
        for (int step = 0; handled.keeper().round() == 0 || handled.keeper().phase() == Phase.DEALING; step++) {
            assertTrue(step < 20_000, "stuck");
            handled.step();
        }
        assertEquals(Phase.INVITING, handled.keeper().phase());
        assertEquals(List.of(false, false, true), handled.keeper().seats().stream().map(Occupant::isFree).toList());
        assertNull(handled.keeper().record());
        handled.relay().putInto((to, packet) -> packet);
        assertTrue(handled.playToEnd());
        assertTrue(handled.keeper().round() > 1);
        for (Guest guest : handled.guests()) assertEquals(Fairly.FAIR, guest.fairness());
    }

    /** The newest device has the seat, with all that was seen there and what it added to the deal. */
    @Test
    void aSeatGoesToAnotherDevice() {
        FarTable.GuestDevice device = table.guests().get(0);
        until(() -> device.guest().seen() != null && device.guest().seen().plies() > 3);
        Guest old = device.guest();
        table.moveToAnotherDevice(device);
        until(() -> old.isOvertaken() && device.guest().seen() != null && device.guest().seen().plies() >= old.seen().plies());
        assertEquals(old.seen().view(2), device.guest().seen().view(2));
        table.play();
        assertEquals(Fairly.FAIR, device.guest().fairness());
        assertEquals(List.of(), device.guest().faults());
        Wire line = table.relay().line();
        assertNull(Guest.takeOver("snonsense", "", FarTable.CATALOG, new PaperSeal(1), line, text -> { }, new Listener() { }));
    }
}
