package uniboard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.TestGames;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.known.SpokenGame;

/** The line that says what a level overlooks is true: each stands here beside the bot's definition that it tells. */
class LevelLinesTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en", new TestGames());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        onitama|1|missedWinsAtOnce=60|Overlooks most wins at once.
        onitama|2|missedWinsAtOnce=25|Overlooks one win at once in four.
        onitama|3|depth=5, missedReplies=8, missedWinsAtOnce=4|Looks five moves ahead, seldom overlooks anything.
        onitama|4|depth=6, missedReplies=1, missedWinsAtOnce=0|Looks six moves ahead, hardly overlooks anything.
        onitama|5|depth=60, missedReplies=0, missedWinsAtOnce=0|Looks as far ahead as its time goes.
        unlur|1|missedMoves=75, missedWinsAtOnce=85|Sees one of its own moves in four, and overlooks most wins at once.
        unlur|2|missedMoves=50, missedWinsAtOnce=40|Sees half of its own moves, and overlooks two wins at once in five.
        unlur|3|depth=2, missedReplies=10|Looks two moves ahead, and overlooks one reply in ten.
        unlur|4|depth=6, missedMoves=0, missedReplies=0, missedWinsAtOnce=0|Looks six moves ahead, and overlooks none of them.
        unlur|5|depth=500, missedMoves=0, missedReplies=0, missedWinsAtOnce=0|Looks as far ahead as its time goes.
        unikat|1|longestChain=1, missed=50|Thinks of single cards, and overlooks half of the ways to play its turn.
        unikat|2|longestChain=2, missed=75|Thinks two cards ahead, and overlooks three ways in four.
        unikat|3|longestChain=10, missed=45|Plans whole chains, and overlooks nearly half of the ways to play its turn.
        unikat|4|longestChain=10, chainCost=10, missed=30|Plans whole chains for later turns too, and overlooks three ways in ten.
        unikat|5|longestChain=10, chainCost=10, missed=0, plans=12|Overlooks nothing, and compares its twelve best plans by what may follow.
        unitar|1|missed=99, steps=-1|Thinks of its own mark alone, and overlooks nearly everything.
        unitar|2|missed=88, steps=-1|Thinks of its own mark alone, and overlooks most of its choices.
        unitar|3|missed=40, steps=-1|Thinks of its own mark alone, and overlooks two choices in five.
        unitar|4|missed=15, steps=0|Guesses what the others mark, and overlooks three choices in twenty.
        unitar|5|missed=0, steps=1|Thinks of what the others answer too, and overlooks nothing.
        unitary|1|longestPlay=1, missed=55, NONE|Plays one card at a time as it comes to mind, and overlooks more than half of its ways.
        unitary|2|longestPlay=2, missed=80, NEXT_TURN|Combines two cards, thinks of its next turn, and overlooks four ways in five.
        unitary|3|longestPlay=3, missed=68, DANGERS|Combines three cards, sees what others threaten, and overlooks two ways in three.
        unitary|4|longestPlay=5, missed=48, DANGERS|Combines all cards, sees what others threaten, and overlooks nearly half of its ways.
        unitary|5|longestPlay=5, missed=0, REPLIES|Combines all cards, thinks of what others reply, and overlooks nothing.
        """)
    void eachLineTellsItsDefinition(String game, int level, String definition, String line) {
        String bot = new TestGames().game(game).bot(level).toString();
        for (String part : definition.split(", ")) {
            assertTrue(bot.contains(part + ',') || bot.contains(part + ']'), () -> bot + " isn’t " + part);
        }
        assertEquals(line, ENGLISH.say(game + ".level." + level).replace('\u00A0', ' '));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLevelHasItsLine(Language language) {
        SpokenGame spoken = new SpokenGame(language.code(), new TestGames());
        for (Game game : new TestGames().games()) {
            for (int level = 1; level <= Bot.LEVELS; level++) {
                String key = game.id() + ".level." + level;
                assertNotEquals(key, spoken.say(key));
            }
        }
    }
}
