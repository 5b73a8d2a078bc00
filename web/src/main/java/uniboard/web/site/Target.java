package uniboard.web.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import org.teavm.vm.TeaVMOptimizationLevel;
import uniboard.web.WebLauncher;
import uniboard.web.worker.SearchWorker;

/**
 * What is compiled for the site, the one that takes longest first. A consumer of the site's folder, because class loaders share that type.
 */
public enum Target implements Consumer<Path> {
    WEBASSEMBLY {
        @Override
        void compile(Path site) throws IOException {
            Path file = site.resolve("app.wasm");
            WasmScripts scripts = new Compilation("The page as WebAssembly", WebLauncher.class, TeaVMOptimizationLevel.ADVANCED,
                new BackendTrimmer(), new FrameReplacer(), new PlainTextReplacer(), new BrowserReplacer(), new FixedFields(), new UnusedParts(),
                new UnusedClasses(),
                new Unsynchronizer()).toWebAssembly(file);
            Files.writeString(site.resolve("app.wasm.js"), new WasmRuntime(scripts).text(Files.readAllBytes(file)));
        }
    },
    JAVASCRIPT {
        @Override
        void compile(Path site) {
            new Compilation("The page as JavaScript", WebLauncher.class, TeaVMOptimizationLevel.ADVANCED,
                new BackendTrimmer(), new FrameReplacer(), new PlainTextReplacer(), new BrowserReplacer(), new FixedFields(), new UnusedParts(),
                new UnusedClasses(),
                new Unsynchronizer(), new BitReplacer()).toJavaScript(site.resolve("app.js"));
        }
    },
    WORKER {
        @Override
        void compile(Path site) throws IOException {
            Path file = site.resolve("worker.js");
            new Compilation("The search worker as JavaScript", SearchWorker.class, TeaVMOptimizationLevel.FULL, new PlainTextReplacer(),
                new BitReplacer()).toJavaScript(file);
            Files.writeString(file, "\nmain([]);\n", StandardOpenOption.APPEND);
        }
    };

    abstract void compile(Path site) throws IOException;

    @Override
    public void accept(Path site) {
        try {
            compile(site);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
