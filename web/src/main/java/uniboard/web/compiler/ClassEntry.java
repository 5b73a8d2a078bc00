package uniboard.web.compiler;

import com.google.javascript.rhino.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * What TeaVM's metadata say of a class.
 *
 * @param name        of the class in the program
 * @param head        the elements up to its initializer: itself, its Java name and package if they are asked for, the class above it,
 *                    its interfaces, and more
 * @param list        that all are elements of
 * @param initializer 0 where there is none
 * @param methods     found by the object's class: names, each with its function; 0 where there are none
 */
record ClassEntry(String name, List<Node> head, Node list, Node initializer, Node methods) {
    private static final int HEAD = 7;

    /** Those of the classes that a list of metadata tells of. */
    static List<ClassEntry> read(Node list) {
        List<ClassEntry> entries = new ArrayList<>();
        Node at = list.getFirstChild();
        while (at != null) {
            String name = at.getString();
            List<Node> head = new ArrayList<>();
            int count = at.getNext().isStringLit() ? HEAD + 1 : HEAD;
            for (int i = 0; i < count; i++) {
                head.add(at);
                at = at.getNext();
            }
            Node methods = at.getNext();
            entries.add(new ClassEntry(name, head, list, at, methods));
            at = methods.getNext();
        }
        return entries;
    }

    /** The names of methods; what follows each is its function. */
    List<Node> methodNames() {
        List<Node> names = new ArrayList<>();
        if (!methods.isArrayLit()) return names;
        for (Node name = methods.getFirstChild(); name != null; name = name.getNext().getNext()) names.add(name);
        return names;
    }
}
