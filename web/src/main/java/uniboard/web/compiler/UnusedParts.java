package uniboard.web.compiler;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.utils.PoolManager;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.PutFieldInstruction;
import uniboard.web.UsedActions;

/**
 * Leaves out actions and interpolations that libGDX makes ready at start though our scenes don't use them: a hundred classes. A scene that
 * uses another fails the build (a method or a field "was not found"): it is then to be added to {@link UsedActions} or here.
 */
final class UnusedParts extends Alteration {
    private static final PoolManager ACTIONS = UsedActions.pools();
    private static final MethodDescriptor START = new MethodDescriptor("<clinit>", void.class);
    private static final Set<String> INTERPOLATIONS = Set.of("linear", "pow2", "pow2In", "pow2Out", "sine");

    UnusedParts() {
        seek(Actions.class.getName());
        seek(Interpolation.class.getName());
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(Actions.class.getName())) keepActions(type, context.getHierarchy());
        if (type.getName().equals(Interpolation.class.getName())) keepInterpolations(type);
    }

    private void keepActions(ClassHolder type, ClassHierarchy hierarchy) {
        for (MethodHolder method : List.copyOf(type.getMethods()))
            if (method.getResultType() instanceof ValueType.Object made && isUnusedAction(made.getClassName())) type.removeMethod(method);
        ProgramEmitter start = ProgramEmitter.create(type.getMethod(START), hierarchy);
        start.setField(Actions.class, "ACTION_POOLS", start.invoke(UsedActions.class, "pools", PoolManager.class));
        start.exit();
        met(type.getName(), type.getMethod(START).getReference());
    }

    private static boolean isUnusedAction(String name) {
        if (!name.startsWith(Actions.class.getPackageName() + '.')) return false;
        try {
            return ACTIONS.getPoolOrNull(Class.forName(name)) == null;
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private void keepInterpolations(ClassHolder type) {
        Program start = type.getMethod(START).getProgram();
        Set<Variable> values = new HashSet<>();
        for (FieldHolder field : List.copyOf(type.getFields())) {
            if (!field.hasModifier(ElementModifier.STATIC) || INTERPOLATIONS.contains(field.getName())) continue;
            type.removeField(field);
            delete(start, instruction -> instruction instanceof PutFieldInstruction put
                && put.getField().getFieldName().equals(field.getName()) && values.add(origin(start, put.getValue())));
            delete(start, instruction -> instruction instanceof GetFieldInstruction read
                && read.getField().getFieldName().equals(field.getName()));
        }
        delete(start, instruction -> instruction instanceof InvokeInstruction call && call.getInstance() != null
            && values.contains(origin(start, call.getInstance())));
        delete(start, instruction -> instruction instanceof AssignInstruction copy && values.contains(origin(start, copy.getAssignee())));
        delete(start, instruction -> instruction instanceof ConstructInstruction made && values.contains(made.getReceiver()));
        if (!values.isEmpty()) met(type.getName(), type.getMethod(START).getReference());
    }

    private static void delete(Program program, Predicate<Instruction> unused) {
        for (BasicBlock block : program.getBasicBlocks()) for (Instruction instruction : block) if (unused.test(instruction))
            instruction.delete();
    }

    /** Where the value was made, before copies of it. */
    private static Variable origin(Program program, Variable value) {
        for (BasicBlock block : program.getBasicBlocks())
            for (Instruction instruction : block)
                if (instruction instanceof AssignInstruction copy && copy.getReceiver() == value)
                    return origin(program, copy.getAssignee());
        return value;
    }
}
