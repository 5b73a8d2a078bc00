package uniboard.web.site;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/** Leaves out of the compiled program what the backend does at start whether it is wanted or not: it loads a sound library. */
final class BackendTrimmer implements ClassHolderTransformer {
    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals("com.github.xpenatan.gdx.backends.teavm.TeaApplication")) return;
        MethodHolder loadSoundLibrary = type.getMethod(new MethodDescriptor("initSound", void.class));
        if (loadSoundLibrary == null) throw new IllegalStateException("backend-teavm has changed: TeaApplication has no initSound()");
        ProgramEmitter.create(loadSoundLibrary, context.getHierarchy()).exit();
    }
}
