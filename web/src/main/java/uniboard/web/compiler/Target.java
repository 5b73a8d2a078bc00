package uniboard.web.compiler;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.teavm.model.MethodReference;
import org.teavm.vm.TeaVMOptimizationLevel;
import uniboard.app.classroom.ClassDoor;
import uniboard.app.classroom.ClassEntrance;
import uniboard.app.classroom.TeacherDoor;
import uniboard.app.door.AnalysisDoor;
import uniboard.app.door.Door;
import uniboard.app.door.RulesDoor;
import uniboard.app.door.SetupDoor;
import uniboard.app.remote.RemoteDoor;
import uniboard.web.ClassLauncher;
import uniboard.web.WebLauncher;
import uniboard.web.worker.SearchWorker;

/**
 * What is compiled for the site of one game, the one that takes longest first, and for pages of no game. Given a game and the folder to
 * write to; gives the names of the classes in the program. A function of types of the JDK, because class loaders share those.
 */
public enum Target implements BiFunction<String, Path, Set<String>> {
    WEBASSEMBLY {
        @Override
        Set<String> compile(String game, Path folder) throws IOException {
            Path file = folder.resolve(Target.WASM);
            // It can't be cut, and classes would make it a twentieth larger for everybody.
            Compilation compilation = page(game, "WebAssembly", new ClosedDoor(ClosedDoor.in(ClassEntrance.class, "enter")));
            WasmScripts scripts = compilation.toWebAssembly(file);
            Files.writeString(folder.resolve(Target.WASM_RUNTIME), new WasmRuntime(scripts).text(Files.readAllBytes(file)));
            return compilation.classes();
        }
    },
    JAVASCRIPT {
        @Override
        Set<String> compile(String game, Path folder) throws IOException {
            ProgramParts parts = new ProgramParts(List.of(ClosedDoor.in(Door.class), ClosedDoor.in(RulesDoor.class),
                ClosedDoor.in(AnalysisDoor.class), ClosedDoor.in(SetupDoor.class), ClosedDoor.in(RemoteDoor.class),
                ClosedDoor.in(ClassDoor.class), ClosedDoor.in(TeacherDoor.class)),
                closed -> page(game, closed).reach());
            Compilation compilation = page(game, "JavaScript", new BitReplacer(), new KeyReplacer());
            Path script = folder.resolve(Target.SCRIPT);
            NamedParts named = compilation.toJavaScript(script, parts);
            List<String> texts = new PartedScripts(Files.readString(script), named, parts).texts();
            for (int i = 0; i < texts.size(); i++) Files.writeString(folder.resolve(Target.SCRIPTS.get(i)), texts.get(i));
            return compilation.classes();
        }
    },
    /** One script that keeps the names of the sources, for debugging. The later ones add nothing. */
    READABLE_JAVASCRIPT {
        @Override
        Set<String> compile(String game, Path folder) throws IOException {
            Compilation compilation = page(game, "readable JavaScript", new BitReplacer(), new KeyReplacer());
            compilation.toReadableJavaScript(folder.resolve(Target.SCRIPT));
            for (String later : Target.SCRIPTS.subList(1, Target.SCRIPTS.size()))
                Files.writeString(folder.resolve(later), "\"use strict\";\n");
            return compilation.classes();
        }
    },
    WORKER {
        @Override
        Set<String> compile(String game, Path folder) throws IOException {
            Path file = folder.resolve(Target.WORKER_SCRIPT);
            Compilation compilation = new Compilation("The search worker of " + game, SearchWorker.class, TeaVMOptimizationLevel.FULL,
                List.of(new PlainTextReplacer(), OneGame.ofRules(game), new BitReplacer(), new DirectSwitches()));
            compilation.toJavaScript(file);
            Files.writeString(file, "\nmain([]);\n", StandardOpenOption.APPEND);
            requireNoWords(compilation.classes());
            return compilation.classes();
        }
    },
    /** Of the page where pupils come to a class: of no game. */
    ARRIVAL {
        @Override
        Set<String> compile(String program, Path folder) throws IOException {
            Path file = folder.resolve(Target.ARRIVAL_SCRIPT);
            Compilation compilation = new Compilation("The page of classes", ClassLauncher.class, TeaVMOptimizationLevel.ADVANCED,
                List.of(new PlainTextReplacer(), new SilentObjects(), new SharedEquality(), new BitReplacer()));
            compilation.toJavaScript(file);
            String script = Files.readString(file) + "\nmain([]);\n";
            Files.writeString(file, Minification.of(Target.ARRIVAL_SCRIPT, script));
            return compilation.classes();
        }
    };

    public static final String SCRIPT = "app.js";
    public static final String LATER_SCRIPT = "later.js";
    public static final String RULES_SCRIPT = "rules.js";
    public static final String ANALYSIS_SCRIPT = "analysis.js";
    public static final String SETUP_SCRIPT = "setup.js";
    public static final String REMOTE_SCRIPT = "remote.js";
    public static final String CLASSROOM_SCRIPT = "classroom.js";
    public static final String TEACHING_SCRIPT = "teaching.js";
    /** Of the program as JavaScript, in the order in which they run. */
    static final List<String> SCRIPTS = List.of(SCRIPT, LATER_SCRIPT, RULES_SCRIPT, ANALYSIS_SCRIPT, SETUP_SCRIPT,
        REMOTE_SCRIPT, CLASSROOM_SCRIPT, TEACHING_SCRIPT);
    public static final String WASM = "app.wasm";
    public static final String WASM_RUNTIME = "app.wasm.js";
    public static final String WORKER_SCRIPT = "worker.js";
    public static final String ARRIVAL_SCRIPT = "arrival.js";

    abstract Set<String> compile(String game, Path folder) throws IOException;

    /** A worker searches, and needs rules and analysis alone. */
    private static void requireNoWords(Set<String> classes) {
        for (String name : classes)
            if (name.endsWith("Words")) throw new IllegalStateException("A search worker would carry " + name + ": rules must not need it");
    }

    /** With doors closed. */
    private static Compilation page(String game, List<MethodReference> closed) {
        List<Alteration> alterations = new ArrayList<>(List.of(new BitReplacer(), new KeyReplacer()));
        for (MethodReference door : closed) alterations.add(new ClosedDoor(door));
        return page(game, "JavaScript with " + closed.size() + " doors closed", alterations.toArray(new Alteration[0]));
    }

    private static Compilation page(String game, String language, Alteration... more) {
        List<Alteration> alterations = new ArrayList<>(List.of(new BackendTrimmer(), new FrameReplacer(), new PlainTextReplacer(),
            new BrowserReplacer(), new FixedFields(), new UnusedParts(), new PlainQrCode(), new UnusedClasses(), new SilentObjects(),
            new QuietErrors(), new DirectSwitches(), new SharedEquality(), new Unsynchronizer(),
            OneGame.ofRules(game), OneGame.ofBoxes(game)));
        alterations.addAll(List.of(more));
        return new Compilation("The page of " + game + " as " + language, WebLauncher.class, TeaVMOptimizationLevel.ADVANCED, alterations);
    }

    @Override
    public Set<String> apply(String game, Path folder) {
        try {
            Files.createDirectories(folder);
            return compile(game, folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
