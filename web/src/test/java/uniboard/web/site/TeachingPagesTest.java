package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What teachers are told, in every language. */
class TeachingPagesTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void buttonsAreCalledWhatTheyAreCalledAtTheTable(Language language) {
        Texts texts = new SiteWords().in(language);
        String html = TeachingPages.sections(texts);
        for (String label : List.of("table.more", "class.title", "class.ask", "class.close", "class.show", "class.save", "class.end",
            "class.door", "class.door.asks", "class.door.shut", "setup.title", "task.open"))
            assertTrue(html.contains(Template.escaped(texts.say(label))), label);
        assertFalse(html.contains("{"), html);
    }
}
