import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkPdf, openPress, type Press } from '#press/press';
import { named } from './pages.ts';
import { watchProcesses } from './worker-processes.ts';

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
    const results = await Promise.allSettled(
      ['A', 'B', 'C'].map((name, user) => press.renderPdf(named(name), null, user)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await expect(press.renderPdf(named('D'), null)).resolves.toBeDefined();
    expect(results[2]).toMatchObject({ reason: { name: 'PressError', fault: 'busy' } });
  });

  it('says that it can set pages: while it is idle, while it is at a page, and after a process has ended', async () => {
    const processes = watchProcesses();
    const press = open({ workers: 1 });
    await press.check();
    // The first check is believed before it is answered; the page comes after the answer.
    await press.renderPdf(named('A'), null);
    await press.check();
    const [only] = processes();
    if (!only) throw new Error('no process');
    const sent = vi.spyOn(only, 'send');
    only.kill('SIGSTOP');
    const page = expect(press.renderPdf(named('B'), null)).rejects.toMatchObject({ fault: 'died' });
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    await press.check();
    only.kill('SIGKILL');
    await page;
    await press.check();
    await press.close();
    await expect(press.check()).rejects.toMatchObject({ name: 'PressError', fault: 'busy' });
  });

  it('gives up on a page that takes too long, ends what set it, and goes on with the next', async () => {
    const processes = watchProcesses();
    const press = open({ workers: 1, timeLimitMs: 10_000 });
    await press.renderPdf(named('A'), null);
    const [stuck] = processes();
    stuck?.kill('SIGSTOP');
    await expect(press.renderPdf(named('B'), null)).rejects.toMatchObject({ name: 'PressError', fault: 'timeout' });
    await expect(press.renderPdf(named('C'), null)).resolves.toMatchObject({ trimmed: [] });
    await expect.poll(() => processes().some((one) => one === stuck)).toBe(false);
  });

  it('outlives native code that crashes: one page fails, the others are set', async () => {
    const processes = watchProcesses();
    const press = open({ workers: 2 });
    await press.renderPdf(named('A'), null, 1);
    processes()[0]?.kill('SIGSTOP');
    const failing = press.renderPdf(named('A'), null, 1);
    const other = press.renderPdf(named('B'), null, 2);
    processes()[0]?.kill('SIGSEGV');
    processes()[0]?.kill('SIGCONT');
    await expect(failing).rejects.toMatchObject({ name: 'PressError', fault: 'died' });
    await expect(other).resolves.toMatchObject({ trimmed: [] });
    await expect(press.renderPdf(named('A'), null, 1)).resolves.toMatchObject({ trimmed: [] });
  });

  it('sets one page of a user at a time, however many others wait, and lets users take turns', async () => {
    const press = open({ workers: 1 });
    const order: string[] = [];
    const draw = (name: string, user: number) =>
      press.renderPreview(named(name), null, user).then(() => order.push(name));
    const greedy = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => draw(name, 1));
    await Promise.all([...greedy, draw('b1', 2), draw('c1', 3), draw('b2', 2)]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5']);
  });

  it('sets a PDF before the same user’s own previews', async () => {
    const press = open({ workers: 1, maxWaitingEach: 3 });
    const order: string[] = [];
    const previews = ['one', 'two', 'three', 'four'].map((name) =>
      press.renderPreview(named(name), null, 1).then(() => order.push(name)),
    );
    const pdf = press.renderPdf(named('one'), null, 1).then(() => order.push('the PDF'));
    await Promise.all([...previews, pdf]);
    expect(order).toEqual(['one', 'the PDF', 'two', 'three', 'four']);
  });

  it('refuses the pages of a user who has too many waiting, and nobody else’s', async () => {
    const press = open({ workers: 1, maxWaitingEach: 2 });
    const many = ['A', 'B', 'C', 'D', 'E'].map((name) => press.renderPreview(named(name), null, 1));
    const other = press.renderPreview(named('F'), null, 2);
    const results = await Promise.allSettled(many);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(results[3]).toMatchObject({ reason: { name: 'PressError', fault: 'crowded' } });
    expect((await other).page.name).toBe('F');
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
    const previews = await Promise.all(names.map((name, user) => press.renderPreview(named(name), null, user)));
    expect(previews.map(({ page }) => page.name)).toEqual(names);
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
