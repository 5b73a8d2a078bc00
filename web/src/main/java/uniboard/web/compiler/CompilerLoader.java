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
import java.util.function.UnaryOperator;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * Loads TeaVM such that it makes the same bytes of the same sources. As it is, its analysis goes through a set of objects in the order of
 * their identity hashes, and through sets of numbers in an order that differs from set to set; classes are written as it comes to them.
 * And such that {@link WasmPasses} go over a WebAssembly module before it is written, {@link Tee} included, {@link ErrorNames} tell which
 * classes have names, {@link WasmScripts} what stands for scripts, and {@link InliningLimits} which methods are put where they are called.
 */
final class CompilerLoader extends URLClassLoader {
    private static final String UNORDERED = "org.teavm.dependency.TypeSet";
    private static final String WASM = "org.teavm.backend.wasm.WasmGCTarget";
    private static final String WRITER = "org.teavm.backend.wasm.render.WasmBinaryRenderingVisitor";
    private static final String NAMES = "org.teavm.model.analysis.ClassMetadataRequirements";
    private static final String SCRIPTS = "org.teavm.jso.impl.wasmgc.WasmGCJsoCommonGenerator";
    private static final String CALLS = "org.teavm.model.optimization.Devirtualization";
    private static final String INLINING = "org.teavm.model.optimization.DefaultInliningStrategy";
    private static final String INLINING_STEP = INLINING + "$InliningStepImpl";
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
        return switch (name) {
            case UNORDERED -> changed(name, writer ->
                new ClassRemapper(writer, new SimpleRemapper("java/util/HashSet", "java/util/LinkedHashSet")));
            case WASM -> changed(name, writer -> new Arranging(new Sectioning(writer)));
            case WRITER -> changed(name, Writing::new);
            case NAMES -> changed(name, Naming::new);
            case SCRIPTS -> changed(name, writer -> new ScriptNaming(new ClassNaming(writer)));
            case CALLS -> changed(name, Calling::new);
            case INLINING -> changed(name, Inlining::new);
            case INLINING_STEP -> changed(name, InliningStep::new);
            default -> super.findClass(name);
        };
    }

    private Class<?> changed(String name, UnaryOperator<ClassVisitor> change) throws ClassNotFoundException {
        try (InputStream stream = getResourceAsStream(name.replace('.', '/') + ".class")) {
            ClassWriter writer = new ClassWriter(0);
            new ClassReader(stream).accept(change.apply(writer), 0);
            byte[] type = writer.toByteArray();
            return defineClass(name, type, 0, type.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    /** Has the one method that sets the order call ours. */
    private static final class Arranging extends MethodChange {
        Arranging(ClassVisitor next) {
            super(next, "optimizeIndexes", WasmPasses.class, 1);
        }

        @Override
        MethodVisitor changing(MethodVisitor method, String descriptor) {
            met();
            method.visitCode();
            method.visitVarInsn(Opcodes.ALOAD, 1);
            call(method, "apply", descriptor);
            method.visitInsn(Opcodes.RETURN);
            method.visitMaxs(1, 2);
            method.visitEnd();
            return null;
        }
    }

    /** Has the one method that tells of memory and imports, which only other runtimes than {@link WasmRuntime} read, tell nothing. */
    private static final class Sectioning extends MethodChange {
        Sectioning(ClassVisitor next) {
            super(next, "lambda$customSections$", WasmPasses.class, 1);
        }

        @Override
        boolean isSought(String name, String descriptor) {
            return name.startsWith("lambda$customSections$");
        }

        @Override
        MethodVisitor changing(MethodVisitor method, String descriptor) {
            met();
            method.visitCode();
            call(method, "sections", "()Ljava/util/Collection;");
            method.visitInsn(Opcodes.ARETURN);
            method.visitMaxs(1, 3);
            method.visitEnd();
            return null;
        }
    }

    /** Lets the method that emits assignments to locals emit {@link Tee}, too. */
    private static final class Writing extends MethodChange {
        private static final String ASSIGNMENT = "Lorg/teavm/backend/wasm/model/expression/WasmSetLocal;";
        private static final int CODE = 0x21;

        Writing(ClassVisitor next) {
            super(next, "visit", Tee.class, 1);
        }

        @Override
        boolean isSought(String name, String descriptor) {
            return super.isSought(name, descriptor) && descriptor.equals('(' + ASSIGNMENT + ")V");
        }

        @Override
        MethodVisitor changing(MethodVisitor method, String descriptor) {
            return new MethodVisitor(Opcodes.ASM9, method) {
                @Override
                public void visitIntInsn(int opcode, int operand) {
                    super.visitIntInsn(opcode, operand);
                    if (operand != CODE) return;
                    met();
                    visitVarInsn(Opcodes.ALOAD, 1);
                    call(method, "code", "(I" + ASSIGNMENT + ")I");
                }

                @Override
                public void visitMaxs(int stack, int locals) {
                    super.visitMaxs(stack + 1, locals);
                }
            };
        }
    }

    /** Has the one method that gives names to types give them to ours alone. */
    private static final class Naming extends MethodChange {
        private static final String TYPES = "[Lorg/teavm/model/ValueType;";

        Naming(ClassVisitor next) {
            super(next, "addClassesRequiringName", ErrorNames.class, 1);
        }

        @Override
        boolean isSought(String name, String descriptor) {
            return super.isSought(name, descriptor) && descriptor.contains(TYPES);
        }

        @Override
        MethodVisitor changing(MethodVisitor method, String descriptor) {
            met();
            return new MethodVisitor(Opcodes.ASM9, method) {
                @Override
                public void visitCode() {
                    super.visitCode();
                    visitVarInsn(Opcodes.ALOAD, 2);
                    call(method, "of", '(' + TYPES + ')' + TYPES);
                    visitVarInsn(Opcodes.ASTORE, 2);
                }
            };
        }
    }

    /** Has the one method that puts scripts' texts into a program put names there, and nothing for their parameters. */
    private static final class ScriptNaming extends MethodChange {
        private static final String EMITTER = "Lorg/teavm/jso/impl/JSBodyEmitter;";

        ScriptNaming(ClassVisitor next) {
            super(next, "addJSBody", WasmScripts.class, 2);
        }

        @Override
        MethodVisitor changing(MethodVisitor method, String descriptor) {
            return new MethodVisitor(Opcodes.ASM9, method) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
                    if (called.equals("getStringConstant")) {
                        if (met() == 1) nameNothing();
                        else nameScript();
                    }
                    super.visitMethodInsn(opcode, owner, called, type, isInterface);
                }

                private void nameNothing() {
                    visitInsn(Opcodes.POP);
                    visitLdcInsn("");
                }

                private void nameScript() {
                    visitVarInsn(Opcodes.ALOAD, 2);
                    call(method, "name", "(Ljava/lang/String;" + EMITTER + ")Ljava/lang/String;");
                }
            };
        }
    }

    /** Has the one method that makes classes for scripts give them no names, which only a debugger would show. */
    private static final class ClassNaming extends MethodChange {
        ClassNaming(ClassVisitor next) {
            super(next, "defineClass", WasmScripts.class, 1);
        }

        @Override
        MethodVisitor changing(MethodVisitor method, String descriptor) {
            return new MethodVisitor(Opcodes.ASM9, method) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
                    super.visitMethodInsn(opcode, owner, called, type, isInterface);
                    if (!called.equals("substring")) return;
                    met();
                    visitInsn(Opcodes.POP);
                    visitLdcInsn("");
                }
            };
        }
    }

    /** Has the one method that makes calls direct ask {@link LaterCalls} which methods they may meet. */
    private static final class Calling extends MethodChange {
        private static final String OWNER = CALLS.replace('.', '/');
        private static final String PROGRAM = "Lorg/teavm/dependency/DependencyInfo;";

        Calling(ClassVisitor next) {
            super(next, "applyToInvoke", LaterCalls.class, 1);
        }

        @Override
        MethodVisitor changing(MethodVisitor method, String descriptor) {
            return new MethodVisitor(Opcodes.ASM9, method) {
                @Override
                public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
                    super.visitMethodInsn(opcode, owner, called, type, isInterface);
                    if (!called.equals("getImplementations")) return;
                    met();
                    visitVarInsn(Opcodes.ALOAD, 1);
                    visitVarInsn(Opcodes.ALOAD, 0);
                    visitFieldInsn(Opcodes.GETFIELD, OWNER, "dependency", PROGRAM);
                    call(method, "of", "(Ljava/util/Set;Lorg/teavm/dependency/MethodDependencyInfo;" + PROGRAM + ")Ljava/util/Set;");
                }

                @Override
                public void visitMaxs(int stack, int locals) {
                    super.visitMaxs(stack + 2, locals);
                }
            };
        }
    }

    /** Has the rule of inlining take the limits of {@link InliningLimits}: of a method, of its depth in others, of all in one. */
    private static final class Inlining extends MethodChange {
        private static final int LIMITS = 3;

        Inlining(ClassVisitor next) {
            super(next, "<init>", InliningLimits.class, 1);
        }

        @Override
        boolean isSought(String name, String descriptor) {
            return super.isSought(name, descriptor) && descriptor.equals("(IIIZ)V");
        }

        @Override
        MethodVisitor changing(MethodVisitor method, String descriptor) {
            met();
            return new MethodVisitor(Opcodes.ASM9, method) {
                @Override
                public void visitCode() {
                    super.visitCode();
                    for (int limit = 1; limit <= LIMITS; limit++) {
                        visitVarInsn(Opcodes.ILOAD, limit);
                        visitVarInsn(Opcodes.ILOAD, LIMITS + 1);
                        call(method, "of", "(IZ)I");
                        visitVarInsn(Opcodes.ISTORE, limit);
                    }
                }
            };
        }
    }

    /** Has the rule of inlining take another limit for what is called in many places. */
    private static final class InliningStep extends MethodChange {
        InliningStep(ClassVisitor next) {
            super(next, "tryInline", InliningLimits.class, 1);
        }

        @Override
        MethodVisitor changing(MethodVisitor method, String descriptor) {
            return new MethodVisitor(Opcodes.ASM9, method) {
                @Override
                public void visitInsn(int opcode) {
                    if (opcode != Opcodes.ICONST_1) {
                        super.visitInsn(opcode);
                        return;
                    }
                    met();
                    call(method, "repeated", "()I");
                }
            };
        }
    }

    /** Lets the next compilation go through sets of numbers as the first one did. */
    void begin() throws ReflectiveOperationException {
        Field seed = Class.forName(HASH_SETS, true, this).getDeclaredField("ITERATION_SEED");
        seed.setAccessible(true);
        ((AtomicInteger) seed.get(null)).set(0);
    }
}
