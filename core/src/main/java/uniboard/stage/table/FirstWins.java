package uniboard.stage.table;

import uniboard.game.Option;
import uniboard.match.Match;
import uniboard.stage.kit.Settings;

/** Knows against which levels of bots the player has won, and which win was the first. */
final class FirstWins {
    /** The match that was won last. */
    private Match last;
    private int lastLevel;

    /** A win was seen; where it was the first at its level, {@link #level} tells that of its match. */
    void add(Match match, int level, Settings settings) {
        last = match;
        Option won = Option.choice("won." + level, Settings.OFF, Settings.OFF, Settings.ON);
        lastLevel = settings.get(match.game(), won).equals(Settings.ON) ? 0 : level;
        settings.set(match.game(), won, Settings.ON);
    }

    /** At which the match was the first win; 0: at none. */
    int level(Match match) {
        return match.equals(last) ? lastLevel : 0;
    }
}
