package uniboard.web.compiler;

import java.util.List;
import org.teavm.model.AccessLevel;
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
        MethodHolder spell = type.getMethod(SPELL);
        if (type.getName().equals(Record.class.getName())) {
            spell = new MethodHolder(SPELL);
            spell.setLevel(AccessLevel.PUBLIC);
            type.addMethod(spell);
            silence(spell, context);
        } else if (spell != null && Record.class.getName().equals(type.getParent())) {
            type.removeMethod(spell);
        } else if (spell != null && spell.getProgram() != null && PARTS_OF_SCENES.stream().anyMatch(type.getName()::startsWith)) {
            silence(spell, context);
        }
    }

    private void silence(MethodHolder spell, ClassHolderTransformerContext context) {
        ProgramEmitter.create(spell, context.getHierarchy()).constant("").returnValue();
        met(SPELLED, spell.getReference());
    }
}
