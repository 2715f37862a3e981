import { expect, type Page } from '@playwright/test';
import type { Walk } from '../follow/guide.ts';
import { leadsTo } from '../follow/locate.ts';
import { asNewcomer } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

const ANCHORS = ['hero', 'why', 'tagline', 'preview', 'howitworks', 'pricing', 'calltoaction', 'faq', 'footer'];
const SPECIES = ['dogs', 'cats', 'birds', 'rabbits', 'reptiles', 'fish'];

const section = (page: Page, id: string) => page.locator(`#${id}`);
const quickLinks = (page: Page) => section(page, 'footer').getByRole('navigation');

export const landing: Walk<Table['landing']> = async (guide) => {
  const { page } = guide;
  await page.goto('/');
  await guide.follow('page', 'anchors', async () => {
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id) => ANCHORS.includes(id))).toEqual(ANCHORS);
  });
  await guide.see('navigation', { within: page.getByRole('banner') });
  await guide.see('hero', { within: section(page, 'hero') });
  await guide.follow('hero', 'pitches', () =>
    expect(section(page, 'hero').getByRole('list').first().getByRole('listitem')).toHaveCount(3),
  );
  await guide.see('why', { within: section(page, 'why') });
  await guide.follow('why', 'cards', () => expect(section(page, 'why').getByRole('listitem')).toHaveCount(5));
  await guide.follow('preview', 'image', () => expect(section(page, 'preview').getByRole('img').first()).toBeVisible());
  await guide.see('howitworks', { within: section(page, 'howitworks') });
  await guide.follow('howitworks', 'steps', () =>
    expect(section(page, 'howitworks').getByRole('listitem')).toContainText([/Step\s*1/, /Step\s*2/, /Step\s*3/]),
  );
  await guide.see('pricing', { within: section(page, 'pricing') });
  await guide.follow('pricing', 'cards', () =>
    expect(section(page, 'pricing').getByRole('link', { name: 'Buy Now' })).toHaveCount(2),
  );
  await guide.see('call-to-action');
  await faq(guide);
  await footer(guide);
};

const faq: Walk<Table['landing']> = async (guide) => {
  const answers = section(guide.page, 'faq');
  await guide.follow('faq', 'species', async () => {
    for (const kind of SPECIES) await expect(answers).toContainText(new RegExp(`\\b${kind}\\b`, 'i'));
  });
  await guide.follow('faq', 'price', async () => {
    await expect(answers).toContainText(/one download costs \$5\b/i);
    await expect(answers).toContainText(/ten cost \$10\b/i);
  });
};

const footer: Walk<Table['landing']> = async (guide) => {
  const { page } = guide;
  await guide.see('footer', { within: section(page, 'footer') });
  const targets = await quickLinks(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const anchor of ['hero', 'howitworks', 'pricing', 'faqs', 'contact-us'] as const) {
    await guide.follow('footer', anchor, async () => {
      expect(targets.some((href) => leadsTo(new URL(href, page.url()), `/#${anchor}`))).toBe(true);
      await expect(section(page, anchor)).toHaveCount(1);
    });
  }
};

export const landingSignedIn: Walk<Table['landing-signed-in']> = async (guide) => {
  const { page } = guide;
  await asNewcomer(page, 'reads-landing');
  await page.goto('/');
  await guide.see('navigation', { within: page.getByRole('banner') });
  for (const id of ['hero', 'pricing'] as const) await guide.see(id, { within: section(page, id) });
  await guide.see('call-to-action');
};

export const landingMenu: Walk<Table['landing-menu']> = async (guide) => {
  const { page } = guide;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const items = page.getByRole('banner').getByRole('navigation');
  await guide.follow('closed', 'toggled', async () => {
    await expect(items).toHaveCount(0);
    await menu.click();
    await expect(items).toBeVisible();
    await menu.click();
    await expect(items).toHaveCount(0);
  });
  await menu.click();
  await guide.see('open', { within: items });
  await guide.follow('open', 'closes', async () => {
    for (const label of ['Home', 'Why', 'Pricing']) {
      if (!(await items.isVisible())) await menu.click();
      await items.getByRole('link', { name: label }).click();
      await expect(items).toHaveCount(0);
    }
  });
};
