package uniboard.stage.table;

import java.util.List;
import uniboard.game.Game;
import uniboard.match.Seat;
import uniboard.stage.kit.Settings;

/** The level of the bots that the settings let play. */
final class BotLevels {
    private BotLevels() {
    }

    /** Of the best of them; 0 if no bot is to play. */
    static int best(Settings settings, Game game) {
        if (game.maxSeats() == 2) return settings.opponent(game).level();
        int best = 0;
        for (Seat seat : settings.seats(game)) best = Math.max(best, seat.level());
        return best;
    }

    /** Of the best of them or, if none is to play, of those that played last. */
    static int bestOrLast(Settings settings, Game game) {
        int best = best(settings, game);
        return best > 0 ? best : Integer.parseInt(settings.get(game, Settings.LEVEL));
    }

    /** Gives all of them that level. */
    static void set(Settings settings, Game game, int level) {
        settings.set(game, Settings.LEVEL, Integer.toString(level));
        if (game.maxSeats() == 2) {
            settings.setOpponent(game, Seat.bot(level));
            return;
        }
        List<Seat> seats = settings.seats(game);
        for (int seat = 0; seat < seats.size(); seat++) if (seats.get(seat).isBot()) settings.setSeat(game, seat, Seat.bot(level));
    }
}
