package uniboard.web.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import uniboard.web.compiler.Compilations;
import uniboard.web.compiler.CompiledProgram;
import uniboard.web.compiler.Target;

/** The contents of the programs' files. */
final class Programs {
    private final Compilations compilations;
    private final List<String> games;
    private final List<Target> targets;

    Programs(Compilations compilations, List<String> games, List<Target> targets) {
        this.compilations = compilations;
        this.games = games;
        this.targets = targets;
    }

    /** All files of all games, and of the page of classes. */
    List<ProgramFile> files() {
        List<ProgramFile> files = new ArrayList<>();
        for (String game : games) files.addAll(ProgramFile.of(game, targets));
        files.add(ProgramFile.ARRIVAL);
        return files;
    }

    /**
     * All of them, compiled where needed.
     *
     * @param minified whether scripts are made smaller
     */
    Map<ProgramFile, byte[]> compiled(boolean minified) throws IOException, InterruptedException, ExecutionException {
        Map<Target, Map<String, CompletableFuture<CompiledProgram>>> running = new EnumMap<>(Target.class);
        for (Target target : targets) {
            Map<String, CompletableFuture<CompiledProgram>> ofGames = new LinkedHashMap<>();
            for (String game : games) ofGames.put(game, compilations.program(game, target));
            running.put(target, ofGames);
        }
        String noGame = ProgramFile.ARRIVAL.game();
        running.put(Target.ARRIVAL, Map.of(noGame, compilations.program(noGame, Target.ARRIVAL)));
        if (minified) running.get(Target.JAVASCRIPT).replaceAll((game, program) -> compilations.minified(program));
        Map<ProgramFile, byte[]> contents = new LinkedHashMap<>();
        for (ProgramFile file : files()) contents.put(file, running.get(file.target()).get(file.game()).get().file(file.part()));
        return contents;
    }

    /** Those that needn't be compiled. */
    Map<ProgramFile, byte[]> ready() throws IOException {
        Map<ProgramFile, byte[]> contents = new LinkedHashMap<>();
        for (ProgramFile file : files()) {
            CompiledProgram program = compilations.ready(file.game(), file.target());
            if (program != null) contents.put(file, program.file(file.part()));
        }
        return contents;
    }
}
