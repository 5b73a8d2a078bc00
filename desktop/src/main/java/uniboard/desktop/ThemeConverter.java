package uniboard.desktop;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import uniboard.stage.kit.Theme;

/** A theme by its name. */
final class ThemeConverter implements ITypeConverter<Theme> {
    private static final Map<String, Theme> THEMES = new LinkedHashMap<>();

    static {
        THEMES.put("light", Theme.light());
        THEMES.put("dark", Theme.dark());
        THEMES.put("contrast-light", Theme.contrastLight());
        THEMES.put("contrast-dark", Theme.contrastDark());
    }

    @Override
    public Theme convert(String name) {
        Theme theme = THEMES.get(name);
        if (theme != null) return theme;
        throw new TypeConversionException("'" + name + "' is none of the themes " + String.join(", ", THEMES.keySet()));
    }
}
