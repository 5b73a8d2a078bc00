package uniboard.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class FieldsTest {
    private static final String[] KEYS = {"seats", "names", "cards", "phase"};
    private static final String TEXT = "seats=3 names=Square Root,Area cards=- phase=PLAY";

    private enum Phase { PLACE, PLAY }

    @Test
    void whatIsWrittenIsRead() {
        List<String> names = List.of("Square Root", "Area");
        FieldWriter out = new FieldWriter(KEYS).value(3).list(names.size(), ',', names::get).list(0, ',', i -> "?").value(Phase.PLAY);
        assertEquals(TEXT, out.toString());
        FieldReader fields = new FieldReader(TEXT, KEYS);
        assertEquals(3, fields.number(2, 4));
        assertArrayEquals(new int[] {11, 4}, FieldReader.list(fields.value(), ",", String::length));
        assertArrayEquals(new int[0], FieldReader.list(fields.value(), ",", String::length));
        assertEquals(Phase.PLAY, fields.oneOf(Phase.values(), Phase::name, "error.phase"));
    }

    @Test
    void whatIsWrongIsNamed() {
        assertEquals(Message.of("error.number", "seats", "3", "4", "5"), wrong(fields -> fields.number(4, 5)));
        assertEquals(Message.of("error.phase", "3"), wrong(fields -> fields.oneOf(Phase.values(), Phase::name, "error.phase")));
        assertEquals(Message.of("error.field", "turn=", TEXT),
            assertThrows(NotationException.class, () -> new FieldReader(TEXT, "turn").value()).reason());
    }

    private static Message wrong(Consumer<FieldReader> reading) {
        return assertThrows(NotationException.class, () -> reading.accept(new FieldReader(TEXT, KEYS))).reason();
    }
}
