import { expect, test } from 'vitest';
import { whatGoesWith } from './delete-pet.tsx';

const unpaid = { status: 'Unpaid' } as const;
const paid = { status: 'Paid' } as const;

test.each([
  [[], 'All answers about Bo and the picture are deleted. This cannot be undone.'],
  [[unpaid], 'All answers about Bo, the picture and 1 résumé are deleted. This cannot be undone.'],
  [
    [paid],
    'All answers about Bo, the picture and 1 résumé are deleted. You paid for it: the free downloads go too. This cannot be undone.',
  ],
  [
    [paid, unpaid, unpaid],
    'All answers about Bo, the picture and 3 résumés are deleted. You paid for 1 of them: the free downloads go too. This cannot be undone.',
  ],
  [
    [paid, paid],
    'All answers about Bo, the picture and 2 résumés are deleted. You paid for all of them: the free downloads go too. This cannot be undone.',
  ],
])('what goes with a pet is told, with what was paid for (%#)', (resumes, message) => {
  expect(whatGoesWith('Bo', resumes)).toBe(message);
});
