import { expect, it } from 'vitest';
import { pageWith, saidIn } from './pages.ts';

it('has an illness of the description once where an answer has it word for word', () => {
  const ill = 'He takes a thyroid pill with his breakfast.';
  const page = pageWith({ step1: { description: `He naps. ${ill}` }, step2: { medicines: ill } });
  expect(saidIn(page, 'Good to know')).toEqual([`Medicines: ${ill}`]);
});
