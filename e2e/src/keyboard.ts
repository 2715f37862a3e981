import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const MAX_STOPS = 120;

/** Goes by the Tab key from stop to stop until the target has the focus. At each stop one must see where one is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await goOn(page, 'Tab');
  }
  expect(await hasFocus(target), `whether the Tab key gets to ${target}`).toBe(true);
}

/** Goes through all stops of a screen, from any of them on, until it leaves the page. Returns how many there were. */
export async function goThroughAll(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await goOn(page, key);
    if (await page.evaluate(() => document.activeElement === document.body)) return stop;
  }
  throw new Error(`more than ${MAX_STOPS} stops`);
}

const goOn = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await page.keyboard.press(key);
  // The browser scrolls to what it focuses a moment later.
  await expect.poll(() => unseenFocus(page), { message: 'where the focus is and cannot be seen' }).toBeNull();
};

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types into a field; what stands there already is replaced. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  if (text === '') return;
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses one of several radio buttons: the arrow keys go round among them, and choose. */
export async function chooseRadio(page: Page, group: Locator, option: string): Promise<void> {
  const radios = group.getByRole('radio');
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  for (let step = await radios.count(); step > 0; step -= 1) {
    if (await group.getByRole('radio', { name: option, exact: true }).isChecked()) return;
    await page.keyboard.press('ArrowRight');
  }
  await expect(group.getByRole('radio', { name: option, exact: true })).toBeChecked();
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Describes the element with the focus, if nothing shows that it has it or something lies over it; else null. */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const isHidden = (element: Element) => element.getBoundingClientRect().width <= 1;
    // Chips and file choosers show the focus of their invisible input.
    const shown = isHidden(focused) ? focused.closest('label') : focused;
    if (!shown) return `invisible: ${focused.outerHTML.slice(0, 200)}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const { left, top, width, height } = shown.getBoundingClientRect();
    // Of a long text the browser brings the caret into sight, not all of it.
    const isUncovered = (shown.matches('textarea') ? [0.1, 0.5, 0.9] : [0.5]).some((down) => {
      const onTop = document.elementFromPoint(left + width / 2, top + height * down);
      return onTop !== null && (shown.contains(onTop) || onTop.contains(shown));
    });
    if (isMarked && isUncovered) return null;
    return `${isMarked ? 'covered or out of view' : 'unmarked'}: ${shown.outerHTML.slice(0, 200)}`;
  });
