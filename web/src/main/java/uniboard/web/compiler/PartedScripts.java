package uniboard.web.compiler;

import com.google.javascript.rhino.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.teavm.model.MethodReference;

/**
 * A program in several scripts over one heap: the first one runs by itself, each later one adds what stands behind a door. Each is one
 * function, whose names browsers find faster than those at the top of a script. Each but the last hands on all that it was handed, and what
 * of its own later ones mention; of that a script names what it mentions itself. What changes, such as static fields, and the doors, stand
 * at the top, where all see them.
 */
final class PartedScripts {
    /** Of the function that hands the next script what it mentions. */
    private static final String HANDING = "uniboardRest";

    private final ProgramText program;
    private final NamedParts named;
    private final ProgramEnd end;
    private final int count;
    /** The numbers of the scripts, by the names that they declare. */
    private final Map<String, Integer> scripts = new HashMap<>();
    /** The numbers of strings in the pool, by those that TeaVM gave them: those of earlier scripts come first. */
    private final Map<Integer, Integer> numbers = new LinkedHashMap<>();
    /** How many strings the pool has once a script has run, by scripts. */
    private final int[] strings;
    /** Of each script: the names at its top. */
    private final List<Set<String>> tops = new ArrayList<>();
    /** Of each script: what those before it declare in their functions, and it mentions. */
    private final List<Set<String>> taken = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();

    /**
     * @param script as TeaVM writes it
     * @param named  what its names stand for
     * @throws IllegalStateException if it can't be parted
     */
    PartedScripts(String script, NamedParts named, ProgramParts parts) {
        this.named = named;
        program = new ProgramText(script, named.ofRuntime("$rt_s"));
        end = new ProgramEnd(program, named);
        count = parts.count();
        strings = new int[count];
        for (int last = 0; last < count - 1; last++) {
            EarlyNames names = new EarlyNames(program, end, named, parts, last);
            for (String name : program.declared().keySet()) if (names.has(name)) scripts.putIfAbsent(name, last);
        }
        for (String name : program.declared().keySet()) scripts.putIfAbsent(name, count - 1);
        numberStrings();
        for (int number = 0; number < count; number++) {
            tops.add(new LinkedHashSet<>());
            taken.add(new TreeSet<>());
        }
        for (MethodReference method : parts.doors()) {
            String door = name(method);
            tops.get(firstCaller(door)).add(door);
        }
        write();
        requireNames();
    }

    private int firstCaller(String door) {
        return program.declared().entrySet().stream().filter(each -> program.mentions(each.getValue().node()).contains(door))
            .mapToInt(each -> scripts.get(each.getKey())).min().orElse(0);
    }

    private String name(MethodReference method) {
        return program.declared().keySet().stream().filter(name -> method.equals(named.of(name).method())).findFirst().orElseThrow();
    }

    private void numberStrings() {
        for (int number = 0; number < count - 1; number++) {
            Set<Integer> asked = new TreeSet<>();
            int script = number;
            program.declared().forEach((name, piece) -> {
                if (scripts.get(name) == script) asked.addAll(program.strings(piece.node()));
            });
            for (ProgramText.Piece other : end.afterStrings())
                if (scriptOf(other.node()) == script) asked.addAll(program.strings(other.node()));
            for (int each : asked) numbers.putIfAbsent(each, numbers.size());
            strings[number] = numbers.size();
        }
        for (int i = 0; i < end.strings().getChildCount(); i++) numbers.putIfAbsent(i, numbers.size());
        strings[count - 1] = numbers.size();
    }

    /** The number of the first script that can have the node: all that it mentions is there. */
    private int scriptOf(Node node) {
        int script = 0;
        for (String name : program.mentionsWithin(node)) script = Math.max(script, scripts.get(name));
        return script;
    }

    /** In the order in which they run, each once. */
    List<String> texts() {
        return texts;
    }

