package uniboard.web.compiler;

import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Our codes to scan are made of bytes. The patterns that tell digits and capitals from other texts, and the formatted sentence about a text
 * that is too long, would bring half a library of text along (90 KB of a program).
 */
final class PlainQrCode extends Alteration {
    private static final MethodDescriptor START = new MethodDescriptor("<clinit>", void.class);

    PlainQrCode() {
        seek(QrCode.class.getName());
        seek(QrSegment.class.getName());
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(QrSegment.class.getName())) {
            ProgramEmitter.create(type.getMethod(START), context.getHierarchy()).exit();
            met(type.getName(), type.getMethod(START).getReference());
        }
        if (type.getName().equals(QrCode.class.getName()))
            for (MethodHolder method : List.copyOf(type.getMethods())) if (method.getProgram() != null) leaveUnformatted(method);
    }

    private void leaveUnformatted(MethodHolder method) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) for (Instruction instruction : block)
            if (instruction instanceof InvokeInstruction call && isFormatting(call.getMethod())) leaveUnformatted(call, method);
    }

    private static boolean isFormatting(MethodReference called) {
        return called.getClassName().equals("java.lang.String") && called.getName().equals("format");
    }

    private void leaveUnformatted(InvokeInstruction call, MethodHolder method) {
        AssignInstruction plain = new AssignInstruction();
        plain.setReceiver(call.getReceiver());
        plain.setAssignee(call.getArguments().get(0));
        call.replace(plain);
        met(QrCode.class.getName(), method.getReference());
    }
}
