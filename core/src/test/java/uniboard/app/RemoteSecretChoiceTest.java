package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.games.unitar.UnitarGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.SecretTurns;

/** Where all decide without seeing each other's moves, nobody waits for another one before choosing. */
class RemoteSecretChoiceTest {
    private static final Game GAME = new UnitarGame();
    private static final int SEATS = 3;

    private final HeadlessDevices devices = new HeadlessDevices();
    private HeadlessTable host;
    private HeadlessTable second;
    private HeadlessTable third;

    @BeforeEach
    void sitDown() {
        host = devices.invite(GAME, SEATS);
        second = devices.come(host, GAME.id());
        devices.take(second, 1);
        third = devices.come(host, GAME.id());
        devices.take(third, 2);
        for (HeadlessTable device : List.of(host, second, third)) devices.awaitTable(device);
    }

    /** What a seat chooses now, the seat to move: a different legal move each. */
    private Choice choice(int seat) {
        Position asked = SecretTurns.of(seat, devices.keptAndSealed(host).replay());
        MoveList moves = new MoveList();
        asked.moves(moves);
        return GAME.words(Match.view(asked, seat)).choice(moves.get(seat + 1));
    }

    private Choice choose(HeadlessTable device, int seat) {
        devices.hearOut(device);
        Choice choice = choice(seat);
        for (Choice.Step step : choice.steps()) devices.act(device, step.place());
        return choice;
    }

    private long sealedAtHost() {
        return devices.lines(host).stream().filter(line -> line.startsWith("sealed ")).count();
    }

    @Test
    void allChooseInAnyOrder() {
        for (int step = 0; step < 3; step++) {
            int plies = devices.kept(host).plies();
            Choice ofThird = choose(third, 2);
            assertTrue(third.status().startsWith("You have chosen"), third::status);
            assertEquals(0, sealedAtHost(), "It isn't this seat's turn to commit yet");
            Choice ofSecond = choose(second, 1);
            assertTrue(second.status().startsWith("You have chosen"), second::status);
            Choice ofHost = choose(host, 0);
            devices.await(() -> devices.kept(host).plies() == plies + SEATS, () -> "The step isn't completed: " + host.status());
            GameRecord record = devices.kept(host);
            assertEquals(List.of(ofHost.move(), ofSecond.move(), ofThird.move()),
                List.of(record.move(plies), record.move(plies + 1), record.move(plies + 2)));
        }
    }

    @Test
    void whatIsBeingChosenStaysWhenAnotherSeatHasDecided() {
        Choice choice = choice(2);
        devices.act(third, choice.steps().get(0).place());
        String chosen = third.status();
        choose(host, 0);
        devices.await(() -> sealedAtHost() == 1, () -> "The host hasn't decided: " + host.status());
        devices.letTimePass(2);
        assertEquals(chosen, third.status());
        for (Choice.Step step : choice.steps().subList(1, choice.steps().size())) devices.act(third, step.place());
        assertTrue(third.status().startsWith("You have chosen"), third::status);
        choose(second, 1);
        devices.await(() -> devices.kept(host).plies() == SEATS, () -> "The step isn't completed: " + host.status());
        assertEquals(choice.move(), devices.kept(host).move(2));
    }

    @Test
    void aChoiceThatIsMadeStays() {
        Choice choice = choose(third, 2);
        devices.act(third, "commit");
        assertTrue(third.status().contains("You have already chosen"), third::status);
        choose(second, 1);
        choose(host, 0);
        devices.await(() -> devices.kept(host).plies() == SEATS, () -> "The step isn't completed: " + host.status());
        assertEquals(choice.move(), devices.kept(host).move(2));
    }

    @Test
    void aChoiceThatIsMadeOutlivesAReload() {
        Choice choice = choose(third, 2);
        third = devices.reload(third, GAME.id());
        devices.awaitTable(third);
        devices.letTimePass(2);
        assertTrue(third.status().startsWith("You have chosen"), third::status);
        choose(second, 1);
        choose(host, 0);
        devices.await(() -> devices.kept(host).plies() == SEATS, () -> "The step isn't completed: " + host.status());
        assertEquals(choice.move(), devices.kept(host).move(2));
    }

    /** The others decide while the page is closed: what was chosen is committed as soon as it is open again. */
    @Test
    void aChoiceThatIsMadeIsCommittedAfterAReload() {
        Choice choice = choose(third, 2);
        devices.close(third);
        choose(second, 1);
        choose(host, 0);
        devices.letTimePass(2);
        assertEquals(0, devices.kept(host).plies());
        third = devices.reopen(third, GAME.id());
        devices.awaitTable(third);
        devices.await(() -> devices.kept(host).plies() == SEATS, () -> "The step isn't completed: " + host.status());
        assertEquals(choice.move(), devices.kept(host).move(2));
    }
}
