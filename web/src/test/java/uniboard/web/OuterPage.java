package uniboard.web;

import com.microsoft.playwright.Frame;

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
        table.store("uniboard.at.outer.record.onitama", record);
        Frame frame = show(table, query + "&key=outer");
        frame.waitForFunction("() => window.uniboard && " + TablePage.STILL);
        return frame;
    }

    /** Opens it with a table as it may come, and gives its frame at once. */
    static Frame show(TablePage table, String query) {
        table.page().navigate(table.address() + PagePool.PLAIN);
        table.page().setContent(HTML.formatted(table.address() + TableAddress.of(query)));
        return table.page().frames().get(1);
    }
}
