package uniboard.web.compiler;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.backend.javascript.codegen.DefaultNamingStrategy;
import org.teavm.backend.javascript.rendering.Renderer;
import org.teavm.backend.javascript.rendering.RenderingContext;
import org.teavm.backend.javascript.rendering.RenderingManager;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReader;
import org.teavm.model.FieldReference;
import org.teavm.model.ListableClassReaderSource;
import org.teavm.vm.BuildTarget;
import org.teavm.vm.spi.RendererListener;

/**
 * Lets fields of unrelated classes share names in a JavaScript program, which compresses better. TeaVM gives each field of the program a
 * name of its own; here a field is named by its index among the fields of its class and the classes above it, so that no object has two
 * fields of one name. The names themselves come from TeaVM, which gives none of them to a method or to a field that isn't numbered here.
 */
final class SharedFieldNames implements RendererListener {
    /** TeaVM finds no such fields in it, and so gives them names of their own. */
    private static final String NOBODY = Object.class.getName();

    @Override
    public void begin(RenderingManager renderer, BuildTarget target) {
        RenderingContext context = (RenderingContext) hidden(Renderer.class, "context", renderer);
        share(renderer.getClassSource(), (DefaultNamingStrategy) context.getNaming());
    }

    /** To be called before other fields or methods are named: fields are used more often, and so have the shortest names. */
    static void share(ListableClassReaderSource classes, DefaultNamingStrategy naming) {
        @SuppressWarnings("unchecked")
        Map<FieldReference, String> names = (Map<FieldReference, String>) hidden(DefaultNamingStrategy.class, "fieldAliases", naming);
        List<String> byIndex = new ArrayList<>();
        indices(classes).forEach((field, index) -> {
            while (byIndex.size() <= index) byIndex.add(naming.instanceFieldName(new FieldReference(NOBODY, "field " + byIndex.size())));
            names.put(field, byIndex.get(index));
        });
    }

    @Override
    public void complete() {
    }

    /** By reflection, because TeaVM has no setting for names of fields. */
    private static Object hidden(Class<?> owner, String name, Object object) {
        try {
            Field field = owner.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(object);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("TeaVM has changed: SharedFieldNames must follow.", e);
        }
    }

    /** @return for each instance field of the classes its index among the fields of its objects */
    private static Map<FieldReference, Integer> indices(ListableClassReaderSource classes) {
        Map<String, Integer> counts = new HashMap<>();
        Map<FieldReference, Integer> indices = new HashMap<>();
        for (String name : classes.getClassNames()) {
            ClassReader type = classes.get(name);
            int index = count(type.getParent(), classes, counts);
            for (FieldReader field : type.getFields())
                if (!field.hasModifier(ElementModifier.STATIC)) indices.put(field.getReference(), index++);
        }
        return indices;
    }

    /** How many fields objects of the class have. */
    private static int count(String name, ListableClassReaderSource classes, Map<String, Integer> counts) {
        ClassReader type = name == null ? null : classes.get(name);
        if (type == null) return 0;
        Integer known = counts.get(name);
        if (known != null) return known;
        int count = count(type.getParent(), classes, counts);
        for (FieldReader field : type.getFields()) if (!field.hasModifier(ElementModifier.STATIC)) count++;
        counts.put(name, count);
        return count;
    }
}
