package uniboard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.text.Language;

/** Every language has the same lines with the same places for numbers. */
class LaptopWordsTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageSaysTheSame(Language language) {
        LaptopWords english = new LaptopWords(Language.ENGLISH);
        LaptopWords words = new LaptopWords(language);
        Set<String> keys = english.keys();
        assertEquals(keys, words.keys());
        for (String key : keys) assertEquals(english.say(key).contains("{0}"), words.say(key).contains("{0}"), key);
    }

    @Test
    void aPortIsTold() {
        List<String> troubles = new LaptopWords(Language.HEBREW).troubles(8081);
        assertEquals(4, troubles.size());
        assertTrue(troubles.get(0).contains("8081"), troubles.get(0));
    }
}
