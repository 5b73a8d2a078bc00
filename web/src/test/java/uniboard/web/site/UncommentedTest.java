package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class UncommentedTest {
    @Test
    void keepsCodeOnly() {
        assertEquals("one(); /* kept */\ntwo();\n", Uncommented.of("""
            /* A comment. */
            one(); /* kept */

              /* A longer one,
                 of two lines. */
              two();
            """));
    }

    @Test
    void refusesCodeBehindACommentRatherThanLosingIt() {
        assertThrows(IllegalArgumentException.class, () -> Uncommented.of("/* why */ lost();\n"));
    }
}
