package uniboard.web;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;

/** What a visitor of the front door sees. */
final class FrontDoorView {
    /** What is cut, covers something else, is too small to be hit or to be read, or doesn't fit in the width. */
    private static final String FAULTS = """
        () => {
          const shown = all => [...all].filter(each => each.checkVisibility() && each.getClientRects().length);
          const faults = [];
          const tell = (what, element) => faults.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
          const wide = document.documentElement.scrollWidth - innerWidth;
          if (wide > 0) faults.push(`wide by ${wide}`);
          for (const each of shown(document.querySelectorAll('.door :is(h1, h2, p, a, summary, small, b)'))) {
            if (each.matches('.of, .picture')) continue;
            const box = each.getBoundingClientRect();
            const room = (each.closest('article, section, nav ul') ?? document.body).getBoundingClientRect();
            // The link to the rules can be hit around its word.
            const isWide = each.clientWidth && each.scrollWidth > each.clientWidth + 1 && !each.matches('.rules');
            if (box.left < 0 || box.right > innerWidth + 1 || isWide) tell('cut', each);
            else if (!each.matches('.start, .left') && (box.left < room.left - 1 || box.right > room.right + 1)) tell('outside', each);
            if (parseFloat(getComputedStyle(each).fontSize) < 12) tell('small words', each);
          }
          const targets = '.ways a, .together a, .button, nav a, summary, .teachers a, #keep button';
          for (const each of shown(document.querySelectorAll(targets)))
            if (each.getBoundingClientRect().height < 43.5) tell('low', each);
          const groups = [document.querySelectorAll('.door > header > :is(h1, p), nav'),
            document.querySelectorAll('#games > li, .aside > section')];
          for (const box of document.querySelectorAll('#games > li'))
            groups.push(box.querySelectorAll('.picture, .start, .left, h2, .rules, .players, .tagline, .aim, .ways a, .together a'));
          for (const group of groups.map(shown)) {
            group.forEach((one, at) => group.slice(at + 1).forEach(other => {
              const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
              const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
              if (across > 1 && down > 1) tell(`over ${other.className || other.localName}`, one);
            }));
          }
          return faults;
        }""";

    private FrontDoorView() {
    }

    /** A link of a game's box, by its whole name. */
    static Locator link(Page page, String game, String name) {
        return page.locator("[data-game=" + game + "]").getByRole(AriaRole.LINK,
            new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    /** What most people want next: one button of a screen. */
    static List<?> greenButtons(Page page) {
        return (List<?>) page.evaluate("""
            () => [...document.querySelectorAll('main a')].filter(link => link.checkVisibility()
                && getComputedStyle(link).backgroundImage.includes('rgb(0, 131, 95)'))
              .map(link => [...link.querySelectorAll('span')].filter(part => part.checkVisibility())
                .map(part => part.textContent).join(''))""");
    }

    static List<?> faults(Page page) {
        return (List<?>) page.evaluate(FAULTS);
    }
}
