package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import uniboard.web.compiler.ScriptBundle;

/** The script of tables on several devices, with the libraries that it needs: one file, which a page asks for when a table is shared. */
final class FarScript {
    static final String NAME = "code/far.js";
    private static final String SEAL = "tweetnacl";
    private static final String WIRE = "paho-mqtt";

    private FarScript() {
    }

    /** @param root of the paths of modules */
    static String of(Path root, ScriptBundle.Form form) throws IOException {
        return PageScript.of(root, "far/far.js",
            Map.of(SEAL, WebJar.text(SEAL, "nacl-fast.min.js"), WIRE, WebJar.text(WIRE, "paho-mqtt-min.js")), form);
    }
}
