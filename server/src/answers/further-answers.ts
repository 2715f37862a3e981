import type { GoodWith } from '@pawsume/contract/pet-steps/further-step2';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';

/** With whom a pet gets along. */
export const COMPANIONS = ['children', 'dogs', 'cats'] as const;
export type Companion = (typeof COMPANIONS)[number];

/** What the questions say that the specification does not ask. Empty text means: nobody said. */
export interface FurtherAnswers {
  company: Record<Companion, GoodWith>;
  day: { routine: string; feeding: string; hoursAlone: string };
  habitat: { enclosure: string; climate: string };
  /** What is wanted of a new home, and why one is looked for. */
  nextHome: { ideal: string; reason: string };
  /** Whom to call about the pet. */
  emergency: { vet: string; vetContact: string; afterHours: string; contact: string };
}

export const readFurtherAnswers = ({ step2, step3, step5 }: PetAnswers): FurtherAnswers => ({
  company: { children: step2.good_with_children, dogs: step2.good_with_dogs, cats: step2.good_with_cats },
  day: { routine: step5.routine, feeding: step2.feeding, hoursAlone: step3.hours_alone },
  habitat: { enclosure: step2.enclosure, climate: step2.climate },
  nextHome: { ideal: step3.ideal_home, reason: step3.rehoming_reason },
  emergency: {
    vet: step5.vet_name,
    vetContact: step5.vet_contact,
    afterHours: step5.after_hours_vet,
    contact: step5.emergency_contact,
  },
});
