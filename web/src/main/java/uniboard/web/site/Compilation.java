package uniboard.web.site;

import java.nio.file.Path;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.backend.javascript.JavaScriptTarget;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.dependency.PreciseDependencyAnalyzer;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.jso.impl.JSBodyRepository;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathResourceProvider;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.vm.DirectoryBuildTarget;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.teavm.vm.TeaVMTarget;

/**
 * One program compiled for the browser. Uses TeaVM itself, neither the backend's builder nor TeaVM's tool: the builder keeps every class of
 * scene2d, JSON and particles for reflection (we have none), and both hide the scripts of {@code @JSBody}, which {@link WasmScripts} needs.
 *
 * <p>Array bounds, nulls and casts are left unchecked (not "strict"): the backend casts objects of the page to types that no browser has,
 * and the checked search is three times as slow.
 */
final class Compilation {
    private final String mainClass;
    private final Path folder;
    private final TeaVMOptimizationLevel level;

    /**
     * @param folder where the compiled files go
     * @param level  FULL inlines so much that a large program is half as large again; the search gains a tenth of its speed
     */
    Compilation(String mainClass, Path folder, TeaVMOptimizationLevel level) {
        this.mainClass = mainClass;
        this.folder = folder;
        this.level = level;
    }

    void toJavaScript(String fileName) {
        JavaScriptTarget target = new JavaScriptTarget();
        target.setObfuscated(true);
        target.setModuleType(JSModuleType.NONE);
        compile(target, fileName, new BitReplacer());
    }

    /** @return the scripts of {@code @JSBody} methods, which the compiled program holds as text only */
    WasmScripts toWebAssembly(String fileName) {
        WasmGCTarget target = new WasmGCTarget();
        target.setObfuscated(true);
        target.setCompactMode(true);
        return new WasmScripts(compile(target, fileName).getService(JSBodyRepository.class));
    }

    private TeaVM compile(TeaVMTarget target, String fileName, ClassHolderTransformer... more) {
        ClassLoader loader = Compilation.class.getClassLoader();
        TeaVM vm = new TeaVMBuilder(target).setClassLoader(loader).setResourceProvider(new ClasspathResourceProvider(loader))
            .setReferenceCache(new ReferenceCache()).setDependencyAnalyzerFactory(PreciseDependencyAnalyzer::new)
            .setObfuscated(true).build();
        vm.setOptimizationLevel(level);
        vm.installPlugins();
        vm.add(new BackendTrimmer());
        vm.add(new PlainTextReplacer());
        vm.add(new BrowserReplacer());
        vm.add(new FixedFields());
        vm.add(new UnusedParts());
        vm.add(new UnusedClasses());
        vm.add(new Unsynchronizer());
        for (ClassHolderTransformer transformer : more) vm.add(transformer);
        vm.setEntryPoint(mainClass);
        vm.setEntryPointName("main");
        vm.build(new DirectoryBuildTarget(folder.toFile()), fileName);
        List<Problem> problems = vm.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty())
            throw new IllegalStateException(mainClass + " can't be compiled for the browser:" + describe(vm, problems));
        return vm;
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
