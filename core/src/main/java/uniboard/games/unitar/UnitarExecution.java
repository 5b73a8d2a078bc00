package uniboard.games.unitar;

/**
 * An intention carried out.
 *
 * @param seat   whose it was, or {@link uniboard.game.Position#NOBODY}
 * @param before like {@code after} to look at only
 */
public record UnitarExecution(int seat, int intention, UnitarEffect effect, UnitarBoard before, UnitarBoard after) {
    /** What becomes of the board, which stays as it is. */
    public static UnitarExecution of(int seat, int intention, UnitarBoard board) {
        UnitarBoard before = new UnitarBoard(board);
        UnitarBoard after = new UnitarBoard(board);
        boolean isDone = after.carryOut(intention);
        UnitarEffects effects = new UnitarEffects(intention, before, after);
        return new UnitarExecution(seat, intention, isDone ? effects.done() : effects.nothing(), before, after);
    }

    /** The block that was named. */
    public int block() {
        return UnitarMove.block(intention);
    }

    public UnitarAction action() {
        return UnitarMove.action(intention);
    }

    public boolean isDone() {
        return !(effect instanceof UnitarEffect.Nothing);
    }

    /** Whether a block moved by itself, and nobody's frames changed. */
    public boolean isPlainStep() {
        if (!(effect instanceof UnitarEffect.Moved moved) || moved.blocks().size() > 1) return false;
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) if (gain(colour) != 0) return false;
        return true;
    }

    /** How many frames of a colour were gained; negative if lost. */
    public int gain(int colour) {
        return after.frames(colour) - before.frames(colour);
    }
}
