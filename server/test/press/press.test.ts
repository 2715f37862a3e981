import { afterEach, describe, expect, it } from 'vitest';
import { openGate } from '#lib/gate';
import { checkPdf } from '#press/check-pdf';
import { openPress, type Press } from '#press/press';
import { named } from './pages.ts';

const opened: Press[] = [];
const open = (options: Parameters<typeof openPress>[0]): Press => {
  const press = openPress(options);
  opened.push(press);
  return press;
};
afterEach(async () => {
  for (const press of opened.splice(0)) await press.close();
});

describe('the press', () => {
  it('refuses a page when too many are waiting, and finishes the others', async () => {
    const press = open({ workers: 1, maxWaiting: 1 });
    const results = await Promise.allSettled(['A', 'B', 'C'].map((name) => press.renderPdf(named(name), null)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await expect(press.renderPdf(named('D'), null)).resolves.toBeDefined();
    expect(results[2]).toMatchObject({ reason: { name: 'PressError', fault: 'busy' } });
  });

  it('gives up on a page that takes too long', async () => {
    const press = open({ workers: 1, timeLimitMs: 1 });
    await expect(press.renderPdf(named('A'), null)).rejects.toMatchObject({ name: 'PressError', fault: 'timeout' });
  });

  it('says that a page is broken when its photo is no picture, and goes on with the next', async () => {
    const press = open({ workers: 1 });
    const noPicture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>');
    await expect(press.renderPdf(named('A'), noPicture)).rejects.toMatchObject({ name: 'PressError', fault: 'broken' });
    await expect(press.renderPdf(named('A'), null)).resolves.toMatchObject({ trimmed: [] });
  });

  it('sets different pages side by side without mixing them up', async () => {
    const press = open({ workers: 2 });
    const names = Array.from({ length: 12 }, (_, index) => `Pet ${index}`);
    const previews = await Promise.all(names.map((name) => press.renderPreview(named(name), null)));
    expect(previews.map((html) => /<h1>([^<]*)/.exec(html)?.[1])).toEqual(names);
  });
});

describe('the gate', () => {
  const busy = () => new Error('full');

  it('lets through in the order of asking, never more than its width', async () => {
    const gate = openGate({ width: 2, maxWaiting: 10, busy });
    const begun: number[] = [];
    let inside = 0;
    let most = 0;
    const work = (index: number) => async () => {
      begun.push(index);
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, index % 3));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, (_, index) => gate.pass(work(index))));
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(2);
  });

  it('makes room again after work that failed', async () => {
    const gate = openGate({ width: 1, maxWaiting: 0, busy });
    await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.pass(async () => 'yes')).resolves.toBe('yes');
  });
});

describe('checking a PDF', () => {
  const pdfOf = (pages: number) =>
    Buffer.from(`%PDF-1.7\n${'/Type /Page\n'.repeat(pages)}/Type /Pages\n${'x'.repeat(3000)}\n%%EOF\n`);

  it('lets a whole file of one page through', () => {
    expect(checkPdf(pdfOf(1)).length).toBeGreaterThan(2000);
  });

  it.each([
    ['no page', pdfOf(0)],
    ['two pages', pdfOf(2)],
    ['no end', Buffer.from(pdfOf(1).toString().replace('%%EOF', ''))],
    ['another beginning', Buffer.concat([Buffer.from('<html>'), pdfOf(1)])],
    ['hardly any bytes', Buffer.from('%PDF-1.7 /Type /Page %%EOF')],
  ])('refuses a file with %s', (_what, pdf) => {
    expect(() => checkPdf(pdf)).toThrow(expect.objectContaining({ fault: 'broken' }));
  });
});
