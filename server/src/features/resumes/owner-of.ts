import { emptyStep4, type Step4 } from '@pawsume/contract/pet-steps/step4';
import type { UserRow } from '#db/types';

const ADDRESS = ['street', 'city', 'state', 'country', 'zip'] as const;

/** The owner as a résumé shows them: the profile, and over it what step 4 was answered with for this résumé. */
export const ownerOf = (user: UserRow, given: Partial<Step4>): Step4 => {
  const answered = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const movesAddress = ADDRESS.some((part) => part in answered);
  return {
    ...emptyStep4,
    full_name: user.name,
    profession: user.profession,
    phone: user.phone,
    email: user.email,
    // An address is taken whole from one place, never mixed from two.
    street: movesAddress ? '' : user.address,
    ...answered,
  };
};
