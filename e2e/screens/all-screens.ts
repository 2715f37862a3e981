import type { Screen } from './screen.ts';
import { accountScreens } from './tables/account.ts';
import { adminScreens } from './tables/admin.ts';
import { adminNumberScreens } from './tables/admin-numbers.ts';
import { authScreens } from './tables/auth.ts';
import { paymentScreens } from './tables/payments.ts';
import { petFormScreens } from './tables/pet-form.ts';
import { personScreens } from './tables/profile.ts';
import { proofScreens } from './tables/proofs.ts';
import { publicScreens } from './tables/public.ts';
import { allReferenceScreens } from './tables/references.ts';
import { allEditScreens } from './tables/resume-edit.ts';
import { allResumeScreens } from './tables/resumes.ts';

/** The screens of the product in the states they are met in, by the part of the product they belong to. */
export const areas: Readonly<Record<string, readonly Screen[]>> = {
  public: publicScreens,
  auth: authScreens,
  profile: personScreens,
  'pet-form': petFormScreens,
  resumes: [...allResumeScreens, ...allEditScreens],
  proofs: proofScreens,
  references: allReferenceScreens,
  payments: paymentScreens,
  account: accountScreens,
  admin: [...adminScreens, ...adminNumberScreens],
};

export const allScreens: readonly Screen[] = Object.values(areas).flat();
