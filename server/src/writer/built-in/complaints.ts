import { findPolarities } from '#answers/polarity';
import type { WriterFacts } from '../facts.ts';
import { excerpt } from '../text/excerpt.ts';
import { sharesEnough } from '../text/shared-words.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { smallNote } from '../third-person/tell-note.ts';
import { links, type OwnWords, ownWords } from './own-words.ts';
import { mustRoom } from './passage.ts';
import type { Pet } from './pet.ts';

const COMPLAINED = /\b(?:complain|damage)/giu;
const ONE_CASE = /^(?:one|an?) /iu;

/** What happened, in a sentence of ours where the owner's words allow it; that it did is said only where they leave it open. */
export const complaints = (facts: WriterFacts, pet: Pet, generosity: number): string => {
  const details = facts.home.complaintDetails;
  const own = ownWords(excerpt(details, mustRoom(260, generosity)), speakerOf(pet), 'all');
  if (own.quote === '') return `${pet.TheirOwner} reports complaints or damage, without further detail.`;
  const told = happened({ ...own, plain: withOutcome(own.plain, pet) });
  const adds = own.warning === '' ? '' : ` ${pet.TheirOwner} adds: ${own.warning}`;
  if (!own.isFromStart) return `There has been a complaint or damage; ${pet.theirOwner} explains: ${own.quote}`;
  const isSaid = findPolarities(told, COMPLAINED).has('said') || sharesEnough(told, details);
  return isSaid ? told + adds : `There has been a complaint or damage. ${told}${adds}`;
};

/** What happened and what its owner did about it, where both are short: one sentence of two. */
const withOutcome = ([event = '', outcome = '', ...rest]: readonly string[], pet: Pet): readonly string[] => {
  const isShort = event.length <= 110 && outcome.length <= 60 && !/[;:“]/u.test(event + outcome) && !links(event);
  return isShort && outcome.startsWith(`${pet.TheirOwner} `)
    ? [`${event.replace(/\.$/u, '')}, and ${pet.theirOwner}${outcome.slice(pet.TheirOwner.length)}`, ...rest]
    : [event, outcome, ...rest].filter(Boolean);
};

const happened = ({ notes, plain }: OwnWords): string => {
  if (notes === '') return plain.join(' ');
  const start = ONE_CASE.test(notes)
    ? `There was ${smallNote(notes)}.`
    : `There has been a complaint or damage: ${smallNote(notes)}.`;
  return [start, ...plain].join(' ');
};
