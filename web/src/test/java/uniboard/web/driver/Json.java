package uniboard.web.driver;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.ToNumberPolicy;

/** Protocols' texts. */
final class Json {
    static final Gson GSON = new GsonBuilder().setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE).create();

    private Json() {
    }

    /** @param members name, value, name, value and so on */
    static JsonObject object(Object... members) {
        JsonObject object = new JsonObject();
        for (int i = 0; i < members.length; i += 2) object.add((String) members[i], GSON.toJsonTree(members[i + 1]));
        return object;
    }
}
