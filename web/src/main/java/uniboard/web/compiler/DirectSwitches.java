package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReader;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ProgramReader;
import org.teavm.model.ValueType;
import org.teavm.model.VariableReader;
import org.teavm.model.instructions.AbstractInstructionReader;
import org.teavm.model.instructions.ArrayElementType;
import org.teavm.model.instructions.GetElementInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.SwitchInstruction;
import org.teavm.model.instructions.SwitchTableEntry;
import org.teavm.model.instructions.UnwrapArrayInstruction;

/**
 * Lets a {@code switch} over the constants of an enum ask for their ordinals. As javac writes it, it asks a table in a class made for that,
 * which holds even if the enum is compiled anew with its constants in another order; a program is always compiled whole.
 */
final class DirectSwitches extends Alteration {
    private static final String SWITCHES = "switches over enums";
    private static final String TABLE = "$SwitchMap$";
    private static final MethodDescriptor FILLED = new MethodDescriptor("<clinit>", ValueType.VOID);

    DirectSwitches() {
        seek(SWITCHES);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        ClassReaderSource classes = context.getHierarchy().getClassSource();
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() == null) continue;
            for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                if (shorten(block, classes)) met(SWITCHES, method.getReference());
            }
        }
    }

    private static boolean shorten(BasicBlock block, ClassReaderSource classes) {
        if (!(block.getLastInstruction() instanceof SwitchInstruction chosen)) return false;
        if (!(chosen.getPrevious() instanceof GetElementInstruction asked && asked.getReceiver() == chosen.getCondition())) return false;
        if (!(asked.getPrevious() instanceof UnwrapArrayInstruction bare && bare.getReceiver() == asked.getArray())) return false;
        GetFieldInstruction table = tableBefore(bare);
        if (table == null) return false;
        Map<Integer, Integer> ordinals = ordinals(table.getField(), classes);
        for (SwitchTableEntry entry : chosen.getEntries()) entry.setCondition(ordinals.get(entry.getCondition()));
        chosen.setCondition(asked.getIndex());
        for (Instruction each : List.of(asked, bare, table)) each.delete();
        return true;
    }

    /** Null if it was asked for elsewhere, or if it is no such table. */
    private static GetFieldInstruction tableBefore(UnwrapArrayInstruction bare) {
        for (Instruction each = bare.getPrevious(); each != null; each = each.getPrevious()) {
            if (each instanceof GetFieldInstruction table && table.getReceiver() == bare.getArray()) {
                return table.getField().getFieldName().startsWith(TABLE) ? table : null;
            }
        }
        return null;
    }

    /** Of the enum's constants, by what the table holds for each. */
    private static Map<Integer, Integer> ordinals(FieldReference table, ClassReaderSource classes) {
        Filling filling = new Filling(table);
        ProgramReader filled = classes.get(table.getClassName()).getMethod(FILLED).getProgram();
        for (int i = 0; i < filled.basicBlockCount(); i++) filled.basicBlockAt(i).readAllInstructions(filling);
        Map<Integer, Integer> ordinals = new HashMap<>();
        filling.held.forEach((number, constant) -> {
            ordinals.put(number, constants(classes.get(constant.getClassName())).indexOf(constant.getFieldName()));
        });
        return ordinals;
    }

    private static List<String> constants(ClassReader type) {
        List<String> names = new ArrayList<>();
        for (FieldReader field : type.getFields()) if (field.hasModifier(ElementModifier.ENUM)) names.add(field.getName());
        return names;
    }

    /** Reads how a table is filled: in it, at the ordinal of a constant, a number goes. */
    private static final class Filling extends AbstractInstructionReader {
        private final Map<Integer, FieldReference> held = new HashMap<>();
        private final FieldReference table;
        private boolean isOfTable;
        private FieldReference constant;
        private int number;

        Filling(FieldReference table) {
            this.table = table;
        }

        @Override
        public void getField(VariableReader receiver, VariableReader instance, FieldReference field, ValueType type) {
            if (field.getFieldName().startsWith(TABLE)) isOfTable = field.equals(table);
            else constant = field;
        }

        @Override
        public void integerConstant(VariableReader receiver, int value) {
            number = value;
        }

        @Override
        public void putElement(VariableReader array, VariableReader index, VariableReader value, ArrayElementType type) {
            if (isOfTable) held.put(number, constant);
        }
    }
}
