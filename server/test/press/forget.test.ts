import { expect, onTestFinished, test } from 'vitest';
import { openPress } from '#press/press';
import { named } from './pages.ts';

test('the press that forgets finishes pages under way, and sets the same page the same way again', async () => {
  const press = openPress({ workers: 1 });
  onTestFinished(() => press.close());
  const page = named('Biscuit');
  const { pdf: first } = await press.renderPdf(page, null);
  const underWay = press.renderPdf(page, null);
  press.forget();
  press.forget();
  const { pdf: second } = await press.renderPdf(page, null);
  expect((await underWay).pdf.equals(first)).toBe(true);
  expect(second.equals(first)).toBe(true);
});
