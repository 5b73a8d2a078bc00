package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Settings;

/** What may be played after a game that is over. */
final class NextGame {
    /** @param begin sets what changes, and begins */
    record Offer(String place, Message label, Runnable begin) {
    }

    private final Match match;
    private final Message again;
    private final Program program;
    private final int you;

    /**
     * @param again how the same game once more is called
     * @param you   the only person at the match, or {@link Position#NOBODY}
     */
    NextGame(Match match, Message again, Program program, int you) {
        this.match = match;
        this.again = again;
        this.program = program;
        this.you = you;
    }

    /** The same once more; against bots also on the other side, and against better or weaker ones: who has won is asked for more first. */
    List<Offer> offers() {
        List<Offer> offers = new ArrayList<>();
        if (match.isWatched()) return offers;
        offers.add(new Offer("control:again", again, program::newGame));
        if (you == Position.NOBODY) return offers;
        offers.add(otherSide());
        int level = level();
        boolean upFirst = match.outcome().wins(you);
        addLevel(offers, level + (upFirst ? 1 : -1));
        addLevel(offers, level + (upFirst ? -1 : 1));
        return offers;
    }

    private Offer otherSide() {
        Game game = match.game();
        Settings settings = program.settings();
        int other = (you + 1) % match.record().seats().size();
        boolean isOfTwo = match.record().seats().size() == 2;
        return new Offer("control:otherSide", Message.of(isOfTwo ? "table.swapSides" : "table.otherSeat"), () -> {
            if (game.maxSeats() == 2) settings.set(game, Settings.side(game), Integer.toString(other + 1));
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

    private int level() {
        int level = 0;
        for (Seat seat : match.record().seats()) level = Math.max(level, seat.level());
        return level;
    }

    private void addLevel(List<Offer> offers, int level) {
        if (level < 1 || level > Bot.LEVELS) return;
        offers.add(new Offer("control:level:" + level, Message.of("table.againstLevel", level), () -> {
            BotLevels.set(program.settings(), match.game(), level);
            program.newGame();
        }));
    }
}
