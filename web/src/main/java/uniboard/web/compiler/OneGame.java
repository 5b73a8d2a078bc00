package uniboard.web.compiler;

import java.util.Collections;
import java.util.List;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.Boxes;

/** Leaves one game in the program's registries, and with it all that only the others need. */
final class OneGame extends NewBodies {
    private OneGame(Class<?> registry, String list, Class<?> line) {
        give(registry.getName(), list, body -> list(body, line).returnValue(), List.class);
    }

    private static ValueEmitter list(ProgramEmitter body, Class<?> line) {
        return body.invoke(Collections.class, "singletonList", List.class, body.construct(line).cast(Object.class));
    }

    /** In the list of rules and bots. */
    static Alteration ofRules(String game) {
        return new OneGame(AllGames.class, "all", new AllGames().games().stream().filter(each -> each.id().equals(game)).findFirst()
            .orElseThrow().getClass());
    }

    /** In the list of boxes. */
    static Alteration ofBoxes(String game) {
        return new OneGame(Boxes.class, "editions", Boxes.all().classes().get(game));
    }
}
