package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import uniboard.web.compiler.ScriptBundle;

/** The script of tables on several devices, with the libraries that it needs: one file, which a page asks for when a table is shared. */
final class RemoteScript {
    static final String NAME = "code/remote.js";
    private static final String CRYPTO = "tweetnacl";
    private static final String MQTT = "paho-mqtt";

    private RemoteScript() {
    }

    /** @param root of the paths of modules */
    static String of(Path root, ScriptBundle.Form form) throws IOException {
        return PageScript.of(root, "remote/remote.js",
            Map.of(CRYPTO, WebJar.text(CRYPTO, "nacl-fast.min.js"), MQTT, WebJar.text(MQTT, "paho-mqtt-min.js")), form);
    }
}
