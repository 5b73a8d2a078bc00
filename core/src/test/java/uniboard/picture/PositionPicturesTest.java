package uniboard.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.stage.kit.Theme;
import uniboard.text.Language;

/** Every game of the registry, as it begins and on the way of random games. */
class PositionPicturesTest {
    private static final int BOARD_BYTES = 10 * 1024;
    private static final int TABLE_BYTES = 12 * 1024;
    private static final int GAMES = 2;
    private static final int EVERY = 9;
    private static final int MOST_PLIES = 120;
    private static final Pattern REFERENCE = Pattern.compile("(?:href=\"|url\\()([^\")]*)");
    private static final Pattern HANDLER = Pattern.compile("<[^>]* on[a-z]+=");

    private final PositionPictures pictures = new PositionPictures(Boxes.all(), TextMeasure.ROUGH);

    static List<Game> games() {
        return Boxes.all().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void boardsAreSmallAndWithoutWords(Game game) throws Exception {
        for (Position position : positions(game)) {
            for (Theme theme : List.of(Theme.light(), Theme.dark())) {
                String svg = pictures.board(game, position, theme, 720);
                Document picture = checked(svg, BOARD_BYTES);
                assertEquals("", picture.getDocumentElement().getAttribute("role"));
                NodeList texts = picture.getElementsByTagName("text");
                for (int i = 0; i < texts.getLength(); i++) {
                    String text = texts.item(i).getTextContent();
                    assertFalse(text.chars().anyMatch(Character::isLetter), text);
                }
                assertEquals(0, picture.getElementsByTagName("title").getLength());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void tablesSayWhatTheyAreInBothDirections(Game game) throws Exception {
        List<Position> positions = positions(game);
        for (int i = 0; i < positions.size(); i++) {
            Language language = i % 2 == 0 ? Language.ENGLISH : Language.HEBREW;
            Theme theme = i % 3 == 0 ? Theme.contrastDark() : Theme.light();
            String svg = pictures.table(game, positions.get(i), theme, language, i % 2 == 0 ? 960 : 400);
            Document picture = checked(svg, TABLE_BYTES);
            assertEquals("img", picture.getDocumentElement().getAttribute("role"));
            Element title = (Element) picture.getDocumentElement().getFirstChild();
            assertEquals("title", title.getTagName());
            assertFalse(title.getTextContent().isBlank());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWayToPlayHasPictures(Game game) throws Exception {
        Options usual = Options.defaults(game);
        for (Option option : game.options()) {
            for (String value : option.values()) {
                if (value.equals(usual.get(option.id()))) continue;
                for (Position position : positions(game, usual.with(option.id(), value), 3, 3 * EVERY)) {
                    checked(pictures.board(game, position, Theme.light(), 720), BOARD_BYTES);
                    checked(pictures.table(game, position, Theme.light(), Language.UKRAINIAN, 960), TABLE_BYTES);
                }
            }
        }
    }

    @Test
    void aTableIsMirroredWhereWordsRunFromTheRight() {
        Game game = games().get(0);
        Position start = game.start(Options.defaults(game), new Random32(1));
        String hebrew = pictures.table(game, start, Theme.light(), Language.HEBREW, 960);
        assertTrue(hebrew.contains(" direction=\"rtl\""), hebrew);
        assertNotEquals(pictures.table(game, start, Theme.light(), Language.ENGLISH, 960), hebrew);
    }

    @Test
    void theSamePositionGivesTheSameText() {
        for (Game game : games()) {
            Position position = game.start(Options.defaults(game), new Random32(5));
            PositionPictures others = new PositionPictures(Boxes.all(), TextMeasure.ROUGH);
            assertEquals(pictures.board(game, position, Theme.dark(), 640), others.board(game, position, Theme.dark(), 640));
            assertEquals(pictures.table(game, position, Theme.light(), Language.FRENCH, 960),
                others.table(game, position, Theme.light(), Language.FRENCH, 960));
        }
    }

    @Test
    void themesDiffer() {
        Game game = games().get(0);
        Position start = game.start(Options.defaults(game), new Random32(1));
        assertNotEquals(pictures.board(game, start, Theme.light(), 640), pictures.board(game, start, Theme.dark(), 640));
    }

    @Test
    void libgdxIsLeftAsItWas() {
        List<Object> before = Arrays.asList(Gdx.gl, Gdx.gl20, Gdx.files, Gdx.graphics);
        Game game = games().get(0);
        pictures.board(game, game.start(Options.defaults(game), new Random32(1)), Theme.light(), 640);
        List<Object> after = Arrays.asList(Gdx.gl, Gdx.gl20, Gdx.files, Gdx.graphics);
        for (int i = 0; i < before.size(); i++) assertSame(before.get(i), after.get(i));
    }

    private static List<Position> positions(Game game) {
        List<Position> positions = new ArrayList<>();
        for (int seed = 1; seed <= GAMES; seed++) positions.addAll(positions(game, Options.defaults(game), seed, EVERY));
        return positions;
    }

    /** Of one random game: the start, every so many plies, and where it ends. */
    private static List<Position> positions(Game game, Options options, int seed, int every) {
        List<Position> positions = new ArrayList<>();
        Random32 random = new Random32(seed);
        Position position = game.start(options, random);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < MOST_PLIES && !position.outcome().over(); ply++) {
            if (ply % every < 2) positions.add(position.copy());
            moves.clear();
            position.moves(moves);
            position.play(game.randomMove(moves, random));
        }
        positions.add(position);
        return positions;
    }

    /** Small, well-formed, self-contained, with a name for everything that it refers to. */
    private static Document checked(String svg, int mostBytes) throws Exception {
        assertTrue(zipped(svg) <= mostBytes, () -> svg.length() + " characters");
        Document picture = DocumentBuilderFactory.newInstance().newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        Set<String> names = new HashSet<>();
        NodeList all = picture.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            String name = ((Element) all.item(i)).getAttribute("id");
            assertTrue(name.isEmpty() || names.add(name), name);
        }
        Matcher reference = REFERENCE.matcher(svg);
        while (reference.find()) {
            assertTrue(reference.group(1).startsWith("#") && names.contains(reference.group(1).substring(1)), reference.group());
        }
        assertEquals(0, picture.getElementsByTagName("script").getLength());
        assertFalse(HANDLER.matcher(svg).find());
        assertTrue(picture.getDocumentElement().getAttribute("viewBox").startsWith("0 0 "));
        assertFalse(svg.contains("NaN") || svg.contains("Infinity"));
        return picture;
    }

    private static int zipped(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return bytes.size();
    }
}
