package uniboard.art;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Whether the art was packed before from the same sources, by the same programs. */
final class PackedBefore {
    private final Path account;
    private final String digest;

    /**
     * @param account   the file that tells of what was packed last
     * @param classPath of the packer: libraries by their names, which hold their versions; folders by their content
     */
    PackedBefore(Path account, Path sources, String classPath) throws IOException {
        this.account = account;
        try {
            MessageDigest sum = MessageDigest.getInstance("SHA-256");
            addFiles(sum, sources);
            for (String entry : classPath.split(File.pathSeparator)) {
                Path path = Path.of(entry);
                if (Files.isDirectory(path)) addFiles(sum, path.resolve("uniboard"));
                else sum.update(path.getFileName().toString().getBytes(StandardCharsets.UTF_8));
            }
            digest = HexFormat.of().formatHex(sum.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    private static void addFiles(MessageDigest sum, Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            sum.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
            sum.update(Files.readAllBytes(file));
        }
    }

    boolean isSame() throws IOException {
        return Files.exists(account) && Files.readString(account).equals(digest);
    }

    void remember() throws IOException {
        Files.writeString(account, digest);
    }
}
