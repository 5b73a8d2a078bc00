package uniboard.app.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.registry.AssetBundles;
import uniboard.remote.classroom.Nickname;
import uniboard.remote.classroom.PupilName;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Drawn names in four languages. */
class PupilWordsTest {
    private static final int BLUE = 6;
    private static final int TURQUOISE = 5;
    private static final int TIGER = 0;
    private static final int GIRAFFE = 20;

    private static Texts texts(Language language) {
        return Texts.of(language, List.of(AssetBundles.REST), path -> {
            try (InputStream in = PupilWordsTest.class.getResourceAsStream('/' + path)) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static String said(Language language, int colour, int animal, int number) {
        return PupilWords.name(new PupilName(new Nickname(colour, animal, number), ""), texts(language)::say);
    }

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, Blue Tiger 7, Blue Giraffe 12, Turquoise Giraffe 1",
        "FRENCH, Tigre bleu 7, Girafe bleue 12, Girafe turquoise 1",
        "UKRAINIAN, Синій тигр 7, Синя жирафа 12, Бірюзова жирафа 1",
        "HEBREW, טיגריס כחול 7, ג׳ירפה כחולה 12, ג׳ירפה טורקיזית 1"})
    void coloursGoWithTheirAnimals(Language language, String tiger, String giraffe, String turquoise) {
        assertEquals(tiger, said(language, BLUE, TIGER, 7));
        assertEquals(giraffe, said(language, BLUE, GIRAFFE, 12));
        assertEquals(turquoise, said(language, TURQUOISE, GIRAFFE, 1));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyNameIsAnother(Language language) {
        Texts texts = texts(language);
        Set<String> names = new HashSet<>();
        for (int colour = 0; colour < Nickname.COLOURS; colour++) {
            for (int animal = 0; animal < Nickname.ANIMALS; animal++) {
                String name = PupilWords.name(new PupilName(new Nickname(colour, animal, 1), ""), texts::say);
                assertTrue(names.add(name), name);
                assertTrue(name.length() <= PupilName.LONGEST && !name.contains("/") && !name.contains(".") && !name.contains(" f "), name);
            }
        }
    }

    @Test
    void aTypedNameStandsInPlaceOfADrawnOne() {
        assertEquals("Ada", PupilWords.name(new PupilName(new Nickname(1, 2, 3), "Ada"), texts(Language.HEBREW)::say));
        assertEquals("", PupilWords.name(new PupilName(null, ""), texts(Language.HEBREW)::say));
    }
}
