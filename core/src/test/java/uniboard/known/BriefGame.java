package uniboard.known;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;

/**
 * A game of a person in seat 1 against bots that comes to its end within a few moves.
 *
 * @param record as the person comes to it
 * @param player what the person does in the position that a record leads to
 */
public record BriefGame(String record, Function<GameRecord, Choice> player) {
    private static final int PLIES = 24;
    private static final String BOT = "bot 1";
    private static final String FEW_PIECES = """
        uniboard 1
        game onitama
        start 2m2/1s3/1sSs1/3S1/SM3 Eel,Frog/Dragon,Tiger/Cobra b
        seat 1 human
        seat 2 bot 1
        """;
    private static final String SMALL_BOARD = """
        uniboard 1
        game unlur
        start 3/4/5/4/3 contract 1 -
        seat 1 human
        seat 2 bot 1
        """;

    /** Of a game that isn't named here, what comes last when fair players play it. */
    public static BriefGame of(Game game) {
        return switch (game.id()) {
            case "onitama" -> new BriefGame(FEW_PIECES, FairPlayer::choice);
            case "unlur" -> new BriefGame(SMALL_BOARD, winningOrRandom());
            case "unikat" -> new BriefGame(KeptUnikat.late(1, 3, "human", BOT), FairPlayer::choice);
            case "unitary" -> new BriefGame(KeptUnitary.brief(), KeptUnitary::briefChoice);
            case "unitar" -> new BriefGame(KeptUnitar.round(8, "human", BOT, BOT), FairPlayer::choice);
            default -> new BriefGame(end(game), FairPlayer::choice);
        };
    }

    /** Random moves, but wins when that can be done. */
    private static Function<GameRecord, Choice> winningOrRandom() {
        Random32 random = new Random32(7);
        return record -> {
            List<Choice> choices = new Match(record).choices();
            for (Choice choice : choices) {
                GameRecord then = record.with(choice.move());
                if (then.replay().outcome().over() && then.replay().outcome().wins(0)) return choice;
            }
            return choices.get(random.below(choices.size()));
        };
    }

    private static String end(Game game) {
        Options options = Options.defaults(game);
        int seats = game.start(options, new Random32(1)).seats();
        GameRecord whole = GameRecord.begin(game, options, Collections.nCopies(seats, Seat.HUMAN), new Random32(1));
        while (!whole.replay().outcome().over()) whole = whole.with(FairPlayer.choice(whole).move());
        int ply = Math.max(0, whole.plies() - PLIES);
        while (ply > 0 && whole.replay(ply).toMove() != 0) ply--;
        Position start = whole.replay(ply);
        List<String> bots = new ArrayList<>(Collections.nCopies(seats, BOT));
        bots.set(0, "human");
        return Records.of(game, game.notation().positionText(start), bots.toArray(String[]::new));
    }
}
