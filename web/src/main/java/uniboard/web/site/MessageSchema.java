package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What boards and the pages around them say to each other: one JSON Schema, published, and built into the page's script. */
final class MessageSchema {
    static final String FILE = "messages.schema.json";
    /** In the page's script, for the schemas of what pages may ask for. */
    static final String PLACE = "orders of " + FILE;

    private static final String ORDERS = "\"orders\": {";
    private static final String EVENTS = "\"events\": {";

    private MessageSchema() {
    }

    static Path source(Path sources) {
        return sources.resolve("embed").resolve(FILE);
    }

    /** The members of the object with the orders' schemas, by their names; without descriptions. */
    static String orders(Path sources) throws IOException {
        String schema = Files.readString(source(sources));
        String orders = schema.substring(schema.indexOf(ORDERS) + ORDERS.length(), schema.indexOf(EVENTS));
        String members = orders.substring(0, orders.lastIndexOf('}'));
        return members.replaceAll("\"description\": \"[^\"]*\",\\s*", "").replaceAll("\\s+", " ").strip();
    }
}
