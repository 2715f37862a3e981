import { account } from './account.ts';
import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { confirmations } from './confirmations.ts';
import { jobCalls } from './jobs.ts';
import { payments } from './payments.ts';
import { proofs } from './proofs.ts';
import { registry } from './registry.ts';
import { resumes } from './resumes.ts';
import { sharing } from './sharing.ts';
import { users } from './users.ts';

/** Every query there is, by its file and its name. */
export const files = {
  ...account,
  ...admin,
  ...auth,
  ...confirmations,
  ...jobCalls,
  ...payments,
  ...proofs,
  ...registry,
  ...resumes,
  ...sharing,
  ...users,
};

export const named = Object.entries(files).flatMap(([file, calls]) =>
  Object.entries(calls).map(([name, asks]) => ({ name: `${file} ${name}`, asks })),
);
