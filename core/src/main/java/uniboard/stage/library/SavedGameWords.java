package uniboard.stage.library;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.library.SavedGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;

/** What is told of a game that isn't on the table. */
final class SavedGameWords {
    private SavedGameWords() {
    }

    /** What its owner calls it, or what is played against whom. */
    static Message title(SavedGame game, GameRecord record) {
        if (!game.name().isEmpty()) return Message.of("shelf.named", game.name());
        Message played = Message.of("game." + record.game().id());
        List<Seat> bots = new ArrayList<>();
        for (Seat seat : record.seats()) if (seat.isBot()) bots.add(seat);
        if (bots.isEmpty()) return Message.of("shelf.amongPeople", played);
        return Message.of("shelf.againstBots", played, bots.size(), Integer.toString(bots.get(0).level()));
    }

    /** Who has won, or how far it is and whose turn it is. */
    static Message state(GameRecord record) {
        Match match = new Match(record);
        Outcome outcome = match.outcome();
        if (outcome.over()) return verdict(match, outcome);
        return Message.of("shelf.goesOn", Message.of("menu.movesSoFar", record.plies()), turn(match));
    }

    private static Message turn(Match match) {
        if (match.isBotToMove()) return Message.of("table.waitForBot");
        if (match.onlyPerson() != Position.NOBODY) return Message.of("menu.yourTurn");
        return Message.of("menu.turn", match.words().seatName(match.toMove()));
    }

    private static Message verdict(Match match, Outcome outcome) {
        int seats = match.record().seats().size();
        int winners = Integer.bitCount(outcome.winners());
        int you = match.onlyPerson();
        if (winners == seats) return Message.of("table.draw");
        if (you != Position.NOBODY && (winners == 1 || !outcome.wins(you))) {
            return Message.of(outcome.wins(you) ? "table.youWin" : "table.youLose");
        }
        List<Message> names = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) if (outcome.wins(seat)) names.add(match.words().seatName(seat));
        return Message.of(winners == 1 ? "table.wins" : "table.winTogether", Message.listed(names));
    }
}
