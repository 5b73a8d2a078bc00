package uniboard.web;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Route;

/** A page longer than the window that shows the table in a frame, with a link before and after it. */
final class OuterPage {
    private static final String HTML = """
        <!DOCTYPE html><meta name="viewport" content="width=device-width"><title>Outer</title>
        <body style="margin:0"><a id="before" href="#">before</a><div style="height:40px"></div>
        <iframe src="%s" width="1200" height="780"></iframe><div style="height:2000px"></div><a id="after" href="#">after</a>""";

    private OuterPage() {
    }

    /** Opens it, and gives the frame. */
    static Frame open(TablePage table, String query, String record) {
        table.page().addInitScript("localStorage.setItem('uniboard.at.outer.record.onitama', `" + record + "`)");
        Frame frame = show(table, query + "&key=outer");
        frame.waitForFunction("() => window.uniboard && " + TablePage.STILL);
        return frame;
    }

    /** Opens it with a table as it may come, and gives its frame at once. */
    static Frame show(TablePage table, String query) {
        table.page().route("**/outer.html", route -> route.fulfill(new Route.FulfillOptions().setContentType("text/html")
            .setBody(HTML.formatted(TableAddress.of(query)))));
        table.page().navigate(table.address() + "outer.html");
        return table.page().frames().get(1);
    }
}
