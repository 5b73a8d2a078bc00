package uniboard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Classes that can't be understood one after the other, for each needs the next and the last needs the first. None among a game's rules,
 * words, notation and bot; elsewhere two or three may belong together. A nested class counts as the one that it is nested in.
 */
class CirclesTest {
    private static final int LARGEST = 3;

    private static final Map<String, Set<String>> NEEDS = needs();

    private static Map<String, Set<String>> needs() {
        Map<String, Set<String>> needs = new TreeMap<>();
        for (JavaClass type : ProgramClasses.read(new ImportOption.DoNotIncludeTests())) {
            Set<String> needed = needs.computeIfAbsent(outermost(type), name -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) needed.add(outermost(dependency.getTargetClass()));
        }
        return needs;
    }

    private static String outermost(JavaClass type) {
        JavaClass outer = type.getBaseComponentType();
        while (outer.getEnclosingClass().isPresent()) outer = outer.getEnclosingClass().get();
        return outer.getName();
    }

    @Test
    void rulesOfGamesHaveNoCircles() {
        assertEquals(List.of(), circles().stream().filter(circle -> isOfRules(circle.get(0))).toList());
    }

    private static boolean isOfRules(String type) {
        return type.startsWith("uniboard.games.") && !type.contains(".scene.");
    }

    @Test
    void circlesElsewhereAreSmall() {
        assertEquals(List.of(), circles().stream().filter(circle -> circle.size() > LARGEST).toList());
    }

    private List<List<String>> circles() {
        List<List<String>> circles = new ArrayList<>();
        Set<String> met = new TreeSet<>();
        Map<String, Set<String>> reached = new TreeMap<>();
        for (String type : NEEDS.keySet()) reached.put(type, reachedFrom(type));
        for (String type : NEEDS.keySet()) {
            if (!reached.get(type).contains(type) || met.contains(type)) continue;
            List<String> circle = reached.get(type).stream().filter(other -> reached.get(other).contains(type)).toList();
            met.addAll(circle);
            circles.add(circle);
        }
        return circles;
    }

    /** What a class needs, and what that needs, and so on; itself only if it is part of a circle. */
    private Set<String> reachedFrom(String type) {
        Set<String> reached = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(type));
        while (!open.isEmpty()) {
            String from = open.pop();
            for (String needed : NEEDS.getOrDefault(from, Set.of())) {
                if (!needed.equals(from) && NEEDS.containsKey(needed) && reached.add(needed)) open.push(needed);
            }
        }
        return reached;
    }
}
