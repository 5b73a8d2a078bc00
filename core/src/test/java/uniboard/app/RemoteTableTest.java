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

    private HeadlessTable client() {
        return bySeat.get(1);
    }

    private void begin(int plies) {
        bySeat = devices.two(GAME);
        for (int ply = 0; ply < plies; ply++) devices.play(host(), bySeat);
    }

    private void isFair() {
        devices.awaitStatus(client(), ENGLISH.say("far.fair"));
        devices.awaitStatus(host(), "device has checked the deal");
    }

    @Test
    void aMoveIsNotTakenBackWhereTheOtherRefuses() {
        begin(4);
        GameRecord before = devices.kept(host());
        devices.act(host(), "control:more", "control:askBack");
        assertTrue(client().status().contains("asks to take back their last move"), client().status());
        devices.act(client(), "control:refuse");
        assertTrue(host().status().contains("would rather play on"), host().status());
        assertFalse(client().status().contains("asks to take"), "it is answered: " + client().status());
        assertEquals(before, devices.kept(host()));
        devices.play(host(), bySeat);
        devices.resign(client());
        isFair();
    }

    @Test
    void movesAreTakenBackWhereTheOtherAgrees() {
        begin(4);
        GameRecord before = devices.kept(host());
        int plies = TakebackRules.plies(before, 1);
        devices.act(client(), "control:more", "control:askBack");
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
        assertTrue(client().status().contains("Sorry"), client().status());
        assertTrue(client().status().contains("asks to take back their last move"), "it was never answered: " + client().status());
        assertTrue(host().status().contains(ENGLISH.say("far.answersAwaited", ENGLISH.say("side.red"))), host().status());
        devices.act(client(), "control:refuse");
        assertFalse(client().status().contains("asks to take"), "it is answered: " + client().status());
    }

    @Test
    void whoWantsAnotherGameReadsWhoseAnswerIsMissing() {
        begin(2);
        devices.resign(client());
        isFair();
        devices.act(host(), "control:again");
        String undecided = ENGLISH.say("far.answersAwaited", ENGLISH.say("side.red"));
        devices.awaitStatus(host(), undecided);
        devices.act(client(), "control:again");
        devices.await(() -> !host().status().contains(undecided), host()::status);
    }

    /** Each reads it in their own language; nobody has to. */
    @Test
    void wordsAndSignsAreShownUnlessTheyAreMuted() {
        begin(2);
        devices.act(client(), "control:more", "control:say", "control:say:well_played");
        assertTrue(host().status().contains("“Well played!”"), host().status());
        devices.act(client(), "control:more", "control:say", "control:signs", "control:say:smile");
        assertTrue(host().status().contains("smiles"), host().status());
        devices.act(host(), "control:more", "control:say", "control:signs", "control:mute");
        devices.act(client(), "control:more", "control:say", "control:say:sorry");
        assertFalse(host().status().contains("Sorry"), host().status());
        devices.act(host(), "control:more", "control:say", "control:say:hello");
        assertTrue(client().status().contains("“Hello!”"), client().status());
    }

    @Test
    void aPlayerWhoLooksAwayIsCalledToTheirTurn() {
        begin(0);
        while (devices.toMove(host()) != 0) devices.play(host(), bySeat);
        client().platform.others().lookAway();
        devices.play(host(), bySeat);
        assertEquals(List.of(ENGLISH.say("table.yourTurn")), client().platform.others().signals());
    }

    @Test
    void aPlayerWhoseTimeRunsOutLoses() {
        List<HeadlessTable> seats = new ArrayList<>(List.of(devices.invite(GAME)));
        devices.act(seats.get(0), "control:farClock", "control:farClock:5");
        seats.add(devices.come(seats.get(0), GAME));
        bySeat = seats;
        devices.await(() -> client().status().contains(ENGLISH.say("far.clock.each", "5")), client()::status);
        devices.take(client(), 1);
        bySeat.forEach(devices::awaitTable);
        do devices.play(host(), bySeat);
        while (devices.toMove(host()) != 1);
        devices.await(() -> client().status().contains(ENGLISH.say("far.clock.left", "1:00")), client()::status);
        for (HeadlessTable device : bySeat) {
            devices.act(device, "control:more", "control:farTime");
            assertTrue(device.status().matches("(?s).*: [0-5]:[0-9][0-9].*"), device.status());
        }
        devices.awaitStatus(host(), ENGLISH.say("table.youWin"));
        assertTrue(client().status().contains(ENGLISH.say("far.clock.upOwn")), client().status());
        assertFalse(client().status().contains(": 4:"), "What was told of the time is told no longer");
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
        devices.resign(client());
        assertTrue(host().status().contains("has resigned"), host().status());
        assertFalse(host().status().contains(ENGLISH.say("far.wait")), host().status());
        assertFalse(host().status().contains("smile"), host().status());
        devices.act(client(), "control:raiseEnd", "control:more", "control:say", "control:signs", "control:say:laugh");
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
        devices.take(client(), 1);
        bySeat.forEach(devices::awaitTable);
        do devices.play(host(), bySeat);
        while (devices.toMove(host()) != 1);
        devices.act(client(), "control:more", "control:farTime");
        String before = client().status();
        devices.letTimePass(3);
        assertFalse(client().status().equals(before), before);
        devices.close(host());
        devices.awaitStatus(client(), "The clocks are stopped until");
        String standing = client().status();
        devices.letTimePass(10);
        assertEquals(standing, client().status());
        devices.awaitTable(devices.reopen(host(), GAME));
        devices.await(() -> !client().status().contains("are stopped"), client()::status);
    }

    /** The clock at a seat changes each second: no press is lost to it. */
    @Test
    void aFingerThatIsDownWhileTimePassesStillChooses() {
        List<HeadlessTable> seats = new ArrayList<>(List.of(devices.invite(GAME)));
        devices.act(seats.get(0), "control:farClock", "control:farClock:5");
        seats.add(devices.come(seats.get(0), GAME));
        bySeat = seats;
        devices.take(client(), 1);
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
        devices.resign(client());
        isFair();
        devices.close(client());
        devices.awaitStatus(host(), "isn’t at the table now");
    }
}
