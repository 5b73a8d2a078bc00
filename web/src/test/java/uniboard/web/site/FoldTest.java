package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.Result;
import com.google.javascript.jscomp.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.teavm.rhino.javascript.Context;
import org.teavm.rhino.javascript.Scriptable;

/** How the page of all rules reads texts and questions: its module by itself, without a browser. */
class FoldTest {
    private static final Path MODULE = Path.of("src/main/site/rules/fold.js");

    private Context context;
    private Scriptable scope;

    @BeforeEach
    void load() throws IOException {
        context = Context.enter();
        context.setOptimizationLevel(-1);
        context.setLanguageVersion(Context.VERSION_ES6);
        scope = context.initStandardObjects();
        context.evaluateString(scope, inOldScript(Files.readString(MODULE).replace("export function", "function")), "fold.js", 1, null);
    }

    /** The interpreter knows little of what is younger. */
    private static String inOldScript(String script) {
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.WHITESPACE_ONLY.setOptionsForCompilationLevel(options);
        options.setLanguageOut(CompilerOptions.LanguageMode.ECMASCRIPT5);
        options.setRewritePolyfills(false);
        Compiler compiler = new Compiler();
        compiler.disableThreads();
        Result result = compiler.compile(List.of(), List.of(SourceFile.fromCode("fold.js", script)), options);
        assertTrue(result.success, result.errors.toString());
        return compiler.toSource();
    }

    @AfterEach
    void leave() {
        Context.exit();
    }

    private String evaluated(String script, String... texts) {
        for (int i = 0; i < texts.length; i++) scope.put("text" + i, scope, texts[i]);
        return Context.toString(context.evaluateString(scope, script, "test", 1, null));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Élève | eleve", "Œuvre | oeuvre", "пʼять | пять", "п’ять | пять", "Їжак | іжак",
        "שָׁלוֹם | שלומ", "שחקן | שחקנ", "ה״שחור״ | השחור", "l’élève | leleve", "kg·m²/s² | kg·m²/s²"})
    void accentsPointsApostrophesAndCapitalsMakeNoDifference(String text, String signs) {
        assertEquals(signs, evaluated("folded(text0).signs", text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {"Le Maître, gagne ! | le maitre gagne",
        "temple temple | temple", "a–b | a b",
        "anti-clockwise | anti clockwise", "' ’ | ~~", "אָדֹם־כחול | אדמ כחול"})
    void aQuestionIsItsWordsEachOnce(String question, String words) {
        assertEquals(words, evaluated("words(text0).join(' ')", question));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "L’élève gagne. | eleve | L’/élève/ gagne.", "Cinq élèves | ELEVE | Cinq /élève/s", "Пʼять каменів | пять | /Пʼять/ каменів",
        "הַשַּׁחְקָן מנצח | שחקן | הַ/שַּׁחְקָן/ מנצח", "שחקנים | שחקן | /שחקנ/ים",
        "black Y wins | y | black /Y/ wins", "anywhere | y | anywhere",
        "a stone, a Stone | stone a | /a/ /stone/, /a/ /Stone/", "œuvre | oeu | /œu/vre",
        "temple | x | temple", "מאסטר ־ Y | y | מאסטר ־ /Y/"})
    void whatWasAskedForIsMarked(String text, String question, String marked) {
        String script = "parts(text0, words(text1)).map(function (part, i) { return i % 2 ? '/' + part + '/' : part; }).join('')";
        assertEquals(marked, evaluated(script, text, question));
    }

    @Test
    void theTextStaysAsItIsHoweverItIsParted() {
        String text = "« L’ÉLÈVE » – пʼять שָׁלוֹם œ 12½";
        for (String question : new String[] {"", "e", "eleve", "12", "œ", "שלום", "1", "пять"}) {
            assertEquals(text, evaluated("parts(text0, words(text1)).join('')", text, question));
        }
        assertTrue(evaluated("folded(text0).signs.length === folded(text0).places.length", text).equals("true"));
    }
}
