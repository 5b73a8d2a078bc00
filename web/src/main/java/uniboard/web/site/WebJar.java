package uniboard.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** Others' scripts, which Maven brings as jars of npm's packages. */
final class WebJar {
    private WebJar() {
    }

    /**
     * A file's text.
     *
     * @param name of the package
     * @param file its path within the package
     */
    static String text(String name, String file) throws IOException {
        Properties about = new Properties();
        about.load(new StringReader(resource("META-INF/maven/org.webjars.npm/" + name + "/pom.properties")));
        return resource("META-INF/resources/webjars/" + name + '/' + about.getProperty("version") + '/' + file);
    }

    private static String resource(String path) throws IOException {
        try (InputStream in = WebJar.class.getClassLoader().getResourceAsStream(path)) {
            if (in == null) throw new IllegalStateException("No library has " + path);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
