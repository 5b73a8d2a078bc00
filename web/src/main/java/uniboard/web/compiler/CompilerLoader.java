package uniboard.web.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * Loads TeaVM such that it makes the same bytes of the same sources. As it is, its analysis goes through a set of objects in the order of
 * their identity hashes, and through sets of numbers in an order that differs from set to set; classes are written as it comes to them.
 */
final class CompilerLoader extends URLClassLoader {
    private static final String UNORDERED = "org.teavm.dependency.TypeSet";
    private static final String HASH_SETS = "org.teavm.hppc.HashContainers";

    CompilerLoader(List<Path> classPath) {
        super(classPath.stream().map(CompilerLoader::url).toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    private static URL url(Path entry) {
        try {
            return entry.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (!name.equals(UNORDERED)) return super.findClass(name);
        try (InputStream stream = getResourceAsStream(name.replace('.', '/') + ".class")) {
            ClassWriter writer = new ClassWriter(0);
            SimpleRemapper ordered = new SimpleRemapper("java/util/HashSet", "java/util/LinkedHashSet");
            new ClassReader(stream).accept(new ClassRemapper(writer, ordered), 0);
            byte[] type = writer.toByteArray();
            return defineClass(name, type, 0, type.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    /** Lets the next compilation go through sets of numbers as the first one did. */
    void begin() throws ReflectiveOperationException {
        Field seed = Class.forName(HASH_SETS, true, this).getDeclaredField("ITERATION_SEED");
        seed.setAccessible(true);
        ((AtomicInteger) seed.get(null)).set(0);
    }
}
