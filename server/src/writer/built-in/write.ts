import { PROSE_LIMITS, type Prose } from '@pawsume/contract/resumes';
import type { WriterFacts } from '../facts.ts';
import { clip } from '../text/clip.ts';
import { fairExcerpt } from '../text/excerpt.ts';
import { care } from './care.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { oneLiner } from './one-liner.ts';
import { opening } from './opening.ts';
import { ownWords } from './own-words.ts';
import { ownerStory } from './owner-story.ts';
import { fit, must, type Passage, passages } from './passage.ts';
import { type Pet, petOf } from './pet.ts';
import { training } from './training.ts';
import { travel } from './travel.ts';

/** What a page has room for beside the facts the template prints; in characters. */
const AIM = { pet: 900, owner: 500 } as const;
/** Below this much there is more unsaid than said. */
const THIN = 90;

/**
 * Writes the three fields from the facts alone, with no model: the same facts give the same words, every sentence is an
 * answer or the owner's own, and answers that speak against a pet are told. At most PROSE_LIMITS characters each.
 */
export const writeBuiltIn = (facts: WriterFacts): Prose => {
  const pet = petOf(facts);
  const { text, used } = oneLiner(facts, pet);
  const story = fit((generosity) => petStory(facts, { pet, used, generosity }), AIM.pet);
  const told = story.length < THIN ? `${story} ${invitation(pet)}` : story;
  return {
    one_liner_description: clip(text, PROSE_LIMITS.one_liner),
    rewritten_pet_description: clip(told, PROSE_LIMITS.pet),
    rewritten_owner_description: clip(
      fit((generosity) => ownerStory(facts, pet, generosity), AIM.owner),
      PROSE_LIMITS.owner,
    ),
  };
};

const petStory = (facts: WriterFacts, { pet, used, generosity }: { pet: Pet; used: string; generosity: number }): Passage[] =>
  passages(
    must(opening(facts, pet, variantOf(pet.name))),
    description(facts, { pet, used, generosity }),
    ...training(facts, pet, generosity),
    ...home(facts, pet, generosity),
    ...care(facts, pet, generosity),
    ...health(facts, pet, generosity),
    ...travel(facts, pet, generosity),
  );

const description = (
  facts: WriterFacts,
  { pet, used, generosity }: { pet: Pet; used: string; generosity: number },
): Passage | null => {
  const rest = used === '' ? facts.pet.description : facts.pet.description.replace(used, ' ');
  const { plain, quote } = ownWords(fairExcerpt(rest, 270 * generosity), pet);
  if (quote === '') return null;
  const words = /[\p{L}](?<!s)$/iu.test(pet.owner) ? `In ${pet.owner}’s words` : `In the words of ${pet.owner}`;
  return must(plain || `${words}: ${quote}`);
};

/** Two pets on one desk should not begin alike; one pet always begins the same. */
const variantOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

const invitation = (pet: Pet): string =>
  `Only the basics are written down here; please ask ${pet.owner} about anything else you would like to know.`;
