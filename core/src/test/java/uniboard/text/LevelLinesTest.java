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
        onitama|1|missedWinsAtOnce=60|Misses most wins in one move.
        onitama|2|missedWinsAtOnce=25|Misses a quarter of the wins in one move.
        onitama|3|depth=5, missedReplies=8, missedWinsAtOnce=4|Looks five moves ahead and seldom misses anything.
        onitama|4|depth=6, missedReplies=1, missedWinsAtOnce=0|Looks six moves ahead and hardly misses anything.
        onitama|5|depth=60, missedReplies=0, missedWinsAtOnce=0|Looks as far ahead as its time allows.
        unlur|1|missedMoves=75, missedWinsAtOnce=85|Considers a quarter of its moves and misses most immediate wins.
        unlur|2|missedMoves=50, missedWinsAtOnce=40|Considers half of its moves and misses two immediate wins in five.
        unlur|3|depth=2, missedReplies=10|Looks two moves ahead and misses one reply in ten.
        unlur|4|depth=6, missedMoves=0, missedReplies=0, missedWinsAtOnce=0|Looks six moves ahead and misses none of them.
        unlur|5|depth=500, missedMoves=0, missedReplies=0, missedWinsAtOnce=0|Looks as far ahead as its time allows.
        unikat|1|longestChain=1, missed=50|Considers one card at a time and misses half of the ways to play its turn.
        unikat|2|longestChain=2, missed=75|Looks two cards ahead and finds one way in four.
        unikat|3|longestChain=10, missed=45|Plans whole chains and finds just over half of them.
        unikat|4|longestChain=10, chainCost=10, missed=30|Plans whole chains for later turns too and finds seven ways in ten.
        unikat|5|longestChain=10, chainCost=10, missed=0, plans=12|Misses nothing, and compares its twelve best plans by what may follow.
        unitar|1|missed=99, steps=-1|Considers only its own mark and misses nearly everything.
        unitar|2|missed=88, steps=-1|Considers only its own mark and misses most of its choices.
        unitar|3|missed=40, steps=-1|Considers only its own mark and misses two choices in five.
        unitar|4|missed=15, steps=0|Guesses what the others mark and misses three choices in twenty.
        unitar|5|missed=0, steps=1|Foresees what the others answer too and misses nothing.
        unitary|1|longestPlay=1, missed=55, NONE|Plays one card at a time as it comes to mind, and finds fewer than half of its options.
        unitary|2|longestPlay=2, missed=80, NEXT_TURN|Combines two cards, looks one turn ahead and finds one combination in five.
        unitary|3|longestPlay=3, missed=68, DANGERS|Combines three cards, sees what others threaten and finds one combination in three.
        unitary|4|longestPlay=5, missed=48, DANGERS|Combines all cards, sees what others threaten and finds about half of the combinations.
        unitary|5|longestPlay=5, missed=0, REPLIES|Combines all cards, anticipates the others’ replies and finds every combination.
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
