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
 * The scripts of {@code @JSBody} methods as real functions. A compiled WebAssembly program holds them as text and asks its runtime to make
 * functions of them, which the page's Content-Security-Policy forbids; {@link WasmRuntime} gives it these functions instead.
 */
final class WasmScripts {
    /** By parameter names and body: what the program hands over. */
    private final Map<List<String>, String> functions = new TreeMap<>((a, b) -> String.join("\n", a).compareTo(String.join("\n", b)));

    WasmScripts(JSBodyRepository repository) {
        for (JSBodyEmitter emitter : repository.emitters.values()) add(emitter, repository.inlineMethods.contains(emitter.method()));
    }

    private void add(JSBodyEmitter emitter, boolean expression) {
        List<String> words = new ArrayList<>();
        for (JsBodyImportInfo imported : emitter.imports()) words.add(imported.alias);
        if (!emitter.isStatic()) words.add("__this__");
        Collections.addAll(words, emitter.parameterNames());
        String parameters = String.join(",", words);
        String body = ScriptText.of(emitter, expression);
        words.add(body);
        functions.put(words, "function(wrapCallFromJavaToJs" + (parameters.isEmpty() ? "" : ",") + parameters + "){" + body + "\n}");
    }

    /**
     * A JavaScript object literal: functions by {@link #key}.
     *
     * @param program the compiled program, to leave out the scripts that it doesn't hold
     */
    String table(byte[] program) {
        // Texts lie in a program as they are, one after the other.
        String texts = new String(program, StandardCharsets.ISO_8859_1);
        Map<String, String> table = new TreeMap<>();
        functions.forEach((words, function) -> {
            String body = words.get(words.size() - 1);
            if (!texts.contains(new String(body.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1))) return;
            String other = table.put(key(words), function);
            if (other != null && !other.equals(function)) throw new IllegalStateException("One key for two scripts: " + other + function);
        });
        StringBuilder text = new StringBuilder("{");
        table.forEach((key, function) -> text.append('"').append(key).append("\":").append(function).append(",\n"));
        return text.append('}').toString();
    }

    /** The same reckoning is in {@link WasmRuntime}'s replacement of {@code createFunction}. */
    private static String key(List<String> words) {
        int hash = 0;
        String text = String.join("\n", words);
        for (int i = 0; i < text.length(); i++) hash = hash * 31 + text.charAt(i);
        return Integer.toString(hash, 36);
    }
}
