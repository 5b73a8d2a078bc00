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
        boolean isRecord = Record.class.getName().equals(type.getParent());
        if (!isRecord || !isGenerated(type.getMethod(EQUALS)) || !isGenerated(type.getMethod(HASH))) return;
        List<FieldHolder> components = type.getFields().stream().filter(field -> !field.hasModifier(ElementModifier.STATIC)).toList();
        boolean isBoxed = components.stream().allMatch(field ->
            !(field.getType() instanceof ValueType.Primitive primitive) || BOXED.contains(primitive.getKind()));
        if (!isBoxed) return;
        ClassHierarchy hierarchy = context.getHierarchy();
        type.getInterfaces().add(RecordParts.class.getName());
        type.addMethod(parts(type, components, hierarchy));
        ProgramEmitter equals = ProgramEmitter.create(type.getMethod(EQUALS), hierarchy);
        equals.invoke(RecordParts.class, "areEqual", boolean.class, equals.var(0, RecordParts.class), equals.var(1, Object.class))
            .returnValue();
        ProgramEmitter hash = ProgramEmitter.create(type.getMethod(HASH), hierarchy);
        hash.invoke(RecordParts.class, "hash", int.class, hash.var(0, RecordParts.class)).returnValue();
        met(EQUALITY, type.getMethod(EQUALS).getReference());
    }

    /** Whether the Java compiler wrote it: those are final, which a person needn't say in a record. */
    private static boolean isGenerated(MethodHolder method) {
        return method != null && method.hasModifier(ElementModifier.FINAL);
    }

    private static MethodHolder parts(ClassHolder type, List<FieldHolder> components, ClassHierarchy hierarchy) {
        MethodHolder method = new MethodHolder(PARTS);
        method.setLevel(AccessLevel.PUBLIC);
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
