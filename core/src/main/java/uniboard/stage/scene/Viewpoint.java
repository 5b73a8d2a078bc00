package uniboard.stage.scene;

/**
 * From where the table is seen.
 *
 * @param nearSeat the seat at the near edge
 * @param you      the seat of the only person among bots; {@link uniboard.game.Position#NOBODY} where several people or none play
 */
public record Viewpoint(int nearSeat, int you) {
}
