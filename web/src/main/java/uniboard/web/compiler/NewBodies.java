package uniboard.web.compiler;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/** Gives methods of the libraries other bodies. */
abstract class NewBodies extends Alteration {
    /** Writes a method's body: variable 0 is {@code this}, the others are the parameters. */
    interface Body {
        void write(ProgramEmitter body);
    }

    private record NewBody(String method, Body body) {
    }

    private final Map<String, Map<MethodDescriptor, NewBody>> bodies = new HashMap<>();

    /** @param signature the types of the parameters and of the result */
    final void give(String type, String name, Body body, Class<?>... signature) {
        String parameters = Arrays.stream(signature, 0, signature.length - 1).map(Class::getSimpleName).collect(Collectors.joining(", "));
        String method = type + '.' + name + '(' + parameters + ')';
        seek(method);
        bodies.computeIfAbsent(type, key -> new LinkedHashMap<>()).put(new MethodDescriptor(name, signature), new NewBody(method, body));
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        bodies.getOrDefault(type.getName(), Map.of()).forEach((descriptor, given) -> {
            MethodHolder method = type.getMethod(descriptor);
            if (method == null) return;
            given.body.write(ProgramEmitter.create(method, context.getHierarchy()));
            met(given.method, method.getReference());
        });
    }
}
