package uniboard.web;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives all test classes of a process one browser: it starts with the first class that asks for it and is closed after the last test. */
public final class SharedBrowser implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Browser.class;
    }

    @Override
    public Browser resolveParameter(ParameterContext parameter, ExtensionContext context) {
        // The session outlives the classes, which run one by one in the same process.
        Store store = context.getStore(StoreScope.LAUNCHER_SESSION, Namespace.create(SharedBrowser.class));
        Browser browser = store.computeIfAbsent(Browser.class, key -> new Browser(), Browser.class);
        if (browser.runs()) return browser;
        browser.close();
        Browser another = new Browser();
        store.put(Browser.class, another);
        return another;
    }
}
