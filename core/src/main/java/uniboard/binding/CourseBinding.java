package uniboard.binding;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import uniboard.learn.Board;
import uniboard.learn.Boards;
import uniboard.learn.BookException;
import uniboard.learn.Lesson;
import uniboard.learn.LessonText;
import uniboard.text.Language;

/** Binds a game's lessons: the files whose names begin with a number, which is their order. */
final class CourseBinding {
    private final Path sources;
    private final Boards boards;
    private final Complaints complaints;
    /** Of files, by their lessons' ids. */
    private final Map<String, String> names = new HashMap<>();

    /** @param sources of the game, with a folder a language */
    CourseBinding(Path sources, Boards boards, Complaints complaints) {
        this.sources = sources;
        this.boards = boards;
        this.complaints = complaints;
    }

    /** @return the names of the boards that lessons show, in the order in which they do */
    Set<String> bind(Path output) throws IOException {
        Set<String> shown = new LinkedHashSet<>();
        int before = complaints.all().size();
        List<Lesson> english = lessons(Language.ENGLISH);
        boolean isEnglishWhole = complaints.all().size() == before;
        for (Language language : Language.values()) {
            List<Lesson> lessons = language == Language.ENGLISH ? english : lessons(language);
            for (Lesson lesson : lessons) for (Lesson.Step step : lesson.steps()) shown.add(step.board());
            if (isEnglishWhole) same(language, lessons, english);
            if (!lessons.isEmpty()) BoundFile.write(output.resolve("lessons-" + language.code() + ".txt"), LessonText.of(lessons));
        }
        return shown;
    }

    private List<Lesson> lessons(Language language) throws IOException {
        Path folder = sources.resolve(language.code());
        if (!Files.isDirectory(folder)) return List.of();
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.getFileName().toString().matches("\\d+-.*\\.md")).sorted().toList();
        }
        Set<String> boardNames = new TreeSet<>(boards.all().stream().map(Board::name).toList());
        List<Lesson> lessons = new ArrayList<>();
        for (Path file : files) {
            Lesson lesson = complaints.guarded(file, problems -> LessonReader.read(id(file), read(file), boardNames, problems));
            if (lesson == null) continue;
            lessons.add(lesson);
            names.put(lesson.id(), file.getFileName().toString());
            for (Lesson.Step step : lesson.steps()) {
                complaints.guarded(file, problems -> {
                    LessonCheck.check(step, boards.named(step.board()), line(file, step.board()));
                    return step;
                });
            }
        }
        return lessons;
    }

    /** Where a lesson shows a board. */
    private static int line(Path file, String board) {
        return 1 + read(file).lines().toList().indexOf("![" + board + "]");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Of {@code 02-cards.md} {@code cards}. */
    private static String id(Path file) {
        String name = file.getFileName().toString();
        String id = name.substring(name.indexOf('-') + 1, name.length() - ".md".length());
        if (!id.matches("[a-z0-9-]+")) throw new BookException(1, "Expected a name of small letters a–z, digits and hyphens: 02-cards.md");
        return id;
    }

    /** Lessons, their boards and their options are the same in all languages. */
    private void same(Language language, List<Lesson> lessons, List<Lesson> english) {
        List<String> expected = english.stream().map(CourseBinding::shape).toList();
        List<String> found = lessons.stream().map(CourseBinding::shape).toList();
        Set<String> there = new HashSet<>(lessons.stream().map(Lesson::id).toList());
        boolean isComplete = true;
        for (Lesson each : english) {
            if (there.contains(each.id())) continue;
            isComplete = false;
            // What can't be read has been complained of.
            Path file = sources.resolve(language.code()).resolve(names.get(each.id()));
            if (!Files.exists(file)) complaints.add(file, 1, "There is no such file; every lesson is there in every language");
        }
        if (isComplete && !expected.equals(found)) {
            complaints.add(sources.resolve(language.code()), 1, "Here the lessons are " + found + "; expected, as in English, " + expected);
        }
    }

    private static String shape(Lesson lesson) {
        List<String> steps = lesson.steps().stream()
            .map(step -> step.options().isEmpty() ? step.board() : step.board() + ' ' + step.options().keySet()).toList();
        return lesson.id() + ' ' + steps + (lesson.can().isEmpty() ? "" : " " + lesson.can().size());
    }
}
