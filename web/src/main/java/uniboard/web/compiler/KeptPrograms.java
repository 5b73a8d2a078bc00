package uniboard.web.compiler;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Compiled programs in a folder that outlives builds. Each version of a program has a folder named by the digest of what it was made from.
 * Builds of several clones may share them and run at the same time: a version appears whole, by a move, and doesn't change; only files made
 * from it are added.
 */
final class KeptPrograms {
    private static final String INPUTS = "inputs.txt";
    /** Of a version that isn't whole yet. */
    private static final String UNFINISHED = ".";
    /** Of each program. */
    private static final int VERSIONS = 6;
    /** Within which another build may still use a version. */
    private static final Duration IN_USE = Duration.ofHours(1);

    private final Path folder;
    private final ProgramInputs inputs;

    KeptPrograms(Path folder, ProgramInputs inputs) {
        this.folder = folder;
        this.inputs = inputs;
    }

    /** The folder of the version that today's inputs would make, or null. */
    Path find(String game, Target target) throws IOException {
        for (Path version : latestFirst(versions(game, target))) {
            try {
                if (!inputs.areStill(Files.readString(version.resolve(INPUTS)))) continue;
                Files.setLastModifiedTime(version.resolve(INPUTS), FileTime.from(Instant.now()));
                return version;
            } catch (NoSuchFileException e) {
                // Another build has just deleted it as old.
                continue;
            }
        }
        return null;
    }

    /** An empty folder to compile into. */
    Path workshop(String game, Target target) throws IOException {
        // Beside the versions, because nothing can be moved at one go to another disk.
        return Files.createDirectories(versions(game, target).resolve(UNFINISHED + UUID.randomUUID()));
    }

    /**
     * @param made    the workshop, which is gone afterwards
     * @param classes in the program
     * @return the folder of the version
     */
    Path keep(String game, Target target, Path made, Set<String> classes) throws IOException {
        String account = inputs.of(classes);
        Files.writeString(made.resolve(INPUTS), account);
        Path version = versions(game, target).resolve(Digest.of(account.getBytes(StandardCharsets.UTF_8)));
        try {
            Files.move(made, version, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            // Another build may have made the same.
            if (!Files.exists(version.resolve(INPUTS))) throw e;
            delete(made);
        }
        forgetOld(versions(game, target));
        return version;
    }

    /** Adds a file to a version. */
    static void add(Path file, String text) throws IOException {
        Path written = file.resolveSibling(UNFINISHED + UUID.randomUUID());
        Files.writeString(written, text);
        Files.move(written, file, StandardCopyOption.ATOMIC_MOVE);
    }

    static void delete(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) Files.deleteIfExists(file);
    }

    private Path versions(String game, Target target) {
        return folder.resolve(game).resolve(target.name().toLowerCase(Locale.ROOT));
    }

    /** By their last use. */
    private static List<Path> latestFirst(Path versions) throws IOException {
        if (!Files.isDirectory(versions)) return List.of();
        try (Stream<Path> all = Files.list(versions)) {
            return all.filter(each -> !each.getFileName().toString().startsWith(UNFINISHED) && Files.exists(each.resolve(INPUTS)))
                .sorted(Comparator.comparing(KeptPrograms::lastUse).reversed()).toList();
        }
    }

    /** Milliseconds since 1970; 0 if it has just been deleted. */
    private static long lastUse(Path version) {
        return version.resolve(INPUTS).toFile().lastModified();
    }

    private static void forgetOld(Path versions) throws IOException {
        long recent = System.currentTimeMillis() - IN_USE.toMillis();
        for (Path version : latestFirst(versions).stream().skip(VERSIONS).toList()) if (lastUse(version) < recent) delete(version);
    }
}
