package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** Who comes to a game for the first time is asked if they want to learn it. */
class LessonOfferTest {
    private static final String LEARN = "control:offer:learn";
    private static final String PLAY = "control:offer:play";

    private static HeadlessTable opened(FakePlatform platform) {
        return new HeadlessTable(360, 640, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "740, 360", "1280, 800", "820, 1180"})
    void theOfferLeadsToTheLessons(int width, int height) {
        HeadlessTable table = HeadlessTable.openGame("onitama", width, height);
        Place learn = table.place(LEARN);
        assertTrue(learn.x() >= 0 && learn.x() + learn.width() <= width && learn.y() + learn.height() <= height);
        table.tap(LEARN);
        assertTrue(table.platform.view().title().contains("lessons"));
    }

    @Test
    void whoDeclinesIsNeverAskedAgain() {
        FakePlatform platform = new FakePlatform();
        opened(platform).tap(PLAY);
        assertFalse(opened(platform).places().contains(LEARN));
    }

    /** The front door keeps the answer as the table itself does. */
    @Test
    void whoChoseToPlayOnTheFrontDoorIsNotAsked() {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("offer.onitama", "declined");
        assertFalse(opened(platform).places().contains(LEARN));
        FakePlatform asked = new FakePlatform();
        opened(asked).tap(PLAY);
        assertEquals("declined", asked.stored().get("offer.onitama"));
    }

    @Test
    void whoPlaysIsNeverAskedAgain() {
        FakePlatform platform = new FakePlatform();
        HeadlessTable table = opened(platform);
        assertTrue(table.places().contains(LEARN));
        playOneMove(table);
        assertFalse(table.places().contains(LEARN));
        table.beginNext();
        assertFalse(table.places().contains(LEARN));
        assertFalse(opened(platform).places().contains(LEARN));
    }

    @Test
    void whoHasBegunToLearnIsNotAsked() {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("learn.onitama", "win-stone");
        assertFalse(opened(platform).places().contains(LEARN));
    }

    @Test
    void whoLeftALessonIsLedBackUntilTheyPlayOn() {
        FakePlatform platform = new FakePlatform();
        Course course = TestBooks.course(TestBoxes.all().game("onitama"), Language.ENGLISH);
        Lesson third = course.lessons().get(2);
        platform.stored().put("learn.onitama", course.lessons().get(0).steps().get(0).board());
        platform.stored().put("learn.onitama.place", "3 " + third.id() + ' ' + third.steps().get(1).board());
        HeadlessTable table = opened(platform);
        assertEquals("Continue with lesson 3", table.place(LEARN).label());
        table.tap(LEARN);
        table.settle();
        assertTrue(table.status().endsWith(third.steps().get(1).task()), table.status());
        opened(platform).tap(PLAY);
        assertFalse(opened(platform).places().contains(LEARN));
        platform.stored().put("learn.onitama.place", "4 " + course.lessons().get(3).id() + " another");
        assertEquals("Continue with lesson 4", opened(platform).place(LEARN).label());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1", "0 win a", "three win a", "1 win a b"})
    void aPlaceThatCannotBeIsNone(String kept) {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("learn.onitama.place", kept);
        assertEquals("Learn it in ten minutes", opened(platform).place(LEARN).label());
    }

    @Test
    void aTableInAnotherPageOffersNothing() {
        FakePlatform platform = new FakePlatform();
        platform.embed();
        assertFalse(opened(platform).places().contains(LEARN));
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "320, 568", "740, 360", "1280, 800", "820, 1180"})
    void theOfferCoversNothing(int width, int height) {
        for (String game : List.of("onitama", "unlur", "unikat", "unitary", "unitar")) {
            HeadlessTable table = HeadlessTable.openGame(game, width, height);
            for (Place offer : table.platform.view().regionOf(LEARN).places()) {
                for (Place place : table.platform.view().places()) {
                    assertTrue(place.name().equals(offer.name()) || !overlap(offer, place), () -> game + ": " + offer + " over " + place);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "740, 360", "1280, 800"})
    void whatWinsCanBeReadBesideTheOffer(int width, int height) {
        HeadlessTable table = HeadlessTable.openGame("onitama", width, height);
        String told = table.platform.view().objective();
        assertTrue(table.platform.painted().stream().anyMatch(words -> words.contains(told)), () -> told + table.platform.painted());
    }

    /** A phone's foot has the hint beside the offer; then every control comes back to its place. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "he"})
    void whoHasJustComeCanAskForAHint(String code) {
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("unitary", Language.preferred(List.of(code)), null),
            new FakePlatform());
        Place hint = table.place("control:hint");
        assertTrue(hint.width() >= 44, hint::toString);
        for (String other : List.of(LEARN, PLAY, "control:more")) assertFalse(overlap(hint, table.place(other)), other);
        table.tap("control:hint");
        table.settle();
        table.tap(PLAY);
        table.settle();
        assertEquals(table.place("control:more").width(), table.place("control:hint").width());
        assertFalse(overlap(table.place("control:takeBack"), table.place("control:hint")));
    }

    private static boolean overlap(Place one, Place other) {
        boolean beside = one.x() + one.width() <= other.x() || other.x() + other.width() <= one.x();
        return !beside && one.y() + one.height() > other.y() && other.y() + other.height() > one.y();
    }

    private static void playOneMove(HeadlessTable table) {
        table.choose(firstChoice(table));
        table.settle();
    }

    private static Choice firstChoice(HeadlessTable table) {
        Position position = table.record().replay();
        MoveList moves = new MoveList();
        position.moves(moves);
        return table.record().game().words(position).choice(moves.get(0));
    }
}
