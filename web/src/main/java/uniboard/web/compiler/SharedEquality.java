package uniboard.web.compiler;

import java.util.List;
import java.util.Set;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.PrimitiveType;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import uniboard.web.RecordParts;

/** Gives records one equality in common: TeaVM writes one for each, component by component, several KB of a page's program. */
final class SharedEquality extends Alteration {
    private static final String EQUALITY = "equality of records";
    private static final MethodDescriptor EQUALS = new MethodDescriptor("equals", Object.class, boolean.class);
    private static final MethodDescriptor HASH = new MethodDescriptor("hashCode", int.class);
    private static final MethodDescriptor PARTS = new MethodDescriptor("parts", Object[].class);
    /** Others' boxes would come into the program for this alone. */
    private static final Set<PrimitiveType> BOXED = Set.of(PrimitiveType.INTEGER, PrimitiveType.BOOLEAN);

    SharedEquality() {
        seek(EQUALITY);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(Record.class.getName())) addEquality(type, context.getHierarchy());
        boolean isRecord = Record.class.getName().equals(type.getParent());
        if (!isRecord || !isGenerated(type.getMethod(EQUALS)) || !isGenerated(type.getMethod(HASH))) return;
        List<FieldHolder> components = type.getFields().stream().filter(field -> !field.hasModifier(ElementModifier.STATIC)).toList();
        boolean isBoxed = components.stream().allMatch(field ->
            !(field.getType() instanceof ValueType.Primitive primitive) || BOXED.contains(primitive.getKind()));
        if (!isBoxed) return;
        type.getInterfaces().add(RecordParts.class.getName());
        MethodHolder parts = addParts(type, components, context.getHierarchy());
        type.removeMethod(type.getMethod(EQUALS));
        type.removeMethod(type.getMethod(HASH));
        met(EQUALITY, parts.getReference());
    }

    /** What records inherit; those that aren't changed have their own. */
    private static void addEquality(ClassHolder record, ClassHierarchy hierarchy) {
        ProgramEmitter equals = ProgramEmitter.create(add(EQUALS, record), hierarchy);
        equals.invoke(RecordParts.class, "areEqual", boolean.class, equals.var(0, Record.class).cast(RecordParts.class),
            equals.var(1, Object.class)).returnValue();
        ProgramEmitter hash = ProgramEmitter.create(add(HASH, record), hierarchy);
        hash.invoke(RecordParts.class, "hash", int.class, hash.var(0, Record.class).cast(RecordParts.class)).returnValue();
    }

    private static MethodHolder add(MethodDescriptor descriptor, ClassHolder type) {
        MethodHolder method = new MethodHolder(descriptor);
        method.setLevel(AccessLevel.PUBLIC);
        type.addMethod(method);
        return method;
    }

    /** Whether the Java compiler wrote it: those are final, which a person needn't say in a record. */
    private static boolean isGenerated(MethodHolder method) {
        return method != null && method.hasModifier(ElementModifier.FINAL);
    }

    private static MethodHolder addParts(ClassHolder type, List<FieldHolder> components, ClassHierarchy hierarchy) {
        MethodHolder method = add(PARTS, type);
        ProgramEmitter emitter = ProgramEmitter.create(method, hierarchy);
        ValueEmitter self = emitter.var(0, ValueType.object(type.getName()));
        ValueEmitter parts = emitter.constructArray(Object.class, components.size());
        for (int i = 0; i < components.size(); i++) {
            FieldHolder component = components.get(i);
            parts.setElement(i, boxed(emitter, self.getField(component.getName(), component.getType())));
        }
        parts.returnValue();
        return method;
    }

    private static ValueEmitter boxed(ProgramEmitter emitter, ValueEmitter value) {
        if (value.getType() == ValueType.INTEGER) return emitter.invoke(Integer.class, "valueOf", Integer.class, value);
        if (value.getType() == ValueType.BOOLEAN) return emitter.invoke(Boolean.class, "valueOf", Boolean.class, value);
        return value;
    }
}
