package uniboard.web.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * TeaVM's WebAssembly runtime, rewritten to need no {@code new Function}: a page whose Content-Security-Policy lacks {@code 'unsafe-eval'}
 * couldn't even load the original. Functions of a given number of parameters become functions of rest parameters; functions made of the
 * program's script texts come from {@link WasmScripts}.
 */
final class WasmRuntime {
    private static final String ORIGINAL = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";
    /** How often the original says {@code new Function}: one of them inside a text that another makes a function of. */
    private static final int USES = 11;

    private static final String DATES = "teavmDate";

    private final WasmScripts scripts;

    WasmRuntime(WasmScripts scripts) {
        this.scripts = scripts;
    }

    String text(byte[] program) throws IOException {
        String text = original();
        // The time now is all that a program of ours asks of dates.
        if (new String(program, StandardCharsets.ISO_8859_1).split(DATES, -1).length > 2) throw changed("a program uses more of " + DATES);
        int uses = text.split("new Function", -1).length - 1;
        if (uses != USES) throw changed("it says new Function " + uses + " times, not " + USES);
        for (Map.Entry<String, String> replacement : replacements(program).entrySet()) {
            if (!text.contains(replacement.getKey())) throw changed("it lacks " + replacement.getKey());
            text = text.replace(replacement.getKey(), replacement.getValue());
        }
        if (text.contains("Function(\"") || text.contains("new Function")) throw changed("a use of new Function is left");
        return Minification.of(Target.WASM_RUNTIME, text);
    }

