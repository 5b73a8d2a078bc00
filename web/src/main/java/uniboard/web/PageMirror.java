package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import uniboard.stage.Mirror;

/** Tells the page's live region what the player is told, and tests where everything is. */
final class PageMirror implements Mirror {
    @Override
    public void show(View view) {
        JSArray<JSObject> places = new JSArray<>();
        for (Place place : view.places())
            places.push(place(place.name(), place.label(), place.x(), place.y(), place.width(), place.height()));
        show(view.status(), places);
    }

    @JSBody(params = {"name", "label", "x", "y", "width", "height"},
        script = "return { name: name, label: label, x: x, y: y, width: width, height: height };")
    private static native JSObject place(String name, String label, int x, int y, int width, int height);

    @JSBody(params = {"status", "places"}, script = "uniboard.show(status, places);")
    private static native void show(String status, JSArray<JSObject> places);
}
