package uniboard.games.noughts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.Position;

class NoughtsWhyNotTest {
    private final NoughtsGame game = new NoughtsGame();

    @ParameterizedTest
    @CsvSource({"x../.o./..., a1, crosses", "x../.o./..., b2, noughts", "x../.o./..., c3,", "xxx/oo./..., c3, over"})
    void attemptsAreExplained(String text, String place, String reason) {
        Message why = game.words(NoughtsNotation.INSTANCE.position(text)).whyNot(game.words().attempt(List.of(place)));
        assertEquals(reason, why == null ? null : why.key().substring("noughts.why.".length()));
    }

    @Test
    void placesOfNoBoardAreNoAttempt() {
        assertEquals(-1, game.words().attempt(List.of()));
        assertEquals(-1, game.words().attempt(List.of("d1")));
    }

    @ParameterizedTest
    @CsvSource({
        "x../.o./..., c3, crosses.put", "xx./oo./..., a3, crosses.win", "x../.../..., b2, noughts.put", "xx./oo./x.., b3, noughts.win"})
    void spokenSentencesTellWhatTheMoveDoes(String text, String move, String key) {
        NoughtsPosition position = NoughtsNotation.INSTANCE.position(text);
        Choice choice = game.words(position).choice(game.move(position, move));
        assertEquals(Message.of("noughts.say." + key, move), choice.spoken());
        assertEquals(List.of(move), choice.steps().stream().map(Choice.Step::place).toList());
    }

    @ParameterizedTest
    @CsvSource({".../.../..., empty", "x../.../..., crosses", "x../.o./..., crosses noughts"})
    void positionsAreDescribed(String text, String sides) {
        List<Message> lines = game.words(NoughtsNotation.INSTANCE.position(text)).describe(Position.NOBODY);
        assertEquals(sides, String.join(" ", lines.stream().map(line -> line.key().substring("noughts.describe.".length())).toList()));
    }
}
