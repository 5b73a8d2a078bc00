package uniboard.web.compiler;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.instructions.MonitorEnterInstruction;
import org.teavm.model.instructions.MonitorExitInstruction;

/**
 * Takes locks out of the program, which has one thread. With them TeaVM's compact mode would compile synchronized methods to WebAssembly
 * that browsers refuse: they lock {@code this} without a cast.
 */
final class Unsynchronizer extends Alteration {
    private static final String METHODS = "synchronized methods";
    private static final String BLOCKS = "synchronized blocks";

    Unsynchronizer() {
        seek(METHODS);
        seek(BLOCKS);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getModifiers().remove(ElementModifier.SYNCHRONIZED)) met(METHODS, method.getReference());
            if (method.getProgram() != null) unlock(method);
        }
    }

    private void unlock(MethodHolder method) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (!(instruction instanceof MonitorEnterInstruction) && !(instruction instanceof MonitorExitInstruction)) continue;
                instruction.delete();
                met(BLOCKS, method.getReference());
            }
        }
    }
}
