package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import uniboard.sound.Sound;
import uniboard.sound.Synthesis;

class CommandLineProgramTest extends CommandLineTest {
    @Test
    void gamesNamesSeatsAndOptions() {
        assertEquals(0, run("games"));
        assertTrue(output().contains("onitama seats 2 cards=base|sensei|all (base)"), output());
    }

    @Test
    void theHelpOfEachCommandEndsWithAnExampleThatItTakes() {
        CommandLine program = CommandLineProgram.commands(new Console(InputStream.nullInputStream(), System.out, System.err));
        program.getSubcommands().forEach((name, command) -> {
            String[] example = command.getCommandSpec().usageMessage().footer();
            assertEquals(1, example.length, name);
            List<String> words = Pattern.compile("\"[^\"]*\"|\\S+").matcher(example[0]).results().map(word ->
                word.group().replace("\"", ""))
                .toList();
            assertEquals(List.of("uniboard", name), words.subList(0, 2));
            program.parseArgs(words.subList(1, words.size()).toArray(String[]::new));
            assertTrue(command.getUsageMessage().contains("Example:"), name);
        });
    }

    /** As where the disk is full. */
    @Test
    void whatCannotBePrintedIsAnError() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        Console console = new Console(InputStream.nullInputStream(), new PrintStream(full, true, StandardCharsets.UTF_8), errors);
        assertEquals(1, CommandLineProgram.run(console, "games"));
        assertEquals("What was to be printed couldn't be written.", err.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    void aTerminalObeysNothingThatAFileSays() throws IOException {
        Path file = Files.writeString(folder.resolve("a.uniboard"), "uniboard \u001b]0;owned\u0007\u009b31m\n");
        assertEquals(1, run("replay", file.toString()));
        String told = err.toString(StandardCharsets.UTF_8);
        assertTrue(told.contains("\\u001b]0;owned\\u0007\\u009b31m"), told);
        assertTrue(told.strip().chars().noneMatch(Character::isISOControl), told);
    }

    @Test
    void aByteOrderMarkIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("a.uniboard"), '\uFEFF' + RECORD);
        assertEquals(1, run("replay", file.toString()));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("byte order mark"), err.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ftp://example.org/", "example.org", "javascript:alert(1)", "https://", "http://example.org/?a=b"})
    void aLinkLeadsToASite(String site) throws IOException {
        Path file = Files.writeString(folder.resolve("a.uniboard"), RECORD);
        assertEquals(2, run("link", file.toString(), "--site", site));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("with http or https, not '" + site + "'"), "told");
        assertEquals(0, run("link", file.toString(), "--site", "https://example.org/games"));
        assertTrue(output().startsWith("https://example.org/games/onitama/#"), output());
    }

    @Test
    void perftCountsDepthByDepth() {
        assertEquals(0, run("perft", "onitama", "--start", START, "--depth", "3"));
        List<String> lines = output().lines().toList();
        assertEquals(List.of("1 10", "2 130", "3 1989"), lines.subList(0, 3));
        assertTrue(lines.get(3).matches("[0-9]+ nodes/s"), lines.get(3));
    }

    @Test
    void diagramWritesAPictureInALanguage() throws IOException {
        Path file = folder.resolve("position.svg");
        assertEquals(0, run("diagram", "onitama", "--start", START, "--out", file.toString(), "--lang", "fr", "--theme", "dark"));
        String svg = Files.readString(file);
        assertTrue(svg.contains("<title>Onitama</title>") && svg.contains(">Sanglier</text>"), svg);
        assertTrue(svg.contains("width=\"960\""), svg);
    }

    @Test
    void diagramOfABoardHasNoWords() throws IOException {
        Path file = folder.resolve("board.svg");
        assertEquals(0, run("diagram", "onitama", "--start", START, "--out", file.toString(), "--board", "--width", "480"));
        String svg = Files.readString(file);
        assertTrue(svg.startsWith("<svg ") && svg.contains("width=\"480\""), svg);
        assertTrue(!svg.contains("<title") && !svg.contains("<text"), svg);
    }

    @Test
    void diagramSaysWhatIsWrong() {
        String file = folder.resolve("position.svg").toString();
        assertEquals(2, run("diagram", "onitama", "--start", START, "--out", file, "--theme", "pink"));
        assertTrue(errors().contains("'pink' is none of the themes light, dark, contrast-light, contrast-dark"), errors());
        assertEquals(2, run("diagram", "onitama", "--start", START, "--out", file, "--width", "40"));
        assertTrue(errors().contains("--width': 40 is not from 100 to 4000"), errors());
        assertEquals(2, run("diagram", "onitama", "--start", "ssmss", "--out", file));
        assertEquals(2, run("diagram", "onitama", "--start", START));
        assertEquals(1, run("diagram", "onitama", "--start", START, "--out", folder.resolve("none/position.svg").toString()));
        assertTrue(errors().contains("The picture can't be written"), errors());
    }

    @Test
    void perftDealsWithTheGivenOptions() {
        assertEquals(0, run("perft", "onitama", "--option", "cards=sensei", "--depth", "1"));
        assertTrue(output().startsWith("1 "), output());
    }

    @Test
    void movesOfAPositionComeOnePerLine() {
        assertEquals(0, run("moves", "onitama", "--start", START));
        assertEquals(10, output().lines().count());
        assertTrue(output().lines().anyMatch("Boar c1-c2"::equals), output());
    }

    @Test
    void movesOfARecordAreThoseAtItsEnd() throws IOException {
        assertEquals(0, run("moves", "onitama", "--record", file("game.txt", RECORD)));
        assertTrue(output().lines().anyMatch("Ox c2-c3"::equals), output());
    }

    @Test
    void replayPrintsPositionsAndMoves() throws IOException {
        String file = file("game.txt", RECORD);
        assertEquals(0, run("replay", file, "--positions", "--moves"));
        List<String> lines = output().lines().toList();
        assertEquals(7, lines.size());
        assertTrue(lines.get(0).matches("ply 0 [0-9a-f]{16} " + START), lines.get(0));
        assertTrue(lines.get(1).startsWith("moves Ox a1-a2 | Ox b1-b2 | "), lines.get(1));
        assertTrue(lines.get(4).matches("ply 2 [0-9a-f]{16} ssm1s/3s1/5/2M2/SS1SS Ox,Crab/Boar,Elephant/Horse b"), lines.get(4));
        assertEquals(file + ": no result after 2 plies", lines.get(6));
    }

    @Test
    void replayShowsNoMovesWhenTheGameIsOver() throws IOException {
        String over = """
            uniboard 1
            game onitama
            start 5/2m2/2M2/5/5 Ox,Boar/Horse,Elephant/Crab b
            seat 1 bot 1
            seat 2 bot 1
            1 Ox c3-c4
            result 1
            """;
        String file = file("over.txt", over);
        assertEquals(0, run("replay", file, "--moves"));
        assertTrue(output().endsWith(lines("moves", file + ": result 1")), output());
    }

    @Test
    void replayNamesFileLineAndReasonOfEveryBadRecord() throws IOException {
        String bad = file("bad.txt", RECORD.replace("d5-d4", "d5-d3"));
        String cut = file("cut.txt", "uniboard 1\ngame onitama\n");
        String good = file("good.txt", RECORD);

        assertEquals(1, run("replay", bad, cut, good));
        assertEquals(lines(good + ": no result after 2 plies"), output());
        List<String> errors = errors().lines().toList();
        assertEquals(2, errors.size());
        assertTrue(errors.get(0).matches("\\Q" + bad + "\\E:8: .*Horse.*d5.*d3.*"), errors.get(0));
        assertTrue(errors.get(1).startsWith(cut + ":3: "), errors.get(1));
    }

    @Test
    void replayNamesAMissingFile() {
        String missing = folder.resolve("missing.txt").toString();
        assertEquals(1, run("replay", missing));
        assertTrue(errors().startsWith(missing + ": "), errors());
    }

    @Test
    void playoutWritesRecordsThatReplayAccepts() throws IOException {
        Path records = folder.resolve("records");
        assertEquals(0, run("playout", "onitama", "--games", "5", "--seed", "1", "--option", "cards=all", "--records", records.toString()));
        assertTrue(output().startsWith("games 5" + System.lineSeparator() + "mean length "), output());
        try (Stream<Path> files = Files.list(records)) {
            List<String> arguments = Stream.concat(Stream.of("replay"), files.map(Path::toString)).toList();
            assertEquals(6, arguments.size());
            assertEquals(0, run(arguments.toArray(String[]::new)), errors());
        }
    }

    @Test
    void hashIsTheSameSixteenDigitsEveryTime() {
        assertEquals(0, run("hash", "onitama", "--games", "3", "--seed", "7"));
        String first = output();
        out.reset();
        assertEquals(0, run("hash", "onitama", "--games", "3", "--seed", "7"));
        assertTrue(first.matches("[0-9a-f]{16}\\R"), first);
        assertEquals(first, output());
    }

    @Test
    void arenaCountsEveryGameOnceAndAlike() {
        String[] arguments = {"arena", "onitama", "--seats", "3,1", "--games", "6", "--seed", "1", "--nodes", "500"};
        assertEquals(0, run(arguments));
        String alone = output();
        List<String> lines = alone.lines().toList();
        assertEquals("games 6", lines.get(0));
        assertEquals(6, number(lines.get(1), "level 3 wins ") + number(lines.get(2), "level 1 wins ") + number(lines.get(3), "draws "));
        assertTrue(lines.get(4).matches("level 3 wins [0-9.]+ % of decisive games, 95 % interval [0-9.]+ % to [0-9.]+ %"), lines.get(4));
        out.reset();
        assertEquals(0, run(Stream.concat(Stream.of(arguments), Stream.of("--threads", "2")).toArray(String[]::new)));
        assertEquals(alone, output());
    }

    @Test
    void arenaOfThreeTellsWhoWinsAlone() {
        assertEquals(0, run("arena", "unikat", "--option", "seats=3", "--seats", "2,1,1", "--games", "6", "--seed", "1", "--nodes", "200"));
        List<String> lines = output().lines().toList();
        int first = number(lines.get(6), "level 2 wins alone ");
        int others = number(lines.get(7), "level 1 wins alone ") + number(lines.get(8), "level 1 wins alone ");
        assertTrue(first + others <= 6 && first <= number(lines.get(1), "level 2 wins "), output());
        String share = "level 2 wins [0-9.]+ % of games with one winner, 95 % interval [0-9.]+ % to [0-9.]+ %";
        assertTrue(lines.get(9).matches(share), lines.get(9));
    }

    @Test
    void arenaStopsWhenTheQuestionIsSettled() {
        assertEquals(0, run("arena", "onitama", "--seats", "4,1", "--games", "400", "--seed", "1", "--nodes", "1000", "--until"));
        assertTrue(number(output().lines().findFirst().orElseThrow(), "games ") < 100, output());
        assertTrue(output().endsWith(lines("a level stronger")), output());
    }

    private static int number(String line, String label) {
        assertTrue(line.startsWith(label), line);
        return Integer.parseInt(line.substring(label.length()));
    }

    @Test
    void soundsAreWrittenToBeListenedTo() throws Exception {
        Path sounds = folder.resolve("sounds");
        assertEquals(0, run("sounds", sounds.toString()), errors());
        try (AudioInputStream file = AudioSystem.getAudioInputStream(sounds.resolve("settle-1.wav").toFile())) {
            assertEquals(Synthesis.samples(Sound.SETTLE, 0).length, file.getFrameLength());
        }
    }

    /** As a double click on it does. */
    @Test
    void aRecordsFileAloneIsOpened() {
        assertArrayEquals(new String[] {"play", PlayCommand.OPENED, "folder/a game.uniboard"},
            CommandLineProgram.spelledOut("folder/a game.uniboard"));
        assertArrayEquals(new String[] {"play", "onitama"}, CommandLineProgram.spelledOut("play", "onitama"));
    }

    @Test
    void playRefusesABadRecordInTheLanguageAskedFor() throws IOException {
        assertEquals(1, run("play", "--lang", "he", "--record", file("bad.txt", RECORD.replace("uniboard 1", "uniboard 2"))));
        assertTrue(errors().chars().anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HEBREW), errors());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "chess",
        "--colour",
        "play chess",
        "play --lang xx",
        "play --screenshot picture.png",
        "play --screenshot picture.png --frames 0",
        "perft",
        "perft onitama",
        "perft onitama --depth deep",
        "perft onitama --depth 1 --start ssmss",
        "perft onitama --depth 1 --option cards",
        "perft onitama --depth 1 --option cards=none",
        "perft onitama --depth 1 --option cards=base --option cards=base",
        "perft onitama --depth 1 --option cards=base --start x",
        "moves onitama",
        "moves onitama --start x --record y",
        "replay",
        "playout onitama --games 1",
        "playout onitama --games 1 --seed 4294967296",
        "hash chess --games 1 --seed 1",
        "play --text",
        "play onitama --seats h,3",
        "play onitama --text --seats h,6",
        "play onitama --text --seats h",
        "play onitama --text --screenshot picture.png --frames 1",
        "arena onitama --games 2 --seed 1",
        "arena onitama --seats 5,h --games 2 --seed 1",
        "arena onitama --seats 5,4,3 --games 2 --seed 1",
        "arena onitama --seats 5,4 --games 2 --seed 1 --threads 0",
        "bench",
        "bench chess",
    })
    void wrongUsageIsToldInOneSentence(String arguments) {
        assertEquals(2, run(arguments.split(" ")));
        assertEquals("", output());
        assertEquals(1, errors().lines().count(), errors());
        assertTrue(errors().length() > 15 && !errors().contains("Message["), errors());
    }
}