    /** From the last one on, since what later ones mention tells what stands at the top of an earlier one. */
    private void write() {
        Set<String> assigned = program.assigned();
        List<String> bodies = new ArrayList<>();
        for (int number = count - 1; number >= 0; number--) {
            String body = body(number);
            bodies.add(0, body);
            for (String name : ScriptNames.of(title(number), body).free()) {
                int script = scripts.getOrDefault(name, number);
                if (script < number) (assigned.contains(name) ? tops.get(script) : taken.get(number)).add(name);
            }
        }
        List<String> handed = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            String head = strict() + (number == 0 ? "var main," + HANDING + ";\n" : "") + top(number);
            List<String> own = handedBy(number);
            String body = bodies.get(number);
            if (number == 0) texts.add(head + "(()=>{\n" + body + handing(own, "") + text(end.entry()) + "\n})();\n");
            else texts.add(head + HANDING + "((...r)=>{\nconst[" + pattern(number, handed) + "]=r;\n" + body
                + (own.isEmpty() ? "" : handing(own, "...r,")) + "});\n");
            handed.addAll(own);
        }
    }

    private static String title(int number) {
        return "Script " + number;
    }

    private static String strict() {
        return "\"use strict\";\n";
    }

    private String top(int number) {
        Set<String> names = tops.get(number);
        return names.isEmpty() ? "" : "let " + String.join(",", names) + ";\n";
    }

    private static String handing(List<String> own, String earlier) {
        return HANDING + "=f=>f(" + earlier + String.join(",", own) + ");\n";
    }

    /** What a script declares and later ones take: what the same ones take stands together, so that the others leave it out at once. */
    private List<String> handedBy(int number) {
        List<String> names = new ArrayList<>();
        for (String name : program.declared().keySet()) if (scripts.get(name) == number && !takers(name).isEmpty()) names.add(name);
        names.sort(Comparator.comparing(this::takers));
        return names;
    }

    /** The numbers of the scripts that take a name. */
    private String takers(String name) {
        StringBuilder takers = new StringBuilder();
        for (int number = 1; number < count; number++) if (taken.get(number).contains(name)) takers.append((char) ('0' + number));
        return takers.toString();
    }

    /** Of all that was handed, what a script takes. */
    private String pattern(int number, List<String> handed) {
        StringBuilder pattern = new StringBuilder();
        int last = -1;
        for (int i = 0; i < handed.size(); i++) {
            if (!taken.get(number).contains(handed.get(i))) continue;
            pattern.append(",".repeat(last < 0 ? i : i - last)).append(handed.get(i));
            last = i;
        }
        return pattern.toString();
    }

    /** A script that lacks a name would say so only when it comes to use it. */
    private void requireNames() {
        // Of browsers and of the page: what the whole program mentions and doesn't declare.
        Set<String> known = new TreeSet<>(program.free());
        for (int number = 0; number < count; number++) {
            ScriptNames names = ScriptNames.of(title(number), texts.get(number));
            Set<String> missing = new TreeSet<>(names.free());
            missing.removeAll(known);
            if (!missing.isEmpty()) throw new IllegalStateException(title(number) + " lacks " + String.join(", ", missing));
            known.addAll(names.declared());
        }
    }

    /** What a script's function does, but for handing over. */
    private String body(int number) {
        StringBuilder script = new StringBuilder();
        addDeclarations(script, number);
        if (number == 0) {
            script.append(call("$rt_packages", text(end.packages())));
            addClasses(script, number);
            for (ProgramText.Piece other : end.beforeStrings()) script.append(text(other)).append('\n');
            script.append(call("$rt_stringPool", '[' + strings(0, strings[0]) + ']'));
        } else {
            script.append("for(const s of[").append(strings(strings[number - 1], strings[number])).append("])")
                .append(named.ofRuntime("$rt_stringPool_instance")).append(".push(").append(named.ofRuntime("$rt_intern")).append('(')
                .append(named.ofRuntime("$rt_str")).append("(s)));\n");
            addClasses(script, number);
            addToEarlierClasses(script, number);
        }
        for (ProgramText.Piece other : end.afterStrings())
            if (scriptOf(other.node()) == number) script.append(text(other)).append('\n');
        addFunctors(script, number);
        return script.toString();
    }

    private void addDeclarations(StringBuilder script, int number) {
        boolean isOpen = false;
        for (Map.Entry<String, ProgramText.Piece> declaration : program.declared().entrySet()) {
            String name = declaration.getKey();
            if (scripts.get(name) != number) continue;
            boolean isFunction = declaration.getValue().node().isFunction();
            boolean isAtTop = tops.subList(0, number + 1).stream().anyMatch(top -> top.contains(name));
            String text = text(declaration.getValue());
            if (isFunction || isAtTop) {
                script.append(isOpen ? ";\n" : "");
                // What begins without a value needs none.
                if (isFunction || text.contains("=")) script.append(text).append(isFunction ? "\n" : ";\n");
            } else {
                script.append(isOpen ? ",\n" : "let ").append(text);
            }
            isOpen = !isFunction && !isAtTop;
        }
        if (isOpen) script.append(";\n");
    }

    /** With as much of them as the script has. */
    private void addClasses(StringBuilder script, int number) {
        List<String> entries = new ArrayList<>();
        for (ClassEntry entry : end.classes().values()) {
            if (scripts.get(entry.name()) != number) continue;
            List<String> elements = new ArrayList<>();
            for (Node part : entry.head()) elements.add(text(program.element(part)));
            elements.add(scriptOf(entry.initializer()) <= number ? text(entry.initializer()) : "0");
            List<String> methods = new ArrayList<>();
            for (Node name : entry.methodNames()) {
                if (scriptOf(name.getNext()) > number) continue;
                methods.add(text(program.element(name)));
                methods.add(text(program.element(name.getNext())));
            }
            elements.add(methods.isEmpty() ? "0" : '[' + String.join(",", methods) + ']');
            entries.add(String.join(",", elements));
        }
        if (!entries.isEmpty()) script.append(call("$rt_metadata", '[' + String.join(",\n", entries) + ']'));
    }

    /** What earlier classes need only once there is more to call. */
    private void addToEarlierClasses(StringBuilder script, int number) {
        StringBuilder added = new StringBuilder();
        for (ClassEntry entry : end.classes().values()) {
            if (scripts.get(entry.name()) >= number) continue;
            if (scriptOf(entry.initializer()) == number)
                added.append(entry.name()).append(".$clinit=").append(text(entry.initializer())).append(';');
            boolean isBegun = false;
            for (Node name : entry.methodNames()) {
                if (scriptOf(name.getNext()) != number) continue;
                if (!isBegun) added.append("c=").append(entry.name()).append(".prototype;");
                isBegun = true;
                added.append("c.").append(name.getString()).append('=').append(text(program.element(name.getNext()))).append(';');
            }
        }
        addFunction(script, added);
    }

    private void addFunctors(StringBuilder script, int number) {
        StringBuilder added = new StringBuilder();
        Node type = null;
        boolean isBegun = false;
        for (Node statement : end.functors()) {
            Node assignment = statement.getFirstChild();
            if (assignment.getFirstChild().isName()) {
                type = assignment;
                isBegun = false;
            } else if (Math.max(scriptOf(type), scriptOf(assignment)) == number) {
                if (!isBegun) added.append(text(type)).append(';');
                isBegun = true;
                added.append(text(assignment)).append(';');
            }
        }
        addFunction(script, added);
    }

    private static void addFunction(StringBuilder script, StringBuilder body) {
        if (!body.isEmpty()) script.append("(()=>{let c;").append(body).append("})();\n");
    }

    private String strings(int from, int to) {
        String[] pool = new String[to - from];
        int index = 0;
        for (Node string = end.strings().getFirstChild(); string != null; string = string.getNext()) {
            int number = numbers.get(index++);
            if (number >= from && number < to) pool[number - from] = text(program.element(string));
        }
        return String.join(",", pool);
    }

    private String call(String function, String argument) {
        return named.ofRuntime(function) + '(' + argument + ");\n";
    }

    private String text(Node node) {
        return text(program.piece(node));
    }

    private String text(ProgramText.Piece piece) {
        return program.text(piece, numbers::get);
    }
}
