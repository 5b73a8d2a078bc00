package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

class ScormCommandTest extends CommandLineTest {
    private static final String SITE = "https://example.org/games";
    private static final Pattern NAME_OF_MODULE = Pattern.compile("(?m)^(?:const|let|function|class) (\\w+)");

    private String part(Path zip, String name) throws IOException {
        try (ZipFile opened = new ZipFile(zip.toFile()); InputStream in = opened.getInputStream(opened.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aLessonIsPackedWithAllThatItsManifestNames() throws IOException {
        Path zip = folder.resolve("cards.zip");
        assertEquals(0, run("scorm", "onitama", "--lesson", "cards", "--site", SITE, "--lang", "he", "--out", zip.toString()), errors());
        String manifest = part(zip, "imsmanifest.xml");
        List<String> named = new ArrayList<>(Pattern.compile("<file href=\"([^\"]+)\"/>").matcher(manifest).results()
            .map(found -> found.group(1)).toList());
        named.add("imsmanifest.xml");
        try (ZipFile opened = new ZipFile(zip.toFile())) {
            assertEquals(Set.copyOf(named), new HashSet<>(opened.stream().map(Object::toString).toList()));
        }
        String page = part(zip, "index.html");
        assertTrue(page.contains("<html lang=\"he\" dir=\"rtl\">"), page);
        assertTrue(page.contains("<uni-board game=\"onitama\" mode=\"lesson\" lesson=\"cards\" lang=\"he\" base=\"" + SITE + "/\">"), page);
        assertTrue(page.contains("מ־" + SITE + "/"), page);
    }

    /** They stand in one script, where a name can be declared once. */
    @Test
    void theModulesOfItsScriptGetAlong() throws IOException {
        Path zip = folder.resolve("cards.zip");
        assertEquals(0, run("scorm", "onitama", "--lesson", "cards", "--site", SITE, "--out", zip.toString()), errors());
        String script = part(zip, "scorm.js");
        List<String> names = NAME_OF_MODULE.matcher(script).results().map(found -> found.group(1)).toList();
        assertTrue(names.containsAll(List.of("marksFrom", "findPlatform", "missSite")), names::toString);
        assertEquals(names.size(), Set.copyOf(names).size(), names::toString);
        assertTrue(Pattern.compile("(?m)^(import|export) ").matcher(script).results().findAny().isEmpty(), script);
    }

    @Test
    void anExerciseIsPackedAsItIs() throws IOException {
        String exercise = "title <Win> & \"more\"\nstart 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b\ntask Win.\naccept win";
        Path zip = folder.resolve("win.zip");
        String text = file("win.txt", exercise);
        assertEquals(0, run("scorm", "onitama", "--exercise", text, "--site", SITE, "--out", zip.toString()), errors());
        assertTrue(part(zip, "imsmanifest.xml").contains("<title>Onitama – &lt;Win&gt; &amp; &quot;more&quot;</title>"), "escaped");
        assertTrue(part(zip, "index.html").contains("<script type=\"text/uniboard\">\n" + exercise + "\n</script>"), "whole");
    }

    @Test
    void whatIsWrongIsNamed() throws IOException {
        String zip = folder.resolve("none.zip").toString();
        assertEquals(2, run("scorm", "onitama", "--lesson", "chess", "--site", SITE, "--out", zip));
        assertTrue(errors().contains("'chess' is none of the lessons "), errors());
        assertEquals(2, run("scorm", "onitama", "--lesson", "cards", "--site", "example.org", "--out", zip));
        assertTrue(errors().contains("with http or https, not 'example.org'"), errors());
        assertEquals(2, run("scorm", "onitama", "--site", SITE, "--out", zip));
        assertEquals(1, run("scorm", "onitama", "--exercise", file("bad.txt", "title\n"), "--site", SITE, "--out", zip));
        assertTrue(errors().contains("bad.txt, line 1: "), errors());
        assertTrue(Files.notExists(Path.of(zip)), "nothing is left behind");
    }
}
