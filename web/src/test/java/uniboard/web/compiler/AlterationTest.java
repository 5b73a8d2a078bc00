package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;

/** What an alteration says of what it met. */
class AlterationTest {
    private static final MethodReference DRAW = new MethodReference("library.Shape", "draw", ValueType.VOID);
    private static final MethodReference MEASURE = new MethodReference("library.Shape", "measure", ValueType.VOID);

    /** Looks for two fields. */
    private static final class Fields extends Alteration {
        Fields() {
            seek("library.Shape.colour");
            seek("library.Shape.width");
        }

        @Override
        public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        }
    }

    @Test
    void whatWasMetIsTold() {
        Fields fields = new Fields();
        fields.met("library.Shape.colour", DRAW);
        fields.met("library.Shape.width", DRAW);
        fields.met("library.Shape.width", MEASURE);
        assertEquals("Fields: Shape.colour, Shape.width ×2", fields.account("A program", Set.of(DRAW, MEASURE)::contains));
    }

    @Test
    void whatWasNotMetFailsTheBuild() {
        Fields fields = new Fields();
        fields.met("library.Shape.colour", DRAW);
        assertMissed("A program: Fields looked for library.Shape.width and met", fields);
        assertMissed("A program: Fields looked for library.Shape.colour and library.Shape.width and met", new Fields());
    }

    @Test
    void whatWasMetOutsideTheProgramFailsTheBuild() {
        Fields fields = new Fields();
        fields.met("library.Shape.colour", DRAW);
        fields.met("library.Shape.width", MEASURE);
        assertMissed("A program: Fields looked for library.Shape.width and met", fields);
    }

    private static void assertMissed(String how, Fields fields) {
        Exception failure = assertThrows(IllegalStateException.class, () -> fields.account("A program", DRAW::equals));
        assertTrue(failure.getMessage().startsWith(how), failure.getMessage());
    }
}
