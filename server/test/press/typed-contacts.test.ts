import { DEFAULT_PAGE, type PageSettings, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import { expect, it } from 'vitest';
import { composePage, listHiddenContacts } from '#press/compose';
import { answersWith, asOf, prose, wordsOf } from './pages.ts';

const answers = answersWith({
  owner: { full_name: 'Jo Low', street: '12 Elm St, Halifax, NS', phone: '+1 902 555 0100', email: 'jo@example.org' },
  step2: { microchip_number: '985 112 0045 12339', is_microchipped: 'Yes' },
  step3: {
    rehoming_reason: 'We are moving abroad. Call me on +1 902 555 0100 or write to jo@example.org.',
    ideal_home: 'A house with a garden. Visit us at 12 Elm St, Halifax. Or at 5, rue des Roses.',
  },
  step5: {
    routine: 'Walks twice a day.\nOur sitter is at +44 (0)20 7946 0958 or 902-555-0144.',
    vet_contact: '902 555 0133',
  },
});
const written = {
  ...prose,
  rewritten_owner_description: 'Jo writes: “Reach me at jo@example.org, B3H 2X4.” Works at home.',
};
const rehoming: PageSettings = { ...DEFAULT_PAGE, purpose: 'Rehoming', shown: SHOWN_BY_DEFAULT.Rehoming };
const wordsFor = (settings: PageSettings) => {
  const page = composePage(answers, written, asOf, settings);
  return `${page.oneLiner} ${wordsOf(page)}`;
};

it('leaves contacts that were typed into answers and prose off a page that hides them', () => {
  const words = wordsFor(rehoming);
  expect(words).not.toMatch(/555|7946|example\.org|Elm|Roses|B3H/u);
  expect(words).toContain('We are moving abroad.');
  expect(words).toContain('A house with a garden.');
  expect(words).toContain('Works at home.');
});

it('keeps typed contacts on a page that shows them', () => {
  const shown = { address: true, phone: true, email: true, references: true };
  expect(wordsFor({ ...rehoming, shown })).toMatch(/\+1 902 555 0100 or write to jo@example\.org/u);
});

it('hides each kind of contact by its own switch', () => {
  const words = wordsFor({ ...rehoming, shown: { ...rehoming.shown, phone: true } });
  expect(words).toContain('+1 902 555 0100');
  expect(words).not.toMatch(/example\.org|Elm/u);
});

it('keeps microchip numbers and whom to call in an emergency', () => {
  const shown = { address: false, phone: false, email: false, references: false };
  expect(wordsFor({ ...rehoming, purpose: 'Travel' })).toContain('985 112 0045 12339');
  expect(wordsFor({ ...rehoming, purpose: 'Sitter', shown })).toContain('902 555 0133');
});

it('tells the owner which words are left out', () => {
  expect(listHiddenContacts(answers, written, rehoming)).toEqual(
    expect.arrayContaining(['+1 902 555 0100', 'jo@example.org', '12 Elm St', '5, rue des Roses', 'B3H 2X4']),
  );
  expect(listHiddenContacts(answersWith({}), prose, rehoming)).toEqual([]);
});
