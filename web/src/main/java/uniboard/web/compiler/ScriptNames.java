package uniboard.web.compiler;

import com.google.javascript.rhino.Node;
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
    static ScriptNames of(String name, String script) {
        Node root = ParsedScript.of(name, script);
        Set<String> declared = new LinkedHashSet<>();
        collectDeclared(root, declared);
        Set<String> free = new TreeSet<>();
        collectFree(root, declared, free);
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

    private static void collectFree(Node node, Set<String> known, Set<String> free) {
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            if (child.isFunction()) {
                Set<String> within = new LinkedHashSet<>(known);
                within.add("arguments");
                within.add(child.getFirstChild().getString());
                collectDeclared(child, within);
                collectFree(child, within, free);
            } else {
                if (child.isName() && !child.getString().isEmpty() && !known.contains(child.getString())) free.add(child.getString());
                collectFree(child, known, free);
            }
        }
    }
}
