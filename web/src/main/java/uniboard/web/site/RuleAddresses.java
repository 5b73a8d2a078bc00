package uniboard.web.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.learn.Course;
import uniboard.learn.Lesson;

/** Where each rule of a game is stated in its book, the same in every language, and which step of a lesson plays it. */
final class RuleAddresses {
    /**
     * A step of a lesson.
     *
     * @param step from 1
     */
    record Played(String lesson, int step) {
    }

    /** Ids of rules by where they are stated: the page and the number of its paragraph. */
    private final Map<String, List<String>> stated = new HashMap<>();
    private final Map<String, Played> played = new HashMap<>();

    /** @param text as {@code uniboard.binding} writes it: a line a rule with its page, the paragraph's number from 0, and its id */
    RuleAddresses(String text, Course course) {
        for (String line : text.split("\n")) {
            int end = line.lastIndexOf(' ');
            if (end > 0) stated.computeIfAbsent(line.substring(0, end), place -> new ArrayList<>()).add(line.substring(end + 1));
        }
        for (Lesson lesson : course.lessons()) {
            for (int i = 0; i < lesson.steps().size(); i++) {
                for (String rule : course.boards().named(lesson.steps().get(i).board()).meets()) {
                    played.putIfAbsent(rule, new Played(lesson.id(), i + 1));
                }
            }
        }
    }

    /** The ids of the rules that a paragraph states, by which an address leads there; mostly one or none. */
    List<String> at(String page, int paragraph) {
        return stated.getOrDefault(page + ' ' + paragraph, List.of());
    }

    /** The first step that teaches the rule; null if none does. */
    Played played(String rule) {
        return played.get(rule);
    }
}
