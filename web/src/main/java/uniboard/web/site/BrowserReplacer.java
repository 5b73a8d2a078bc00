package uniboard.web.site;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.Sort;
import com.github.xpenatan.gdx.backends.teavm.TeaFileHandle;
import java.io.Reader;
import java.util.Comparator;
import java.util.Locale;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import uniboard.web.BrowserText;
import uniboard.web.InsertionSort;

/** Puts {@link BrowserText} and {@link InsertionSort} in the place of much larger code of libGDX and of TeaVM's class library. */
final class BrowserReplacer implements ClassHolderTransformer {
    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(FileHandle.class.getName())) {
            ProgramEmitter body = body(type, context, "readString", String.class, String.class);
            body.invoke(BrowserText.class, "read", String.class, body.var(0, FileHandle.class), body.var(1, String.class)).returnValue();
        } else if (type.getName().equals(TeaFileHandle.class.getName())) {
            ProgramEmitter plain = body(type, context, "reader", Reader.class);
            plain.invoke(BrowserText.class, "reader", Reader.class, plain.var(0, FileHandle.class)).returnValue();
            ProgramEmitter body = body(type, context, "reader", String.class, Reader.class);
            body.invoke(BrowserText.class, "reader", Reader.class, body.var(0, FileHandle.class), body.var(1, String.class)).returnValue();
        } else if (type.getName().equals("java.lang.String")) {
            ProgramEmitter body = body(type, context, "toLowerCase", Locale.class, String.class);
            body.invoke(BrowserText.class, "lowerCase", String.class, body.var(0, String.class), body.var(1, Locale.class)).returnValue();
        } else if (type.getName().equals(Sort.class.getName())) {
            ProgramEmitter body = body(type, context, "sort", Object[].class, Comparator.class, int.class, int.class, void.class);
            ValueEmitter items = body.var(1, Object[].class);
            body.invoke(InsertionSort.class, "sort", items, body.var(2, Comparator.class), body.var(3, int.class), body.var(4, int.class));
            body.exit();
        }
    }

    private static ProgramEmitter body(ClassHolder type, ClassHolderTransformerContext context, String name, Class<?>... signature) {
        MethodHolder method = type.getMethod(new MethodDescriptor(name, signature));
        if (method == null) throw new IllegalStateException(type.getName() + " has changed: it lacks " + name + "()");
        return ProgramEmitter.create(method, context.getHierarchy());
    }
}
