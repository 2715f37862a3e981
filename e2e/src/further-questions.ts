import { keysOf } from '@pawsume/contract/keys-of';
import { messages } from '@pawsume/contract/messages';
import { isAsked } from '@pawsume/contract/pet-steps/asked';
import { emptyFurtherStep2 } from '@pawsume/contract/pet-steps/further-step2';
import { emptyFurtherStep3 } from '@pawsume/contract/pet-steps/further-step3';
import { emptyFurtherStep5 } from '@pawsume/contract/pet-steps/further-step5';
import type { Kind } from '@pawsume/contract/pet-steps/species';
import { step2Labels } from '@pawsume/contract/pet-steps/step2-labels';
import { step3Labels } from '@pawsume/contract/pet-steps/step3-labels';
import { step5Labels } from '@pawsume/contract/pet-steps/step5-labels';
import type { Page } from '@playwright/test';
import { choose, type } from './fill.ts';

const LABELS = { ...step2Labels, ...step3Labels, ...step5Labels };
const ASKED = { 2: emptyFurtherStep2, 3: emptyFurtherStep3, 5: emptyFurtherStep5 };
type Question = keyof typeof emptyFurtherStep2 | keyof typeof emptyFurtherStep3 | keyof typeof emptyFurtherStep5;

/** What unfolds the further questions of a step, and folds them away. */
const furtherButton = (page: Page) => page.getByRole('button', { name: messages.petForm.further });

/** Unfolds the further questions of a step and answers those that make sense of the kind; nothing to answer, nothing unfolded. */
export async function answerFurther(
  page: Page,
  step: keyof typeof ASKED,
  answers: Partial<Record<Question, string>>,
  kind: Kind,
): Promise<void> {
  // Object.keys knows its keys only as strings.
  const names = keysOf(ASKED[step]);
  const given = names.filter((name) => answers[name] && isAsked(name, kind));
  if (given.length > 0) await furtherButton(page).click();
  for (const name of given) {
    const fill = /^(?:spayed_neutered|good_with_.*)$/.test(name) ? choose : type;
    await fill(page, LABELS[name], answers[name] ?? '');
  }
}
