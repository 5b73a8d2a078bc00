package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Whether a page is accessible, by the rules of axe: all of them, also those that are only advice. */
final class Axe {
    private Axe() {
    }

    /** @param state what the page shows, named if a fault is found */
    static void findsNothing(TablePage table, String state) {
        table.evaluate(script());
        Object faults = table.evaluate("""
            async () => {
              // Of ARIA 1.3, which this axe doesn't know yet.
              const text = { type: 'string', allowEmpty: true, global: true };
              axe.configure({ standards: { ariaAttrs: { 'aria-rowindextext': text, 'aria-colindextext': text } } });
              const { violations } = await axe.run();
              return violations.flatMap(({ id, help, nodes }) => nodes.map(node => `${id}: ${help}: ${node.html}`));
            }""");
        assertEquals(List.of(), faults, state);
    }

    private static String script() {
        try (InputStream stream = Axe.class.getClassLoader().getResourceAsStream("axe.min.js")) {
            return "window.axe || (() => {" + new String(stream.readAllBytes(), StandardCharsets.UTF_8) + "})()";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
