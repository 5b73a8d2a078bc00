package uniboard.web;

import java.util.Arrays;

/** Every record in a compiled page: its equality is one for all, by its parts, see {@code uniboard.web.compiler.SharedEquality}. */
public interface RecordParts {
    /** Its components in their order, numbers and booleans boxed. */
    Object[] parts();

    static boolean areEqual(RecordParts one, Object other) {
        if (one == other) return true;
        return other != null && one.getClass() == other.getClass() && Arrays.equals(one.parts(), ((RecordParts) other).parts());
    }

    static int hash(RecordParts one) {
        return Arrays.hashCode(one.parts());
    }
}
