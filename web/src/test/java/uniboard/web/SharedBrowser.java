package uniboard.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import uniboard.web.site.SiteServer;

/**
 * Gives all test classes of a process one browser and one server of the site: they start with the first class that asks for them and are
 * closed after the last test.
 */
public final class SharedBrowser implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == Browser.class || type == SiteServer.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        // The session outlives the classes, which run one by one in the same process.
        Store store = context.getStore(StoreScope.LAUNCHER_SESSION, Namespace.create(SharedBrowser.class));
        return parameter.getParameter().getType() == Browser.class ? browser(store) : site(store);
    }

    private static Browser browser(Store store) {
        Browser browser = store.computeIfAbsent(Browser.class, key -> new Browser(), Browser.class);
        if (browser.runs()) return browser;
        browser.close();
        Browser another = new Browser();
        store.put(Browser.class, another);
        return another;
    }

    private static SiteServer site(Store store) {
        return store.computeIfAbsent(SiteServer.class, key -> {
            try {
                return new SiteServer(Path.of(System.getProperty("site")), "/some/folder/", 0);
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }, SiteServer.class);
    }
}
