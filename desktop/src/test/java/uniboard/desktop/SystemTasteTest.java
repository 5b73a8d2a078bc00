package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SystemTasteTest {
    private static String asked(String system, Map<String, String> answers) {
        SystemTaste taste = new SystemTaste(system, command -> answers.getOrDefault(command.get(command.size() - 1), ""));
        taste.ask();
        return taste.isDark() + " " + taste.wantsMoreContrast() + " " + taste.wantsReducedMotion();
    }

    @Test
    void gnomeIsUnderstood() {
        assertEquals("true true true", asked("Linux", Map.of("color-scheme", "'prefer-dark'\n", "high-contrast", "true\n",
            "enable-animations", "false\n")));
        assertEquals("false false false", asked("Linux", Map.of("color-scheme", "'default'\n", "high-contrast", "false\n",
            "enable-animations", "true\n")));
    }

    @Test
    void macIsUnderstood() {
        assertEquals("true true true", asked("Mac OS X", Map.of("AppleInterfaceStyle", "Dark\n", "increaseContrast", "1\n",
            "reduceMotion", "1\n")));
    }

    @Test
    void windowsIsUnderstood() {
        String line = "\r\nHKEY_CURRENT_USER\\X\r\n    Name    REG_DWORD    %s\r\n\r\n";
        assertEquals("true true true", asked("Windows 11", Map.of("AppsUseLightTheme", line.formatted("0x0"), "Flags",
            line.formatted("127"), "MinAnimate", line.formatted("0"))));
        assertEquals("false false false", asked("Windows 11", Map.of("AppsUseLightTheme", line.formatted("0x1"), "Flags",
            line.formatted("126"), "MinAnimate", line.formatted("1"))));
    }

    @Test
    void whereTheSystemSaysNothingNothingIsAskedFor() {
        for (String system : List.of("Linux", "Mac OS X", "Windows 11")) assertEquals("false false false", asked(system, Map.of()));
    }
}
