import { expect, it } from 'vitest';
import { withoutAsides } from '#writer/text/about-pet';
import { withoutAdvert } from '#writer/text/advert';
import { fairExcerpt } from '#writer/text/excerpt';

const PLEASANT = 'Hero naps in the hall. Hero greets the postman. Hero likes long walks by the river.';
const hero = { name: 'Hero', gender: 'Male' };

it('keeps all that readers have to know before what is pleasant', () => {
  const text = `${PLEASANT} Hero cannot climb stairs. ${PLEASANT} Hero scratches the sofa.`;
  const told = fairExcerpt(text, 110).sentences.map((sentence) => sentence.text);
  expect(told).toEqual([
    'Hero naps in the hall.',
    'Hero greets the postman.',
    'Hero cannot climb stairs.',
    'Hero scratches the sofa.',
  ]);
});

it('prefers what stands nowhere else on the page', () => {
  const text = `${PLEASANT} Hero bites the postman and the milkman. Hero does not do stairs, not even one or two.`;
  const told = fairExcerpt(text, 90).sentences.map((sentence) => sentence.text);
  expect(told).toContain('Hero does not do stairs, not even one or two.');
});

it('keeps what sounds like a warning in an advert', () => {
  const soft = 'While he likes his walks, Hero needs a firm hand at the lead.';
  expect(withoutAsides(`${PLEASANT} ${PLEASANT}\n[…]\n${soft}`, hero)).toContain(soft);
});

it('leaves out the head of a listing', () => {
  expect(withoutAdvert(`Hero – German Shepherd mix – 11yrs. ${PLEASANT} ${PLEASANT}`, hero)).not.toContain('11yrs');
});

it('tells a warning that speaks to readers under "Good to know" alone', () => {
  const call = 'To adopt Hero, please apply on our website and agree to a home without cats.';
  expect(withoutAdvert(`${PLEASANT} ${call} ${PLEASANT}`, hero)).not.toContain('adopt');
});

it('tells a fear that was with what became of it', () => {
  const fear = 'At first Hero was terrified of everything.';
  const now = 'But thanks to his new family, he plays in the garden.';
  const text = `${PLEASANT} ${PLEASANT} ${fear} ${now} We like that.`;
  expect(withoutAsides(withoutAdvert(text, hero), hero)).toContain(`${fear} ${now}`);
  expect(fairExcerpt(text, 200).sentences.map((sentence) => sentence.text)).toContain(now);
});
