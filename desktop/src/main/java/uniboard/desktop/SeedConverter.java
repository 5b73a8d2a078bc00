package uniboard.desktop;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** 32 bits, written as a signed or an unsigned number. */
final class SeedConverter implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
        if (text.matches("-?[0-9]{1,10}")) {
            long seed = Long.parseLong(text);
            if (seed >= Integer.MIN_VALUE && seed <= 0xffffffffL) return (int) seed;
        }
        throw new TypeConversionException("'" + text + "' is not a whole number from -2147483648 to 4294967295");
    }
}
