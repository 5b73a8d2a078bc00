package uniboard.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/**
 * Writes what a symbol's source holds, painted with a tint and perhaps stretched, and gathers the gradients, masks and filters that it
 * refers to, each once.
 */
final class SymbolInk {
    private static final Pattern REFERENCE = Pattern.compile("url\\(#([^)]+)\\)");
    private static final Set<String> COLOURS = Set.of("fill", "stroke", "stop-color");
    private static final Set<String> SIDEWAYS = Set.of("x", "cx", "x1", "x2");
    private static final Set<String> DOWNWARDS = Set.of("y", "cy", "y1", "y2");

    private final SpriteSources sources;
    private final Names names;
    private final Map<String, String> referred = new HashMap<>();
    private final List<String> definitions = new ArrayList<>();

    SymbolInk(SpriteSources sources, Names names) {
        this.sources = sources;
        this.names = names;
    }

    /** What was referred to so far. */
    List<String> definitions() {
        return definitions;
    }

    /**
     * What a sprite's symbol holds, in the frame of its box.
     *
     * @param stretch null: as it is
     */
    String content(Sprite sprite, Tint tint, Stretch stretch) {
        return new Pass(sprite.file(), tint, stretch).children(sources.element(sprite.file(), sprite.symbol()));
    }

    double[] box(Sprite sprite) {
        String[] numbers = sources.element(sprite.file(), sprite.symbol()).getAttribute("viewBox").split(" ");
        return new double[] {Double.parseDouble(numbers[2]), Double.parseDouble(numbers[3])};
    }

    /** One writing. */
    private final class Pass {
        private final String file;
        private final Tint tint;
        private final Stretch stretch;

        Pass(String file, Tint tint, Stretch stretch) {
            this.file = file;
            this.tint = tint;
            this.stretch = stretch;
        }

        String children(Element parent) {
            StringBuilder out = new StringBuilder();
            for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
                if (child instanceof Element element) out.append(element(element, null));
            }
            return out.toString();
        }

        /** @param name in place of its own, or null */
        private String element(Element element, String name) {
            StringBuilder out = new StringBuilder("<").append(element.getTagName());
            if (name != null) out.append(" id=\"").append(name).append('"');
            NamedNodeMap attributes = element.getAttributes();
            for (int i = 0; i < attributes.getLength(); i++) {
                String attribute = attributes.item(i).getNodeName();
                if (attribute.equals("id")) continue;
                out.append(' ').append(attribute).append("=\"").append(value(element, attribute)).append('"');
            }
            String children = children(element);
            return children.isEmpty() ? out.append("/>").toString()
                : out.append('>').append(children).append("</").append(element.getTagName()).append('>').toString();
        }

        private String value(Element element, String attribute) {
            String value = element.getAttribute(attribute);
            if (value.startsWith("#") && COLOURS.contains(attribute)) return tint.on(value);
            Matcher reference = REFERENCE.matcher(value);
            if (reference.matches()) return "url(#" + name(reference.group(1)) + ')';
            if (stretch == null || isInUnitsOfBox(element) || isRelative(value)) return value;
            if (attribute.equals("d")) return PathData.stretched(value, stretch);
            if (SIDEWAYS.contains(attribute)) return mapped(stretch.x(), value);
            if (DOWNWARDS.contains(attribute)) return mapped(stretch.y(), value);
            if (attribute.equals("width")) return length(stretch.x(), element.getAttribute("x"), value);
            if (attribute.equals("height")) return length(stretch.y(), element.getAttribute("y"), value);
            return value;
        }

        private String name(String id) {
            Element element = sources.element(file, id);
            boolean coloured = element.getTagName().endsWith("Gradient");
            boolean placed = !isInUnitsOfBox(element) && !element.getTagName().equals("filter");
            // A mask's white is no colour to be seen.
            Pass pass = new Pass(file, coloured ? tint : Tint.NONE, placed ? stretch : null);
            String key = file + ' ' + id + ' ' + pass.tint + ' ' + (pass.stretch == null ? "" : pass.stretch.key());
            String known = referred.get(key);
            if (known != null) return known;
            String given = names.next();
            referred.put(key, given);
            definitions.add(pass.element(element, given));
            return given;
        }
    }

    /** Whether its places are parts of the box that it fills. */
    private static boolean isInUnitsOfBox(Element element) {
        return element.getTagName().endsWith("Gradient") && !element.getAttribute("gradientUnits").equals("userSpaceOnUse");
    }

    private static boolean isRelative(String value) {
        return value.endsWith("%");
    }

    private static String mapped(Stretch.Axis axis, String value) {
        return Decimals.place(axis.map(Double.parseDouble(value)));
    }

    private static String length(Stretch.Axis axis, String start, String value) {
        double from = start.isEmpty() ? 0 : Double.parseDouble(start);
        return Decimals.place(Math.max(0, axis.map(from + Double.parseDouble(value)) - axis.map(from)));
    }
}
