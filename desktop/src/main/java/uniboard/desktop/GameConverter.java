package uniboard.desktop;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.NotationException;

/** A game by its id. */
final class GameConverter implements ITypeConverter<Game> {
    private final Catalog games;
    private final Sentences sentences;

    GameConverter(Catalog games, Sentences sentences) {
        this.games = games;
        this.sentences = sentences;
    }

    @Override
    public Game convert(String id) {
        try {
            return games.game(id);
        } catch (NotationException unknown) {
            throw new TypeConversionException(sentences.say(unknown.reason()));
        }
    }
}
