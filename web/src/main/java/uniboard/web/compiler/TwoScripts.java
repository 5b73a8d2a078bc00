package uniboard.web.compiler;

import com.google.javascript.rhino.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.teavm.model.MethodReference;

/**
 * A program in two scripts over one heap: the first one runs by itself, the later one adds what stands behind the door. Each is one
 * function, whose names browsers find faster than those at the top of a script. The first one hands the later one what that mentions; what
 * changes, such as static fields, and the door, stand at the top, where both see them.
 */
final class TwoScripts {
    /** Of the function of the first script that hands over. */
    private static final String HANDING = "uniboardRest";

    private enum Here {
        FIRST, LATER
    }

    private final ProgramText program;
    private final NamedParts parts;
    private final ProgramEnd end;
    private final FirstNames early;
    /** The numbers of strings in the pool, by those that TeaVM gave them: the first script's come first. */
    private final Map<Integer, Integer> numbers = new LinkedHashMap<>();
    private final int earlyStrings;
    private final String door;
    /** What the later script's function does. */
    private final String laterBody;
    /** What the later script mentions of the first one's: at the top, and handed over. */
    private final Set<String> shared = new LinkedHashSet<>();
    private final Set<String> handed = new LinkedHashSet<>();

    /**
     * @param script as TeaVM writes it
     * @param door   the one method that the first script calls though it comes later
     * @throws IllegalStateException if it can't be parted
     */
    TwoScripts(String script, NamedParts parts, FirstPart first, MethodReference door) {
        this.parts = parts;
        program = new ProgramText(script, parts.ofRuntime("$rt_s"));
        end = new ProgramEnd(program, parts);
        early = new FirstNames(program, end, parts, first, door);
        Set<Integer> asked = new TreeSet<>();
        program.declared().forEach((name, piece) -> {
            if (early.has(name)) asked.addAll(program.strings(piece.node()));
        });
        for (ProgramText.Piece other : end.afterStrings()) if (isEarly(other.node())) asked.addAll(program.strings(other.node()));
        for (int number : asked) numbers.put(number, numbers.size());
        earlyStrings = numbers.size();
        for (int i = 0; i < end.strings().getChildCount(); i++) numbers.putIfAbsent(i, numbers.size());
        this.door = program.declared().keySet().stream().filter(name -> door.equals(parts.of(name).method())).findFirst().orElseThrow();
        laterBody = laterBody();
        Set<String> assigned = program.assigned();
        Set<String> mentioned = ScriptNames.of(Target.LATER_SCRIPT, laterBody).free();
        for (String name : mentioned) if (early.has(name)) (assigned.contains(name) ? shared : handed).add(name);
        requireNames(mentioned, program.free());
    }

    /**
     * @param mentioned by what the later script's function does
     * @param known     of browsers and of the page: what the whole program mentions and doesn't declare
     */
    private void requireNames(Set<String> mentioned, Set<String> known) {
        ScriptNames first = ScriptNames.of(Target.SCRIPT, first());
        Set<String> missing = new TreeSet<>(mentioned);
        missing.removeAll(handed);
        missing.addAll(first.free());
        missing.removeAll(known);
        missing.removeAll(first.declared());
        if (!missing.isEmpty()) throw new IllegalStateException("The two scripts lack " + String.join(", ", missing));
    }

    /** Whether the first script has all that the node mentions. */
    private boolean isEarly(Node node) {
        return early.hasAll(program.mentionsWithin(node));
    }

    /** Runs by itself, as long as the door isn't opened. */
    String first() {
        StringBuilder script = new StringBuilder("\"use strict\";\nvar main,").append(HANDING).append(";\nlet ").append(door);
        for (String name : shared) script.append(',').append(name);
        script.append(";\n(()=>{\n");
        addDeclarations(script, early::has);
        script.append(call("$rt_packages", text(end.packages())));
        addClasses(script, early::has);
        for (ProgramText.Piece other : end.beforeStrings()) script.append(text(other)).append('\n');
        script.append(call("$rt_stringPool", '[' + strings(0, earlyStrings) + ']'));
        for (ProgramText.Piece other : end.afterStrings()) if (isEarly(other.node())) script.append(text(other)).append('\n');
        addFunctors(script, Here.FIRST);
        script.append(HANDING).append("=f=>f(").append(String.join(",", handed)).append(");\n");
        return script.append(text(end.entry())).append("\n})();\n").toString();
    }

