import { type BrowserContext, expect, type Page } from '@playwright/test';
import { MARK } from './hostile-texts.ts';

/**
 * Makes `__pwned`, which every text that runs assigns its name to, an error of the page: also on one that is left at
 * once. Returns the sentences of dialogs, which are put away.
 */
export async function watchForHarm(context: BrowserContext): Promise<string[]> {
  await context.addInitScript(() => {
    let by: unknown;
    const set = (name: unknown) => {
      by = name;
      reportError(new Error(`pwned by ${String(name)}`));
    };
    Object.defineProperty(window, '__pwned', { get: () => by, set });
  });
  const dialogs: string[] = [];
  context.on('dialog', (dialog) => {
    dialogs.push(`${dialog.type()}: ${dialog.message()}`);
    return dialog.dismiss();
  });
  return dialogs;
}

/** Who has run on this page, if anybody. */
export const pwnedBy = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, '__pwned'));

/** What was made of a hostile text on the page, or in the document of a frame: elements, handlers, addresses. */
export const tracesOn = (page: Page): Promise<string[]> =>
  page.evaluate((mark) => {
    const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'content', 'xlink:href'];
    const frames = [...document.querySelectorAll('iframe')];
    const documents = [document, ...frames.map(({ srcdoc }) => new DOMParser().parseFromString(srcdoc, 'text/html'))];
    const isTrace = ({ name, value }: Attr) =>
      name.startsWith('on') ||
      (ADDRESSES.includes(name) && (value.includes(mark) || /^\s*(javascript|vbscript|data:text)/i.test(value)));
    return documents
      .flatMap((each) => [...each.querySelectorAll('*')])
      .filter(
        (element) =>
          [...element.attributes].some(isTrace) ||
          (/^(script|style)$/i.test(element.tagName) && element.textContent.includes(mark)),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  }, MARK);

/** What a person can read on the page: its text, and what stands in its fields. */
const readable = async (page: Page): Promise<string> => {
  const fields = page.locator('input:not([type=password]), textarea');
  const inFields = await fields.evaluateAll((all: HTMLInputElement[]) =>
    all.flatMap(({ value, placeholder }) => [value, placeholder]),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden cannot be read
  return [await page.locator('body').innerText(), ...inFields].join('\n');
};

/** Styles may change letters and spaces. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** The page shows these texts as they are, and nothing came of any. */
export async function expectInert(page: Page, texts: readonly string[]): Promise<void> {
  const missing = async () => {
    const shown = plain(await readable(page));
    return texts.filter((text) => !shown.includes(plain(text)));
  };
  await expect.poll(missing, { message: `texts that ${page.url()} does not show` }).toEqual([]);
  expect(await tracesOn(page), `what ${page.url()} made of a text`).toEqual([]);
  expect(await pwnedBy(page)).toBeUndefined();
}
