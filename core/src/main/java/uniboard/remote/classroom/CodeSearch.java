package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import uniboard.remote.Crypto;
import uniboard.remote.Encoded;
import uniboard.remote.SignedMessage;
import uniboard.remote.Transport;

/** Finds the class behind a typed code. A sender in its room is taken for the teacher only if the code is that of their key. */
public final class CodeSearch {
    /** Rounds of a hash between two frames: some milliseconds on a phone. */
    static final int SLICE = 512;
    /** Keys that wait to be tried; of more the later ones are passed over until there is room. */
    private static final int MOST_WAITING = 4;
    /** Packets that are opened between two frames. */
    private static final int MOST_A_FRAME = 4;

    private final String code;
    private final Crypto crypto;
    private final Transport transport;
    private final List<Candidate> waiting = new ArrayList<>();
    private final Set<String> heard = new HashSet<>();
    private final SlowHash doorHash;
    private byte[] door;
    private SlowHash proof;
    private ClassLink link;
    private String game = "";
    private int opened;

    /** Somebody who speaks in the room as its teacher does. */
    private record Candidate(byte[] key, String game) {
    }

    /** @param code as {@link ClassCode#read} gives it */
    public CodeSearch(String code, Crypto crypto, Transport transport) {
        this.code = code;
        this.crypto = crypto;
        this.transport = transport;
        doorHash = ClassCode.ofDoor(crypto, code);
    }

    /** The class; null until it is found. */
    public ClassLink link() {
        return link;
    }

    /** At whose page the class is, once it is found; empty: at any. */
    public String game() {
        return game;
    }

    /** Whether there is something to go on with at once; else a relay's answer is waited for. */
    public boolean isBusy() {
        return link == null && (door == null || !waiting.isEmpty());
    }

    /** Goes on for some milliseconds. */
    public void frame() {
        opened = 0;
        if (link != null) return;
        if (door == null) {
            if (!doorHash.advance(SLICE)) return;
            door = ClassCode.key(doorHash);
            listen();
        }
        if (waiting.isEmpty()) return;
        if (proof == null) proof = ClassCode.ofTeacher(crypto, waiting.get(0).key());
        if (!proof.advance(SLICE)) return;
        Candidate tried = waiting.remove(0);
        if (ClassCode.code(proof).equals(code)) {
            link = ClassLink.of(crypto, door, tried.key());
            game = tried.game();
        }
        proof = null;
    }

    private void listen() {
        String topic = ClassLink.room(crypto, door) + ClassChannel.ALL;
        transport.listen(topic, packet -> {
            if (link != null || waiting.size() >= MOST_WAITING || ++opened > MOST_A_FRAME) return;
            SignedMessage message = SignedMessage.opened(crypto, null, door, topic, packet);
            if (message == null || !heard.add(Encoded.of(message.sender()))) return;
            waiting.add(new Candidate(message.sender(), ClassNews.game(message.open())));
        });
    }
}
