package uniboard.picture;

import java.util.LinkedHashMap;
import java.util.Map;

/** The sprites of one picture: what is drawn several times is written once. */
final class Symbols {
    /** Uses in one size from which on it is worth a name of its own. */
    private static final int WORTH_A_NAME = 3;

    private final SymbolInk ink;
    private final Names names;
    private final Map<String, Symbol> symbols = new LinkedHashMap<>();

    Symbols(SpriteSources sources, Names names) {
        ink = new SymbolInk(sources, names);
        this.names = names;
    }

    double[] box(Sprite sprite) {
        return ink.box(sprite);
    }

    /**
     * One more use of a sprite.
     *
     * @param stretch null: as it is
     * @param matrix  from the symbol's box to the picture
     */
    Mark use(Sprite sprite, Tint tint, Stretch stretch, double[] matrix, double alpha) {
        String key = sprite.file() + ' ' + sprite.symbol() + ' ' + tint + ' ' + (stretch == null ? "" : stretch.key());
        Symbol symbol = symbols.computeIfAbsent(key, any -> new Symbol(ink.content(sprite, tint, stretch)));
        return symbol.use(matrix, alpha);
    }

    /** All that stands in the picture's definitions; called after all marks have been written. */
    String definitions() {
        StringBuilder out = new StringBuilder();
        ink.definitions().forEach(out::append);
        for (Symbol symbol : symbols.values()) out.append(symbol.definition);
        return out.toString();
    }

    /** A sprite in one tint and form. */
    private final class Symbol {
        private final String content;
        private final StringBuilder definition = new StringBuilder();
        private final Map<String, Integer> sizes = new LinkedHashMap<>();
        private final Map<String, String> sizeNames = new LinkedHashMap<>();
        private int uses;
        private String name;

        Symbol(String content) {
            this.content = content;
        }

        Mark use(double[] matrix, double alpha) {
            uses++;
            String size = linear(matrix);
            sizes.merge(size, 1, Integer::sum);
            return () -> {
                String more = alpha < 1 ? " opacity=\"" + Decimals.place(alpha) + '"' : "";
                if (uses == 1) return "<g" + transform(matrix) + more + '>' + content + "</g>";
                if (sizes.get(size) >= WORTH_A_NAME) {
                    return "<use href=\"#" + sizeName(matrix) + '"' + at("x", matrix[4]) + at("y", matrix[5]) + more + "/>";
                }
                return "<use href=\"#" + name() + '"' + transform(matrix) + more + "/>";
            };
        }

        private String name() {
            if (name != null) return name;
            name = names.next();
            definition.append("<g id=\"").append(name).append("\">").append(content).append("</g>");
            return name;
        }

        private String sizeName(double[] matrix) {
            String size = linear(matrix);
            String known = sizeNames.get(size);
            if (known != null) return known;
            String given = names.next();
            String there = transform(new double[] {matrix[0], matrix[1], matrix[2], matrix[3], 0, 0});
            String sized = sizes.size() == 1 ? "<g id=\"" + given + '"' + there + '>' + content + "</g>"
                : "<use id=\"" + given + "\" href=\"#" + name() + '"' + there + "/>";
            definition.append(sized);
            sizeNames.put(size, given);
            return given;
        }
    }

    private static String at(String attribute, double place) {
        return ' ' + attribute + "=\"" + Decimals.place(place) + '"';
    }

    private static String factor(double number) {
        return Decimals.of(number, 4);
    }

    private static String linear(double[] m) {
        return factor(m[0]) + ' ' + factor(m[1]) + ' ' + factor(m[2]) + ' ' + factor(m[3]);
    }

    static String transform(double[] m) {
        String there = Decimals.place(m[4]) + ' ' + Decimals.place(m[5]);
        if (!factor(m[1]).equals("0") || !factor(m[2]).equals("0")) return " transform=\"matrix(" + linear(m) + ' ' + there + ")\"";
        String across = factor(m[0]);
        String down = factor(m[3]);
        String scale = across.equals("1") && down.equals("1") ? "" : "scale(" + across + (across.equals(down) ? "" : ' ' + down) + ')';
        String moved = there.equals("0 0") ? "" : "translate(" + there + ')';
        return scale.isEmpty() && moved.isEmpty() ? "" : " transform=\"" + moved + scale + '"';
    }
}
