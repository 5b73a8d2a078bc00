package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmField;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmStructure;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmFloat32Constant;
import org.teavm.backend.wasm.model.expression.WasmFloat64Constant;
import org.teavm.backend.wasm.model.expression.WasmGetGlobal;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmInt32Constant;
import org.teavm.backend.wasm.model.expression.WasmInt64Constant;
import org.teavm.backend.wasm.model.expression.WasmNullConstant;
import org.teavm.backend.wasm.model.expression.WasmReplacingExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmStructNew;
import org.teavm.backend.wasm.model.expression.WasmStructNewDefault;
import org.teavm.backend.wasm.model.expression.WasmStructSet;

/**
 * Creates objects with their virtual table in one step. TeaVM creates an object of nothing, holds it in a local of its own, stores the
 * virtual table and gives the object on.
 */
final class Allocations {
    /** Of an object with more fields, the values that they begin with are longer than the detour. */
    private static final int FIELDS = 6;

    private Allocations() {
    }

    static void shorten(WasmModule module) {
        for (WasmFunction function : module.functions) shorten(function);
    }

    static void shorten(WasmFunction function) {
        Set<WasmLocal> passing = passing(function);
        new WasmReplacingExpressionVisitor(expression -> shorter(expression, passing)).replace(function);
        StatementLists.each(function, statements -> shorten(statements, passing));
    }

    private static WasmExpression shorter(WasmExpression expression, Set<WasmLocal> passing) {
        WasmStructure created = expression instanceof WasmBlock block ? created(block, passing) : null;
        if (created == null || created.getFields().size() > FIELDS) return expression;
        return whole(created, table(((WasmBlock) expression).getBody().get(1)));
    }

    /** The locals that hold nothing but new objects on their way. */
    private static Set<WasmLocal> passing(WasmFunction function) {
        Map<WasmLocal, Integer> uses = new HashMap<>();
        WasmDefaultExpressionVisitor counter = new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmBlock block) {
                WasmLocal holder = holder(block);
                // Mentioned twice below.
                if (holder != null) uses.merge(holder, -2, Integer::sum);
                super.visit(block);
            }

            @Override
            public void visit(WasmGetLocal mention) {
                uses.merge(mention.getLocal(), 1, Integer::sum);
            }
        };
        counter.visitMany(function.getBody());
        uses.values().removeIf(count -> count != 0);
        return uses.keySet();
    }

    /** The local through which a block gives on a new object, null if it doesn't. */
    private static WasmLocal holder(WasmBlock block) {
        List<WasmExpression> body = block.getBody();
        return body.size() == 3 && body.get(0) instanceof WasmSetLocal set && created(set, body.get(1)) != null
            && body.get(2) instanceof WasmGetLocal result && result.getLocal() == set.getLocal() ? set.getLocal() : null;
    }

    private static WasmStructure created(WasmBlock block, Set<WasmLocal> passing) {
        WasmLocal holder = holder(block);
        if (holder == null || !passing.contains(holder)) return null;
        return ((WasmStructNewDefault) ((WasmSetLocal) block.getBody().get(0)).getValue()).getType();
    }

    /** What both statements create together, null if they do something else. */
    private static WasmStructure created(WasmSetLocal set, WasmExpression next) {
        return set.getValue() instanceof WasmStructNewDefault creation && next instanceof WasmStructSet store && store.getFieldIndex() == 0
            && store.getInstance() instanceof WasmGetLocal mention && mention.getLocal() == set.getLocal()
            && store.getValue() instanceof WasmGetGlobal && store.getType() == creation.getType() ? creation.getType() : null;
    }

    private static void shorten(List<WasmExpression> statements, Set<WasmLocal> passing) {
        List<WasmExpression> before = new ArrayList<>(statements);
        statements.clear();
        for (int i = 0; i < before.size(); i++) {
            WasmStructure small = i + 1 < before.size() ? small(before.get(i), before.get(i + 1)) : null;
            if (small != null) {
                statements.add(new WasmSetLocal(((WasmSetLocal) before.get(i)).getLocal(), whole(small, table(before.get(i + 1)))));
                i++;
            } else if (before.get(i) instanceof WasmSetLocal set && isPassedOn(set, passing)) {
                List<WasmExpression> steps = ((WasmBlock) set.getValue()).getBody();
                WasmStructNewDefault creation = (WasmStructNewDefault) ((WasmSetLocal) steps.get(0)).getValue();
                statements.add(new WasmSetLocal(set.getLocal(), creation));
                statements.add(new WasmStructSet(creation.getType(), new WasmGetLocal(set.getLocal()), 0, table(steps.get(1))));
            } else statements.add(before.get(i));
        }
    }

    /** What both statements create together, null if they do something else or it has many fields. */
    private static WasmStructure small(WasmExpression statement, WasmExpression next) {
        WasmStructure created = statement instanceof WasmSetLocal set ? created(set, next) : null;
        return created != null && created.getFields().size() <= FIELDS ? created : null;
    }

    /** Whether what is assigned is a new object that came through a local of the same type. */
    private static boolean isPassedOn(WasmSetLocal set, Set<WasmLocal> passing) {
        return set.getValue() instanceof WasmBlock block && created(block, passing) != null
            && set.getLocal().getType() == holder(block).getType();
    }

    private static WasmExpression table(WasmExpression store) {
        return ((WasmStructSet) store).getValue();
    }

    private static WasmStructNew whole(WasmStructure structure, WasmExpression table) {
        WasmStructNew creation = new WasmStructNew(structure);
        creation.getInitializers().add(table);
        for (WasmField field : structure.getFields().subList(1, structure.getFields().size()))
            creation.getInitializers().add(nothing(field.getUnpackedType()));
        return creation;
    }

    /** The value that a field begins with. */
    static WasmExpression nothing(WasmType type) {
        if (type instanceof WasmType.Reference reference) return new WasmNullConstant(reference);
        return switch (((WasmType.Number) type).number) {
            case INT32 -> new WasmInt32Constant(0);
            case INT64 -> new WasmInt64Constant(0);
            case FLOAT32 -> new WasmFloat32Constant(0);
            case FLOAT64 -> new WasmFloat64Constant(0);
        };
    }
}
