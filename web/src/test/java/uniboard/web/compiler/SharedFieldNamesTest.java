package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.teavm.backend.javascript.codegen.DefaultNamingStrategy;
import org.teavm.backend.javascript.codegen.MinifyingAliasProvider;
import org.teavm.model.ClassHolder;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.FieldReference;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MutableClassHolderSource;
import org.teavm.model.ValueType;

class SharedFieldNamesTest {
    private final MutableClassHolderSource classes = new MutableClassHolderSource();
    private final DefaultNamingStrategy naming = new DefaultNamingStrategy(new MinifyingAliasProvider(1000), classes);

    /** A child stands before its parent, as it may in a program. */
    @BeforeEach
    void share() {
        add("Pawn", "Piece", "steps", "rank");
        add("Object", null);
        add("Piece", "Object", "square", "colour");
        add("Card", "Object", "name", "moves", "stamp");
        SharedFieldNames.share(classes, naming);
    }

    private void add(String name, String parent, String... fields) {
        ClassHolder type = new ClassHolder(name);
        type.setParent(parent);
        FieldHolder common = new FieldHolder("common");
        common.getModifiers().add(ElementModifier.STATIC);
        common.setType(ValueType.INTEGER);
        type.addField(common);
        for (String field : fields) {
            FieldHolder holder = new FieldHolder(field);
            holder.setType(ValueType.INTEGER);
            type.addField(holder);
        }
        classes.putClassHolder(type);
    }

    private String name(String type, String field) {
        return naming.instanceFieldName(new FieldReference(type, field));
    }

    /** The names of all its fields. */
    private Set<String> pawn() {
        return new HashSet<>(List.of(name("Pawn", "square"), name("Pawn", "colour"), name("Pawn", "steps"), name("Pawn", "rank")));
    }

    @Test
    void unrelatedClassesShareNames() {
        assertEquals(name("Piece", "square"), name("Card", "name"));
        assertEquals(name("Piece", "colour"), name("Card", "moves"));
    }

    @Test
    void anObjectHasNoTwoFieldsOfOneName() {
        assertEquals(4, pawn().size());
        assertEquals(3, Set.copyOf(List.of(name("Card", "name"), name("Card", "moves"), name("Card", "stamp"))).size());
    }

    @Test
    void aFieldHasItsNameInClassesBelow() {
        assertEquals(name("Piece", "square"), name("Pawn", "square"));
    }

    @Test
    void noMethodAndNoUnknownFieldHasAFieldsName() {
        Set<String> fields = pawn();
        for (int i = 0; i < 100; i++) {
            assertTrue(fields.add(naming.instanceMethodName(new MethodDescriptor("method" + i, ValueType.VOID))));
            assertTrue(fields.add(name("Card", "added" + i)));
        }
    }

    @Test
    void staticFieldsHaveNamesOfTheirOwn() {
        assertNotEquals(naming.fieldName(new FieldReference("Piece", "common")).name,
            naming.fieldName(new FieldReference("Card", "common")).name);
    }
}
