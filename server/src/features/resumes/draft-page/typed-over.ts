import type { TypedAnswers } from '@pawsume/contract/draft-page';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';

/** What is typed over what is saved: an answer that could not be saved as it stands leaves the saved one. */
export const typedOver = (saved: PetAnswers, { step1, step2, step3, step5 }: TypedAnswers): PetAnswers => ({
  ...saved,
  step1: over(saved.step1, step1),
  step2: over(saved.step2, step2),
  step3: over(saved.step3, step3),
  step5: over(saved.step5, step5),
});

type Half<T> = { [Field in keyof T]?: T[Field] | undefined };

const over = <T extends object>(saved: T, typed: Half<T> | undefined): T => ({
  ...saved,
  ...given(typed ?? {}),
});

/** Without what was left out. */
export const given = <T extends object>(typed: T): { [Field in keyof T]?: Exclude<T[Field], undefined> } =>
  // The entries of an object of that type, but for those that are undefined.
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as ReturnType<typeof given<T>>;
