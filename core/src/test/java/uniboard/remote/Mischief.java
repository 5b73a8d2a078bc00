package uniboard.remote;

import java.util.Arrays;
import java.util.List;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;

/** Makes of what was said at a table what nobody has said. */
final class Mischief {
    private static final List<String> WORDS = List.of("round", "seat", "name", "have", "got", "another", "commit", "sign", "opening",
        "chain", "texts", "step", "move", "signed", "resigns", "leaves", "begin", "text", "opened", "resigned", "steps", "phase", "game",
        "option", "away", "from", "heard", "");
    private static final List<String> NUMBERS = List.of("", "0", "1", "-1", "2", "3", "4", "2147483647", "2147483648", "-2147483648",
        "99999999999999999999", "0 ", "1 1", "1\t", "0\t\t", "1\tx\ty", "1 2147483647 x", "2147483647 0 x", "0 0 ", "keeper", "2 2",
        "\u202E");

    private final Random32 random;
    private final List<HandledRelay.Packet> heard;

    /** @param heard at the table so far: more may come */
    Mischief(Random32 random, List<HandledRelay.Packet> heard) {
        this.random = random;
        this.heard = heard;
    }

    private HandledRelay.Packet any() {
        return heard.get(random.below(heard.size()));
    }

    /** An old packet, one with another's topic, a damaged one, or mere bytes. */
    HandledRelay.Packet packet() {
        HandledRelay.Packet packet = any();
        return switch (random.below(8)) {
            case 0 -> packet;
            case 1 -> new HandledRelay.Packet(any().topic(), packet.bytes());
            case 2 -> new HandledRelay.Packet(packet.topic(), Arrays.copyOf(packet.bytes(), random.below(packet.bytes().length)));
            case 3 -> new HandledRelay.Packet(packet.topic(), Arrays.copyOf(packet.bytes(), packet.bytes().length + random.below(20_000)));
            case 4 -> new HandledRelay.Packet(packet.topic(), bytes(random.below(300)));
            case 5 -> new HandledRelay.Packet(packet.topic(), Encoded.joined(packet.bytes(), any().bytes()));
            case 6 -> new HandledRelay.Packet(any().topic(), new byte[random.below(200)]);
            default -> new HandledRelay.Packet(packet.topic(), flipped(packet.bytes()));
        };
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) bytes[i] = (byte) random.next();
        return bytes;
    }

    private byte[] flipped(byte[] bytes) {
        byte[] flipped = bytes.clone();
        for (int i = random.below(4); i >= 0; i--) flipped[random.below(flipped.length)] ^= (byte) (1 << random.below(8));
        return flipped;
    }

    /** What could stand in a message: words that messages have, and what they don't say. */
    Fields entries(Fields like) {
        Fields entries = random.below(2) == 0 ? Fields.read(mutated(like.text())) : new Fields();
        for (int i = random.below(12); i > 0; i--) {
            String word = WORDS.get(random.below(WORDS.size()));
            String told = random.below(4) == 0 ? mutated(like.get(word)) : NUMBERS.get(random.below(NUMBERS.size()));
            entries.add(word, random.below(40) == 0 ? told.repeat(200) : told);
        }
        return entries.text().length() > 6_000 ? new Fields() : entries;
    }

    private String mutated(String text) {
        if (text.isEmpty()) return text;
        StringBuilder out = new StringBuilder(text);
        for (int i = random.below(4); i >= 0 && out.length() > 0; i--) {
            int at = random.below(out.length());
            switch (random.below(4)) {
                case 0 -> out.deleteCharAt(at);
                case 1 -> out.insert(at, (char) (32 + random.below(95)));
                case 2 -> out.setCharAt(at, NUMBERS.get(2 + random.below(5)).charAt(0));
                default -> out.setLength(at);
            }
        }
        return out.toString();
    }
}
