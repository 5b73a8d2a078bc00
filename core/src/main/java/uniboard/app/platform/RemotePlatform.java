package uniboard.app.platform;

import java.util.function.Consumer;
import uniboard.remote.Crypto;
import uniboard.remote.Transport;

/** How a platform reaches other devices. */
public interface RemotePlatform {
    /** A platform that reaches none. */
    RemotePlatform NONE = new RemotePlatform() {
    };

    /** What is needed to talk. */
    record Line(Crypto crypto, Transport transport) {
    }

    /** Whether there is a relay to meet at. */
    default boolean isOffered() {
        return false;
    }

    /** Whether tables can be found there that wait for anybody. */
    default boolean offersOpenTables() {
        return false;
    }

    /** @param there given the line, which may not have reached the relay yet, on the main loop; null if there can be none now */
    default void connect(Consumer<Line> there) {
        there.accept(null);
    }

    /**
     * Calls the player here to their turn.
     *
     * @return whether they look at something else, so that nothing can be seen or heard of the move itself
     */
    default boolean signalTurn(String words) {
        return false;
    }

    /** Opens another game's page at a table; where the site has none nothing happens. */
    default void leadTo(String game, String fragment) {
    }

    /** Makes a shared table what the page's address leads to, so that it is come back to. */
    default void keepAddress(String fragment) {
    }
}
