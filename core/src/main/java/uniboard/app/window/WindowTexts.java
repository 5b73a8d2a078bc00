package uniboard.app.window;

import com.badlogic.gdx.Gdx;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import uniboard.app.platform.Platform;
import uniboard.app.registry.AssetBundles;
import uniboard.app.registry.Boxes;
import uniboard.game.Message;
import uniboard.text.Direction;
import uniboard.text.Language;
import uniboard.text.Texts;

/** The window's words: in one language at a time, and of the games that have been brought to hand. */
final class WindowTexts {
    private static final char RIGHT_TO_LEFT_ISOLATE = '\u2067';
    private static final char POP_ISOLATE = '\u2069';

    private final Platform platform;
    private final Boxes boxes;
    /** Run when words and pictures have come. */
    private final Runnable brought;
    /** The games whose words and pictures have been brought, and {@link AssetBundles#REST}. */
    private final Set<String> atHand = new LinkedHashSet<>();
    private Texts texts;
    private Runnable onceSpoken = () -> { };

    WindowTexts(Platform platform, Boxes boxes, Runnable brought) {
        this.platform = platform;
        this.boxes = boxes;
        this.brought = brought;
        List<String> later = new ArrayList<>(AssetBundles.all(boxes));
        later.removeAll(AssetBundles.open(boxes));
        for (String bundle : later) if (Gdx.files.internal(Texts.path(bundle, Language.ENGLISH)).exists()) atHand.add(bundle);
    }

    /** Null before the first language has come. */
    Texts now() {
        return texts;
    }

    boolean isRightToLeft() {
        return language().direction() == Direction.RIGHT_TO_LEFT;
    }

    /** The player's; English while none is there yet. */
    Language language() {
        return texts == null ? Language.ENGLISH : texts.language();
    }

    /** In the player's language; empty while none is there yet. */
    String say(Message message) {
        return texts == null ? "" : texts.say(message);
    }

    /** The message as a part of an English sentence, isolated where it runs the other way. */
    String quote(Message message) {
        return isRightToLeft() ? RIGHT_TO_LEFT_ISOLATE + say(message) + POP_ISOLATE : say(message);
    }

    /** Brings words and pictures to hand once there is a language, then runs {@code ready}: at once if they are there. */
    void prepare(String game, Runnable ready) {
        if (atHand.contains(game)) {
            ready.run();
            return;
        }
        if (texts == null) {
            onceSpoken(() -> prepare(game, ready));
            return;
        }
        platform.prepare(game, () -> {
            // What is shown already may say them, too.
            if (atHand.add(game)) texts.add(game, WindowTexts::content);
            brought.run();
            ready.run();
        });
    }

    /** Runs what needs the words of a game, as soon as they can be said. */
    void onceSaying(String game, Runnable told) {
        if (texts == null) onceSpoken(() -> prepare(game, told));
        else prepare(game, told);
    }

    private void onceSpoken(Runnable next) {
        Runnable before = onceSpoken;
        onceSpoken = () -> {
            before.run();
            next.run();
        };
    }

    /**
     * Changes the language as soon as the platform is ready for it; then runs what waits for the first one.
     *
     * @param changed run before that
     */
    void speak(Language language, Runnable changed) {
        List<String> asked = bundles();
        platform.prepareLanguage(language, asked, () -> {
            if (!asked.equals(bundles())) {
                // A game's words have come meanwhile, in the former language.
                speak(language, changed);
                return;
            }
            read(language);
            changed.run();
            Runnable waiting = onceSpoken;
            onceSpoken = () -> { };
            waiting.run();
        });
    }

    private void read(Language language) {
        texts = Texts.of(language, bundles(), WindowTexts::content);
    }

    private static String content(String path) {
        return Gdx.files.internal(path).readString("UTF-8");
    }

    /** The folders of all words that have been brought. */
    private List<String> bundles() {
        List<String> bundles = new ArrayList<>(AssetBundles.open(boxes));
        bundles.addAll(atHand);
        return bundles;
    }
}
