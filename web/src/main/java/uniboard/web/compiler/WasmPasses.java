package uniboard.web.compiler;

import java.util.Collection;
import java.util.List;
import org.teavm.backend.wasm.model.WasmCustomSection;
import org.teavm.backend.wasm.model.WasmModule;

/**
 * What is done to a module before it is written, so that it is smaller: TeaVM translates method by method, with detours that only show in
 * the whole. Binaryen would do more of it, but there is no release of it for Maven.
 */
public final class WasmPasses {
    private WasmPasses() {
    }

    /** Called in place of {@code WasmGCTarget.optimizeIndexes}, see {@link CompilerLoader}. */
    public static void apply(WasmModule module) {
        ReceiverCasts.share(module);
        Allocations.shorten(module);
        ConstructedLocals.join(module);
        ClassConstants.make(module);
        UnusedEntities.remove(module);
        WasmConditions.shorten(module);
        LateValues.move(module);
        SharedLocals.share(module);
        UnreadAssignments.remove(module);
        LateValues.move(module);
        WasmLayout.arrange(module);
    }

    /** What a module holds beside what runs: nothing. */
    public static Collection<WasmCustomSection> sections() {
        return List.of();
    }
}
