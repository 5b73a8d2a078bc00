package uniboard.web.compiler;

import com.google.javascript.jscomp.NodeUtil;
import com.google.javascript.rhino.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/** A program as TeaVM writes it, in one function that is called at once: what it declares at the top, and its statements. */
final class ProgramText {
    /** A piece of the text, from a node that stands for it up to where it ends. */
    record Piece(Node node, int start, int end) {
    }

    private final String text;
    private final Node script;
    private final Map<String, Piece> declared = new LinkedHashMap<>();
    private final List<Piece> statements = new ArrayList<>();
    /** Of the function that gives strings of the pool by their numbers. */
    private final String strings;

    ProgramText(String text, String strings) {
        this.text = text;
        this.strings = strings;
        script = ParsedScript.of(Target.SCRIPT, text);
        Node body = body(script);
        for (Node statement = body.getFirstChild(); statement != null; statement = statement.getNext()) add(statement);
    }

    private static Node body(Node script) {
        Node call = script.getLastChild().getFirstChild();
        if (call == null || !call.isCall()) throw new IllegalStateException("TeaVM writes no function any more that is called at once");
        return call.getFirstChild().getLastChild();
    }

    private void add(Node statement) {
        int end = end(statement);
        if (statement.isFunction()) {
            declared.put(statement.getFirstChild().getString(), new Piece(statement, statement.getSourceOffset(), end));
        } else if (statement.isLet() || statement.isConst() || statement.isVar()) {
            for (Node name = statement.getFirstChild(); name != null; name = name.getNext()) {
                int next = name.getNext() == null ? end : name.getNext().getSourceOffset();
                declared.put(name.getString(), new Piece(name, name.getSourceOffset(), trimmed(next)));
            }
        } else {
            statements.add(new Piece(statement, statement.getSourceOffset(), end));
        }
    }

    private static int end(Node node) {
        return node.getSourceOffset() + node.getLength();
    }

    /** Without what parts it from what follows. */
    private int trimmed(int end) {
        int last = end;
        while (last > 0 && " \n,;".indexOf(text.charAt(last - 1)) >= 0) last--;
        return last;
    }

    /** What browsers and the page have to have for it. */
    Set<String> free() {
        return ScriptNames.of(script).free();
    }

    Map<String, Piece> declared() {
        return declared;
    }

    List<Piece> statements() {
        return statements;
    }

    /** The piece of an element of a list, with brackets that the parser passes over. */
    Piece element(Node element) {
        int next = element.getNext() == null ? end(element.getParent()) - 1 : element.getNext().getSourceOffset();
        return new Piece(element, element.getSourceOffset(), trimmed(next));
    }

    Piece piece(Node node) {
        return new Piece(node, node.getSourceOffset(), end(node));
    }

    /** The names declared at the top that a declaration mentions, but for its own. */
    Set<String> mentions(Node declaration) {
        Set<String> names = new LinkedHashSet<>();
        visit(declaration, each -> {
            if (isDeclared(each) && each != declaration) names.add(each.getString());
        });
        if (declaration.isFunction()) names.remove(declaration.getFirstChild().getString());
        return names;
    }

    /** The names declared at the top that a statement, or a part of one, mentions. */
    Set<String> mentionsWithin(Node node) {
        Set<String> names = new LinkedHashSet<>();
        visit(node, each -> {
            if (isDeclared(each)) names.add(each.getString());
        });
        return names;
    }

    /** The names declared at the top that something is assigned to. */
    Set<String> assigned() {
        Set<String> names = new LinkedHashSet<>();
        for (Piece piece : declared.values()) visit(piece.node, each -> addAssigned(each, names));
        for (Piece piece : statements) visit(piece.node, each -> addAssigned(each, names));
        return names;
    }

    private void addAssigned(Node node, Set<String> names) {
        boolean isAssignment = NodeUtil.isAssignmentOp(node) || node.isInc() || node.isDec();
        if (isAssignment && isDeclared(node.getFirstChild())) names.add(node.getFirstChild().getString());
    }

    private boolean isDeclared(Node node) {
        return node.isName() && declared.containsKey(node.getString());
    }

    /** The numbers of strings in the pool that the piece asks for. */
    Set<Integer> strings(Node node) {
        Set<Integer> numbers = new LinkedHashSet<>();
        visit(node, each -> {
            if (isString(each)) numbers.add((int) each.getSecondChild().getDouble());
        });
        return numbers;
    }

    private boolean isString(Node node) {
        return node.isCall() && node.getFirstChild().isName() && node.getFirstChild().getString().equals(strings)
            && node.getSecondChild() != null && node.getSecondChild().isNumber();
    }

    /** @param numbering the new numbers of strings in the pool */
    String text(Piece piece, IntUnaryOperator numbering) {
        StringBuilder written = new StringBuilder();
        int[] from = {piece.start};
        visit(piece.node, each -> {
            if (!isString(each)) return;
            Node number = each.getSecondChild();
            written.append(text, from[0], number.getSourceOffset()).append(numbering.applyAsInt((int) number.getDouble()));
            from[0] = end(number);
        });
        return written.append(text, from[0], piece.end).toString();
    }

    private static void visit(Node node, Consumer<Node> visitor) {
        visitor.accept(node);
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) visit(child, visitor);
    }
}
