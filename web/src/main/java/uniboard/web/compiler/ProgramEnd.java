package uniboard.web.compiler;

import com.google.javascript.rhino.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The statements that TeaVM writes behind all declarations, by what they do. */
final class ProgramEnd {
    /** In the order of their declarations, parents first. */
    private final Map<String, ClassEntry> classes = new LinkedHashMap<>();
    private final List<ProgramText.Piece> beforeStrings = new ArrayList<>();
    private final List<ProgramText.Piece> afterStrings = new ArrayList<>();
    private Node packages;
    private Node strings;
    private final List<Node> functors = new ArrayList<>();
    private ProgramText.Piece entry;

    ProgramEnd(ProgramText program, NamedParts parts) {
        for (ProgramText.Piece statement : program.statements()) sort(statement, parts);
        if (packages == null || strings == null || entry == null) {
            throw new IllegalStateException("TeaVM has changed: ProgramEnd must follow.");
        }
    }

    private void sort(ProgramText.Piece statement, NamedParts parts) {
        Node expression = statement.node().getFirstChild();
        if (isCallOf(expression, parts.ofRuntime("$rt_metadata"))) {
            for (ClassEntry each : ClassEntry.read(expression.getSecondChild())) classes.put(each.name(), each);
        } else if (isCallOf(expression, parts.ofRuntime("$rt_packages"))) {
            packages = expression.getSecondChild();
        } else if (isCallOf(expression, parts.ofRuntime("$rt_stringPool"))) {
            strings = expression.getSecondChild();
        } else if (expression.isCall() && expression.getFirstChild().isFunction()) {
            Node body = expression.getFirstChild().getLastChild();
            for (Node each = body.getFirstChild(); each != null; each = each.getNext()) if (!each.isLet()) functors.add(each);
        } else if (expression.isAssign() && expression.getFirstChild().isName() && expression.getFirstChild().getString().equals("main")) {
            entry = statement;
        } else {
            (strings == null ? beforeStrings : afterStrings).add(statement);
        }
    }

    private static boolean isCallOf(Node expression, String function) {
        return expression.isCall() && expression.getFirstChild().isName() && expression.getFirstChild().getString().equals(function);
    }

    Map<String, ClassEntry> classes() {
        return classes;
    }

    /** The list of all packages that classes with a name are in. */
    Node packages() {
        return packages;
    }

    /** The list of the strings in the pool. */
    Node strings() {
        return strings;
    }

    /** What lets the page call objects of the program as functions: {@code c=X.prototype;}, {@code c.f=…;} and so on. */
    List<Node> functors() {
        return functors;
    }

    /** Gives the page the program's entry. */
    ProgramText.Piece entry() {
        return entry;
    }

    /** What the pool is filled with the help of. */
    List<ProgramText.Piece> beforeStrings() {
        return beforeStrings;
    }

    /** Such as what gives strings that are constants to static fields. */
    List<ProgramText.Piece> afterStrings() {
        return afterStrings;
    }
}
