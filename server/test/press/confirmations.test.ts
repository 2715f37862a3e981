import { DEFAULT_PAGE, DESIGNS, PURPOSES, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { composePage, MOST_CONFIRMATIONS } from '#press/compose';
import type { Confirmation } from '#press/page';
import { sharedProcesses } from '../harness/shared-processes.ts';
import { filledWith } from './long-texts.ts';
import { asOf, prose } from './pages.ts';
import { readPdf } from './read-pdf.ts';

const { press } = sharedProcesses();

const landlord: Confirmation = {
  ...{ role: 'Landlord', asked: 'Pat Low', by: 'Patricia Low', at: new Date('2026-11-21T20:00:00Z') },
  ...{ how: 'by e-mail to p•••@example.com', what: ['Rental time', 'Complaints or damage'], report: 'key' },
  words: 'Two quiet years.',
};
const { answers } = petByKey('biscuit');
const pageWith = (confirmations: Confirmation[], settings: Partial<typeof DEFAULT_PAGE> = {}) =>
  composePage(answers, prose, asOf, { ...DEFAULT_PAGE, ...settings, confirmations });
const withoutSpace = (text: string) => text.replaceAll(/[\s\u200b]+/gu, '');
const textOf = async (page: ReturnType<typeof pageWith>) => {
  const { pages, text } = await readPdf((await press.renderPdf(page, null)).pdf);
  expect(pages).toBe(1);
  return withoutSpace(text);
};

test.each(DESIGNS)('%s prints who confirmed what, how and when, beside the reference of that name', async (design) => {
  const text = await textOf(pageWith([landlord], { design }));
  expect(text).toContain(
    withoutSpace(`Landlord · Pat Low 902 555 0111 Confirmed by Patricia Low, landlord, 21 November 2026 “Two quiet years.”
    Rental time, complaints or damage. By e-mail to p•••@example.com.`),
  );
});

test('who is not among the references stands there by themselves, and nothing of a name is lent to another one', () => {
  const sections = (list: Confirmation[]) =>
    pageWith(list).sections.find(({ title }) => title === 'References')?.entries ?? [];
  const sitter = { ...landlord, role: 'Sitter', asked: 'Kim' };
  const other = { ...landlord, asked: 'Somebody Else' };
  expect(sections([sitter, other]).map((entry) => [Reflect.get(entry, 'name'), 'confirmed' in entry])).toEqual([
    ['Pat Low', false],
    ['Dr. Helen Moss, Elm Clinic', false],
    ['Kim', true],
    ['Somebody Else', true],
  ]);
});

test.each(PURPOSES)('for %s it stands where references are shown, and nowhere else', (purpose) => {
  const of = (references: boolean) =>
    JSON.stringify(
      pageWith([landlord], { purpose, shown: { ...SHOWN_BY_DEFAULT[purpose], references } }).sections,
    ).includes('Patricia Low');
  expect([of(true), of(false)]).toEqual([purpose !== 'Just because', false]);
});

test.each(DESIGNS)('hostile words are printed as they are, in %s', async (design) => {
  const words = '#panic("x") $1$ *b* @ref <img src=x> \\ // “quoted” _u_';
  const text = await textOf(pageWith([{ ...landlord, words, by: '#eval("1") <b>' }], { design }));
  for (const part of ['#panic("x") $1$ *b* @ref <img src=x>', '#eval("1") <b>']) {
    expect(text).toContain(withoutSpace(part));
  }
});

test('words of a reference stand whole or not at all, and the page says what it left out', async () => {
  const words = 'I would have them back. '.repeat(16).trim();
  const references = pageWith([{ ...landlord, words }]).sections.filter(({ title }) => title === 'References');
  const full = filledWith('Tell me more of it, and of all the rest. '.repeat(48));
  const page = { ...full, sections: [...full.sections, ...references] };
  const { pdf, trimmed } = await press.renderPdf(page, null);
  const text = withoutSpace((await readPdf(pdf)).text);
  const isWhole = text.includes(withoutSpace(words));
  expect(isWhole || !text.includes(withoutSpace('I would have them back'))).toBe(true);
  expect(isWhole || trimmed.some(({ name }) => name.includes('Landlord'))).toBe(true);
});

test.each(DESIGNS)('the fullest page with as many confirmations as there may be is one sheet in %s', async (design) => {
  const long = 'Wwwwwwww '.repeat(60);
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...{ ...landlord, asked: `${at}${long}`.slice(0, 60), by: `${at}${long}`.slice(0, 60), words: long.slice(0, 400) },
    ...{ how: `by e-mail to w•••@${'w'.repeat(240)}.example`, at: new Date(asOf.getTime() + at) },
    what: ['Good with children', 'Good with dogs', 'Good with cats', 'Time alone', `would look after ${long} again`],
  }));
  const page = pageWith(many, { design });
  expect(page.sections.flatMap(({ entries }) => entries).filter((entry) => 'confirmed' in entry)).toHaveLength(
    MOST_CONFIRMATIONS,
  );
  const references = page.sections.filter(({ title }) => title === 'References');
  const full = filledWith('W'.repeat(2000));
  await textOf({ ...full, look: page.look, sections: [...full.sections, ...references] });
});