    /** To be run once, after the first one. */
    String later() {
        return "\"use strict\";\n" + HANDING + "((" + String.join(",", handed) + ")=>{\n" + laterBody + "});\n";
    }

    private String laterBody() {
        StringBuilder script = new StringBuilder();
        addDeclarations(script, name -> !early.has(name));
        script.append("for(const s of[").append(strings(earlyStrings, numbers.size())).append("])")
            .append(parts.ofRuntime("$rt_stringPool_instance")).append(".push(").append(parts.ofRuntime("$rt_intern")).append('(')
            .append(parts.ofRuntime("$rt_str")).append("(s)));\n");
        addClasses(script, name -> !early.has(name));
        addToEarlyClasses(script);
        for (ProgramText.Piece other : end.afterStrings()) if (!isEarly(other.node())) script.append(text(other)).append('\n');
        addFunctors(script, Here.LATER);
        return script.toString();
    }

    private void addDeclarations(StringBuilder script, Predicate<String> isHere) {
        boolean isOpen = false;
        for (Map.Entry<String, ProgramText.Piece> declaration : program.declared().entrySet()) {
            if (!isHere.test(declaration.getKey())) continue;
            boolean isFunction = declaration.getValue().node().isFunction();
            boolean isAtTop = declaration.getKey().equals(door) || shared.contains(declaration.getKey());
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

    /** Of early classes, what the first script has. */
    private void addClasses(StringBuilder script, Predicate<String> isHere) {
        List<String> entries = new ArrayList<>();
        for (ClassEntry entry : end.classes().values()) {
            if (!isHere.test(entry.name())) continue;
            boolean isWhole = !early.has(entry.name());
            List<String> elements = new ArrayList<>();
            for (Node part : entry.head()) elements.add(text(program.element(part)));
            elements.add(isWhole || isEarly(entry.initializer()) ? text(entry.initializer()) : "0");
            List<String> methods = new ArrayList<>();
            for (Node name : entry.methodNames()) {
                if (!isWhole && !isEarly(name.getNext())) continue;
                methods.add(text(program.element(name)));
                methods.add(text(program.element(name.getNext())));
            }
            elements.add(methods.isEmpty() ? "0" : '[' + String.join(",", methods) + ']');
            entries.add(String.join(",", elements));
        }
        if (!entries.isEmpty()) script.append(call("$rt_metadata", '[' + String.join(",\n", entries) + ']'));
    }

    /** What early classes need only once there is more to call. */
    private void addToEarlyClasses(StringBuilder script) {
        StringBuilder added = new StringBuilder();
        for (ClassEntry entry : end.classes().values()) {
            if (!early.has(entry.name())) continue;
            if (!isEarly(entry.initializer())) added.append(entry.name()).append(".$clinit=").append(text(entry.initializer())).append(';');
            boolean isBegun = false;
            for (Node name : entry.methodNames()) {
                if (isEarly(name.getNext())) continue;
                if (!isBegun) added.append("c=").append(entry.name()).append(".prototype;");
                isBegun = true;
                added.append("c.").append(name.getString()).append('=').append(text(program.element(name.getNext()))).append(';');
            }
        }
        addFunction(script, added);
    }

    private void addFunctors(StringBuilder script, Here here) {
        StringBuilder added = new StringBuilder();
        Node type = null;
        boolean isBegun = false;
        for (Node statement : end.functors()) {
            Node assignment = statement.getFirstChild();
            if (assignment.getFirstChild().isName()) {
                type = assignment;
                isBegun = false;
            } else if ((here == Here.FIRST) == (isEarly(type) && isEarly(assignment))) {
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
        String[] texts = new String[to - from];
        int index = 0;
        for (Node string = end.strings().getFirstChild(); string != null; string = string.getNext()) {
            int number = numbers.get(index++);
            if (number >= from && number < to) texts[number - from] = text(program.element(string));
        }
        return String.join(",", texts);
    }

    private String call(String function, String argument) {
        return parts.ofRuntime(function) + '(' + argument + ");\n";
    }

    private String text(Node node) {
        return text(program.piece(node));
    }

    private String text(ProgramText.Piece piece) {
        return program.text(piece, numbers::get);
    }
}
