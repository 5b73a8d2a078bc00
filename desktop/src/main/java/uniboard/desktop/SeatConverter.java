package uniboard.desktop;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import uniboard.game.Bot;
import uniboard.match.Seat;

/** Who sits there: {@code h} for a person, or a bot's level. */
final class SeatConverter implements ITypeConverter<Seat> {
    @Override
    public Seat convert(String text) {
        if (text.equals("h")) return Seat.HUMAN;
        for (int level = 1; level <= Bot.LEVELS; level++) if (text.equals(Integer.toString(level))) return Seat.bot(level);
        throw new TypeConversionException("'" + text + "' is neither h (a person) nor a bot's level from 1 to " + Bot.LEVELS);
    }
}
