import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import type { Prose } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, it } from 'vitest';
import { writeCited } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { compose } from '#writer/model/compose';
import type { JudgedPart } from '#writer/model/write-judged';
import { answersWith } from './blank-answers.ts';

const facts = writerFacts(petByKey('biscuit').answers);
const plain = writeCited(facts);

const part = (field: keyof Prose, text: string, ...cites: AnswerId[]): JudgedPart => ({
  field,
  text,
  cites,
  fault: null,
});
const refused = (field: keyof Prose, ...cites: AnswerId[]): JudgedPart => ({
  ...part(field, 'Something invented.', ...cites),
  fault: 'added',
});
const story = (...words: [string, ...AnswerId[]][]) =>
  words.map(([text, ...cites]) => part('rewritten_pet_description', text, ...cites));

const SLEEPS = 'Biscuit sleeps through the working day, walks on a loose leash and sits for every stranger.';
const WORRIES = 'Fireworks worry her: on those nights she stays in with the curtains drawn and a chew toy.';
const TRAVELS =
  'Every summer they go to her owner’s parents near Québec, ten hours by car with breaks or the night train.';
const FULL = story([SLEEPS, 'description'], [WORRIES, 'description'], [TRAVELS, 'travel_history']);

it('a refused part is told by the built-in writer, where the part stood', () => {
  const composed = compose([refused('rewritten_pet_description', 'uses_daycare'), ...FULL], facts);
  const [first, second] = composed?.told.rewritten_pet_description ?? [];
  expect(first?.text).toContain('Happy Tails');
  expect(second?.text).toBe(SLEEPS);
  expect(composed?.prose.rewritten_pet_description).not.toContain('invented');
});

it('nothing is told once more that another part tells', () => {
  const composed = compose([...FULL, refused('rewritten_pet_description', 'description')], facts);
  expect(composed?.prose.rewritten_pet_description).toBe([SLEEPS, WORRIES, TRAVELS].join(' '));
});

it('a line and an owner that are refused are the built-in ones', () => {
  const composed = compose(
    [refused('one_liner_description', 'description'), ...FULL, refused('rewritten_owner_description', 'bio')],
    facts,
  );
  expect(composed?.prose.one_liner_description).toBe(plain.prose.one_liner_description);
  expect(composed?.prose.rewritten_owner_description).toContain('day shifts at the same hospital');
});

it('keeps what stands of a story, however much is refused', () => {
  const some = Array.from({ length: 8 }, (_, place) => ({
    ...refused('rewritten_pet_description', 'feeding'),
    text: `Invented ${place}.`,
  }));
  expect(compose([...FULL, ...some], facts)?.prose.rewritten_pet_description).toContain(SLEEPS);
});

it('is nothing where hardly anything stands', () => {
  const long = { ...refused('rewritten_pet_description', 'feeding'), text: 'Invented. '.repeat(500) };
  expect(compose([...FULL, long], facts)).toBeNull();
  expect(compose([], facts)).toBeNull();
});

it('no field is longer than it may be, whatever the built-in writer has to tell', () => {
  const odd = writerFacts(answersWith({ step1: { breed: `Wire-haired ${'Very'.repeat(60)} Dachshund` } }));
  const composed = compose([part('rewritten_pet_description', 'Pip naps all day.'.repeat(9), 'description')], odd);
  expect(composed?.prose.one_liner_description.length).toBeLessThanOrEqual(200);
});

it('whatever is told, a story fits its field, and what has to be told is in it', () => {
  const mango = writerFacts(petByKey('mango').answers);
  const text = 'Señor Mango whistles the first four bars of La Paloma and waits for the rest.';
  const many = Array.from({ length: 40 }, (_, place) =>
    part('rewritten_pet_description', `${text} ${place}.`, 'description'),
  );
  const told = compose(many, mango)?.prose.rewritten_pet_description ?? '';
  expect(told.length).toBeLessThanOrEqual(1500);
  for (const what of ['noise complaint in 2019', 'plucks the feathers', 'screams for the first twenty minutes']) {
    expect(told).toContain(what);
  }
});
