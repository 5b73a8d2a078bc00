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

/** What is compiled for the site, the one that takes longest first. A consumer of the site's folder, because class loaders share that type. */
public enum Target implements Consumer<Path> {
    WEBASSEMBLY {
        @Override
        void compile(Path site) throws IOException {
            WasmScripts scripts = new Compilation(WebLauncher.class.getName(), site, TeaVMOptimizationLevel.ADVANCED).toWebAssembly("app.wasm");
            Files.writeString(site.resolve("app.wasm.js"), new WasmRuntime(scripts).text(Files.readAllBytes(site.resolve("app.wasm"))));
        }
    },
    JAVASCRIPT {
        @Override
        void compile(Path site) {
            new Compilation(WebLauncher.class.getName(), site, TeaVMOptimizationLevel.ADVANCED).toJavaScript("app.js");
        }
    },
    WORKER {
        @Override
        void compile(Path site) throws IOException {
            new Compilation(SearchWorker.class.getName(), site, TeaVMOptimizationLevel.FULL).toJavaScript("worker.js");
            Files.writeString(site.resolve("worker.js"), "\nmain([]);\n", StandardOpenOption.APPEND);
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
