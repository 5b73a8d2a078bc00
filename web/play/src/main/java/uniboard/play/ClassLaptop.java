package uniboard.play;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.swing.JOptionPane;
import uniboard.text.Language;

/**
 * What {@code uniboard-class.jar} runs: one computer serves the site that is in the jar, and its relay, to all devices in its network, and
 * shows in a window how they get there; in the terminal where there is no screen.
 */
public final class ClassLaptop {
    /** In the jar. */
    private static final String SITE = "site/";
    private static final InetAddress EVERY_INTERFACE = new InetSocketAddress("0.0.0.0", 0).getAddress();
    private static final String USUAL_PORT = "8080";

    private ClassLaptop() {
    }

    /** @param arguments none, or the port to begin with: a taken one is skipped */
    public static void main(String... arguments) throws InterruptedException {
        // Where the desktop says nothing of it, letters would have steps.
        if (System.getProperty("awt.useSystemAAFontSettings") == null) System.setProperty("awt.useSystemAAFontSettings", "on");
        LaptopWords words = new LaptopWords(Language.preferred(List.of(Locale.getDefault().toLanguageTag())));
        try {
            run(Ports.port("", arguments.length == 0 ? USUAL_PORT : arguments[0]), words);
            System.exit(0);
        } catch (IOException | RuntimeException e) {
            String reason = words.say("laptop.failed", String.valueOf(e.getMessage()));
            System.err.println(reason);
            // A double click shows no terminal.
            if (!GraphicsEnvironment.isHeadless()) JOptionPane.showMessageDialog(null, reason, "Uniboard", JOptionPane.ERROR_MESSAGE);
            System.exit(1);
        }
    }

    private static void run(int first, LaptopWords words) throws IOException, InterruptedException {
        try (FileSystem jar = FileSystems.newFileSystem(jar(), Map.of());
                OnePort server = Ports.firstFree(first, port -> new OnePort(jar.getPath(SITE), EVERY_INTERFACE, port, asked -> false))) {
            if (GraphicsEnvironment.isHeadless()) {
                tell(Terminal.out(), words, server.port());
                Thread.currentThread().join();
            } else {
                ClassWindow.showUntilClosed(words, server);
            }
        }
    }

    private static URI jar() {
        URL index = ClassLaptop.class.getClassLoader().getResource(SITE + "index.html");
        if (index == null || !index.getProtocol().equals("jar"))
            throw new IllegalArgumentException("The site isn't in this jar: mvn -Pinstaller makes uniboard-class.jar with it.");
        try {
            return index.toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void tell(PrintStream out, LaptopWords words, int port) {
        List<String> addresses = LocalNetwork.sites(port);
        out.println("\n  " + words.say("laptop.title") + '\n');
        if (addresses.isEmpty()) {
            out.println("  " + words.say("laptop.alone"));
            out.println("  " + LocalNetwork.siteForThisMachine(port));
        } else {
            out.println("  " + words.say("laptop.address"));
            for (String address : addresses) out.println("  " + address);
            out.println('\n' + QrCodePicture.of(addresses.get(0)));
        }
        out.println("  " + words.say("laptop.trouble"));
        for (String line : words.troubles(port)) out.println("  - " + line);
        out.println("\n  " + words.say("laptop.end") + '\n');
    }
}
