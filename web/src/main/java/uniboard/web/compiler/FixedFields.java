package uniboard.web.compiler;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.github.xpenatan.gdx.backends.teavm.TeaApplicationConfiguration;
import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.NullConstantInstruction;
import org.teavm.model.optimization.ConstantConditionElimination;

/** Makes constants of fields that stay false or null in this program, and leaves out what would be done otherwise. */
final class FixedFields extends Alteration {
    private static final List<FieldReference> FIELDS = List.of(
        // We use OpenGL ES 2, unchecked.
        field(TeaApplicationConfiguration.class, "useGL30"),
        field(TeaApplicationConfiguration.class, "useDebugGL"),
        field(Gdx.class, "gl30"),
        // Outlines of actors, for debugging.
        field(Stage.class, "debug"));

    private static FieldReference field(Class<?> owner, String name) {
        return new FieldReference(owner.getName(), name);
    }

    FixedFields() {
        for (FieldReference field : FIELDS) seek(field.toString());
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods())
            if (method.getProgram() != null && fix(method)) new ConstantConditionElimination()
            .optimize(method.getDescriptor(), method.getProgram());
    }

    private boolean fix(MethodHolder method) {
        boolean changed = false;
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (!(instruction instanceof GetFieldInstruction read) || !FIELDS.contains(read.getField())) continue;
                read.replace(constant(read.getReceiver(), read.getFieldType()));
                met(read.getField().toString(), method.getReference());
                changed = true;
            }
        }
        return changed;
    }

    private static Instruction constant(Variable receiver, ValueType type) {
        if (type instanceof ValueType.Primitive) {
            IntegerConstantInstruction zero = new IntegerConstantInstruction();
            zero.setReceiver(receiver);
            return zero;
        }
        NullConstantInstruction nothing = new NullConstantInstruction();
        nothing.setReceiver(receiver);
        return nothing;
    }
}
