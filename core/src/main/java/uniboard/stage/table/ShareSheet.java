package uniboard.stage.table;

import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.ShareActions;

/** The ways in which the position shown is handed on, with the moves that led to it. */
final class ShareSheet extends HangingSheet {
    private static final float BUTTON = 52;

    private final UiContext look;
    private final MenuGroup ways;

    /**
     * @param desk  null where nothing is handed on
     * @param embed has the board got ready for a page of the player's own; null where it can't be
     * @param menu  opens the menu again
     */
    ShareSheet(UiContext look, Screen screen, ShareActions desk, Runnable embed, Runnable menu) {
        super(look, screen, look.texts().say("share.title"));
        this.look = look;
        ways = new MenuGroup(look, "");
        leadBackTo(menu);
        if (desk != null) addWays(desk);
        MenuGroup teaching = new MenuGroup(look, look.texts().say("share.teaching"));
        if (embed != null) teaching.add("control:embed", "icon-embed", "table.embed", embed);
        addGroup(teaching);
        lay();
    }

    private void addWays(ShareActions desk) {
        addSentence(look.texts().say(desk.holdsMoves() ? "share.whole" : "share.part"));
        if (desk.offersSending()) {
            addMain("control:send", "icon-send", "share.send", desk::send);
            if (desk.offersLinks()) ways.add("control:copyLink", "icon-copy", "share.copyLink", desk::copyLink);
        } else if (desk.offersLinks()) {
            addMain("control:copyLink", "icon-copy", "share.copyLink", desk::copyLink);
        }
        ways.add("control:copyText", "icon-moves", "share.copyText", desk::copyText);
        ways.add("control:saveText", "icon-save", "share.saveText", desk::saveText);
        ways.add("control:savePicture", "icon-picture", "share.savePicture", desk::savePicture);
        if (desk.offersDrawing()) ways.add("control:saveDrawing", "icon-draw", "share.saveDrawing", desk::saveDrawing);
        addGroup(ways);
    }

    private void addMain(String place, String icon, String key, Runnable action) {
        String label = look.texts().say(key);
        MainButton button = new MainButton(look, label, icon, inner(), BUTTON);
        region("main", AccessibilityTree.Region.Kind.LIST, title());
        addPlace(button, MenuGroup.line(look, place, icon, label, action), label);
        add(button);
    }
}
