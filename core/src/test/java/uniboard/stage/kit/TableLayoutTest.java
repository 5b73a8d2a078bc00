package uniboard.stage.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableLayoutTest {
    @ParameterizedTest
    @CsvSource({"320, 256", "320, 300", "400, 300", "320, 400", "200, 200", "700, 256"})
    void aTableInASmallWindowIsSmallerNotNarrower(float width, float height) {
        float zoom = TableLayout.zoom(width, height);
        assertTrue(zoom < 1);
        TableLayout layout = TableLayout.of(width / zoom, height / zoom, false);
        assertTrue(layout.play().width >= 300 && layout.play().height >= 220, layout.toString());
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "320, 568", "740, 360", "640, 320", "820, 1180"})
    void phonesHaveEverythingInItsOwnSize(float width, float height) {
        assertTrue(TableLayout.zoom(width, height) >= 1);
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 1", "2560, 1440, 1.5"})
    void largeWindowsMakeEverythingLarger(float width, float height, float zoom) {
        assertEquals(zoom, TableLayout.zoom(width, height));
    }
}
