package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.TakebackRules;
import uniboard.stage.kit.AccessibilityTree.State;

/** What people at several devices ask and tell each other during a game: moves are taken back, words said, clocks run, somebody resigns. */
class RemoteTableTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final String GAME = "onitama";

    private final HeadlessDevices devices = new HeadlessDevices();
    private List<HeadlessTable> bySeat = List.of();

    private HeadlessTable host() {
        return bySeat.get(0);
    }

    private HeadlessTable guest() {
        return bySeat.get(1);
    }

    private void begin(int plies) {
        bySeat = devices.two(GAME);
        for (int ply = 0; ply < plies; ply++) devices.play(host(), bySeat);
    }

    private void isFair() {
        devices.awaitStatus(guest(), ENGLISH.say("far.fair"));
        devices.awaitStatus(host(), "device has checked the deal");
    }

    @Test
    void aMoveIsNotTakenBackWhereTheOtherRefuses() {
        begin(4);
        GameRecord before = devices.kept(host());
        devices.act(host(), "control:more", "control:askBack");
        assertTrue(guest().status().contains("asks to take back their last move"), guest().status());
        devices.act(guest(), "control:refuse");
        assertTrue(host().status().contains("would rather play on"), host().status());
        assertFalse(guest().status().contains("asks to take"), "it is answered: " + guest().status());
        assertEquals(before, devices.kept(host()));
        devices.play(host(), bySeat);
        devices.resign(guest());
        isFair();
    }

    @Test
    void movesAreTakenBackWhereTheOtherAgrees() {
        begin(4);
        GameRecord before = devices.kept(host());
        int plies = TakebackRules.plies(before, 1);
        devices.act(guest(), "control:more", "control:askBack");
        devices.act(host(), "control:agree");
        assertEquals(before.firstPlies(before.plies() - plies), devices.kept(host()));
        assertTrue(devices.lines(host()).contains("course back:" + plies));
        for (int ply = 0; ply < 3; ply++) devices.play(host(), bySeat);
        devices.resign(host());
        isFair();
    }

    @Test
    void aQuestionStaysUntilItIsAnswered() {
        begin(4);
        devices.act(host(), "control:more", "control:askBack");
        devices.act(host(), "control:more", "control:say", "control:say:sorry");
        assertTrue(guest().status().contains("Sorry"), guest().status());
        assertTrue(guest().status().contains("asks to take back their last move"), "it was never answered: " + guest().status());
        assertTrue(host().status().contains(ENGLISH.say("far.answersAwaited", ENGLISH.say("side.red"))), host().status());
        devices.act(guest(), "control:refuse");
        assertFalse(guest().status().contains("asks to take"), "it is answered: " + guest().status());
    }

    @Test
    void whoWantsAnotherGameReadsWhoseAnswerIsMissing() {
        begin(2);
        devices.resign(guest());
        isFair();
        devices.act(host(), "control:again");
        String undecided = ENGLISH.say("far.answersAwaited", ENGLISH.say("side.red"));
        devices.awaitStatus(host(), undecided);
        devices.act(guest(), "control:again");
        devices.await(() -> !host().status().contains(undecided), host()::status);
    }

    /** Each reads it in their own language; nobody has to. */
    @Test
    void wordsAndSignsAreShownUnlessTheyAreMuted() {
        begin(2);
        devices.act(guest(), "control:more", "control:say", "control:say:well_played");
        assertTrue(host().status().contains("“Well played!”"), host().status());
        devices.act(guest(), "control:more", "control:say", "control:signs", "control:say:smile");
        assertTrue(host().status().contains("smiles"), host().status());
        devices.act(host(), "control:more", "control:say", "control:signs", "control:mute");
        devices.act(guest(), "control:more", "control:say", "control:say:sorry");
        assertFalse(host().status().contains("Sorry"), host().status());
        devices.act(host(), "control:more", "control:say", "control:say:hello");
        assertTrue(guest().status().contains("“Hello!”"), guest().status());
    }

    @Test
    void aPlayerWhoLooksAwayIsCalledToTheirTurn() {
        begin(0);
        while (devices.toMove(host()) != 0) devices.play(host(), bySeat);
        guest().platform.others().lookAway();
        devices.play(host(), bySeat);
        assertEquals(List.of(ENGLISH.say("table.yourTurn")), guest().platform.others().signals());
    }

    @Test
    void aPlayerWhoseTimeRunsOutLoses() {
        List<HeadlessTable> seats = new ArrayList<>(List.of(devices.invite(GAME)));
        devices.act(seats.get(0), "control:farClock", "control:farClock:5");
        seats.add(devices.come(seats.get(0), GAME));
        bySeat = seats;
        devices.await(() -> guest().status().contains(ENGLISH.say("far.clock.each", "5")), guest()::status);
        devices.take(guest(), 1);
        bySeat.forEach(devices::awaitTable);
        do devices.play(host(), bySeat);
        while (devices.toMove(host()) != 1);
        devices.await(() -> guest().status().contains(ENGLISH.say("far.clock.left", "1:00")), guest()::status);
        for (HeadlessTable device : bySeat) {
            devices.act(device, "control:more", "control:farTime");
            assertTrue(device.status().matches("(?s).*: [0-5]:[0-9][0-9].*"), device.status());
        }
        devices.awaitStatus(host(), ENGLISH.say("table.youWin"));
        assertTrue(guest().status().contains(ENGLISH.say("far.clock.upOwn")), guest().status());
        assertFalse(guest().status().contains(": 4:"), "What was told of the time is told no longer");
        isFair();
    }

    /** What was told during the game isn't true any more, and what is said afterwards makes room for the verdict. */
    @Test
    void theVerdictStandsAlone() {
        begin(0);
        while (devices.toMove(host()) != 1) devices.play(host(), bySeat);
        devices.act(host(), "control:more", "control:say", "control:signs", "control:say:smile");
        String place = host().places().stream().filter(each -> !each.contains(":")).findFirst().orElseThrow();
        devices.act(host(), place);
        assertTrue(host().status().contains(ENGLISH.say("far.wait")), host().status());
        devices.resign(guest());
        assertTrue(host().status().contains("has resigned"), host().status());
        assertFalse(host().status().contains(ENGLISH.say("far.wait")), host().status());
        assertFalse(host().status().contains("smile"), host().status());
        devices.act(guest(), "control:raiseEnd", "control:more", "control:say", "control:signs", "control:say:laugh");
        assertTrue(host().status().contains("laughs"), host().status());
        devices.letTimePass(25);
        assertFalse(host().status().contains("laughs"), host().status());
        isFair();
    }

    @Test
    void timeRunsWhereItIsReadAndStandsWhileTheHostIsAway() {
        List<HeadlessTable> seats = new ArrayList<>(List.of(devices.invite(GAME)));
        devices.act(seats.get(0), "control:farClock", "control:farClock:5");
        seats.add(devices.come(seats.get(0), GAME));
        bySeat = seats;
        devices.take(guest(), 1);
        bySeat.forEach(devices::awaitTable);
        do devices.play(host(), bySeat);
        while (devices.toMove(host()) != 1);
        devices.act(guest(), "control:more", "control:farTime");
        String before = guest().status();
        devices.letTimePass(3);
        assertFalse(guest().status().equals(before), before);
        devices.close(host());
        devices.awaitStatus(guest(), "The clocks are stopped until");
        String standing = guest().status();
        devices.letTimePass(10);
        assertEquals(standing, guest().status());
        devices.awaitTable(devices.reopen(host(), GAME));
        devices.await(() -> !guest().status().contains("are stopped"), guest()::status);
    }

    /** The clock at a seat changes each second: no press is lost to it. */
    @Test
    void aFingerThatIsDownWhileTimePassesStillChooses() {
        List<HeadlessTable> seats = new ArrayList<>(List.of(devices.invite(GAME)));
        devices.act(seats.get(0), "control:farClock", "control:farClock:5");
        seats.add(devices.come(seats.get(0), GAME));
        bySeat = seats;
        devices.take(guest(), 1);
        bySeat.forEach(devices::awaitTable);
        GameRecord record = devices.kept(host());
        HeadlessTable mover = bySeat.get(devices.toMove(host()));
        String card = new Match(record).choices().get(0).steps().get(0).place();
        String note = mover.platform.views().toString();
        mover.press(card);
        devices.letTimePass(3);
        mover.release(card);
        assertEquals(State.ON, mover.place(card).state());
        devices.letTimePass(1);
        assertNotEquals(note, mover.platform.views().toString(), "The clock goes on at the seat");
    }

    @Test
    void amongThreeItIsSaidThatResigningEndsTheGameForAll() {
        List<HeadlessTable> seats = new ArrayList<>(List.of(devices.invite(new AllGames().game("unitary"), 3)));
        for (int seat = 1; seat < 3; seat++) {
            seats.add(devices.come(seats.get(0), "unitary"));
            devices.take(seats.get(seat), seat);
        }
        bySeat = seats;
        bySeat.forEach(devices::awaitTable);
        devices.act(host(), "control:more", "control:resign");
        assertTrue(host().platform.views().toString().contains(ENGLISH.say("far.resign.askAll")));
    }

    @Test
    void aPlayerWhoLeavesAfterTheEndIsNamed() {
        begin(2);
        devices.resign(guest());
        isFair();
        devices.close(guest());
        devices.awaitStatus(host(), "isn’t at the table now");
    }
}
