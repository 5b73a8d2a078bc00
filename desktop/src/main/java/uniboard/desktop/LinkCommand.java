package uniboard.desktop;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;

/** {@code link}: a record as a link. */
@Command(name = "link", description = "Prints a record as a link that the site opens and all commands read like a file.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard link game.uniboard --site https://example.org/games")
final class LinkCommand implements Callable<Integer> {
    private final Console console;
    private final RecordFiles files;

    @Parameters(paramLabel = "FILE")
    private Path file;

    @Option(names = "--site", paramLabel = "ADDRESS", converter = SiteAddress.Converter.class,
        description = "The site's address, such as https://example.org/games/; without it the link begins in the site's folder.")
    private SiteAddress site;

    LinkCommand(Console console, RecordFiles files) {
        this.console = console;
        this.files = files;
    }

    @Override
    public Integer call() {
        GameRecord record = files.read(file);
        String folder = site == null ? "" : site.folder();
        console.out().println(folder + record.game().id() + '/' + RecordLink.FRAGMENT + RecordLink.of(record));
        return 0;
    }
}
