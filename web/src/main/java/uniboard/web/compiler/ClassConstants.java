package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmField;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmGlobal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmStructure;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmCall;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmGetGlobal;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmStructGet;
import org.teavm.backend.wasm.model.expression.WasmStructNew;
import org.teavm.backend.wasm.model.expression.WasmStructSet;

/**
 * Makes the {@code Class} objects of a module constants: TeaVM creates them empty and has the start function fill each by a call of
 * {@code teavm@fillRegularClass}; and leaves out their way to their virtual tables, which only array classes are asked for.
 */
final class ClassConstants {
    private static final String FILL = "teavm@fillRegularClass";
    private static final String ARRAY_CLASS = "teavm@getArrayClass";
    private static final String VIRTUAL_TABLE = "classVt";

    private final WasmModule module;
    private final WasmFunction fill;
    private final WasmStructure structure;
    private final Reads reads;

    private ClassConstants(WasmModule module, WasmFunction fill) {
        this.module = module;
        this.fill = fill;
        structure = (WasmStructure) ((WasmType.CompositeReference) fill.getType().getParameterTypes().get(0)).composite;
        reads = new Reads(module, structure);
    }

    static void make(WasmModule module) {
        module.functions.stream().filter(function -> FILL.equals(function.getName())).findFirst()
            .ifPresent(fill -> new ClassConstants(module, fill).make());
    }

    private void make() {
        Set<WasmGlobal> regular = new HashSet<>();
        boolean tablesUnread = !reads.otherTables;
        Map<Integer, WasmExpression> values = values();
        WasmGlobal own = ((WasmGetGlobal) values.get(0)).getGlobal();
        List<WasmExpression> kept = new ArrayList<>();
        for (WasmExpression statement : module.getStartFunction().getBody()) {
            if (statement instanceof WasmCall call && call.getFunction() == fill) {
                WasmGlobal pointer = ((WasmGetGlobal) call.getArguments().get(0)).getGlobal();
                regular.add(pointer);
                // The virtual table that all of them need, that of Class itself, needs its class.
                if (reads.mentions(own.getInitialValue(), pointer)) kept.add(statement);
                else pointer.setInitialValue(constant(values, call));
            } else if (!(tablesUnread && setsTable(statement, regular))) kept.add(statement);
        }
        module.getStartFunction().getBody().clear();
        module.getStartFunction().getBody().addAll(kept);
    }

    private boolean setsTable(WasmExpression statement, Set<WasmGlobal> regular) {
        return statement instanceof WasmStructSet set && set.getType() == structure && isTable(set.getFieldIndex())
            && set.getInstance() instanceof WasmGetGlobal mention && regular.contains(mention.getGlobal());
    }

    private boolean isTable(int field) {
        return isTable(structure, field);
    }

    private static boolean isTable(WasmStructure structure, int field) {
        return structure.getFields().get(field).getName().startsWith(VIRTUAL_TABLE);
    }

    /** What the filling function sets, by field. */
    private Map<Integer, WasmExpression> values() {
        Map<Integer, WasmExpression> values = new HashMap<>();
        for (WasmExpression statement : fill.getBody())
            if (statement instanceof WasmStructSet set) values.put(set.getFieldIndex(), set.getValue());
        return values;
    }

    private WasmStructNew constant(Map<Integer, WasmExpression> values, WasmCall call) {
        WasmStructNew constant = new WasmStructNew(structure);
        List<WasmField> fields = structure.getFields();
        for (int i = 0; i < fields.size(); i++) {
            WasmExpression value = reads.fields.contains(i) || i == 0 ? values.get(i) : null;
            if (value instanceof WasmGetLocal parameter) value = call.getArguments().get(parameter.getLocal().getIndex());
            constant.getInitializers().add(value != null ? value : Allocations.nothing(fields.get(i).getUnpackedType()));
        }
        return constant;
    }

    /** Which fields of a structure anything reads. */
    private static final class Reads extends WasmDefaultExpressionVisitor {
        private final WasmStructure structure;
        private final Set<Integer> fields = new HashSet<>();
        private boolean otherTables;

        Reads(WasmModule module, WasmStructure structure) {
            this.structure = structure;
            for (WasmFunction function : module.functions)
                for (WasmExpression part : function.getBody()) part.acceptVisitor(this);
        }

        @Override
        public void visit(WasmStructGet expression) {
            super.visit(expression);
            if (expression.getType() != structure) return;
            int field = expression.getFieldIndex();
            fields.add(field);
            otherTables |= isTable(structure, field)
                && !(expression.getInstance() instanceof WasmCall call && ARRAY_CLASS.equals(call.getFunction().getName()));
        }

        boolean mentions(WasmExpression expression, WasmGlobal global) {
            boolean[] met = {false};
            expression.acceptVisitor(new WasmDefaultExpressionVisitor() {
                @Override
                public void visit(WasmGetGlobal mention) {
                    met[0] |= mention.getGlobal() == global;
                }
            });
            return met[0];
        }
    }
}
