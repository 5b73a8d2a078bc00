package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.stage.kit.Outline.Place;
import uniboard.text.Language;

/** Who comes to a game for the first time is asked if they want to learn it. */
class LessonOfferTest {
    private static final String LEARN = "control:offer:learn";
    private static final String PLAY = "control:offer:play";

    private static HeadlessTable opened(FakePlatform platform) {
        return new HeadlessTable(360, 640, new Start("onitama", Language.ENGLISH, null), platform);
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

    @Test
    void whoPlaysIsNeverAskedAgain() {
        FakePlatform platform = new FakePlatform();
        HeadlessTable table = opened(platform);
        assertTrue(table.places().contains(LEARN));
        playOneMove(table);
        assertFalse(table.places().contains(LEARN));
        table.tap("control:new");
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
    void aTableInAnotherPageOffersNothing() {
        FakePlatform platform = new FakePlatform();
        platform.embed();
        assertFalse(opened(platform).places().contains(LEARN));
    }

    @Test
    void theOfferIsOutOfTheWayOfWhoChooses() {
        HeadlessTable table = opened(new FakePlatform());
        Choice choice = firstChoice(table);
        table.tap(choice.steps().get(0).place());
        assertFalse(table.places().contains(LEARN));
    }

    private static void playOneMove(HeadlessTable table) {
        table.choose(firstChoice(table));
        table.settle();
    }

    private static Choice firstChoice(HeadlessTable table) {
        Position position = table.record().replay();
        MoveList moves = new MoveList();
        position.moves(moves);
        return table.record().game().choice(position, moves.get(0));
    }
}
