package uniboard.web.compiler;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;

/** Has a program's door lead nowhere, so that nothing behind it can be reached. */
final class ClosedDoor extends Alteration {
    private final MethodReference door;

    /** @param door as {@link #in} finds it */
    ClosedDoor(MethodReference door) {
        this.door = door;
        seek(door.getClassName());
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals(door.getClassName())) return;
        MethodHolder method = type.getMethod(door.getDescriptor());
        ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
        if (method.getResultType() == ValueType.VOID) body.exit();
        else body.constantNull(method.getResultType()).returnValue();
        met(door.getClassName(), door);
    }

    /** A class's method {@code open}. */
    static MethodReference in(Class<?> type) {
        return in(type, "open");
    }

    /** Of a class's methods the only one with that name. */
    static MethodReference in(Class<?> type, String name) {
        Method door = Stream.of(type.getDeclaredMethods()).filter(method -> method.getName().equals(name)).findFirst().orElseThrow();
        List<Class<?>> signature = new ArrayList<>(List.of(door.getParameterTypes()));
        signature.add(door.getReturnType());
        return new MethodReference(type, door.getName(), signature.toArray(Class<?>[]::new));
    }
}
