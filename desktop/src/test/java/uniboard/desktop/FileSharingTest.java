package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.utils.Clipboard;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a person pastes in the window. */
class FileSharingTest {
    private final FileSharing sharing = new FileSharing(Path.of("."), "");
    private final List<String> brought = new ArrayList<>();
    private final StringBuilder typed = new StringBuilder();
    private boolean isFieldOpen;
    private String copied;

    private final class Copied implements Clipboard {
        @Override
        public boolean hasContents() {
            return true;
        }

        @Override
        public String getContents() {
            return copied;
        }

        @Override
        public void setContents(String text) {
            copied = text;
        }
    }

    private final class Keys extends InputAdapter {
        @Override
        public boolean keyTyped(char sign) {
            if (isFieldOpen) typed.append(sign);
            return isFieldOpen || sign == '?';
        }
    }

    /** Of an interface, of which one method is used. */
    private static <T> T answering(Class<T> type, Object answer) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> answer));
    }

    @BeforeEach
    void begin() {
        Gdx.app = answering(Application.class, new Copied());
        Gdx.input = answering(Input.class, new Keys());
        sharing.onBrought(brought::add);
    }

    @AfterEach
    void end() {
        Gdx.app = null;
        Gdx.input = null;
    }

    private void paste(String text) {
        copied = text;
        sharing.paste();
    }

    @Test
    void aTextIsTypedIntoAFieldThatIsOpen() {
        isFieldOpen = true;
        paste("4/5/6/7/6/5/4\ncontract 1 -\n");
        assertEquals("4/5/6/7/6/5/4 contract 1 -", typed.toString());
        assertEquals(List.of(), brought);
    }

    @Test
    void whereNoneIsOpenItIsBroughtAsItIs() {
        paste("uniboard 1\ngame onitama\n");
        paste("?");
        paste(" \n");
        assertEquals(List.of("uniboard 1\ngame onitama\n", "?"), brought);
        assertEquals("", typed.toString());
    }
}
