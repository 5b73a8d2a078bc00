package uniboard.web;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** A school's learning platform, which shows a package in a frame and keeps what it is told: SCORM 1.2. */
final class LearningPlatform implements AutoCloseable {
    /** What the platform holds when a learner comes is in place of the gap. */
    private static final String HTML = """
        <!DOCTYPE html><html lang="en"><title>platform</title><script src="scorm12.js"></script><script>
        window.API = new Scorm12API();
        API.loadFromJSON(%s, 'cmi');
        /* Each with the error's number: "0" where all is well. */
        window.written = [];
        window.commits = 0;
        window.finished = 0;
        const { LMSSetValue, LMSCommit, LMSFinish } = API;
        API.LMSSetValue = (element, value) => {
          const answer = LMSSetValue.call(API, element, value);
          written.push([element, value, API.LMSGetLastError()]);
          return answer;
        };
        API.LMSCommit = parameter => { commits++; return LMSCommit.call(API, parameter); };
        API.LMSFinish = parameter => { finished++; return LMSFinish.call(API, parameter); };
        window.last = element => written.findLast(([name]) => name === element)?.[1];
        </script><iframe name="sco" src="index.html" width="1000" height="700"></iframe></html>""";
    private static final String NEVER_BEGUN = "{}";

    private final HostSite host;

    LearningPlatform(String site) throws IOException {
        host = new HostSite(Path.of("src/test/platform"), site);
    }

    /** A package's files, by their names. */
    static Map<String, String> unpacked(byte[] zip) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry())
                files.put(entry.getName(), new String(entries.readAllBytes(), StandardCharsets.UTF_8));
        }
        return files;
    }

    /** Takes a package in place of the one before. */
    void take(Map<String, String> files) throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) host.page(file.getKey(), file.getValue());
    }

    /** The package's page alone. */
    String packageAddress() {
        return host.address("index.html");
    }

    /** A learner comes for the first time. */
    Frame open(Page page) throws IOException {
        return open(page, NEVER_BEGUN);
    }

    /**
     * A learner comes.
     *
     * @param kept what the platform holds of them, JSON without the leading {@code cmi}
     * @return the package's page
     */
    Frame open(Page page, String kept) throws IOException {
        page.navigate(host.page("platform.html", HTML.formatted(kept)));
        Frame sco = page.frame("sco");
        sco.waitForLoadState();
        return sco;
    }

    /** The learner leaves. */
    static void leave(Page page) {
        page.evaluate("document.querySelector('iframe').remove()");
        page.waitForFunction("() => finished === 1");
    }

    /** What was written to an element last; null: nothing. */
    static String last(Page page, String element) {
        return (String) page.evaluate("element => last(element) ?? null", element);
    }

    /** What the platform has refused, with its errors. */
    static Object refused(Page page) {
        return page.evaluate("written.filter(([, , error]) => error !== '0')");
    }

    static List<?> written(Page page) {
        return (List<?>) page.evaluate("written.map(([element]) => element)");
    }

    @Override
    public void close() {
        host.close();
    }
}
