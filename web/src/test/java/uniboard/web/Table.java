package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import uniboard.known.SpokenGame;
import uniboard.text.Language;

/** A page with a table in some browser, and what every browser's tests do with it. Expressions are JavaScript. */
interface Table extends AutoCloseable {
    /** A place of the table, in CSS pixels. */
    record Place(String name, String label, double x, double y, double width, double height) {
    }

    /** JavaScript: the program waits for somebody. */
    String STILL = "uniboard.still";
    String FOCUSED_REGION = "document.activeElement.closest('[data-region]')?.dataset.region || ''";
    String ZOOM = "view:zoom";
    /** What {@link #ZOOM} says where it would show the whole, in any language. */
    List<String> WHOLE = Stream.of(Language.values()).map(language -> new SpokenGame(language.code()).say("table.whole")).toList();

    /** @param query which table is meant, see {@link TableAddress#of} */
    Table open(String query);

    /** Has a game's record kept from before the page's first table is opened. */
    void keep(String game, String record);

    /** What the expression or, if it is a function, its call comes to, promises awaited: null, text, numbers, lists and maps. */
    Object evaluate(String expression);

    /** Waits until the expression holds. */
    void waitFor(String condition);

    /** A real click. CSS pixels. */
    void click(double x, double y);

    /** Errors and warnings of the page so far, as far as the browser tells them. */
    List<String> complaints();

    /** A real key, as the page's events call it, such as {@code Tab}. */
    void press(String key);

    @Override
    void close();

    default Table openReady(String query) {
        open(query).waitUntilReady();
        return this;
    }

    /** The table is shown and says something. Fails with the page's complaints. */
    default void waitUntilReady() {
        waitFor("window.uniboard && uniboard.ready || !document.getElementById('failure').hidden");
        assertEquals("", evaluate("document.getElementById('failure').textContent"), () -> "The page failed: " + complaints());
    }

    /** Waits until nothing moves, nobody thinks and nothing is on its way; fails when that doesn't come to pass. */
    default void waitUntilStill() {
        waitFor(STILL);
    }

    /** Waits until what the first board doesn't need is there, too, which comes a second later by itself. */
    default void waitUntilWhole() {
        waitFor("uniboard.hasPart('rest') && " + STILL);
    }

    /** Clicks the places one after the other, each when all that came of the one before is there, and waits for what comes of the last. */
    default void act(String... names) {
        for (String name : names) {
            tap(name);
            waitUntilStill();
        }
    }

    default String status() {
        return (String) evaluate("uniboard.status");
    }

    default List<Place> places() {
        List<Place> places = new ArrayList<>();
        for (Object entry : (List<?>) evaluate("uniboard.places")) {
            Map<?, ?> place = (Map<?, ?>) entry;
            places.add(new Place((String) place.get("name"), (String) place.get("label"), number(place.get("x")), number(place.get("y")),
                number(place.get("width")), number(place.get("height"))));
        }
        return places;
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    /** Waits for it: what a control opens may have to come first. */
    default Place place(String name) {
        waitFor("uniboard.places.some(place => place.name === '" + name + "')");
        return named(name, places());
    }

    static Place named(String name, List<Place> places) {
        return places.stream().filter(place -> place.name().equals(name)).findFirst()
            .orElseThrow(() -> new AssertionError("No place " + name + " among " + places));
    }

    default boolean hasPlace(String name) {
        return places().stream().anyMatch(place -> place.name().equals(name));
    }

    /** A real click in the middle of the place. */
    default void tap(String name) {
        Place place = place(name);
        click(place.x() + place.width() / 2, place.y() + place.height() / 2);
    }

    /** The place that has the keyboard's focus; empty if none has. */
    default String focused() {
        return (String) evaluate("document.activeElement.dataset.place || ''");
    }

    /** The region of the focused place; empty if no place is focused. */
    default String focusedRegion() {
        return (String) evaluate(FOCUSED_REGION);
    }

    /** Which key leads the focus from region to region until it comes to this one. */
    default String keyTowards(String region) {
        return "Tab";
    }

    /** Brings the focus to a place by nothing but Tab and arrow keys. */
    default void goTo(String place) {
        waitFor("document.querySelector('[data-place=\"" + place + "\"]')");
        Object region = evaluate("document.querySelector('[data-place=\"" + place + "\"]').closest('[data-region]').dataset.region");
        for (int tabs = 0; !focusedRegion().equals(region); tabs++) {
            assertTrue(tabs < 20, () -> "Tab doesn't come to " + region + ": " + complaints());
            press(keyTowards((String) region));
        }
        // Where they lie to each other stays, even where the view follows the focus.
        List<Place> places = places();
        String focused = focused();
        Set<String> visited = new HashSet<>();
        for (int steps = 0; !focused.equals(place); steps++) {
            assertTrue(steps < 40, () -> "No arrow leads to " + place);
            List<String> arrows = arrows(named(focused, places), named(place, places));
            String before = focused;
            press(arrows.get(0));
            focused = focused();
            // Rows with holes may end before the place is above or below, or lead past it.
            visited.add(before);
            if (!visited.contains(focused)) continue;
            press(arrows.get(1));
            focused = focused();
        }
    }

    /** The one that leads nearer first. */
    private static List<String> arrows(Place from, Place to) {
        double right = to.x() + to.width() / 2 - from.x() - from.width() / 2;
        double down = to.y() + to.height() / 2 - from.y() - from.height() / 2;
        String across = right > 0 ? "ArrowRight" : "ArrowLeft";
        String along = down > 0 ? "ArrowDown" : "ArrowUp";
        return Math.abs(right) > Math.abs(down) ? List.of(across, along) : List.of(along, across);
    }

    /** Where only a part of a large table is seen, makes it as small as it must be to be seen as a whole. */
    default void seeAll() {
        if (hasPlace(ZOOM) && WHOLE.contains(place(ZOOM).label())) act(ZOOM);
    }

    /** From now on what live regions come to say is collected. */
    default void listen() {
        evaluate("""
            () => {
              window.heard = [];
              const hear = changes => {
                for (const change of changes) for (const node of change.addedNodes)
                  if (node.textContent.trim()) heard.push([change.target.id, node.textContent.trim()]);
              };
              for (const region of document.querySelectorAll('[aria-live], [role=alert]'))
                new MutationObserver(hear).observe(region, { childList: true, subtree: true });
            }""");
    }

    /** What the live element of that id has come to say since {@link #listen}, in order. */
    default List<String> spoken(String id) {
        return spokenEntries().stream().filter(entry -> entry.get(0).equals(id)).map(entry -> (String) entry.get(1)).toList();
    }

    default List<String> spokenInOrder() {
        return spokenEntries().stream().map(entry -> (String) entry.get(1)).toList();
    }

    private List<List<?>> spokenEntries() {
        List<List<?>> entries = new ArrayList<>();
        for (Object entry : (List<?>) evaluate("heard")) entries.add((List<?>) entry);
        return entries;
    }

    /** All that the page tells, seen or unseen. */
    default String told() {
        return (String) evaluate("""
            [document.documentElement.outerHTML, JSON.stringify(uniboard.places), uniboard.status, document.title, location.href]
              .join('\\n')""");
    }

    default String digest(String game, int games, int seed) {
        return (String) evaluate("uniboard.digest('" + game + "', " + games + ", " + seed + ")");
    }
}
