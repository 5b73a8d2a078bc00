package uniboard.desktop;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;

/** {@code link}: a record as a link. */
@Command(name = "link", description = "Prints a record as a link that the site opens and all commands read like a file.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard link game.uniboard --site https://example.org/games")
final class LinkCommand implements Callable<Integer> {
    private final Console console;
    private final RecordFiles files;

    @Spec
    private CommandSpec command;

    @Parameters(paramLabel = "FILE")
    private Path file;

    @Option(names = "--site", paramLabel = "ADDRESS", defaultValue = "",
        description = "The site's address, such as https://example.org/games/; without it the link begins in the site's folder.")
    private String site;

    LinkCommand(Console console, RecordFiles files) {
        this.console = console;
        this.files = files;
    }

    @Override
    public Integer call() {
        if (!site.isEmpty() && !isSite()) {
            throw new ParameterException(command.commandLine(),
                "--site takes an address such as https://example.org/games/, with http or https, not '" + site + "'");
        }
        GameRecord record = files.read(file);
        String folder = site.isEmpty() || site.endsWith("/") ? site : site + '/';
        console.out().println(folder + record.game().id() + '/' + RecordLink.FRAGMENT + RecordLink.of(record));
        return 0;
    }

    private boolean isSite() {
        try {
            URI address = new URI(site);
            boolean isOfWeb = "http".equalsIgnoreCase(address.getScheme()) || "https".equalsIgnoreCase(address.getScheme());
            return isOfWeb && address.getHost() != null && address.getRawQuery() == null && address.getRawFragment() == null;
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
