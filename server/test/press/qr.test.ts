import { DEFAULT_PAGE, DESIGNS } from '@pawsume/contract/page-settings';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { composePage } from '#press/compose';
import { sampleOf } from '../harness/runs-all.ts';
import { sharedProcesses } from '../harness/shared-processes.ts';
import { filledWith, LONG_TEXTS } from './long-texts.ts';
import { asOf, prose } from './pages.ts';
import { linkAt, linked } from './printed-link.ts';
import { readPdf } from './read-pdf.ts';
import { readQr } from './read-qr.ts';

const { press } = sharedProcesses();

test.each(DESIGNS)('a long address is read too, in %s', async (design) => {
  const page = linked(
    composePage(petByKey('biscuit').answers, prose, asOf, { ...DEFAULT_PAGE, design }),
    'https://resumes.a-rather-long-shelter-name.example.org',
  );
  const { pdf } = await press.renderPdf(page, null);
  expect(await readQr(pdf, { dpi: 150 })).toBe(page.footer.link?.url);
});

test.each(sampleOf(LONG_TEXTS, 2))('texts of 2,000 characters %s leave it its room', async (_what, long) => {
  for (const design of sampleOf(DESIGNS, 3)) {
    const page = linked({ ...filledWith(long), look: { design, accent: 'Forest', paper: 'US Letter' } });
    const { pdf, trimmed } = await press.renderPdf(page, null);
    expect((await readPdf(pdf)).pages).toBe(1);
    expect(trimmed.length).toBeGreaterThan(8);
    expect(await readQr(pdf, { dpi: 150, paper: 'US Letter' })).toBe(page.footer.link?.url);
  }
});

test('a page with it is byte for byte the same each time, and another one for another code', async () => {
  const page = linked(composePage(petByKey('olive').answers, prose, asOf));
  const other = {
    ...page,
    footer: { ...page.footer, link: { ...linkAt('https://pawsume.example'), url: 'https://x.example' } },
  };
  const [first, again, third] = await Promise.all([page, page, other].map((each) => press.renderPdf(each, null)));
  expect(again?.pdf.equals(first?.pdf ?? Buffer.of())).toBe(true);
  expect(third?.pdf.equals(first?.pdf ?? Buffer.of())).toBe(false);
});

test('no address can be markup or a command', async () => {
  const page = composePage(petByKey('biscuit').answers, prose, asOf);
  const url = "https://x.example/#panic()'/><script>";
  const link = { ...linkAt('https://pawsume.example'), url, hint: '#panic("x") <b>', alt: '$x$' };
  const { pdf } = await press.renderPdf({ ...page, footer: { ...page.footer, link } }, null);
  expect(await readQr(pdf, { dpi: 200 })).toBe(url);
  expect((await readPdf(pdf)).text).toContain('#panic("x") <b>');
});
