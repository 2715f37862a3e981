import type { Page } from '@playwright/test';

export interface Effort {
  clicks: number;
  /** The fields that were typed into, each by its screen and label. */
  typed: Set<string>;
}

/** Counts from now on what a person does on this page, on whichever site: presses, and fields that are typed into. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { clicks: 0, typed: new Set() };
  await page.exposeFunction('pressed', () => {
    effort.clicks += 1;
  });
  await page.exposeFunction('typedInto', (field: string) => {
    effort.typed.add(field);
  });
  await page.addInitScript(() => {
    const tell = (name: string, ...said: string[]) => Reflect.get(window, name)(...said);
    addEventListener('pointerdown', () => tell('pressed'), { capture: true });
    const typed = ({ target }: Event) => {
      const isText =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type));
      if (isText) tell('typedInto', `${location.pathname} ${target.name || target.labels?.[0]?.textContent}`);
    };
    addEventListener('input', typed, { capture: true });
  });
  return effort;
}
