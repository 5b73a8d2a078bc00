package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes what other people's pages use: the element as one classic script, for a module of another origin fails without headers that not
 * every server sends; and as a package for bundlers.
 */
final class ElementFiles {
    static final String SCRIPT = "uni-board.js";
    private static final String PACKAGE = "uni-board";
    private static final String DEFINE = "if (!customElements.get('uni-board')) customElements.define('uni-board', UniBoard);\n";

    private final Path sources;
    private final Path site;

    ElementFiles(Path sources, Path site) {
        this.sources = sources.resolve("embed");
        this.site = site;
    }

    /** The element as one classic script. */
    static String script(Path sources) throws IOException {
        return "(() => {\n'use strict';\n" + element(sources.resolve("embed"))
            + "UniBoard.base = new URL('.', document.currentScript.src).href;\n" + DEFINE + "})();\n";
    }

    private static String element(Path folder) throws IOException {
        return PageText.served(Files.readString(folder.resolve(SCRIPT)));
    }

    void write() throws IOException {
        Files.writeString(site.resolve(SCRIPT), script(sources.getParent()));
        Path folder = Files.createDirectories(site.resolve(PACKAGE));
        Files.writeString(folder.resolve("index.js"), element(sources) + "UniBoard.base = new URL('..', import.meta.url).href;\n" + DEFINE
            + "export { UniBoard };\n");
        for (String file : List.of("package.json", "types.d.ts", "README.md", MessageSchema.FILE))
            Files.copy(sources.resolve(file), folder.resolve(file));
        Files.copy(sources.resolve(MessageSchema.FILE), site.resolve(MessageSchema.FILE));
    }
}
