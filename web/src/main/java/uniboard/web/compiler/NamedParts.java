package uniboard.web.compiler;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.teavm.backend.javascript.codegen.AliasProvider;
import org.teavm.backend.javascript.codegen.DefaultNamingStrategy;
import org.teavm.backend.javascript.codegen.ScopedName;
import org.teavm.backend.javascript.rendering.Renderer;
import org.teavm.backend.javascript.rendering.RenderingContext;
import org.teavm.backend.javascript.rendering.RenderingManager;
import org.teavm.model.FieldReference;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReference;
import org.teavm.vm.BuildTarget;
import org.teavm.vm.spi.RendererListener;

/** Notes what each name at the top of a JavaScript program stands for, and keeps such names from those of the page. */
final class NamedParts implements RendererListener {
    /** What a name stands for: a method or a constructor that makes an object, the initialization of a class, or something else. */
    record Part(MethodReference method, String initialized) {
        static final Part OTHER = new Part(null, null);
    }

    /** Of browsers, with at most four signs: a name of the program's would hide them from the page's own scripts. */
    private static final Set<String> OF_PAGE = Set.of("URL", "CSS", "Map", "Set", "NaN", "Date", "Math", "JSON", "Intl", "Text", "File",
        "Blob", "Attr", "Node", "Lock", "Ink", "GPU", "HID", "USB");

    private final Map<String, Part> parts = new HashMap<>();
    private final Map<String, String> runtime = new HashMap<>();

    @Override
    public void begin(RenderingManager renderer, BuildTarget target) {
        try {
            Field context = Renderer.class.getDeclaredField("context");
            context.setAccessible(true);
            DefaultNamingStrategy naming = (DefaultNamingStrategy) ((RenderingContext) context.get(renderer)).getNaming();
            Field names = DefaultNamingStrategy.class.getDeclaredField("aliasProvider");
            names.setAccessible(true);
            AliasProvider given = (AliasProvider) names.get(naming);
            OF_PAGE.forEach(given::reserveName);
            names.set(naming, new Noting(given));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("TeaVM has changed: NamedParts must follow.", e);
        }
    }

    @Override
    public void complete() {
    }

    /** What the name stands for. */
    Part of(String name) {
        return parts.getOrDefault(name, Part.OTHER);
    }

    /** The name of a function or variable of TeaVM's own. */
    String ofRuntime(String function) {
        String name = runtime.get(function);
        if (name == null) throw new IllegalStateException("The program has no " + function);
        return name;
    }

    private final class Noting implements AliasProvider {
        private final AliasProvider given;

        Noting(AliasProvider given) {
            this.given = given;
        }

        @Override
        public String getFieldAlias(FieldReference field) {
            return given.getFieldAlias(field);
        }

        @Override
        public ScopedName getStaticFieldAlias(FieldReference field) {
            return given.getStaticFieldAlias(field);
        }

        @Override
        public ScopedName getStaticMethodAlias(MethodReference method) {
            ScopedName name = given.getStaticMethodAlias(method);
            parts.put(name.name, new Part(method, null));
            return name;
        }

        @Override
        public String getMethodAlias(MethodDescriptor method) {
            return given.getMethodAlias(method);
        }

        @Override
        public ScopedName getClassAlias(String className) {
            return given.getClassAlias(className);
        }

        @Override
        public ScopedName getFunctionAlias(String name) {
            ScopedName alias = given.getFunctionAlias(name);
            runtime.put(name, alias.name);
            return alias;
        }

        @Override
        public ScopedName getClassInitAlias(String className) {
            ScopedName name = given.getClassInitAlias(className);
            parts.put(name.name, new Part(null, className));
            return name;
        }

        @Override
        public String getAdditionalScopeName() {
            return given.getAdditionalScopeName();
        }

        @Override
        public void reserveName(String name) {
            given.reserveName(name);
        }
    }
}
