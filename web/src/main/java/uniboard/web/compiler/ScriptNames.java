package uniboard.web.compiler;

import com.google.javascript.rhino.Node;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The names of a classic script.
 *
 * @param declared at its top, where other scripts see them
 * @param free     that it uses and doesn't declare
 */
record ScriptNames(Set<String> declared, Set<String> free) {
    /**
     * What a function may mention of its own and of those around it.
     *
     * @param around null at the top
     */
    private record Scope(Set<String> own, Scope around) {
        boolean has(String name) {
            return own.contains(name) || around != null && around.has(name);
        }
    }

    static ScriptNames of(String name, String script) {
        return of(ParsedScript.of(name, script));
    }

    /** @param script as {@link ParsedScript} gives it */
    static ScriptNames of(Node script) {
        Set<String> declared = new LinkedHashSet<>();
        collectDeclared(script, declared);
        Set<String> free = new TreeSet<>();
        collectFree(script, new Scope(declared, null), free);
        return new ScriptNames(declared, free);
    }

    /** Those of a function's parameters and of all that is declared within it, but not in functions within. */
    private static void collectDeclared(Node node, Set<String> names) {
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            if (child.isFunction()) {
                if (isDeclaration(child)) names.add(child.getFirstChild().getString());
            } else {
                if (child.isName() && isDeclaring(child.getParent())) names.add(child.getString());
                collectDeclared(child, names);
            }
        }
    }

    private static boolean isDeclaration(Node function) {
        Node parent = function.getParent();
        return parent.isScript() || parent.isBlock();
    }

    private static boolean isDeclaring(Node parent) {
        return parent.isLet() || parent.isConst() || parent.isVar() || parent.isParamList() || parent.isCatch() || parent.isRest()
            || parent.isDefaultValue() || parent.isArrayPattern() || parent.isObjectPattern() || parent.isClass();
    }

    private static void collectFree(Node node, Scope scope, Set<String> free) {
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            if (child.isFunction()) {
                Set<String> own = new HashSet<>(Set.of("arguments", child.getFirstChild().getString()));
                collectDeclared(child, own);
                collectFree(child, new Scope(own, scope), free);
            } else {
                if (child.isName() && !child.getString().isEmpty() && !scope.has(child.getString())) free.add(child.getString());
                collectFree(child, scope, free);
            }
        }
    }
}
