package uniboard.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
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
            Map.of(SEAL, library(SEAL, "nacl-fast.min.js"), WIRE, library(WIRE, "paho-mqtt-min.js")), form);
    }

    private static String library(String name, String file) throws IOException {
        Properties about = new Properties();
        about.load(new StringReader(resource("META-INF/maven/org.webjars.npm/" + name + "/pom.properties")));
        return resource("META-INF/resources/webjars/" + name + '/' + about.getProperty("version") + '/' + file);
    }

    private static String resource(String path) throws IOException {
        try (InputStream in = FarScript.class.getClassLoader().getResourceAsStream(path)) {
            if (in == null) throw new IllegalStateException("No library has " + path);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
