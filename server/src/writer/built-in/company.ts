import type { GoodWith } from '@pawsume/contract/pet-steps/further-step2';
import { COMPANIONS, type Companion } from '#answers/further-answers';
import type { WriterFacts } from '../facts.ts';
import { joinList } from './list.ts';
import { must, type Passage, useful } from './passage.ts';
import type { Pet } from './pet.ts';
import { choose } from './variety.ts';

/** Whom the pet gets along with; that it does not, or only with care, is always told. */
export const company = (facts: WriterFacts, pet: Pet): Passage | null => {
  const those = (answer: GoodWith) => COMPANIONS.filter((companion) => facts.company[companion] === answer);
  const [good, careful, not] = [those('Yes'), those('With care'), those('No')];
  const cites = [...good, ...careful, ...not].map((companion) => `good_with_${companion}` as const);
  if (cites.length === 0) return null;
  const isFine = careful.length + not.length === 0;
  return isFine
    ? useful(fine(good, pet), ...cites)
    : must(`${pet.They} ${pet.voice.is} ${mixed({ good, careful, not })}.`, ...cites);
};

const fine = (good: readonly Companion[], pet: Pet): string => {
  const { They, TheirOwner, voice } = pet;
  const along = `${voice.is} good with ${joinList(good)}`;
  return choose(pet, [`${They} ${along}.`, `${TheirOwner} reports that ${voice.they} ${along}.`]) ?? '';
};

/** "good with children, with dogs only with care, but not with cats" */
const mixed = ({ good, careful, not }: Record<'good' | 'careful' | 'not', readonly Companion[]>): string => {
  const never = not.join(' or ');
  const withCare = careful.length > 0 ? `${joinList(careful)} only with care` : '';
  if (good.length + careful.length === 0) return `not good with ${never}`;
  if (good.length === 0) return `good with ${[withCare, never && `and not with ${never}`].filter(Boolean).join(', ')}`;
  if (withCare === '') return `good with ${joinList(good)}, but not with ${never}`;
  return `good with ${joinList(good)}, ${never ? `with ${withCare}, but not with ${never}` : `and with ${withCare}`}`;
};
