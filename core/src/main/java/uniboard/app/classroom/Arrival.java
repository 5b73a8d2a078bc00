package uniboard.app.classroom;

import uniboard.match.Storage;
import uniboard.remote.CheckedLink;
import uniboard.remote.Crypto;
import uniboard.remote.Invitation;
import uniboard.remote.Transport;
import uniboard.remote.classroom.ClassLink;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.CodeSearch;
import uniboard.remote.classroom.Door;
import uniboard.remote.classroom.PupilName;
import uniboard.remote.classroom.PupilSnapshot;
import uniboard.remote.classroom.PupilState;

/**
 * A pupil who comes to a class before any game's program is there: knocks, is told a name, and goes on to the game's page, which comes back
 * as the same pupil. Whatever else may happen is told there.
 */
public final class Arrival {
    /** Seconds without an answer after which the game's page goes on waiting. */
    static final int PATIENCE = 6;

    private final Crypto crypto;
    private final Transport transport;
    private final ClassStore store;
    private final int minute;
    private final Page page;
    private String fragment = "";
    /** Null unless the class is looked for by its code. */
    private CodeSearch search;
    /** Null before the class is known. */
    private ClassPupil pupil;
    private boolean isGreeted;
    private boolean isOver;
    private int seconds;
    private int waitingSince;

    /** Where somebody arrives. A game is empty where it isn't known; a fragment is what the address of the game's page ends with. */
    public interface Page {
        /** The class has the pupil, under this name; said again when the name changes. */
        void greet(PupilName name, String game, String fragment);

        /** Nothing more comes of it here. */
        void leadOn(String game, String fragment);
    }

    /** @param minute minutes since 1970 */
    public Arrival(Crypto crypto, Transport transport, Storage storage, int minute, Page page) {
        this.crypto = crypto;
        this.transport = transport;
        this.minute = minute;
        this.page = page;
        store = new ClassStore(storage);
    }

    /** @param text what stands behind {@link Invitation#FRAGMENT} */
    public void come(String text) {
        fragment = Invitation.FRAGMENT + text;
        String whole = CheckedLink.read(text);
        ClassLink link = whole == null ? null : ClassLink.read(whole);
        String code = whole == null || link != null ? null : ClassLink.code(whole);
        if (link != null) attend(link);
        else if (code != null) search = new CodeSearch(code, crypto, transport);
        else leadOn("");
    }

    private void attend(ClassLink link) {
        fragment = link.fragment();
        if (store.taught(link) != null) {
            leadOn("");
            return;
        }
        ClassStore.Part part = store.pupil();
        String kept = store.attended(link);
        ClassPupil back = kept == null ? null : ClassPupil.comeBack(kept, crypto, transport, part, minute, this::hear);
        pupil = back == null ? ClassPupil.come(link, "", crypto, transport, part, minute, this::hear) : back;
        part.open(link);
    }

    private void hear() {
        if (isOver) return;
        PupilSnapshot now = pupil.snapshot();
        boolean isIn = now.state() == PupilState.IN;
        boolean isWelcome = isIn || now.state() == null && now.door() != Door.SHUT && !pupil.isNameAwaited();
        // Where nothing can be kept, the game's page would come as somebody else.
        boolean isKept = store.attended(pupil.link()) != null;
        if (now.stage() != PupilSnapshot.Stage.RUNS || !isWelcome || !isKept) {
            leadOn(now.game());
        } else if (isIn) {
            isGreeted = true;
            page.greet(now.name(), now.game(), fragment);
        } else {
            letPupilAct();
        }
    }

    /** Its clock is a second ahead, so that it knocks at the teacher's first word. */
    private void letPupilAct() {
        pupil.frame(seconds + 1);
    }

    private void leadOn(String game) {
        isOver = true;
        page.leadOn(game, fragment);
    }

    /**
     * Looks for a class by its code, for some milliseconds.
     *
     * @return whether there is more to do at once
     */
    public boolean seek() {
        if (search == null || isOver) return false;
        search.frame();
        if (search.isBusy()) {
            waitingSince = seconds;
            return true;
        }
        ClassLink found = search.link();
        if (found == null) return false;
        search = null;
        attend(found);
        return false;
    }

    /** @param now in whole seconds since {@link #come} */
    public void passTime(int now) {
        seconds = now;
        if (isOver) return;
        boolean isHeard = pupil != null && pupil.snapshot().stage() != PupilSnapshot.Stage.SEEKS;
        if (isHeard) letPupilAct();
        if (!isOver && !isGreeted && now - waitingSince >= PATIENCE) leadOn(isHeard ? pupil.snapshot().game() : "");
    }
}
