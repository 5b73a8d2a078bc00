package uniboard.embed;

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
        StringBuilder list = new StringBuilder();
        for (String text : texts) list.append(',').append(quoted(text));
        return putList(name, list);
    }

    HostEvent withNumbers(String name, List<Integer> numbers) {
        StringBuilder list = new StringBuilder();
        for (int number : numbers) list.append(',').append(number);
        return putList(name, list);
    }

    /** @param values each behind a comma */
    private HostEvent putList(String name, StringBuilder values) {
        return put(name, '[' + values.substring(Math.min(1, values.length())) + ']');
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
