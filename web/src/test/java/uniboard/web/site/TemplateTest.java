package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TemplateTest {
    @Test
    void wordsNeverBecomeHtml() {
        String page = new Template("<p title=\"${tip}\">${text}</p>${part}").words("tip", "a \"b\"").words("text", "1 < 2 & $1")
            .html("part", "<hr>").filled();
        assertEquals("<p title=\"a &quot;b&quot;\">1 &lt; 2 &amp; $1</p><hr>", page);
    }

    @Test
    void aGapThatIsLeftIsNamed() {
        String message = assertThrows(IllegalStateException.class, () -> new Template("${a} ${b}").words("a", "").filled()).getMessage();
        assertTrue(message.contains("${b}"), message);
    }

    @Test
    void aPartThatFitsNowhereIsNamed() {
        String message = assertThrows(IllegalStateException.class, () -> new Template("").words("a", "").filled()).getMessage();
        assertTrue(message.contains("a"), message);
    }
}
