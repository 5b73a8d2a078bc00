package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Message;

class UnlurAdviceTest {
    private static final String CENTRE = "5/6/7/8/4x4/8/7/6/5";

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "3/4/2x2/4/3 contract 2 -; pass; pass", "3/4/2x2/4/3 contract 2 -; b2; contract", "1o1/1o2/2o2/2o1/3 play 1 2; e2; ''",
        "1o1/1o2/2o2/2o1/2x play 1 1; e2; stopsLine", "1x1/1xo1/1x1x1/x2x/1x1 play 2 1; c3; stopsY",
        "1o1/1o2/2o2/4/3 play 1 2; d3; twoThreats e2 e3", "1o1/1o2/2o2/4/2x play 1 2; d3; threat e2",
        "x2/4/2x2/4/3 play 1 1; b2; joins 2", "3/x3/3x1/4/3 play 1 1; b3; bridgeToSide upperRight",
        CENTRE + " play 1 1; c4; bridge e5", "5/6/7/2oo4/4x4/8/7/6/5 play 1 1; e4; nears.y 11 12",
        "5/6/7/3o4/4x4/3o4/7/6/5 play 1 1; e4; parts", CENTRE + " play 1 1; g4; bridge e5", CENTRE + " play 1 2; c4; nears.line 8 9",
        CENTRE + " play 1 1; d4; nears.y 11 12", "5/6/7/3o4/4x4/8/7/6/5 play 1 1; c4; nears.y 11 12",
        "5/6/7/3x4/4x4/8/7/6/5 play 1 1; c4; nears.y 10 11", CENTRE + " play 1 1; b3; bridgeToSide top",
        CENTRE + " play 1 2; e8; bridgeToSide upperRight", "2o2/6/7/8/4x4/8/7/6/5 play 1 1; b3; nears.y 11 12"})
    void whatSpeaksForAMoveIsTold(String text, String move, String reason) {
        UnlurPosition position = UnlurNotation.INSTANCE.position(text);
        Message why = new UnlurGame().words(position).whyPlay(new UnlurGame().move(position, move));
        assertEquals(reason, why == null ? "" : spelt(why).replace("unlur.hint.", ""));
        assertEquals(text, UnlurNotation.INSTANCE.positionText(position));
    }

    private static String spelt(Message message) {
        StringBuilder out = new StringBuilder(message.key());
        for (Object argument : message.arguments()) {
            out.append(' ').append(argument instanceof Message side ? side.key().replace("unlur.side.", "") : argument);
        }
        return out.toString();
    }
}
