package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Settings;

/** What may be played after a game that is over: the same once more, and against bots what most people want to change. */
final class NextGame {
    /**
     * One such game.
     *
     * @param key   of the words for it
     * @param level of its bots; 0 if it is that of before
     * @param begin sets what changes, and begins
     */
    record Offer(String place, String key, int level, Runnable begin) {
    }

    private final Match match;
    private final String again;
    private final Program program;
    private final int you;

    /**
     * @param again the key of what the same game once more is called
     * @param you   the only person at the match, or {@link Position#NOBODY}
     */
    NextGame(Match match, String again, Program program, int you) {
        this.match = match;
        this.again = again;
        this.program = program;
        this.you = you;
    }

    /** The same once more, then against better bots or, after a loss, weaker ones; where there are none, on the other side. */
    List<Offer> offers(EndWords.Result result) {
        List<Offer> offers = new ArrayList<>();
        if (match.isWatched()) return offers;
        offers.add(new Offer("control:again", again, 0, program::newGame));
        if (you == Position.NOBODY) return offers;
        boolean isLost = result == EndWords.Result.LOST;
        int level = level(match) + (isLost ? -1 : 1);
        if (level < 1 || level > Bot.LEVELS) offers.add(otherSide());
        else offers.add(new Offer("control:level:" + level, isLost ? "end.easier" : "end.harder", level, () -> {
            BotLevels.set(program.settings(), match.game(), level);
            program.newGame();
        }));
        return offers;
    }

    private Offer otherSide() {
        Game game = match.game();
        int other = (you + 1) % match.record().seats().size();
        boolean isOfTwo = match.record().seats().size() == 2;
        return new Offer("control:otherSide", isOfTwo ? "end.otherSide" : "end.otherSeat", 0, () -> {
            if (game.maxSeats() == 2) program.settings().set(game, Settings.side(game), Integer.toString(other + 1));
            else takeSeat(game, other);
            program.newGame();
        });
    }

    /** Everyone moves on by one seat. */
    private void takeSeat(Game game, int seat) {
        List<Seat> seats = match.record().seats();
        for (int i = 0; i < seats.size(); i++) {
            program.settings().setSeat(game, (i + seat - you + seats.size()) % seats.size(), seats.get(i));
        }
    }

    /** Of the best bot. */
    static int level(Match match) {
        int level = 0;
        for (Seat seat : match.record().seats()) level = Math.max(level, seat.level());
        return level;
    }
}
