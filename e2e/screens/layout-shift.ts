import type { Disposable, Page } from '@playwright/test';

const KEPT_AS = 'layoutShifts';

/** From now on the page remembers what moved in it without being touched. */
export const watchShifts = (page: Page): Promise<Disposable> =>
  page.addInitScript((name) => {
    const shifts: { value: number; what: string }[] = [];
    Reflect.set(globalThis, name, shifts);
    const what = (entry: PerformanceEntry) =>
      (Reflect.get(entry, 'sources') ?? [])
        .map(({ node }: { node: Node | null }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''))
        .join(' | ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput'))
          shifts.push({ value: Reflect.get(entry, 'value'), what: what(entry) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, KEPT_AS);

export interface Shift {
  /** The part of the screen that moved, times how far: what `layout-shift` entries carry. */
  value: number;
  /** The beginning of the HTML that moved. */
  what: string;
}

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate((name) => Reflect.get(globalThis, name), KEPT_AS);
