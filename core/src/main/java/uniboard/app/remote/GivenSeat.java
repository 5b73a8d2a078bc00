package uniboard.app.remote;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import uniboard.app.platform.RemotePlatform;
import uniboard.game.Game;

/**
 * A seat that was given to this device in a class.
 *
 * @param line  closed when the table is left; the class goes on
 * @param pass  with which the seat is taken
 * @param store keeps this device's part
 * @param kept  what was kept of it; empty: nothing
 * @param names puts what the table calls somebody into words
 * @param left  run once the table has been left
 */
public record GivenSeat(RemotePlatform.Line line, String pass, Game game, Consumer<String> store, String kept, UnaryOperator<String> names,
    Runnable left) {
}
