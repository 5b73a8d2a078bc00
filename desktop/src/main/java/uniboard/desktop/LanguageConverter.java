package uniboard.desktop;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import uniboard.text.Language;

/** A language by its code. */
final class LanguageConverter implements ITypeConverter<Language> {
    @Override
    public Language convert(String code) {
        for (Language language : Language.values()) if (language.code().equals(code)) return language;
        String codes = Stream.of(Language.values()).map(Language::code).collect(Collectors.joining(", "));
        throw new TypeConversionException("'" + code + "' is none of the languages " + codes);
    }
}
