package uniboard.stage.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import org.junit.jupiter.api.Test;

class PanZoomTest {
    private static final Rectangle ROOM = new Rectangle(10, 100, 300, 200);
    private static final Rectangle IN_THE_MIDDLE = new Rectangle(155, 195, 10, 10);

    private static PanZoom upTo(float most) {
        PanZoom panZoom = new PanZoom(ROOM);
        panZoom.lay(ROOM, most);
        return panZoom;
    }

    @Test
    void allIsSeenAtFirst() {
        PanZoom panZoom = upTo(3);
        assertTrue(panZoom.isFitted() && panZoom.canZoom());
        assertEquals(IN_THE_MIDDLE, panZoom.seen(IN_THE_MIDDLE));
        assertFalse(upTo(1.1f).canZoom());
    }

    @Test
    void whatIsUnderTheFingersStaysThere() {
        PanZoom panZoom = upTo(3);
        Rectangle before = panZoom.seen(new Rectangle(100, 180, 0, 0));
        panZoom.zoomBy(1.7f, before.x, before.y);
        Rectangle after = panZoom.seen(new Rectangle(100, 180, 0, 0));
        assertEquals(before.x, after.x, 0.01);
        assertEquals(before.y, after.y, 0.01);
        assertEquals(1.7, panZoom.scale(), 0.01);
    }

    @Test
    void theRoomStaysFull() {
        PanZoom panZoom = upTo(3);
        panZoom.zoomBy(10, 160, 200);
        assertEquals(3, panZoom.scale());
        for (float[] far : new float[][] {{5000, 0}, {-5000, 0}, {0, 5000}, {0, -5000}}) {
            panZoom.panBy(far[0], far[1]);
            Rectangle seen = panZoom.seen(ROOM);
            assertTrue(seen.x <= 10.01 && seen.y <= 100.01 && seen.x + seen.width >= 309.99 && seen.y + seen.height >= 299.99,
                seen.toString());
        }
        panZoom.zoomBy(0.01f, 0, 0);
        assertTrue(panZoom.isFitted());
        assertEquals(ROOM.x, panZoom.seen(ROOM).x, 0.01);
    }

    @Test
    void whatIsToBeSeenComesIntoTheRoomByTheShortestWay() {
        PanZoom panZoom = upTo(3);
        panZoom.set(panZoom.close(IN_THE_MIDDLE));
        PanZoom.View view = panZoom.view();
        assertEquals(view, panZoom.showing(IN_THE_MIDDLE, 8));
        Rectangle atTheLeft = new Rectangle(20, 195, 10, 10);
        assertFalse(panZoom.sees(atTheLeft));
        panZoom.set(panZoom.showing(atTheLeft, 8));
        assertTrue(panZoom.sees(atTheLeft));
        assertEquals(18, panZoom.seen(atTheLeft).x, 0.01);
        assertEquals(view.y(), panZoom.view().y());
    }

    @Test
    void whatHasComeIntoTheRoomIsSeenAlsoAtItsEdge() {
        for (int i = 1; i < 200; i++) {
            PanZoom panZoom = upTo(3);
            panZoom.zoomBy(1 + i / 99f, 100, 200);
            float side = 300 / 7f;
            for (int cell = 0; cell < 7; cell++) {
                Rectangle box = new Rectangle(10 + cell * side, 100, side, side);
                panZoom.set(panZoom.showing(box, 8));
                assertTrue(panZoom.sees(box), "at " + panZoom.view());
            }
        }
    }

    @Test
    void whatGrowsStaysInSight() {
        PanZoom panZoom = upTo(2);
        panZoom.lay(new Rectangle(-290, 100, 900, 200), 2);
        assertTrue(panZoom.isFitted());
        assertEquals(1 / 3f, panZoom.scale(), 0.001);
        panZoom.zoomBy(3, 160, 200);
        PanZoom.View view = panZoom.view();
        panZoom.lay(new Rectangle(-590, 100, 1500, 200), 2);
        assertEquals(view, panZoom.view());
        assertFalse(panZoom.isFitted());
    }
}
