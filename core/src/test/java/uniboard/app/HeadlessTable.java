package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.game.Choice;
import uniboard.library.SavedGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** The whole program without a window, driven by taps. */
final class HeadlessTable {
    /** Far more frames than any motion or any bot of a low level needs. */
    private static final int PATIENCE = 4000;

    final FakeGdx gdx;
    final FakePlatform platform;
    final UniboardApp program;
    private final Boxes boxes = TestBoxes.all();
    private final String recordKey;
    private final Language language;

    /** Of a program, with the boxes to be had. */
    interface Maker {
        UniboardApp make(Platform platform, Boxes boxes, LaunchOptions start);
    }

    HeadlessTable(int width, int height, LaunchOptions start, FakePlatform platform) {
        this(width, height, start, platform, UniboardApp::withMenu);
    }

    HeadlessTable(int width, int height, LaunchOptions start, FakePlatform platform, Maker maker) {
        this.platform = platform;
        language = start.language();
        String game = start.record() == null ? start.game() : GameRecord.read(start.record(), boxes).game().id();
        // Who begins in the menu goes to the first game.
        recordKey = "record." + (boxes.games().stream().anyMatch(each -> each.id().equals(game)) ? game : "onitama");
        gdx = FakeGdx.install(width, height);
        gdx.withhold(platform.loading()::bundleToCome);
        program = maker.make(platform, boxes, start);
        program.create();
        program.resize(width, height);
        settle();
    }

    static HeadlessTable open(int width, int height) {
        return new HeadlessTable(width, height, new LaunchOptions("onitama", Language.ENGLISH, null), new FakePlatform());
    }

    static HeadlessTable openGame(String game, int width, int height) {
        return new HeadlessTable(width, height, new LaunchOptions(game, Language.ENGLISH, null), new FakePlatform());
    }

    static HeadlessTable openWith(String record) {
        return openWith(record, 1280, 800);
    }

    static HeadlessTable openWith(String record, int width, int height) {
        return new HeadlessTable(width, height, new LaunchOptions("onitama", Language.ENGLISH, record), new FakePlatform());
    }

    void frame() {
        gdx.makeCurrent();
        gdx.runPosted();
        if (platform.others() != null) platform.others().hear();
        program.render();
        assertNull(platform.crash(), () -> "crashed: " + platform.crash());
    }

    /** Runs frames until a person is asked, to move or whether a story is to go on, or the game is over, and nothing moves. */
    void settle() {
        int still = 0;
        for (int i = 0; i < PATIENCE && still < 3; i++) {
            int drawn = program.framesDrawn();
            frame();
            still = program.framesDrawn() == drawn && !isBotAwaited() ? still + 1 : 0;
        }
        assertTrue(still == 3, "the table never came to rest");
    }

    private boolean isBotAwaited() {
        if (platform.storage().load(recordKey) == null || places().contains("story:on")) return false;
        return new Match(record()).isBotToMove();
    }

    void resize(int width, int height) {
        gdx.makeCurrent();
        gdx.resize(width, height);
        program.resize(width, height);
        frame();
    }

    /** The line that is played. */
    GameRecord record() {
        String text = platform.storage().load(recordKey);
        String head = platform.storage().load(recordKey + ".kept");
        return head == null ? GameRecord.read(text, boxes) : SavedGame.of(head + text).match(boxes).record();
    }

    /** In which the program began. */
    Language language() {
        return language;
    }

    int width() {
        return gdx.width();
    }

    int height() {
        return gdx.height();
    }

    String status() {
        return platform.view().status();
    }

    /** None before there are words for them. */
    List<String> places() {
        if (platform.view() == null) return List.of();
        return platform.view().places().stream().map(Place::name).toList();
    }

    Place place(String name) {
        return platform.view().places().stream().filter(place -> place.name().equals(name)).findFirst().orElseThrow();
    }

    void tap(String name) {
        gdx.makeCurrent();
        Place place = place(name);
        gdx.tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
        frame();
    }

    /** A finger comes down on a place and stays. */
    void press(String name) {
        gdx.makeCurrent();
        Place place = place(name);
        gdx.press(place.x() + place.width() / 2, place.y() + place.height() / 2);
        frame();
    }

    /** The finger goes from there. */
    void release(String name) {
        gdx.makeCurrent();
        Place place = place(name);
        gdx.release(place.x() + place.width() / 2, place.y() + place.height() / 2);
        frame();
    }

    /** Does what the page tree does. */
    void activate(String name) {
        gdx.makeCurrent();
        assertTrue(places().contains(name), () -> "no " + name + " among " + places() + ": " + status());
        platform.listener().activated(name);
        frame();
    }

    /** Activates each when all that came of the one before is there. */
    void act(String... names) {
        for (String name : names) {
            activate(name);
            settle();
        }
    }

    /** Takes a line of a table's menu, wherever the menu has it. */
    void takeFromMenu(String line) {
        activate("control:more");
        if (!places().contains(line)) activate("control:moreRows");
        act(line);
    }

    /** By the menu of a table. */
    void openSettings() {
        tap("control:more");
        tap("control:settings");
    }

    /** Sets something on the sheet of settings, and closes it. */
    void set(String setting, String value) {
        openSettings();
        tap("control:" + setting);
        tap("control:" + setting + ':' + value);
        tap("control:close");
    }

    /** Chooses on the sheet of the next game, and closes it. */
    void setNext(String... choices) {
        chooseNext(choices);
        activate("control:close");
    }

    /** Chooses on the sheet of the next game, and begins it. */
    void beginNext(String... choices) {
        chooseNext(choices);
        activate("control:begin");
        settle();
    }

    /** By the control, or by the menu where the table has no room for it. */
    void openNewGame() {
        if (!places().contains("control:new")) tap("control:more");
        tap("control:new");
    }

    private void chooseNext(String... choices) {
        openNewGame();
        for (String choice : choices) activate("control:" + choice);
    }

    /** Taps the steps of one of the person's choices. */
    void choose(Choice choice) {
        for (Choice.Step step : choice.steps()) tap(step.place());
    }
}