    private static String original() throws IOException {
        try (InputStream stream = WasmRuntime.class.getClassLoader().getResourceAsStream(ORIGINAL)) {
            if (stream == null) throw changed("it is gone");
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static IllegalStateException changed(String how) {
        return new IllegalStateException("TeaVM's runtime " + ORIGINAL + " has changed: " + how + ". WasmRuntime must follow.");
    }

    private Map<String, String> replacements(byte[] program) {
        Map<String, String> map = new LinkedHashMap<>();
        // getGlobalName and setGlobalName
        map.put("t=new Function(\"return \"+e+\";\");", "t=()=>e.split(\".\").reduce((o,n)=>o[n],globalThis);");
        map.put("new Function(\"value\",e+\" = value;\")(t)", "globalThis[e]=t");
        // defineFunction: C(fn, vararg)
        map.put("""
            return new Function("rethrowJavaAsJs","fn",`return function(${o}) {\\n`+`    try {\\n`+`        return fn(${n.join(", ")});\\n`\
            +`    } catch (e) {\\n`+`        rethrowJavaAsJs(e);\\n`+`    }\\n`+`};`)(J,e)""",
            "let l=e.length-1;return(...a)=>{try{return t?e(...a.slice(0,l),a.slice(l)):e(...a)}catch(e){J(e)}}");
        // renameConstructor: S(name, constructor)
        map.put("""
            return new Function("constructor",`return function ${e}(marker, javaObject) {\\n`+`    return constructor.call(this, marker, \
            javaObject);\\n`+`}\\n`)(t)""",
            "let f=function(a,b){return t.call(this,a,b)};Object.defineProperty(f,\"name\",{value:e});return f");
        // defineMethod(class, name, fn, vararg)
        map.put("""
            e.prototype[t]=new Function("rethrowJavaAsJs","fn",`return function(${l}) {\\n`+`    try {\\n`+`        return fn(${["this",o]\
            .join(", ")});\\n`+`    } catch (e) {\\n`+`        rethrowJavaAsJs(e);\\n`+`    }\\n`+`};`)(J,n)""",
            "let m=n.length-2;e.prototype[t]=function(...a){try{return r?n(this,...a.slice(0,m),a.slice(m)):n(this,...a)}catch(e){J(e)}}");
        // createFunctionN(parameter..., body)
        map.put("""
            o.teavmJso["createFunction"+r]=new Function("wrapCallFromJavaToJs",...k,"body",\
            `return new Function('wrapCallFromJavaToJs', ${t}).bind(this, wrapCallFromJavaToJs);`).bind(null,F)""",
            "o.teavmJso[\"createFunction\"+r]=(...a)=>{let s=a.at(-1),f=scripts[s];"
                + "if(!f)throw new Error(\"The runtime lacks the script \"+s);return f.bind(null,F)}");
        // callFunctionN(fn, ...), callMethodN(instance, method, ...), constructN(constructor, ...), arrayOfN(...)
        map.put("""
            new Function("rethrowJsAsJava","fn",...k,`try {\\n`+`    return fn(${e});\\n`+`} catch (e) {\\n`+`    rethrowJsAsJava(e);\\n`\
            +`}`).bind(null,x)""", "(f,...a)=>{try{return f(...a)}catch(e){x(e)}}");
        map.put("""
            new Function("rethrowJsAsJava","getGlobalName","instance","method",...k,`try {\\n`+`    return instance !== null\\n`\
            +`        ? instance[method](${e})\\n`+`        : getGlobalName(method)(${e});\\n`+`} catch (e) {\\n`\
            +`    rethrowJsAsJava(e);\\n`+`}`).bind(null,x,W)""", "(f,m,...a)=>{try{return f!==null?f[m](...a):W(m)(...a)}catch(e){x(e)}}");
        map.put("""
            new Function("rethrowJsAsJava","constructor",...k,`try {\\n`+`    return new constructor(${e});\\n`+`} catch (e) {\\n`\
            +`    rethrowJsAsJava(e);\\n`+`}`).bind(null,x)""", "(f,...a)=>{try{return new f(...a)}catch(e){x(e)}}");
        map.put("new Function(...k,\"return [\"+e+\"]\")", "(...a)=>a");
        map.put("TeaVM.wasmGC=TeaVM.wasmGC||(()=>{", "TeaVM.wasmGC=TeaVM.wasmGC||(()=>{const scripts=" + scripts.table(program) + ";");
        leaveOut(map);
        return map;
    }

    /** What serves other hosts than a browser, and debugging; and what {@link Minification} can't read. */
    private static void leaveOut(Map<String, String> map) {
        map.put("let n=t.nodejs||typeof process!==\"undefined\";", "let n=false;");
        map.put("""
            async function j(r,e){let o;let a;if(!e){o=await fetch(r);a=()=>{}}else{let e=await J();let t=await e.open(r,"r");\
            let n=await t.readableWebStream();o=new Response(n,{headers:{"Content-Type":"application/wasm"}});a=()=>t.close()}\
            return[o,a]}""",
            "async function j(r){return[await fetch(r),()=>{}]}");
        map.put("""
            let[n,r]=await j(e,t);let o=await WebAssembly.compileStreaming(n,{builtins:["js-string"]});r();return o""",
            "return await WebAssembly.compileStreaming(fetch(e),{builtins:[\"js-string\"]})");
        map.put("if(typeof e!==\"string\"){return await WebAssembly.compile(e,{builtins:[\"js-string\"]})}", "");
        map.put("return{load:r,defaults:y,wrapImport:t}", "return{load:r}");
        map.put("import(\"node:fs/promises\")", "Promise.reject(new Error(\"No files\"))");
        map.put("await import(o)", "await Promise.reject(new Error(\"No module \"+o))");
        map.put("let[l,i,u]=await Promise.all([r.enabled?v(e,r,n):Promise.resolve(null),a,C(e,o,r,n)]);", "let i=await a;");
        map.put("if(l){let e=o===\"auto\"||o===\"embedded\"?i:null;let t=A(e,u,l);if(t!==null){f.supplyStackDeobfuscator(t)}}", "");
        map.put("""
            ,dateToString:e=>new Date(e).toString(),getYear:e=>new Date(e).getFullYear(),setYear(e,t){let n=new Date(e);\
            n.setFullYear(t);return n.getTime()},getMonth:e=>new Date(e).getMonth(),setMonth(e,t){let n=new Date(e);n.setMonth(t);\
            return n.getTime()},getDate:e=>new Date(e).getDate(),setDate(e,t){let n=new Date(e);n.setDate(t);return n.getTime()},\
            create:(e,t,n,r,o,a)=>new Date(e,t,n,r,o,a).getTime(),createFromUTC:(e,t,n,r,o,a)=>Date.UTC(e,t,n,r,o,a)}""", "}");
        map.put("extends Error{#context;", "extends Error{");
        map.put("this.#context", "this.context$");
    }
}
