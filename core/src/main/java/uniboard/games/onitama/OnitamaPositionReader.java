package uniboard.games.onitama;

import static uniboard.game.NotationException.wrong;

/** Reads one position's text and says precisely what is wrong with a bad one. */
final class OnitamaPositionReader {
    private static final int MOST_STUDENTS = 4;

    private final int[] pieces = new int[2];
    private final int[] masters = new int[2];
    private final int[] cards = new int[5];
    private int cardCount;

    OnitamaPosition read(String text) {
        return read(text, this::checkPieces);
    }

    /** Doesn't check how many pieces there are. */
    OnitamaPosition readUnfinished(String text) {
        return read(text, () -> { });
    }

    private OnitamaPosition read(String text, Runnable check) {
        if (text.startsWith(" ") || text.endsWith(" ") || text.contains("  ")) throw wrong("onitama.error.spaces", text);
        int boardEnd = text.indexOf(' ');
        int cardsEnd = text.lastIndexOf(' ');
        if (boardEnd == cardsEnd) throw wrong("onitama.error.parts", text);
        readBoard(text.substring(0, boardEnd));
        check.run();
        readCards(text.substring(boardEnd + 1, cardsEnd));
        return new OnitamaPosition(pieces, masters, cards, mover(text.substring(cardsEnd + 1)));
    }

    private void readBoard(String text) {
        String[] ranks = text.split("/", -1);
        if (ranks.length != OnitamaSquare.SIZE) throw wrong("onitama.error.ranks", Integer.toString(ranks.length));
        for (int i = 0; i < ranks.length; i++) readRank(ranks[i], OnitamaSquare.SIZE - 1 - i);
    }

    private void checkPieces() {
        for (int seat = 0; seat < 2; seat++) {
            String side = seat == OnitamaSide.BLUE ? "Blue" : "Red";
            if (Integer.bitCount(masters[seat]) > 1) throw wrong("onitama.error.masters" + side);
            int students = Integer.bitCount(pieces[seat] & ~masters[seat]);
            if (students > MOST_STUDENTS) throw wrong("onitama.error.students" + side, Integer.toString(students));
        }
        if (hasWon(OnitamaSide.BLUE) && hasWon(OnitamaSide.RED)) throw wrong("onitama.error.bothWon");
    }

    private boolean hasWon(int seat) {
        return masters[1 - seat] == 0 || masters[seat] == 1 << OnitamaSquare.arch(1 - seat);
    }

    private void readRank(String text, int rank) {
        int file = 0;
        boolean afterDigit = false;
        for (int i = 0; i < text.length(); i++) {
            char ch = text.charAt(i);
            boolean digit = ch >= '1' && ch <= '5';
            if (digit && afterDigit) throw wrong("onitama.error.digits", text);
            if (digit) {
                file += ch - '0';
            } else {
                if ("MSms".indexOf(ch) < 0) throw wrong("onitama.error.letter", String.valueOf(ch), text);
                if (file < OnitamaSquare.SIZE) place(ch, OnitamaSquare.of(file, rank));
                file++;
            }
            afterDigit = digit;
        }
        if (file != OnitamaSquare.SIZE) throw wrong("onitama.error.width", text, Integer.toString(file));
    }

    private void place(char letter, int square) {
        int seat = letter == 'M' || letter == 'S' ? OnitamaSide.BLUE : OnitamaSide.RED;
        pieces[seat] |= 1 << square;
        if (letter == 'M' || letter == 'm') masters[seat] |= 1 << square;
    }

    private void readCards(String text) {
        String[] owners = text.split("/", -1);
        if (owners.length != 3) throw wrong("onitama.error.hands", text);
        readHand(owners[0]);
        readHand(owners[1]);
        if (owners[2].indexOf(',') >= 0) throw wrong("onitama.error.sideCard", owners[2]);
        readCard(owners[2]);
    }

    private void readHand(String text) {
        String[] names = text.split(",", -1);
        if (names.length != 2) throw wrong("onitama.error.hand", text, Integer.toString(text.isEmpty() ? 0 : names.length));
        for (String name : names) readCard(name);
    }

    private void readCard(String name) {
        OnitamaCard card = OnitamaCard.read(name);
        if (card == null) throw wrong("onitama.error.card", name);
        for (int i = 0; i < cardCount; i++) if (cards[i] == card.ordinal()) throw wrong("onitama.error.cardTwice", name);
        cards[cardCount++] = card.ordinal();
    }

    private static int mover(String text) {
        return switch (text) {
            case "b" -> OnitamaSide.BLUE;
            case "r" -> OnitamaSide.RED;
            default -> throw wrong("onitama.error.colour", text);
        };
    }
}
