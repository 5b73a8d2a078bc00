package uniboard.desktop;

import uniboard.app.platform.LaunchOptions;
import uniboard.text.Language;

/** The program with a failure in its first frame that shows a table. */
final class FailingTable {
    private FailingTable() {
    }

    public static void main(String... arguments) {
        FileStorage storage = new FileStorage(DataFolder.ofThisUser());
        DesktopLauncher launcher = new DesktopLauncher(storage, new WindowMemory(null), view -> {
            throw new IllegalStateException("on purpose");
        }, System.err);
        System.exit(launcher.run(new LaunchOptions("onitama", Language.ENGLISH, null), program -> program));
    }
}
