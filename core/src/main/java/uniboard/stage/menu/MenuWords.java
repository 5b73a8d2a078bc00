package uniboard.stage.menu;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.text.Texts;

/** What the menu tells of the games, in the player's language. */
public final class MenuWords {
    private final Texts texts;

    public MenuWords(Texts texts) {
        this.texts = texts;
    }

    public String name(Game game) {
        return texts.say("game." + game.id());
    }

    /** How many may play. */
    public String players(Game game) {
        if (game.minSeats() == game.maxSeats()) return texts.say("menu.players", game.maxSeats());
        return texts.say("menu.playersUpTo", game.maxSeats(), Integer.toString(game.minSeats()));
    }

    /** One line that says what the game is about. */
    public String tagline(Game game) {
        return texts.say(game.id() + ".tagline");
    }

    /**
     * All there is to say of a box.
     *
     * @param kept    a game that is going on, or null
     * @param lessons how many are done, or null
     */
    String label(Game game, GameRecord kept, String lessons) {
        String players = lessons == null ? players(game) : players(game) + ", " + lessons;
        String label = texts.say("menu.box", name(game), players, tagline(game));
        return kept == null ? label : texts.say("menu.boxKept", label, leftOff(kept));
    }

    /** Who plays, how far the game is and whose turn it is. */
    String leftOff(GameRecord kept) {
        return texts.say("menu.leftOff.sentences", opponents(kept), Message.of("menu.movesSoFar", kept.plies()), turn(kept));
    }

    private Message opponents(GameRecord kept) {
        Message game = Message.of("game." + kept.game().id());
        List<Seat> bots = new ArrayList<>();
        for (Seat seat : kept.seats()) if (seat.isBot()) bots.add(seat);
        if (bots.isEmpty()) return Message.of("menu.amongPeople", game);
        return Message.of("menu.againstBots", game, bots.size(), Integer.toString(bots.get(0).level()));
    }

    /** Whose turn it is, as a few words. */
    String shortTurn(GameRecord kept) {
        return texts.say(turn(kept, "table.yourTurn", "menu.botsTurn"));
    }

    private static Message turn(GameRecord kept) {
        return turn(kept, "menu.yourTurn", "table.waitForBot");
    }

    private static Message turn(GameRecord kept, String yours, String bots) {
        Match match = new Match(kept);
        if (match.isBotToMove()) return Message.of(bots);
        if (match.onlyPerson() != Position.NOBODY) return Message.of(yours);
        return Message.of("menu.turn", kept.game().words(match.position()).seatName(match.toMove()));
    }

    /** Whether there is something to go on with: a person has moved, and the game isn't over. */
    static boolean goesOn(GameRecord kept) {
        if (kept == null) return false;
        Position position = kept.replay(0);
        boolean personMoved = false;
        for (int ply = 0; ply < kept.plies(); ply++) {
            personMoved |= kept.seats().get(position.toMove()).isHuman();
            position.play(kept.move(ply));
        }
        return personMoved && position.toMove() != Position.NOBODY;
    }
}
