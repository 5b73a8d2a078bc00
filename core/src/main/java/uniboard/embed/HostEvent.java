package uniboard.embed;

import java.util.ArrayList;
import java.util.List;

/** Something that happened at the board, as JSON. Written by hand: no JSON library is worth its weight to a page that starts at once. */
final class HostEvent {
    private static final String HEX = "0123456789abcdef";

    private final StringBuilder json;

    HostEvent(String type) {
        json = new StringBuilder("{\"type\":").append(quoted(type));
    }

    HostEvent with(String name, String text) {
        return put(name, quoted(text));
    }

    HostEvent with(String name, int number) {
        return put(name, Integer.toString(number));
    }

    HostEvent with(String name, boolean is) {
        return put(name, is ? "true" : "false");
    }

    HostEvent withTexts(String name, List<String> texts) {
        List<String> all = new ArrayList<>();
        for (String text : texts) all.add(quoted(text));
        return put(name, list(all));
    }

    HostEvent withNumbers(String name, List<Integer> numbers) {
        List<String> all = new ArrayList<>();
        for (int number : numbers) all.add(Integer.toString(number));
        return put(name, list(all));
    }

    private static String list(List<String> values) {
        return '[' + String.join(",", values) + ']';
    }

    private HostEvent put(String name, String value) {
        json.append(',').append(quoted(name)).append(':').append(value);
        return this;
    }

    String text() {
        return json + "}";
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '"' || sign == '\\') quoted.append('\\').append(sign);
            else if (sign == '\n') quoted.append("\\n");
            else if (sign < ' ') quoted.append("\\u00").append(HEX.charAt(sign >> 4)).append(HEX.charAt(sign & 15));
            else quoted.append(sign);
        }
        return quoted.append('"').toString();
    }
}
