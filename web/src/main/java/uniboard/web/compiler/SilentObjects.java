package uniboard.web.compiler;

import java.util.List;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/** Leaves out how records, and what scenes are made of, spell themselves, part by part: nobody reads it in a browser. */
final class SilentObjects extends Alteration {
    private static final String SPELLED = "objects that spell themselves";
    private static final MethodDescriptor SPELL = new MethodDescriptor("toString", String.class);

    private static final List<String> PARTS_OF_SCENES = List.of("com.badlogic.gdx.scenes.", "com.badlogic.gdx.graphics.g2d.",
        "com.badlogic.gdx.math.");

    SilentObjects() {
        seek(SPELLED);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        boolean isRecord = Record.class.getName().equals(type.getParent());
        if (!isRecord && PARTS_OF_SCENES.stream().noneMatch(type.getName()::startsWith)) return;
        MethodHolder spell = type.getMethod(SPELL);
        if (spell == null || spell.getProgram() == null) return;
        ProgramEmitter.create(spell, context.getHierarchy()).constant("").returnValue();
        met(SPELLED, spell.getReference());
    }
}
