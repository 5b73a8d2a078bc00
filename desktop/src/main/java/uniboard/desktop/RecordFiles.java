package uniboard.desktop;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.link.LinkException;
import uniboard.link.RecordLink;
import uniboard.link.TextLink;
import uniboard.match.GameRecord;
import uniboard.match.RecordException;
import uniboard.match.RecordTree;
import uniboard.text.Texts;

/** Reads records from files, and from links given in the place of files. */
final class RecordFiles {
    /** In bytes; any game's record is much shorter. */
    private static final long LONGEST = 1_000_000;
    /** Those that say what a file is and which game it holds. */
    private static final int LINES_OF_KIND = 2;

    private final Catalog games;
    private final Texts texts;

    /** @param texts tell what is wrong with a file */
    RecordFiles(Catalog games, Texts texts) {
        this.games = games;
        this.texts = texts;
    }

    /** @throws BadFileException if the file can't be read or holds no good record */
    GameRecord read(Path file) {
        return readTree(file).main();
    }

    /**
     * With its sidelines.
     *
     * @throws BadFileException as above
     */
    RecordTree readTree(Path file) {
        String moves = after(RecordLink.FRAGMENT, file);
        String text = after(TextLink.FRAGMENT, file);
        if (moves != null) return RecordTree.of(readLink(moves));
        return text != null ? readText(text) : readFile(file);
    }

    /** What follows in an address; null if it isn't one of that kind. */
    private static String after(String fragment, Path file) {
        String name = file.toString();
        int at = name.indexOf(fragment);
        return at < 0 ? null : name.substring(at + fragment.length());
    }

    private RecordTree readText(String link) {
        try {
            return RecordTree.read(TextLink.read(link), games);
        } catch (LinkException e) {
            throw new BadFileException(texts.say(e.reason()), e.reason());
        } catch (RecordException e) {
            throw new BadFileException(texts.say(e.message()), e.message());
        }
    }

    private GameRecord readLink(String link) {
        try {
            return RecordLink.read(link, games);
        } catch (LinkException e) {
            throw new BadFileException(texts.say(e.reason()), e.reason());
        }
    }

    private RecordTree readFile(Path file) {
        try {
            if (Files.isRegularFile(file) && Files.size(file) > LONGEST) {
                throw bad(file, ": The file is too large for a record.", notice("foreign", file));
            }
            return RecordTree.read(Files.readString(file, StandardCharsets.UTF_8), games);
        } catch (RecordException e) {
            Message notice = e.line() <= LINES_OF_KIND ? notice("foreign", file)
                : Message.of("file.damaged", name(file), Integer.toString(e.line()));
            throw bad(file, ":" + e.line() + ": " + texts.say(e.reason()), notice);
        } catch (NoSuchFileException e) {
            throw bad(file, ": There is no such file.", notice("missing", file));
        } catch (CharacterCodingException e) {
            throw bad(file, ": The file is not UTF-8.", notice("foreign", file));
        } catch (IOException e) {
            throw bad(file, ": The file can't be read (" + e.getMessage() + ").", notice("unreadable", file));
        }
    }

    private static BadFileException bad(Path file, String reason, Message notice) {
        return new BadFileException(file + reason, notice.shortened());
    }

    private static Message notice(String reason, Path file) {
        return Message.of("file." + reason, name(file));
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    /**
     * @throws ParameterException if it is a record of another game than the one the command was given
     * @throws BadFileException   as above
     */
    GameRecord read(Path file, Game game, CommandSpec command) {
        GameRecord record = read(file);
        if (record.game().id().equals(game.id())) return record;
        throw new ParameterException(command.commandLine(), file + " is a record of " + record.game().id() + ", not of " + game.id());
    }
}
