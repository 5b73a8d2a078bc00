package uniboard.desktop;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.text.Texts;

/** A game by its id. */
final class GameConverter implements ITypeConverter<Game> {
    private final Catalog games;
    private final Texts texts;

    GameConverter(Catalog games, Texts texts) {
        this.games = games;
        this.texts = texts;
    }

    @Override
    public Game convert(String id) {
        try {
            return games.game(id);
        } catch (NotationException unknown) {
            throw new TypeConversionException(texts.say(unknown.reason()));
        }
    }
}
