package uniboard.desktop;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How many of something: at least one. */
final class CountConverter implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
        if (text.matches("[1-9][0-9]{0,8}")) return Integer.valueOf(text);
        throw new TypeConversionException("'" + text + "' is not a whole number from 1 to 999999999");
    }
}
