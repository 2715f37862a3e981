import type { Page } from '@playwright/test';

/** Side of the smallest place to press, in CSS pixels. */
const MIN_SIDE = 44;

/**
 * What can be pressed and is smaller than a fingertip. Links within a sentence may be: making them larger would tear the
 * lines apart. What is for screen readers only has no size to speak of. Of the places on a page the nearest one takes a touch.
 */
export const smallTargetsOn = (page: Page): Promise<string[]> =>
  page.evaluate((minSide) => {
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=slider]';
    const isForEyes = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath !== 'inset(50%)';
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const lengthOf = ({ textContent }: Element) => textContent.trim().length;
    const isInSentence = (element: Element) => {
      let block: Element = element;
      while (isInline(block) && block.parentElement) block = block.parentElement;
      return block !== element && lengthOf(block) > lengthOf(element) + 3;
    };
    const targetOf = (element: Element): Element => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return label?.contains(element) ? label : element;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll(pressable)) {
      const target = targetOf(element);
      const box = target.getBoundingClientRect();
      if (!isForEyes(target) || isInSentence(element) || element.closest('[inert], [data-places]')) continue;
      // Half a pixel is lost where a browser rounds.
      if (box.width >= minSide - 0.5 && box.height >= minSide - 0.5) continue;
      found.push(`${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 160)}`);
    }
    return found;
  }, MIN_SIDE);
