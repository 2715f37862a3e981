import type { Page } from '@playwright/test';

/**
 * Treats every page of this tab as Chrome's translator does: each text is moved into two `<font>` elements, and texts that appear
 * later too. React still holds the text nodes, which are no longer children of their elements.
 */
export const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const LEFT_ALONE = 'script, style, title, textarea, option, noscript, svg, font';
    const wrap = (text: Node) => {
      if (!text.textContent?.trim() || text.parentElement?.closest(LEFT_ALONE) !== null) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      inner.append(text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      // A walker that begins at a text does not visit it.
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
    // A page that was translated before React takes it over is rendered anew as a whole, which is no fault.
    const begin = async () => {
      while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve, 50));
      await new Promise((resolve) => setTimeout(resolve, 200));
      wrapAll(document.body);
      const observer = new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        for (const node of added.filter(({ isConnected }) => isConnected)) wrapAll(node);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    };
    addEventListener('load', begin);
  });
