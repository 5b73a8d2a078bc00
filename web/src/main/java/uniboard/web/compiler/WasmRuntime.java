package uniboard.web.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
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
    /** What no program of ours imports, and {@link #leaveOut} takes away. */
    private static final List<String> UNASKED = List.of("teavm.createWeakRef", "teavm.deref", "teavm.createStringWeakRef",
        "teavm.stringDeref", "teavm.memory", "teavmAsync.offer", "teavmAsync.kill", "teavmJso.emptyArray", "teavmJso.appendToArray",
        "teavmJso.setPropertyPure", "teavmJso.exportClass", "teavmJso.defineProperty", "teavmJso.defineStaticProperty",
        "teavmJso.isPrimitive", "teavmJso.instanceOfOrNull", "teavmJso.apply", "teavmJso.concatArray", "teavmJso.getJavaException",
        "teavmJso.getJSException", "teavmJso.jsExports", "teavmJso.bindFunction0", "teavmJso.bindFunction1", "teavmJso.bindFunction2",
        "teavmJso.bindFunction3");

    private final WasmScripts scripts;

    WasmRuntime(WasmScripts scripts) {
        this.scripts = scripts;
    }

    String text(byte[] program) throws IOException {
        String text = original();
        String imports = new String(program, StandardCharsets.ISO_8859_1);
        // The time now is all that a program of ours asks of dates.
        if (imports.split(DATES, -1).length > 2) throw changed("a program uses more of " + DATES);
        for (String name : UNASKED) if (imports.contains(imported(name))) throw changed("a program asks for " + name);
        int uses = text.split("new Function", -1).length - 1;
        if (uses != USES) throw changed("it says new Function " + uses + " times, not " + USES);
        for (Map.Entry<String, String> replacement : replacements(program).entrySet()) {
            if (!text.contains(replacement.getKey())) throw changed("it lacks " + replacement.getKey());
            text = text.replace(replacement.getKey(), replacement.getValue());
        }
        if (text.contains("Function(\"") || text.contains("new Function")) throw changed("a use of new Function is left");
        return Minification.of(Target.WASM_RUNTIME, text);
    }

    /** As a program names it: module and name, each after its length. */
    private static String imported(String name) {
        String[] parts = name.split("\\.");
        return parts[0] + (char) parts[1].length() + parts[1];
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
            let n=[];let r=[];for(let t=0;t<e.length;++t){let e="p"+t;n.push(e);r.push(e)}if(t){let e=r.length-1;r[e]="..."+r[e]}\
            let o=r.join(", ");return new Function("rethrowJavaAsJs","fn",`return function(${o}) {\\n`+`    try {\\n`\
            +`        return fn(${n.join(", ")});\\n`+`    } catch (e) {\\n`+`        rethrowJavaAsJs(e);\\n`+`    }\\n`+`};`)(J,e)""",
            "let l=e.length-1;return(...a)=>{try{return t?e(...a.slice(0,l),a.slice(l)):e(...a)}catch(e){J(e)}}");
        // renameConstructor: S(name, constructor)
        map.put("""
            function S(e,t){return new Function("constructor",`return function ${e}(marker, javaObject) {\\n`\
            +`    return constructor.call(this, marker, javaObject);\\n`+`}\\n`)(t)}""", "");
        map.put("""
            e=d(e||"JavaObject");let r;let o=S(e,function(e,t){if(e===s){r.call(this,t)}else if(n===null){\
            throw new Error("This class can't be instantiated directly")}else{try{return n.apply(null,arguments)}catch(e){J(e)}}});""", """
            let r;let o=function(e,t){if(e===s){r.call(this,t)}else if(n===null){throw new Error("No constructor")}\
            else{try{return n.apply(null,arguments)}catch(e){J(e)}}};""");
        map.put("let a=S(e,function(e){return o.call(this,s,e)});", "let a=function(e){return o.call(this,s,e)};");
        // defineMethod(class, name, fn, vararg)
        map.put("""
            let o=[];let a=[];for(let t=1;t<n.length;++t){let e="p"+t;o.push(e);a.push(e)}if(r){let e=a.length-1;a[e]="..."+a[e]}\
            let l=a.join(", ");e.prototype[t]=new Function("rethrowJavaAsJs","fn",`return function(${l}) {\\n`+`    try {\\n`\
            +`        return fn(${["this",o].join(", ")});\\n`+`    } catch (e) {\\n`+`        rethrowJavaAsJs(e);\\n`\
            +`    }\\n`+`};`)(J,n)""",
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
        // Names of parameters, which only texts of functions need.
        map.put("let k=[];for(", "for(");
        map.put("let e=k.length===0?\"\":k.join(\", \");let t=[...k,\"body\"].join(\", \");", "");
        map.put("let n=\"p\"+(r+1);k.push(n)", "");
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
        map.put("""
            createWeakRef(e,t,n){if(n!==null){a.register(e,{ref:t,queue:n})}return new WeakRef(e)},deref:e=>{let t=e.deref();\
            return t!==void 0?t:null},createStringWeakRef(e,t){l.register(e,t);return new WeakRef(e)},stringDeref:e=>e.deref(),""", "");
        map.put("""
            let a=new FinalizationRegistry(e=>{let t=r.exports["teavm.reportGarbageCollectedValue"];if(typeof t!=="undefined"){\
            t(e.queue,e.ref)}});let l=new FinalizationRegistry(e=>{let t=r.exports["teavm.reportGarbageCollectedString"];\
            if(typeof t==="function"){t(e)}});""", "");
        map.put("""
            if(n){let r=m(n);let e=r!==null?r.imported:p(n);if(e){let n=o["external"];if(!n){if(r===null){r={}}\
            let e=o.minSize||r.min||0;let t=o.maxSize||r.max;n=new WebAssembly.Memory({shared:o.shared===true,initial:e,maximum:t})}\
            t.teavm.memory=n}}""", "");
        map.put("""
            e.teavmAsync={offer(e,t,n){let r=Math.max(0,n-Date.now());return setTimeout(()=>{t(e)},r)},kill(e){clearTimeout(e)}}""", "");
        map.put("emptyArray:()=>[],appendToArray:(e,t)=>e.push(t),", "");
        map.put("setPropertyPure:b,", "");
        map.put("exportClass(e){return e[s]},", "");
        map.put("""
            defineProperty(e,t,n,r){let o={get(){try{return n(this)}catch(e){J(e)}}};if(r!==null){o.set=function(e){try{r(this,e)}\
            catch(e){J(e)}}}Object.defineProperty(e.prototype,t,o)},defineStaticProperty(e,t,n,r){let o={get(){try{return n()}\
            catch(e){J(e)}}};if(r!==null){o.set=function(e){try{r(e)}catch(e){J(e)}}}Object.defineProperty(e,t,o)},""", "");
        map.put("isPrimitive:(e,t)=>typeof e===t||e===null,", "");
        map.put("instanceOfOrNull:(e,t)=>e===null||e instanceof t,", "");
        map.put("""
            ,apply:(e,t,n)=>{try{if(e===null){let e=W(t);return e(...n)}else{return e[t](...n)}}catch(e){x(e)}},\
            concatArray:(e,t)=>[...e,...t],getJavaException:e=>e[M],getJSException:e=>{let t=l.exports["teavm.getJsException"];\
            return t(e)},jsExports:()=>l.userExports""", "");
        map.put("o.teavmJso[\"bindFunction\"+r]=(e,...t)=>e.bind(null,...t);", "");
        map.put("if(!t.noAutoImports){await w(i,s)}", "");
        map.put("if(typeof t.installImports!==\"undefined\"){t.installImports(s)}", "");
        map.put("""
            if(r.stackDeobfuscator){try{e=r.stackDeobfuscator(n)}catch(e){console.warn("Could not deobfuscate stack",e)}}if(!e){\
            e=n.map""", "{e=n.map");
        map.put("extends Error{#context;", "extends Error{");
        map.put("this.#context", "this.context$");
    }
}
