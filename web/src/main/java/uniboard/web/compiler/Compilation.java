package uniboard.web.compiler;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.backend.javascript.JavaScriptTarget;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.dependency.MethodDependencyInfo;
import org.teavm.dependency.PreciseDependencyAnalyzer;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.jso.impl.JSBodyRepository;
import org.teavm.model.MethodReference;
import org.teavm.model.ReferenceCache;
import org.teavm.model.ValueType;
import org.teavm.parsing.ClasspathResourceProvider;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.vm.DirectoryBuildTarget;
import org.teavm.vm.MemoryBuildTarget;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.teavm.vm.TeaVMPhase;
import org.teavm.vm.TeaVMProgressFeedback;
import org.teavm.vm.TeaVMProgressListener;
import org.teavm.vm.TeaVMTarget;

/**
 * One program compiled for the browser. Uses TeaVM itself, neither the backend's builder nor TeaVM's tool: the builder keeps every class of
 * scene2d, JSON and particles for reflection (we have none), and both hide the scripts of {@code @JSBody}, which {@link WasmScripts} needs.
 *
 * <p>Array bounds, nulls and casts are left unchecked (not "strict"): the backend casts objects of the page to types that no browser has,
 * and the checked search is three times as slow.
 */
final class Compilation {
    private final String program;
    private final String mainClass;
    private final TeaVMOptimizationLevel level;
    private final List<Alteration> alterations;
    /** Once compiled. */
    private Set<String> classes = Set.of();

    /**
     * @param program     its name in messages
     * @param level       FULL inlines so much that a large program is half as large again; the search gains a tenth of its speed
     * @param alterations fresh ones; each must meet what it looks for
     */
    Compilation(String program, Class<?> main, TeaVMOptimizationLevel level, List<Alteration> alterations) {
        this.program = program;
        mainClass = main.getName();
        this.level = level;
        this.alterations = List.copyOf(alterations);
    }

    void toJavaScript(Path file) {
        compile(new ScriptTarget(), file, Compilation.class.getClassLoader());
    }

    /** With the names of classes, methods and fields as they are written. */
    void toReadableJavaScript(Path file) {
        JavaScriptTarget target = new JavaScriptTarget();
        target.setObfuscated(false);
        target.setModuleType(JSModuleType.NONE);
        compile(target, file, Compilation.class.getClassLoader());
    }

    /**
     * Compiles to JavaScript of which parts come later.
     *
     * @return what its names stand for
     */
    NamedParts toJavaScript(Path file, ProgramParts parts) {
        List<MethodReference> beginnings = new ArrayList<>(List.of(new MethodReference(mainClass, "<clinit>", ValueType.VOID)));
        beginnings.addAll(parts.doors());
        ScriptTarget target = new ScriptTarget(parts, beginnings);
        compile(target, file, new LaterCalls.Loader(Compilation.class.getClassLoader(), parts));
        return target.names();
    }

    /** The methods that can be reached, as far as this program's alterations let it. */
    Set<MethodReference> reach() {
        TeaVM vm = vm(new ScriptTarget(), Compilation.class.getClassLoader());
        vm.setProgressListener(new TeaVMProgressListener() {
            @Override
            public TeaVMProgressFeedback phaseStarted(TeaVMPhase phase, int count) {
                return phase == TeaVMPhase.COMPILING ? TeaVMProgressFeedback.CANCEL : TeaVMProgressFeedback.CONTINUE;
            }

            @Override
            public TeaVMProgressFeedback progressReached(int progress) {
                return TeaVMProgressFeedback.CONTINUE;
            }
        });
        vm.build(new MemoryBuildTarget(), Target.SCRIPT);
        requireSound(vm);
        return vm.getDependencyInfo().getReachableMethods().stream().filter(method -> isUsed(vm, method))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** @return the scripts of {@code @JSBody} methods, which the compiled program holds as text only */
    WasmScripts toWebAssembly(Path file) {
        WasmGCTarget target = new WasmGCTarget();
        target.setObfuscated(true);
        target.setCompactMode(true);
        return new WasmScripts(compile(target, file, Compilation.class.getClassLoader()).getService(JSBodyRepository.class));
    }

    /** The names of all classes that the program compiled last was made of. */
    Set<String> classes() {
        return classes;
    }

    private TeaVM compile(TeaVMTarget target, Path file, ClassLoader loader) {
        TeaVM vm = vm(target, loader);
        vm.build(new DirectoryBuildTarget(file.getParent().toFile()), file.getFileName().toString());
        requireSound(vm);
        String accounts = alterations.stream().map(alteration -> "\n  " + alteration.account(program, method -> isUsed(vm, method)))
            .collect(Collectors.joining());
        System.out.println(program + accounts);
        classes = new TreeSet<>(vm.getDependencyInfo().getReachableClasses());
        return vm;
    }

    private TeaVM vm(TeaVMTarget target, ClassLoader loader) {
        TeaVM vm = new TeaVMBuilder(target).setClassLoader(loader).setResourceProvider(new ClasspathResourceProvider(loader))
            .setReferenceCache(new ReferenceCache()).setDependencyAnalyzerFactory(PreciseDependencyAnalyzer::new)
            .setObfuscated(true).build();
        vm.setOptimizationLevel(level);
        vm.installPlugins();
        alterations.forEach(vm::add);
        vm.setEntryPoint(mainClass);
        vm.setEntryPointName("main");
        return vm;
    }

    private void requireSound(TeaVM vm) {
        List<Problem> problems = vm.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) throw new IllegalStateException(program + " can't be compiled for the browser:" + describe(vm, problems));
    }

    private static boolean isUsed(TeaVM vm, MethodReference method) {
        MethodDependencyInfo found = vm.getDependencyInfo().getMethod(method);
        return found != null && found.isUsed();
    }

    private static String describe(TeaVM vm, List<Problem> problems) {
        StringBuilder text = new StringBuilder();
        for (Problem problem : problems) {
            DefaultProblemTextConsumer message = new DefaultProblemTextConsumer();
            problem.render(message);
            text.append("\n  ").append(message.getText());
            TeaVMProblemRenderer.renderCallStack(vm.getDependencyInfo().getCallGraph(), problem.getLocation(), text);
        }
        return text.toString();
    }
}
