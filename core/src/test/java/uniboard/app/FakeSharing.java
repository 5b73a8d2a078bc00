package uniboard.app;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.app.platform.SystemSharing;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.text.Language;

/** Remembers what goes out, and brings in what it is given. */
final class FakeSharing implements SystemSharing {
    final Map<String, String> saved = new LinkedHashMap<>();
    String copied;
    /** What the text was that was asked for last. */
    String asked;
    private Consumer<String> reader;
    private String file;
    private String answer;
    private boolean isSendingOffered;
    private boolean arePagesOpened;
    private final List<String> sent = new ArrayList<>();
    private final List<String> pages = new ArrayList<>();

    /** From now on this is the file that is chosen. */
    void bring(String text) {
        file = text;
    }

    /** From now on the system asks to whom an address goes. */
    void offerSending() {
        isSendingOffered = true;
    }

    /** From now on pages open in the system's browser. */
    void openPages() {
        arePagesOpened = true;
    }

    /** Addresses that were handed on. */
    List<String> sent() {
        return sent;
    }

    /** Addresses that were opened in the system's browser. */
    List<String> pages() {
        return pages;
    }

    @Override
    public boolean offersSending() {
        return isSendingOffered;
    }

    @Override
    public void send(String title, String address) {
        sent.add(address);
    }

    @Override
    public boolean opensPages() {
        return arePagesOpened;
    }

    @Override
    public void openPage(String address) {
        pages.add(address);
    }

    /** From now on this is what is typed. */
    void type(String text) {
        answer = text;
    }

    @Override
    public Message save(String name, String text) {
        saved.put(name, text);
        return Message.of("exchange.saved", name);
    }

    @Override
    public Message savePicture(String name, ByteBuffer pixels, int width, int height) {
        saved.put(name, width + "x" + height);
        return Message.of("exchange.saved", name);
    }

    @Override
    public boolean offersDrawing() {
        return true;
    }

    @Override
    public Message saveDrawing(String name, Game game, Position position, Language language) {
        saved.put(name, game.notation().positionText(position) + ' ' + language.code());
        return Message.of("exchange.saved", name);
    }

    @Override
    public boolean offersSharing() {
        return true;
    }

    @Override
    public String address(String game) {
        return "https://example.org/" + game + '/';
    }

    @Override
    public void copy(String text, Consumer<Boolean> told) {
        copied = text;
        told.accept(true);
    }

    @Override
    public void onBrought(Consumer<String> newReader) {
        reader = newReader;
    }

    /** Lays a text on the program. */
    void lay(String text) {
        reader.accept(text);
    }

    @Override
    public boolean offersOpening() {
        return true;
    }

    @Override
    public void openFile(Consumer<String> reader) {
        if (file != null) reader.accept(file);
    }

    @Override
    public boolean offersAsking() {
        return answer != null;
    }

    @Override
    public void ask(String question, String text, int longest, Consumer<String> reader) {
        asked = text;
        if (answer != null) reader.accept(answer);
    }
}
