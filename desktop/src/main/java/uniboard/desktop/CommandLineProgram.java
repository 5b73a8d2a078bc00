package uniboard.desktop;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.text.Language;
import uniboard.text.Texts;

/** The command line: reads the arguments, runs the command, turns what went wrong into one sentence and an exit status. */
final class CommandLineProgram {
    static final int FAILED = 1;
    static final int WRONG_USAGE = 2;
    static final String EXAMPLE = "%nExample:%n";
    private static final String RECORD = ".uniboard";

    private CommandLineProgram() {
    }

    /** @return exit status: 0, 1 if the command found something bad, 2 if it was asked wrongly */
    static int run(Console console, String... given) {
        CommandLine line = commands(console);
        int status = line.execute(spelledOut(given));
        boolean isUnwritten = console.out().checkError();
        return status == 0 && isUnwritten ? complain(console, "What was to be printed couldn't be written.", FAILED) : status;
    }

    static CommandLine commands(Console console) {
        AllGames games = new AllGames();
        Texts texts = BundledTexts.of(Language.ENGLISH, games);
        RecordFiles files = new RecordFiles(games, texts);
        PlayCommand play = new PlayCommand(console, games);
        return new CommandLine(new UniboardCommand(play))
            .addSubcommand(play)
            .addSubcommand(new GamesCommand(console, games))
            .addSubcommand(new PerftCommand(console))
            .addSubcommand(new MovesCommand(console, files))
            .addSubcommand(new ReplayCommand(console, files))
            .addSubcommand(new LinkCommand(console, files))
            .addSubcommand(new PlayoutCommand(console))
            .addSubcommand(new ArenaCommand(console))
            .addSubcommand(new BenchCommand(console))
            .addSubcommand(new HashCommand(console))
            .addSubcommand(new DiagramCommand())
            .addSubcommand(new ScormCommand(games))
            .addSubcommand(new SoundsCommand())
            .setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
            .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
            .registerConverter(Game.class, new GameConverter(games, texts))
            .setParameterExceptionHandler((e, all) -> complain(console, sentence(e), WRONG_USAGE))
            .setExecutionExceptionHandler((e, command, all) -> {
                if (e instanceof NotationException wrong) return complain(console, texts.say(wrong.reason()), WRONG_USAGE);
                if (e instanceof BadFileException bad) return complain(console, bad.getMessage(), FAILED);
                throw e;
            });
    }

    /** A double click on a record's file names the file alone. */
    static String[] spelledOut(String... given) {
        boolean isRecord = given.length == 1 && given[0].endsWith(RECORD);
        return isRecord ? new String[] {"play", PlayCommand.OPENED, given[0]} : given;
    }

    private static String sentence(ParameterException e) {
        CommandLine command = e.getCommandLine();
        if (command.getParent() != null || !(e instanceof UnmatchedArgumentException unmatched) || unmatched.isUnknownOption()) {
            return e.getMessage();
        }
        return "'" + unmatched.getUnmatched().get(0) + "' is none of the commands " + String.join(", ", command.getSubcommands().keySet());
    }

    private static int complain(Console console, String sentence, int status) {
        console.err().println(printable(sentence));
        return status;
    }

    /** Control characters of a file, which a terminal would obey, are spelled. */
    static String printable(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (Character.isISOControl(character) && character != '\n') out.append(String.format("\\u%04x", (int) character));
            else out.append(character);
        }
        return out.toString();
    }
}
