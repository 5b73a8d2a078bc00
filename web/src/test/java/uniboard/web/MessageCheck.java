package uniboard.web;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The published schema, as other people's programs use it. */
final class MessageCheck {
    private MessageCheck() {
    }

    /** @param messages a JSON list of events or orders */
    static List<String> faults(String messages) {
        try {
            String schema = Files.readString(Path.of("src/main/site/embed/messages.schema.json"));
            String ofList = "{\"type\":\"array\",\"minItems\":1,\"items\":{\"oneOf\":[{\"$ref\":\"#/$defs/order\"},"
                + "{\"$ref\":\"#/$defs/event\"}]}," + schema.substring(schema.indexOf("\"$defs\""));
            JsonSchema check = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(ofList);
            return check.validate(messages, InputFormat.JSON).stream().map(Object::toString).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
