package uniboard.stage.scene;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.stage.kit.TableLayout;

/**
 * A game and how it looks, in the menu and on a table.
 *
 * @param closeUp shows what a player holds larger, and nothing that only opponents have
 * @param colour  of its box
 * @param suited  its options on tables of all sizes
 * @param colours in which it shows the seats
 * @param rooms   what its scene leaves of a table
 * @param pictures of its moves, for their list
 * @param heeded  the table's settings that not every game has a use for, as far as this one has
 */
public record GamePresentation(Game game, BoardScene.Factory scene, BoardScene.Factory closeUp, Color colour, Suited suited,
    SeatColours colours, TableRooms.Plan rooms, MovePictures pictures, List<Option> heeded) {
    /** Which value an option of a new game has on a table, as long as the player has set none. */
    public interface Suited {
        /** @param unit CSS pixels of the layout's unit */
        String value(Option option, TableLayout layout, float unit);
    }

    /** A game whose options have the same defaults on every table, and whose seats are coloured as they are numbered. */
    public GamePresentation(Game game, BoardScene.Factory scene, Color colour) {
        this(game, scene, scene, colour, (option, layout, unit) -> option.defaultValue(), SeatColours.BY_SEAT, TableRooms::usual,
            MovePictures.NONE, List.of());
    }

    /** The same game with other defaults. */
    public GamePresentation suited(Suited other) {
        return new GamePresentation(game, scene, closeUp, colour, other, colours, rooms, pictures, heeded);
    }

    /** The same game on tables divided otherwise. */
    public GamePresentation divided(TableRooms.Plan other) {
        return new GamePresentation(game, scene, closeUp, colour, suited, colours, other, pictures, heeded);
    }

    /** The same game with a scene of its own for what a player holds. */
    public GamePresentation closeUp(BoardScene.Factory other) {
        return new GamePresentation(game, scene, other, colour, suited, colours, rooms, pictures, heeded);
    }

    /** The same game with other colours of its seats. */
    public GamePresentation coloured(SeatColours other) {
        return new GamePresentation(game, scene, closeUp, colour, suited, other, rooms, pictures, heeded);
    }

    /** The same game, with pictures in the list of its moves. */
    public GamePresentation picturing(MovePictures other) {
        return new GamePresentation(game, scene, closeUp, colour, suited, colours, rooms, other, heeded);
    }

    /** The same game, with a use for more settings. */
    public GamePresentation heeding(Option... settings) {
        return new GamePresentation(game, scene, closeUp, colour, suited, colours, rooms, pictures, List.of(settings));
    }
}
