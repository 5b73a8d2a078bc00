package uniboard.web.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;

/** What the worker's program is made of: whatever it can reach is downloaded with it. */
class SearchWorkerTest {
    /** Rules and bots, but no scenes. */
    private static final String ITS_OWN = "uniboard\\.(game|search|match|games\\.[a-z]+|web\\.worker|app\\.registry\\.AllGames)";
    private static final Pattern NAME = Pattern.compile(ITS_OWN + "(\\.[A-Z].*)?");
    private static final Pattern FILE = Pattern.compile(".*/" + ITS_OWN.replace("\\.", "/") + "(/[^/]+)?\\.class");

    /** Of others that it reaches only the names are known, which is enough to tell that they are others. */
    private static Set<String> reached() {
        JavaClasses program = new ClassFileImporter().withImportOption(location -> location.matches(FILE)).importPackages("uniboard");
        Set<String> reached = new TreeSet<>();
        Deque<JavaClass> next = new ArrayDeque<>(List.of(program.get(SearchWorker.class)));
        while (!next.isEmpty()) {
            for (Dependency dependency : next.pop().getDirectDependenciesFromSelf()) {
                JavaClass type = dependency.getTargetClass().getBaseComponentType();
                if (type.getName().startsWith("uniboard.") && reached.add(type.getName())) next.add(type);
            }
        }
        return reached;
    }

    @Test
    void theWorkerReachesRulesAndBotsAlone() {
        Set<String> reached = reached();
        for (Game game : new AllGames().games()) assertTrue(reached.contains(game.getClass().getName()), game.id());
        reached.removeIf(name -> NAME.matcher(name).matches());
        assertEquals(Set.of(), reached);
    }
}
