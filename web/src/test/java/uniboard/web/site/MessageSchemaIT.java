package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import uniboard.web.Browser;
import uniboard.web.SharedBrowser;

/**
 * What the page's script takes for an order is what the published schema says, as a library reads it: of orders changed at random,
 * {@code -Dmessages=1000000} for more of them.
 */
@ExtendWith(SharedBrowser.class)
class MessageSchemaIT {
    private static final int COUNT = Integer.getInteger("messages", 10_000);
    private static final Path SOURCES = Path.of("src/main/site");
    private static final List<String> ORDERS = List.of("{\"type\":\"load\",\"kind\":\"record\",\"text\":\"x\",\"id\":\"7\"}",
        "{\"type\":\"new\",\"with\":{\"seats\":\"h,2\",\"seed\":\"5\"}}", "{\"type\":\"set\",\"with\":{\"theme\":\"dark\"}}",
        "{\"type\":\"goto\",\"ply\":3}", "{\"type\":\"play\",\"move\":\"Boar c1-c2\"}", "{\"type\":\"undo\"}",
        "{\"type\":\"hint\",\"id\":\"a\"}",
        "{\"type\":\"lock\",\"moves\":[\"a\",\"b\"]}", "{\"type\":\"highlight\",\"places\":[]}", "{\"type\":\"pause\",\"paused\":true}");
    private static final List<String> SCRAPS = List.of("null", "1", "-1", "1.5", "1e99", "\"x\"", "[]", "{}", "true", "[null]", "\"\"",
        "{\"__proto__\":1}", "\"constructor\"",
        "\"" + "y".repeat(300) + "\"", ",\"more\":1}", "\"toString\"", "{\"a\":{}}", "[[]]", "40000");

    private final Random random = new Random(1);

    private String changed() {
        String order = ORDERS.get(random.nextInt(ORDERS.size()));
        for (int i = random.nextInt(3); i > 0; i--) {
            List<Integer> values = new ArrayList<>();
            for (int at = 0; at < order.length(); at++) if (order.charAt(at) == ':' || order.charAt(at) == '[') values.add(at + 1);
            if (values.isEmpty()) break;
            int from = values.get(random.nextInt(values.size()));
            int to = from;
            while (to < order.length() && ",}]".indexOf(order.charAt(to)) < 0) to++;
            order = order.substring(0, from) + SCRAPS.get(random.nextInt(SCRAPS.size())) + order.substring(to);
        }
        return order;
    }

    @Test
    void theScriptAndTheSchemaAgree(Browser browser) throws IOException {
        String schema = Files.readString(MessageSchema.source(SOURCES));
        String ofOrders = schema.replaceFirst("\"oneOf\": \\[[^\\]]*\\]", "\"\\$ref\": \"#/\\$defs/order\"");
        JsonSchema check = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(ofOrders);
        String script = Files.readString(SOURCES.resolve("script/schema.js"))
            .replaceAll("(?m)^export ", "").replace("/* " + MessageSchema.PLACE + " */", MessageSchema.orders(SOURCES));
        try (Page page = browser.driver().newPage()) {
            page.evaluate("() => { " + script + "; window.accepts = text => {"
                + " let order; try { order = JSON.parse(text); } catch { return null; }"
                + " const type = order?.type; return typeof type === 'string' && Object.hasOwn(ORDERS, type)"
                + " && !mismatch(order, ORDERS[type], type); }; }");
            for (int done = 0; done < COUNT; done += 1000) {
                List<String> orders = new ArrayList<>();
                for (int i = 0; i < 1000; i++) orders.add(changed());
                List<?> accepted = (List<?>) page.evaluate("orders => orders.map(accepts)", orders);
                for (int i = 0; i < orders.size(); i++) {
                    if (accepted.get(i) == null) continue;
                    boolean fits = check.validate(orders.get(i), InputFormat.JSON).isEmpty();
                    assertEquals(fits, accepted.get(i), orders.get(i));
                }
            }
        }
    }
}
