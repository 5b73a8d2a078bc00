package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** Onitama on an upright tablet: cards as large as on a wide table. */
class OnitamaTabletTest {
    @Test
    void cardsAreAsLargeAsOnAWideTable() {
        HeadlessTable table = HeadlessTable.open(768, 1024);
        List<Place> cards = table.platform.view().places().stream()
            .filter(place -> !place.name().startsWith("control:") && !Character.isDigit(place.name().charAt(1))).toList();
        assertEquals(5, cards.size());
        for (Place card : cards) assertTrue(card.height() >= 110 && card.x() >= 0 && card.x() + card.width() <= 768, card::toString);
        assertTrue(table.place("c1").width() * 5 >= 560, "The board stays large");
    }

    @Test
    void theControlsStandInTheBar() {
        for (Language language : Language.values()) {
            HeadlessTable table = new HeadlessTable(768, 1024, new LaunchOptions("onitama", language, null), new FakePlatform());
            table.settle();
            for (String control : List.of("new", "takeBack", "hint", "rules", "more", "menu")) {
                Place place = table.place("control:" + control);
                assertTrue(place.y() + place.height() <= 64 && place.x() >= 0 && place.x() + place.width() <= 768, place::toString);
            }
        }
    }

    @Test
    void theFarHandLiesAboveTheBoardAndOnesOwnBelow() {
        HeadlessTable table = HeadlessTable.open(768, 1024);
        int cards = 0;
        for (Place place : table.platform.view().places()) {
            if (place.label().contains(", your card:")) assertTrue(place.y() > table.place("c1").y(), place::toString);
            else if (place.label().contains(", your opponent’s card:")) assertTrue(place.y() < table.place("c5").y(), place::toString);
            else continue;
            cards++;
        }
        assertEquals(4, cards);
    }

    @Test
    void inLessonsTheButtonStandsBesideTheWords() {
        HeadlessTable table = new HeadlessTable(768, 1024, new LaunchOptions("onitama", Language.ENGLISH, null,
            LaunchOptions.Opening.LESSONS), new FakePlatform());
        for (int i = 0; i < 100; i++) table.frame();
        Place hint = table.place("control:hint");
        assertTrue(hint.x() > 500 && hint.y() + hint.height() < table.place("Horse").y(), hint::toString);
        assertTrue(table.place("c1").width() * 5 >= 430, "The board stays large");
    }
}
