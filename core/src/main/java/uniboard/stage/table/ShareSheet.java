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
     * @param actions null where nothing is handed on
     * @param embed   has the board got ready for a page of the player's own; null where it can't be
     * @param menu    opens the menu again
     */
    ShareSheet(UiContext look, Screen screen, ShareActions actions, Runnable embed, Runnable menu) {
        super(look, screen, look.texts().say("share.title"));
        this.look = look;
        ways = new MenuGroup(look, "");
        leadBackTo(menu);
        if (actions != null) addWays(actions);
        MenuGroup teaching = new MenuGroup(look, look.texts().say("share.teaching"));
        if (embed != null) teaching.add("control:embed", "icon-embed", "table.embed", embed);
        addGroup(teaching);
        lay();
    }

    private void addWays(ShareActions actions) {
        addSentence(look.texts().say(actions.holdsMoves() ? "share.whole" : "share.part"));
        if (actions.offersSending()) {
            addMain("control:send", "icon-send", "share.send", actions::send);
            if (actions.offersLinks()) ways.add("control:copyLink", "icon-copy", "share.copyLink", actions::copyLink);
        } else if (actions.offersLinks()) {
            addMain("control:copyLink", "icon-copy", "share.copyLink", actions::copyLink);
        }
        ways.add("control:copyText", "icon-moves", "share.copyText", actions::copyText);
        ways.add("control:saveText", "icon-save", "share.saveText", actions::saveText);
        ways.add("control:savePicture", "icon-picture", "share.savePicture", actions::savePicture);
        if (actions.offersDrawing()) ways.add("control:saveDrawing", "icon-draw", "share.saveDrawing", actions::saveDrawing);
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
