package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class PageTextTest {
    @Test
    void commentsAndIndentationAreLeftOut() {
        assertEquals("""
            const ASSETS = [/* asset files */];
            /* kept */ go();
            catch { /* told later */ }
            """, PageText.served("""
            /* What it is,
               over two lines. */
            const ASSETS = [/* asset files */];
              /* One line. */
              /* kept */ go();

                catch { /* told later */ }
            """));
    }

    @Test
    void aCommentWithoutEndIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> PageText.served("/* one\ngo(); /* two */ go();\n"));
    }
}
