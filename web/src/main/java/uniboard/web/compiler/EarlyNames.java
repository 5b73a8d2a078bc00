package uniboard.web.compiler;

import com.google.javascript.rhino.Node;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.teavm.model.MethodReference;

/**
 * The names that a program's scripts up to one of them declare: the methods of their parts, and whatever else these mention: classes, of
 * which only what makes their objects is needed first, static fields, what TeaVM has of its own, and so on.
 */
final class EarlyNames {
    /** What all scripts are filled with the help of. */
    private static final List<String> FILLING = List.of("$rt_packages", "$rt_metadata", "$rt_stringPool", "$rt_stringPool_instance",
        "$rt_intern", "$rt_str");

    private final ProgramText program;
    private final ProgramEnd end;
    private final NamedParts named;
    private final ProgramParts parts;
    /** The number of the last of the scripts. */
    private final int last;
    private final Set<String> names = new LinkedHashSet<>();

    /**
     * @param named what the program's names stand for
     * @param last  the number of the last of the scripts
     * @throws IllegalStateException if they would call what comes later, but for the doors that lead there
     */
    EarlyNames(ProgramText program, ProgramEnd end, NamedParts named, ProgramParts parts, int last) {
        this.program = program;
        this.end = end;
        this.named = named;
        this.parts = parts;
        this.last = last;
        List<MethodReference> doors = parts.doors().subList(last, parts.doors().size());
        Map<String, Set<String>> later = choose();
        // What comes later is called through objects that come later, too.
        later.values().forEach(missing -> missing.removeIf(name -> doors.contains(named.of(name).method())));
        later.values().removeIf(Set::isEmpty);
        if (later.isEmpty()) return;
        throw new IllegalStateException("Script " + last + " would call what comes later:" + later.entrySet().stream()
            .map(call -> "\n  " + describe(call.getKey()) + " calls "
                + call.getValue().stream().map(this::describe).collect(Collectors.joining(" and ")))
            .collect(Collectors.joining()));
    }

    /** @return what comes later, by the names that mention it */
    private Map<String, Set<String>> choose() {
        Deque<String> toVisit = new ArrayDeque<>();
        for (String name : program.declared().keySet()) if (isOfPart(name)) toVisit.add(name);
        for (String function : FILLING) toVisit.add(named.ofRuntime(function));
        toVisit.addAll(program.mentionsWithin(end.entry().node()));
        for (ProgramText.Piece statement : end.beforeStrings()) toVisit.addAll(program.mentionsWithin(statement.node()));
        Set<String> functors = new LinkedHashSet<>();
        for (Node each : end.functors()) addUnlessLater(each, functors);
        functors.removeIf(end.classes()::containsKey);
        toVisit.addAll(functors);
        // What fills a static field is needed where the field is.
        for (ProgramText.Piece statement : end.afterStrings())
            if (!isOfField(statement.node())) toVisit.addAll(program.mentionsWithin(statement.node()));
        Map<String, Set<String>> later = new LinkedHashMap<>();
        while (!toVisit.isEmpty()) {
            String name = toVisit.poll();
            if (!names.add(name)) continue;
            for (String mentioned : mentionsOf(name)) {
                if (isLater(mentioned)) later.computeIfAbsent(name, key -> new TreeSet<>()).add(mentioned);
                else toVisit.add(mentioned);
            }
        }
        return later;
    }

    private boolean isOfPart(String name) {
        MethodReference method = named.of(name).method();
        return method != null && parts.of(method) <= last;
    }

    private static boolean isOfField(Node statement) {
        return statement.getFirstChild().isAssign() && statement.getFirstChild().getFirstChild().isName();
    }

    private Set<String> mentionsOf(String name) {
        Set<String> mentioned = new LinkedHashSet<>(program.mentions(program.declared().get(name).node()));
        ClassEntry entry = end.classes().get(name);
        if (entry == null) return mentioned;
        for (Node part : entry.head()) mentioned.addAll(program.mentionsWithin(part));
        for (Node method : entry.methodNames()) addUnlessLater(method.getNext(), mentioned);
        return mentioned;
    }

    /** What is wrapped around a method's function is needed where the method is. */
    private void addUnlessLater(Node function, Set<String> mentioned) {
        Set<String> within = program.mentionsWithin(function);
        if (within.stream().noneMatch(this::isLater)) mentioned.addAll(within);
    }

    private boolean isLater(String name) {
        NamedParts.Part part = named.of(name);
        if (part.method() != null) return parts.of(part.method()) > last;
        return part.initialized() != null && parts.ofInitializer(part.initialized()) > last;
    }

    private String describe(String name) {
        NamedParts.Part part = named.of(name);
        if (part.method() != null) return part.method().toString();
        return part.initialized() != null ? "the initializer of " + part.initialized() : name;
    }

    boolean has(String name) {
        return names.contains(name);
    }
}
