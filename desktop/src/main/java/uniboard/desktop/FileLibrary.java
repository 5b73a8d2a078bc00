package uniboard.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import uniboard.library.LibraryStore;
import uniboard.library.SavedGame;

/** The library as a folder: a file a game, named by its id. */
final class FileLibrary implements LibraryStore {
    private static final String ENDING = ".txt";

    private final Path folder;
    private final FileStorage files;

    /** @param folder made when the first game is kept */
    FileLibrary(Path folder) {
        this.folder = folder;
        files = new FileStorage(folder);
    }

    @Override
    public void read(String game, Consumer<List<String>> reader) {
        List<String> texts = new ArrayList<>();
        for (String id : ids()) {
            String text = files.load(id);
            SavedGame kept = text == null ? null : SavedGame.of(text);
            if (text != null && (game == null || kept == null || kept.game().equals(game))) texts.add(text);
        }
        reader.accept(texts);
    }

    private List<String> ids() {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> list = Files.list(folder)) {
            return list.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(ENDING))
                .map(name -> name.substring(0, name.length() - ENDING.length())).sorted().toList();
        } catch (IOException | UncheckedIOException | SecurityException forbidden) {
            return List.of();
        }
    }

    @Override
    public void keep(SavedGame game, int known, Consumer<Outcome> told) {
        told.accept(keep(game, known));
    }

    private Outcome keep(SavedGame game, int known) {
        String text = files.load(game.id());
        SavedGame there = text == null ? null : SavedGame.of(text);
        if (there != null && there.revision() > known) return Outcome.OVERTAKEN;
        files.save(game.id(), game.text());
        return game.text().equals(files.load(game.id())) ? Outcome.KEPT : Outcome.FAILED;
    }

    @Override
    public void remove(String id, Consumer<Boolean> told) {
        files.remove(id);
        told.accept(files.load(id) == null);
    }
}
