package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.known.Proves;

class UnlurWhyNotTest {
    private final UnlurGame game = new UnlurGame();

    @Proves({"contract-turn", "no-pass"})
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "3/4/2x2/4/3 contract 2 -; c3; blackStone c3", "3/4/2x2/4/3 contract 2 -; b2; ''", "3/4/2x2/4/3 contract 2 -; pass; ''",
        "3/4/2x2/4/3 contract 2 -; a2; edge a2 top", "3/4/2x2/4/3 contract 2 -; c5; edge c5 upperRight+lowerRight",
        "3/4/2x2/4/3 contract 2 -; c6; offBoard c6", "3/1xx1/1xxx1/1xx1/3 contract 2 -; a2; mustPass",
        "3/1xx1/1xxx1/1xx1/3 contract 2 -; c3; mustPass", "3/1xx1/1xxx1/1xx1/3 contract 2 -; pass; ''",
        "o2/4/2x2/4/3 play 1 1; pass; noPass", "o2/4/2x2/4/3 play 1 1; a1; whiteStone a1", "o2/4/2x2/4/3 play 1 1; c3; blackStone c3",
        "o2/4/2x2/4/3 play 1 1; a2; ''", "1o1/1o2/2o2/2o1/1o1 play 1 1; a1; over", "1o1/1o2/2o2/2o1/1o1 play 1 1; pass; over"})
    void attemptsAreExplained(String text, String place, String reason) {
        Message why = game.words(UnlurNotation.INSTANCE.position(text)).whyNot(game.words().attempt(List.of(place)));
        if (reason.isEmpty()) assertNull(why);
        else assertEquals(reason, spelt(why).replace("unlur.why.", "").replace("unlur.side.", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Crab", "c0", "z3", "PASS"})
    void placesOfNoBoardAreNoAttempt(String place) {
        assertEquals(-1, game.words().attempt(List.of(place)));
    }

    @Test
    void nothingChosenIsNoAttempt() {
        assertEquals(-1, game.words().attempt(List.of()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "3/4/5/4/3 contract 1 -; pass; say.passAtOnce", "3/4/2x2/4/3 contract 2 -; pass; say.pass 1",
        "3/4/2x2/4/3 contract 2 -; b2; say.black.put b2", "3/4/2x2/4/3 play 1 1; a2; say.black.touch a2 top",
        "3/4/2o2/4/3 play 1 2; b2; say.white.put b2", "x2/4/2o2/4/3 play 1 1; b1; say.black.touch b1 top+upperLeft",
        "x2/x3/2o2/4/3 play 1 1; c1; say.black.touch c1 top+lowerLeft+upperLeft",
        "1o1/1o2/2o2/2o1/3 play 1 2; e2; say.white.win e2 top+bottom", "1x1/1x2/2x2/2x1/3 play 2 2; e2; say.black.lose e2 top+bottom",
        "1x1/1x2/1x1x1/x1xx/1x1 play 2 2; c3; say.black.win c3 top+lowerRight+lowerLeft",
        "1o1/1o2/1o1o1/o2o/3 play 1 2; c3; say.white.lose c3 top+lowerRight+lowerLeft"})
    void movesAreSpoken(String text, String move, String sentence) {
        UnlurPosition position = UnlurNotation.INSTANCE.position(text);
        Choice choice = game.words(position).choice(game.move(position, move));
        assertEquals(sentence, spelt(choice.spoken()).replace("unlur.", "").replace("side.", ""));
        assertEquals(List.of(move), choice.steps().stream().map(Choice.Step::place).toList());
        assertEquals(move.equals("pass") ? Choice.Group.ACTIONS : Choice.Group.BOARD, choice.steps().get(0).group());
    }

    @ParameterizedTest
    @CsvSource({"a1, closed a1", "b2, empty b2", "c3, black c3"})
    void cellsAreDescribedDuringTheContract(String cell, String description) {
        assertEquals(description, described("3/4/2x2/4/3 contract 2 -", cell));
    }

    @ParameterizedTest
    @CsvSource({"c3, empty c3", "a1, emptyEdge a1 top+upperLeft", "a2, whiteTouching a2 top", "b2, whiteTouching b2 top",
        "d4, blackTouching d4 lowerRight"})
    void cellsAreDescribedByWhatTheirGroupsTouch(String cell, String description) {
        assertEquals(description, described("1o1/1o2/3x1/3x/3 play 1 2", cell));
    }

    private String described(String text, String name) {
        UnlurPosition position = UnlurNotation.INSTANCE.position(text);
        int move = UnlurMove.read(name);
        int cell = position.board().cell(UnlurMove.row(move), UnlurMove.column(move));
        return spelt(UnlurWords.cell(position, cell)).replace("unlur.cell.", "").replace("unlur.side.", "");
    }

    /** Key and arguments; sides joined by +. */
    private static String spelt(Message message) {
        StringBuilder out = new StringBuilder();
        if (message.key().startsWith("unlur.sides.")) {
            return spelt((Message) message.arguments().get(0)) + '+' + spelt((Message) message.arguments().get(1));
        }
        out.append(message.key());
        for (Object argument : message.arguments()) out.append(' ').append(argument instanceof Message inner ? spelt(inner) : argument);
        return out.toString();
    }
}
