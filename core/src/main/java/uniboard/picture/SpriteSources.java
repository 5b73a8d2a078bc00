package uniboard.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The sources of all sprites, as the build lays them beside the packed ones. */
final class SpriteSources {
    private static final String FOLDER = "/sprites/";

    private final Map<String, Sprite> sprites = new LinkedHashMap<>();
    /** By file, then by id. */
    private final Map<String, Map<String, Element>> elements = new HashMap<>();

    SpriteSources() {
        new String(bytes(FOLDER + "list.txt"), StandardCharsets.UTF_8).lines().map(Sprite::read)
            .forEach(sprite -> sprites.put(sprite.region(), sprite));
    }

    Sprite sprite(String region) {
        return sprites.get(region);
    }

    /** The atlas of an area as a file: one page a sprite. */
    String atlas(String area) {
        StringBuilder atlas = new StringBuilder();
        for (Sprite sprite : sprites.values()) if (sprite.area().equals(area)) atlas.append(sprite.atlasEntry());
        return atlas.toString();
    }

    /** What a file of sources calls by a name: a symbol, or what one refers to. */
    Element element(String file, String id) {
        Element found = elements.computeIfAbsent(file, SpriteSources::parse).get(id);
        if (found == null) throw new IllegalStateException("The program is incomplete: " + file + " has no " + id);
        return found;
    }

    private static Map<String, Element> parse(String file) {
        try (InputStream in = open(FOLDER + file)) {
            Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
            Map<String, Element> byId = new HashMap<>();
            NodeList all = document.getElementsByTagName("*");
            for (int i = 0; i < all.getLength(); i++) {
                Element element = (Element) all.item(i);
                if (element.hasAttribute("id")) byId.put(element.getAttribute("id"), element);
            }
            return byId;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SAXException | ParserConfigurationException e) {
            throw new IllegalStateException(file, e);
        }
    }

    static byte[] bytes(String path) {
        try (InputStream in = open(path)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(String path) {
        InputStream in = SpriteSources.class.getResourceAsStream(path);
        if (in == null) throw new IllegalStateException("The program is incomplete: " + path + " is missing");
        return in;
    }
}
