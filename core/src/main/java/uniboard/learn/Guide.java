package uniboard.learn;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Thinker;

/**
 * Looks on while somebody plays their first games, and has at most one remark on a turn: that it misses a win, that it lets another win at
 * once, or that the strongest bot would do something else for a reason. Knows no more than the learner may see.
 */
final class Guide {
    private static final MovePattern WINNING = new MovePattern("win");

    /**
     * @param sentence null if there is nothing to say
     * @param weight   whether the turn had better be taken back
     */
    record Remark(Message sentence, Weight weight) {
        /** How much a remark matters. */
        enum Weight { IDEA, BLUNDER }
    }

    private static final Remark NONE = new Remark(null, Remark.Weight.IDEA);

    private final Game game;
    private final int learner;
    private final Thinker bots;
    private final IntSupplier seeds;

    Guide(Game game, int learner, Thinker bots, IntSupplier seeds) {
        this.game = game;
        this.learner = learner;
        this.bots = bots;
        this.seeds = seeds;
    }

    /**
     * On the learner's turn that is over.
     *
     * @param from plies of the record before it
     * @param told given the remark once it is found
     */
    void look(GameRecord record, int from, Consumer<Remark> told) {
        int last = lastPly(record, from);
        Message blunder = missedWin(record, from);
        if (blunder == null) blunder = opening(record.replay(last), record.replay());
        if (blunder != null) told.accept(new Remark(blunder, Remark.Weight.BLUNDER));
        else compare(record, last, told);
    }

    /** The learner's last ply. */
    private int lastPly(GameRecord record, int from) {
        int last = from;
        for (int ply = from; ply < record.plies(); ply++) if (record.replay(ply).toMove() == learner) last = ply;
        return last;
    }

    private Message missedWin(GameRecord record, int from) {
        for (int ply = from; ply < record.plies(); ply++) {
            Position before = record.replay(ply);
            if (before.toMove() != learner) continue;
            List<Integer> winning = WINNING.among(game, before);
            if (!winning.isEmpty()) return Message.of("learn.guide.win", game.words(before).choice(winning.get(0)).spoken());
        }
        return null;
    }

    /** That now another wins at once, who couldn't after another move of the learner. */
    private Message opening(Position before, Position after) {
        int winning = punishment(before, after);
        return winning == Match.NO_MOVE ? null : Message.of("learn.guide.threat", describe(after, winning));
    }

    /**
     * With which another wins at once now, who couldn't after another move of the learner; {@link Match#NO_MOVE} if nobody does, or the
     * learner can't know.
     */
    int punishment(Position before, Position after) {
        if (after.toMove() == learner || hides(after)) return Match.NO_MOVE;
        List<Integer> winning = WINNING.among(game, after);
        return winning.isEmpty() || !couldBeMet(before) ? Match.NO_MOVE : winning.get(0);
    }

    /** A move of another, as the learner is told of it. */
    Message describe(Position before, int move) {
        Position after = before.copy();
        after.play(move);
        return game.words(before).describeMove(move, after, learner);
    }

    private boolean hides(Position position) {
        return !game.notation().positionText(Match.view(position, learner)).equals(game.notation().positionText(position));
    }

    private boolean couldBeMet(Position before) {
        MoveList moves = new MoveList();
        before.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            Position after = before.copy();
            after.play(moves.get(i));
            if (!after.outcome().over() && WINNING.among(game, after).isEmpty()) return true;
        }
        return false;
    }

    private void compare(GameRecord record, int ply, Consumer<Remark> told) {
        Match then = new Match(record.firstPlies(ply));
        bots.think(then.task(Bot.LEVELS, seeds.getAsInt()), best -> {
            Position seen = Match.view(then.position(), learner);
            Message why = game.words(seen).whyPlay(best);
            boolean isSame = best == record.move(ply) || why == null || why.equals(game.words(seen).whyPlay(record.move(ply)));
            if (isSame) {
                told.accept(NONE);
                return;
            }
            Choice choice = game.words(seen).choice(best);
            told.accept(new Remark(Message.of("learn.guide.idea", choice.spoken(), why), Remark.Weight.IDEA));
        });
    }
}
