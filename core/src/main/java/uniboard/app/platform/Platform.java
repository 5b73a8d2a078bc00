package uniboard.app.platform;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.List;
import java.util.function.Consumer;
import uniboard.embed.HostPage;
import uniboard.library.LibraryStore;
import uniboard.library.SavedGame;
import uniboard.match.Storage;
import uniboard.match.Thinker;
import uniboard.sound.Speaker;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.text.Language;
import uniboard.text.TextPainter;

/** Everything a platform must provide. Desktop and web implement it; tests have a fake. */
public interface Platform {
    int MILLISECONDS_A_DAY = 86_400_000;
    int MILLISECONDS_A_SECOND = 1000;
    /** The part of the program that the first board doesn't need, but for the other ones. */
    String REST = "rest";
    /** The part of the program in which rules are read. */
    String RULES = "rules";
    /** The part of the program in which positions are analysed. */
    String ANALYSIS = "analysis";
    /** The part of the program in which positions are set up by hand. */
    String SETUP = "setup";
    /** The part of the program with tables on several devices. */
    String REMOTE = "remote";
    /** The part of the program with classes. */
    String CLASSROOM = "classroom";
    /** The part of the program that a class's teacher needs besides. */
    String TEACHING = "teaching";
    /** Seconds since the beginning of 1970 (UTC). */
    int START_OF_2020 = 1_577_836_800;

    TextPainter textPainter();

    /** The picture of an atlas's page. Where it has to come first, its size is the page's. */
    TextureData picture(TextureAtlasData.Page page);

    /**
     * Reads a text file of the assets, at once or later on the main loop.
     *
     * @param reader given the text, or null if it can't be had
     */
    default void read(String file, Consumer<String> reader) {
        FileHandle handle = Gdx.files.internal(file);
        reader.accept(handle.exists() ? handle.readString("UTF-8") : null);
    }

    /** Whether there is such a text file among the assets. */
    default boolean hasText(String file) {
        return Gdx.files.internal(file).exists();
    }

    /** Whether classes are offered: not by a program whose parts come all at once. */
    default boolean offersClasses() {
        return true;
    }

    /** Whether a part of the program is there, such as {@link #REST}. */
    default boolean hasPart(String part) {
        return true;
    }

    /** Asks for {@link #REST} while nobody waits for it, then runs {@code ready}, if it can be had. */
    default void fetchRest(Runnable ready) {
        ready.run();
    }

    /**
     * Asks for a part of the program because the player wants something of it, then runs {@code ready}: at once if it is there.
     *
     * @param part {@link #REST}, or one of the others, which come with it
     * @param late run if it isn't there within a second
     */
    default void bring(String part, Runnable ready, Runnable late) {
        ready.run();
    }

    /** Told once, when {@link #REST} is there: what the first board needn't have of the platform is made now. */
    default void restIsThere() {
    }

    Thinker thinker();

    /** One more, of tables that this device hosts for others. */
    Thinker anotherThinker();

    Storage storage();

    /** Where the player's games are kept. */
    default LibraryStore library() {
        return LibraryStore.NONE;
    }

    default SystemSharing sharing() {
        return SystemSharing.NONE;
    }

    default RemotePlatform remote() {
        return RemotePlatform.NONE;
    }

    AccessibilityBridge accessibility();

    /** Plays what it is given; whether the player wants to hear anything is for the caller to know. */
    Speaker speaker();

    /** The language the system or browser asks for. */
    Language systemLanguage();

    /**
     * Makes ready for a language (fonts, the page's {@code lang} and {@code dir}), then runs {@code ready} on the main loop.
     *
     * @param bundles whose words must be there
     */
    void prepareLanguage(Language language, List<String> bundles, Runnable ready);

    /** Makes words and pictures of a bundle ready, in the language prepared last, then runs {@code ready} on the main loop. */
    default void prepare(String bundle, Runnable ready) {
        ready.run();
    }

    /** The seed of all chance in this run of the program, another one in each. */
    default int seed() {
        return (int) TimeUtils.nanoTime() ^ (int) TimeUtils.millis();
    }

    /** Sixteen lowercase hex digits that nobody else gets. */
    String newId();

    /** Days from a beginning that is always the same. */
    default int today() {
        return (int) (TimeUtils.millis() / MILLISECONDS_A_DAY);
    }

    /** Seconds since the beginning of 2020 (UTC); 0 where the device's clock can't be right. */
    default int seconds() {
        long seconds = TimeUtils.millis() / MILLISECONDS_A_SECOND - START_OF_2020;
        return seconds < 0 || seconds > SavedGame.LATEST_TIME ? 0 : (int) seconds;
    }

    /**
     * Day and time, at the player's place and as the language writes them.
     *
     * @param seconds as {@link #seconds} counts them
     */
    String date(int seconds, Language language);

    /** @param heard run on the main loop whenever another window of the program has kept something in the small storage */
    default void hearOfOthers(Runnable heard) {
    }

    /** @param heard run within a save, when what is kept here begins to be kept apart from what others keep under the same key */
    default void hearOfParting(Runnable heard) {
    }

    /** Asks, where that is needed, that what is kept isn't thrown away to make room for other things. */
    default void keepLastingly() {
    }

    /** Physical pixels of a CSS pixel (or the desktop's equivalent): 1 or more on screens of high density. */
    float density();

    boolean reducedMotion();

    /** Whether the system asks for dark colours; may change at any time. */
    boolean darkScheme();

    /** Whether the system asks for more contrast; may change at any time. */
    boolean moreContrast();

    /** How often fonts have come that words had been painted without. */
    default int faces() {
        return 0;
    }

    /** Whether the table is part of another page, where it makes no sound unless the player asks for it. */
    boolean embedded();

    /** Whether the last picture stays on screen when a frame draws nothing. */
    boolean keepsPicture();

    /** Asks for a frame after a time in seconds, where frames come only when asked for; where they always come there is nothing to do. */
    default void frameIn(float seconds) {
    }

    /** The page that the table is part of. */
    default HostPage hostPage() {
        return HostPage.NONE;
    }

    /** Whether boards are got ready for other people's pages somewhere. */
    default boolean offersEmbedding() {
        return false;
    }

    /**
     * Leads there.
     *
     * @param query the board to embed, as an address has it
     */
    default void embed(String query) {
    }

    /** Called after the first frame that shows the table. */
    void shown();

    /** Tells anybody who built on the program, not the player, that something they asked for makes no sense. */
    default void warn(String sentence) {
    }

    /**
     * The program can't go on: shows a readable message and offers the record.
     *
     * @param record the text of the game's record so far, already saved
     */
    void crashed(Throwable error, String record);
}
