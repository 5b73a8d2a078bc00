package uniboard.web.compiler;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/** Leaves out how records spell themselves, with the names of all their parts, which nobody reads in a browser. */
final class SilentRecords extends Alteration {
    private static final String SPELLED = "records that spell themselves";
    private static final MethodDescriptor SPELL = new MethodDescriptor("toString", String.class);

    SilentRecords() {
        seek(SPELLED);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!Record.class.getName().equals(type.getParent())) return;
        MethodHolder spell = type.getMethod(SPELL);
        if (spell == null || spell.getProgram() == null) return;
        ProgramEmitter.create(spell, context.getHierarchy()).constant("").returnValue();
        met(SPELLED, spell.getReference());
    }
}
