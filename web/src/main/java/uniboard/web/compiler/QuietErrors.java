package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.RaiseInstruction;
import org.teavm.model.instructions.StringConstantInstruction;

/** Errors of libraries that only a fault of the program's own can bring about say no more than their names. */
final class QuietErrors extends Alteration {
    private static final String ERRORS = "errors of libraries";
    private static final List<String> LIBRARIES = List.of("com.badlogic.gdx.", "com.github.xpenatan.");
    private static final String BUILDER = StringBuilder.class.getName();
    private static final MethodDescriptor SAYING = new MethodDescriptor("<init>", ValueType.parse(String.class), ValueType.VOID);

    QuietErrors() {
        seek(ERRORS);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (LIBRARIES.stream().noneMatch(type.getName()::startsWith)) return;
        for (MethodHolder method : type.getMethods()) {
            Program program = method.getProgram();
            if (program == null) continue;
            for (BasicBlock block : program.getBasicBlocks()) if (silence(block)) met(ERRORS, method.getReference());
        }
    }

    /** Where a block ends by throwing an error that it makes of words, the error gets none, and nothing puts them together. */
    private static boolean silence(BasicBlock block) {
        if (!(block.getLastInstruction() instanceof RaiseInstruction)) return false;
        List<Instruction> instructions = new ArrayList<>();
        block.forEach(instructions::add);
        List<Instruction> making = instructions.stream().filter(QuietErrors::isMakingError).toList();
        if (making.isEmpty()) return false;
        for (Instruction each : instructions) {
            // What else takes such words, a method that puts them together say, gets none.
            if (each instanceof StringConstantInstruction words) words.setConstant("");
            else if (isMakingWords(each)) each.delete();
        }
        for (Instruction each : making) {
            StringConstantInstruction nothing = new StringConstantInstruction();
            nothing.setConstant("");
            nothing.setReceiver(block.getProgram().createVariable());
            nothing.setLocation(each.getLocation());
            each.insertPrevious(nothing);
            ((InvokeInstruction) each).setArguments(nothing.getReceiver());
        }
        return true;
    }

    private static boolean isMakingError(Instruction each) {
        return each instanceof InvokeInstruction call && call.getType() == InvocationType.SPECIAL
            && call.getMethod().getClassName().endsWith("Exception") && call.getMethod().getDescriptor().equals(SAYING);
    }

    private static boolean isMakingWords(Instruction each) {
        return each instanceof ConstructInstruction made && made.getType().equals(BUILDER)
            || each instanceof InvokeInstruction call && call.getMethod().getClassName().equals(BUILDER);
    }
}
