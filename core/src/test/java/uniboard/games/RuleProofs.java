package uniboard.games;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import uniboard.game.Game;
import uniboard.known.Proves;

/** The tests of a game's package that say which rules they prove. */
final class RuleProofs {
    private RuleProofs() {
    }

    /** Names of tests, like {@code OnitamaRulesTest.capturingTheMasterWins}, by the ids of the rules they prove. */
    static Map<String, List<String>> of(Game game) {
        Map<String, List<String>> proofs = new TreeMap<>();
        for (Class<?> test : classes(game)) {
            for (Method method : test.getDeclaredMethods()) {
                Proves proves = method.getAnnotation(Proves.class);
                if (proves == null) continue;
                String name = test.getSimpleName() + '.' + method.getName();
                for (String rule : proves.value()) proofs.computeIfAbsent(rule, id -> new ArrayList<>()).add(name);
            }
        }
        // The order in which a class has its methods is nobody's.
        proofs.values().forEach(names -> names.sort(null));
        return proofs;
    }

    private static List<Class<?>> classes(Game game) {
        try {
            Path root = Path.of(RuleProofs.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            Path folder = root.resolve(RuleProofs.class.getPackageName().replace('.', '/')).resolve(game.id());
            List<Class<?>> classes = new ArrayList<>();
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(each -> each.toString().endsWith("Test.class")).sorted().toList()) {
                    String name = root.relativize(file).toString().replace(".class", "").replace(file.getFileSystem().getSeparator(), ".");
                    classes.add(Class.forName(name));
                }
            }
            return classes;
        } catch (IOException | URISyntaxException | ClassNotFoundException e) {
            throw new IllegalStateException("The tests of " + game.id() + " can't be read", e);
        }
    }
}
