package uniboard.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.app.Games;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What the mirror has to say of a game of Onitama: put together from the record and the bundles alone, past everything on the table. */
final class SpokenGame {
    private final Texts texts;

    SpokenGame(String language) {
        texts = Texts.of(Language.preferred(List.of(language)), new Games().areas(), SpokenGame::resource);
    }

    private static String resource(String path) {
        try (InputStream stream = SpokenGame.class.getClassLoader().getResourceAsStream(path)) {
            if (stream == null) throw new AssertionError("No " + path);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String say(String key, Object... arguments) {
        return texts.say(key, arguments);
    }

    /** One sentence a ply, first to last. */
    List<String> moves(GameRecord record) {
        List<String> moves = new ArrayList<>();
        for (int ply = 0; ply < record.plies(); ply++) {
            Position before = record.replay(ply);
            String who = texts.say(record.seats().get(before.toMove()).isBot() ? "table.bot" : "table.you");
            moves.add(texts.say("table.moveBy", who, texts.say(record.game().choice(before, record.move(ply)).spoken())));
        }
        return moves;
    }

    /** What each square's label begins with, as the person in seat 1 hears it: by the squares' names. */
    Map<String, String> squares(GameRecord record) {
        Map<String, String> labels = new HashMap<>();
        String[] ranks = record.replay().viewText(0).split(" ")[0].split("/");
        for (int rank = 5; rank >= 1; rank--) {
            char file = 'a';
            for (char letter : ranks[5 - rank].toCharArray()) {
                int empty = Character.isDigit(letter) ? letter - '0' : 0;
                for (int i = 0; i < Math.max(1, empty); i++, file++) {
                    String square = file + Integer.toString(rank);
                    labels.put(square, label(square, empty > 0 ? ' ' : letter));
                }
            }
        }
        return labels;
    }

    private String label(String square, char letter) {
        String name = square.equals("c1") || square.equals("c5") ? texts.say("onitama.label.temple", square) : square;
        return switch (letter) {
            case 'M' -> texts.say("onitama.label.master.yours", name);
            case 'S' -> texts.say("onitama.label.student.yours", name);
            case 'm' -> texts.say("onitama.label.master.theirs", name);
            case 's' -> texts.say("onitama.label.student.theirs", name);
            default -> texts.say("onitama.label.empty", name);
        };
    }

    /** What the cards' labels begin with: those of seat 1, then the one beside the board, then those of seat 2. */
    List<String> cards(GameRecord record) {
        String[] hands = record.replay().viewText(0).split(" ")[1].split("/");
        List<String> labels = new ArrayList<>();
        for (String card : hands[0].split(",")) labels.add(card(card, "onitama.label.card.yours"));
        labels.add(card(hands[2], "onitama.label.sideCard"));
        for (String card : hands[1].split(",")) labels.add(card(card, "onitama.label.card.theirs"));
        return labels;
    }

    private String card(String card, String key) {
        String label = texts.say(key, texts.say("onitama.card." + card), "|");
        return label.substring(0, label.indexOf('|'));
    }
}
