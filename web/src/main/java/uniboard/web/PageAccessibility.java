package uniboard.web;

import com.badlogic.gdx.graphics.Color;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSString;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Theme;

/** Hands the outlines to the page, whose script makes elements of them. Objects there have the names of the records' parts. */
final class PageAccessibility implements AccessibilityBridge {
    @Override
    public void listen(Listener listener) {
        listen(listener::activated, listener::focused, listener::back, (place, way) -> listener.neighbour(place, way(way)));
    }

    /** By its name; what finds constants by names of itself would have every enumeration of the program ready for that. */
    private static Way way(String name) {
        for (Way way : Way.values()) if (way.name().equals(name)) return way;
        throw new IllegalArgumentException(name);
    }

    @Override
    public void show(AccessibilityTree outline) {
        JSArray<JSObject> regions = new JSArray<>();
        for (AccessibilityTree.Region region : outline.regions()) {
            regions.push(region(region.name(), region.kind().name(), region.label(), places(region)));
        }
        show(outline.title(), outline.objective(), outline.status(), outline.said(), outline.urgency().name(), outline.dialog(), regions,
            log(outline.log()), article(outline.article()));
    }

    private static JSArray<JSObject> places(AccessibilityTree.Region region) {
        JSArray<JSObject> places = new JSArray<>();
        for (AccessibilityTree.Place place : region.places()) {
            places.push(place(place.name(), place.label(), place.state().name(), place.x(), place.y(), place.width(), place.height(),
                place.row(), place.column()));
        }
        return places;
    }

    private static JSObject log(AccessibilityTree.Log log) {
        if (log == null) return null;
        JSArray<JSObject> lines = new JSArray<>();
        for (String line : log.lines()) lines.push(JSString.valueOf(line));
        return log(log.label(), lines);
    }

    private static JSObject article(AccessibilityTree.Article article) {
        if (article == null) return null;
        JSArray<JSObject> blocks = new JSArray<>();
        for (AccessibilityTree.Block block : article.blocks()) blocks.push(block(block.kind().name(), block.text()));
        return article(article.name(), article.x(), article.y(), article.width(), article.height(), blocks,
            article.marked());
    }

    @Override
    public void wear(Theme theme, float zoom) {
        wear(css(theme.table()), css(theme.panel()), css(theme.line()), css(theme.ink()), css(theme.softInk()), css(theme.goodInk()),
            css(theme.panel()), theme.ink().r > theme.table().r ? "dark" : "light", zoom);
    }

    @Override
    public void grip(Grip grip) {
        if (grip == null) letGo();
        else grip(grip.fingers().name(), grip.x(), grip.y(), grip.width(), grip.height());
    }

    private static String css(Color colour) {
        return '#' + colour.toString();
    }

    @Override
    public boolean showsArticles() {
        return true;
    }

    @Override
    public void focus(String place) {
        focusOn(place);
    }

    @Override
    public void wayBack(boolean leadsBelow) {
        keepWayBack(leadsBelow);
    }

    @JSBody(params = "over", script = "uniboard.mirror.wayBack(over);")
    private static native void keepWayBack(boolean over);

    @JSBody(params = "place", script = "uniboard.mirror.focus(place);")
    private static native void focusOn(String place);

    @JSBody(params = {"activated", "focused", "back", "neighbour"},
        script = "uniboard.mirror.listen({ activated: activated, focused: focused, back: back, neighbour: neighbour });")
    private static native void listen(Told activated, Told focused, Act back, Ask neighbour);

    @JSBody(params = {"title", "aim", "status", "said", "urgency", "dialog", "regions", "log", "article"}, script = """
        uniboard.show({ title: title, aim: aim, status: status, said: said, urgency: urgency, dialog: dialog, regions: regions, log: log,
            article: article });""")
    private static native void show(String title, String aim, String status, String said, String urgency, String dialog,
        JSArray<JSObject> regions, JSObject log, JSObject article);

    @JSBody(params = {"name", "kind", "label", "places"}, script = "return { name: name, kind: kind, label: label, places: places };")
    private static native JSObject region(String name, String kind, String label, JSArray<JSObject> places);

    @JSBody(params = {"name", "label", "state", "x", "y", "width", "height", "row", "column"}, script = """
        return { name: name, label: label, state: state, x: x, y: y, width: width, height: height, row: row, column: column };""")
    private static native JSObject place(String name, String label, String state, int x, int y, int width, int height, int row, int column);

    @JSBody(params = {"label", "lines"}, script = "return { label: label, lines: lines };")
    private static native JSObject log(String label, JSArray<JSObject> lines);

    @JSBody(params = {"name", "x", "y", "width", "height", "blocks", "marked"},
        script = "return { name: name, x: x, y: y, width: width, height: height, blocks: blocks, marked: marked };")
    private static native JSObject article(String name, int x, int y, int width, int height, JSArray<JSObject> blocks, int marked);

    @JSBody(params = {"kind", "text"}, script = "return { kind: kind, text: text };")
    private static native JSObject block(String kind, String text);

    @JSBody(params = {"table", "panel", "line", "ink", "softInk", "good", "field", "scheme", "zoom"}, script = """
        uniboard.wear({ table: table, panel: panel, line: line, ink: ink, 'soft-ink': softInk, good: good, field: field, zoom: zoom },
          scheme);""")
    private static native void wear(String table, String panel, String line, String ink, String softInk, String good, String field,
        String scheme, float zoom);

    @JSBody(script = "uniboard.grip = null;")
    private static native void letGo();

    @JSBody(params = {"fingers", "x", "y", "width", "height"},
        script = "uniboard.grip = { fingers: fingers, x: x, y: y, width: width, height: height };")
    private static native void grip(String fingers, int x, int y, int width, int height);

    @JSFunctor
    private interface Told extends JSObject {
        void tell(String place);
    }

    @JSFunctor
    private interface Act extends JSObject {
        void act();
    }

    @JSFunctor
    private interface Ask extends JSObject {
        String ask(String place, String way);
    }
}
