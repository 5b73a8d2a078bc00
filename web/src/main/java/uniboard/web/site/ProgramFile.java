package uniboard.web.site;

import java.util.ArrayList;
import java.util.List;
import uniboard.web.compiler.Target;

/**
 * A file of a game's compiled programs.
 *
 * @param name   as {@link PublishedFiles} knows it
 * @param game   its id, or what stands in the place of one
 * @param target the program that it is a file of
 * @param part   its name there
 */
record ProgramFile(String name, String game, Target target, String part) {
    /** Of the page of classes, which has no game. */
    static final ProgramFile ARRIVAL = new ProgramFile("code/arrival.js", "class", Target.ARRIVAL, Target.ARRIVAL_SCRIPT);

    static List<ProgramFile> of(String game, List<Target> targets) {
        List<ProgramFile> files = new ArrayList<>(List.of(
            new ProgramFile(TableFiles.wasm(game), game, Target.WEBASSEMBLY, Target.WASM),
            new ProgramFile(TableFiles.wasmRuntime(game), game, Target.WEBASSEMBLY, Target.WASM_RUNTIME),
            new ProgramFile(TableFiles.program(game), game, Target.JAVASCRIPT, Target.SCRIPT),
            new ProgramFile(TableFiles.later(game), game, Target.JAVASCRIPT, Target.LATER_SCRIPT),
            new ProgramFile(TableFiles.rules(game), game, Target.JAVASCRIPT, Target.RULES_SCRIPT),
            new ProgramFile(TableFiles.analysis(game), game, Target.JAVASCRIPT, Target.ANALYSIS_SCRIPT),
            new ProgramFile(TableFiles.setup(game), game, Target.JAVASCRIPT, Target.SETUP_SCRIPT),
            new ProgramFile(TableFiles.remote(game), game, Target.JAVASCRIPT, Target.REMOTE_SCRIPT),
            new ProgramFile(TableFiles.classroom(game), game, Target.JAVASCRIPT, Target.CLASSROOM_SCRIPT),
            new ProgramFile(TableFiles.teaching(game), game, Target.JAVASCRIPT, Target.TEACHING_SCRIPT),
            new ProgramFile(TableFiles.program(game), game, Target.READABLE_JAVASCRIPT, Target.SCRIPT),
            new ProgramFile(TableFiles.later(game), game, Target.READABLE_JAVASCRIPT, Target.LATER_SCRIPT),
            new ProgramFile(TableFiles.rules(game), game, Target.READABLE_JAVASCRIPT, Target.RULES_SCRIPT),
            new ProgramFile(TableFiles.analysis(game), game, Target.READABLE_JAVASCRIPT, Target.ANALYSIS_SCRIPT),
            new ProgramFile(TableFiles.setup(game), game, Target.READABLE_JAVASCRIPT, Target.SETUP_SCRIPT),
            new ProgramFile(TableFiles.remote(game), game, Target.READABLE_JAVASCRIPT, Target.REMOTE_SCRIPT),
            new ProgramFile(TableFiles.classroom(game), game, Target.READABLE_JAVASCRIPT, Target.CLASSROOM_SCRIPT),
            new ProgramFile(TableFiles.teaching(game), game, Target.READABLE_JAVASCRIPT, Target.TEACHING_SCRIPT),
            new ProgramFile(TableFiles.worker(game), game, Target.WORKER, Target.WORKER_SCRIPT)));
        files.removeIf(file -> !targets.contains(file.target));
        return files;
    }
}
