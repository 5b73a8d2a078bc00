package uniboard.web.compiler;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.teavm.jso.impl.JSBodyEmitter;
import org.teavm.jso.impl.JSBodyRepository;
import org.teavm.jso.impl.JsBodyImportInfo;
import org.teavm.jso.impl.wasmgc.ScriptText;

/**
 * The scripts of {@code @JSBody} methods as real functions. A compiled WebAssembly program would hold them as text and ask its runtime to
 * make functions of them, which the page's Content-Security-Policy forbids. Ours has a name in place of each text, for which
 * {@link CompilerLoader} asks, and by which {@link WasmRuntime} finds the function.
 */
public final class WasmScripts {
    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    /** How many digits a name has. */
    private static final int NAME = 3;
    /** Of the hash: another one helps when two scripts have come to one name. */
    private static final int FACTOR = 37;
    private static final int NAMES = DIGITS.length() * DIGITS.length() * DIGITS.length();
    private final Map<String, String> functions = new TreeMap<>();

    WasmScripts(JSBodyRepository repository) {
        for (JSBodyEmitter emitter : repository.emitters.values()) add(emitter, repository.inlineMethods.contains(emitter.method()));
    }

    private void add(JSBodyEmitter emitter, boolean expression) {
        List<String> parameters = parameters(emitter);
        parameters.add(0, "wrapCallFromJavaToJs");
        String body = ScriptText.of(emitter, expression);
        String function = "function(" + String.join(",", parameters) + "){" + body + "\n}";
        String other = functions.put(name(body, emitter), function);
        if (other != null && !other.equals(function)) {
            throw new IllegalStateException("One name for two scripts; try another factor: " + other + function);
        }
    }

    private static List<String> parameters(JSBodyEmitter emitter) {
        List<String> names = new ArrayList<>();
        for (JsBodyImportInfo imported : emitter.imports()) names.add(imported.alias);
        if (!emitter.isStatic()) names.add("__this__");
        Collections.addAll(names, emitter.parameterNames());
        return names;
    }

    /**
     * A JavaScript object literal: functions by {@link #name}.
     *
     * @param program the compiled program, to leave out the scripts that it doesn't hold
     */
    String table(byte[] program) {
        // Texts lie in a program as they are, one after the other.
        String texts = new String(program, StandardCharsets.ISO_8859_1);
        StringBuilder text = new StringBuilder("{");
        functions.forEach((name, function) -> {
            if (texts.contains(name)) text.append('"').append(name).append("\":").append(function).append(",\n");
        });
        return text.append('}').toString();
    }

    /**
     * What stands for the script in a compiled program: a hash of its parameters' names and its text, short as it is said twice a script.
     */
    public static String name(String body, JSBodyEmitter emitter) {
        int hash = 0;
        String text = String.join("\n", parameters(emitter)) + '\n' + body;
        for (int i = 0; i < text.length(); i++) hash = hash * FACTOR + text.charAt(i);
        StringBuilder name = new StringBuilder("$");
        for (int left = Integer.remainderUnsigned(hash, NAMES); name.length() <= NAME; left /= DIGITS.length()) {
            name.append(DIGITS.charAt(left % DIGITS.length()));
        }
        return name.toString();
    }
}
