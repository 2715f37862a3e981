import type { LeftOut } from '@pawsume/contract/resumes';
import { expect, type Page } from '@playwright/test';
import { saveFile } from './download.ts';
import { sheetOf, wordsOn } from './drawn-page.ts';
import { type HostilePerson, hostileTextsIn } from './hostile-person.ts';
import { EVALUATED } from './hostile-texts.ts';
import { readPdf, says } from './pdf.ts';
import { actionsIn } from './pdf-actions.ts';

/**
 * Answers that a landlord's page prints: others only go into its prose, which was written anew, or stand on the pages of other
 * readers, and an address this long is cut.
 */
const printedOf = ({ pet: { answers }, prose }: HostilePerson): string[] => {
  const { description: _d, ...step1 } = answers.step1;
  const { bio: _b, state: _s, country: _c, zip: _z, ...owner } = answers.owner;
  const { feeding: _f, ...step2 } = answers.step2;
  const { ideal_home: _h, rehoming_reason: _r, ...step3 } = answers.step3;
  const { owner_bond: _o, after_hours_vet: _v, emergency_contact: _e, ...step5 } = answers.step5;
  return hostileTextsIn([step1, step2, step3, owner, step5, prose]);
};

const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const expectPrinted = async (page: Page, person: HostilePerson, resumeId: string) => {
  // Controls of direction have no shape, and are not printed.
  const printed = printedOf(person).map((text) => text.replaceAll(DIRECTIONS, ''));
  const told = page.waitForResponse((response) => response.url().endsWith(`/resumes/${resumeId}/left-out`));
  await page.goto(`/resume/${resumeId}`);
  const words = (await wordsOn(sheetOf(page, /^Preview: /)).textContent()) ?? '';
  // With every question answered, one page has no room for all: what it leaves out, it tells.
  const leftOut: LeftOut[] = await (await told).json();
  const missing = printed.filter((text) => !words.includes(text));
  // A reference, or a vet, is told once, and has a name and a contact.
  const ofTwo = leftOut.filter(({ name }) => /^(?:References|Vet)/.test(name));
  expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(leftOut.length + ofTwo.length);
  expect(missing.length).toBeLessThan((printed.length * 2) / 3);
  const { content } = await saveFile(page, () => page.getByRole('button', { name: 'Download Résumé' }).click());
  const pdf = await readPdf(content);
  expect(pdf.pages).toBe(1);
  expect(printed.filter((text) => words.includes(text) && !says(pdf, text))).toEqual([]);
  expect(pdf.text).not.toContain(EVALUATED);
  const actions = await actionsIn(content);
  expect(actions.filter((action) => !/^Link: (mailto|tel):/.test(action))).toEqual([]);
};
