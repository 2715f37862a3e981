import * as admin from './admin.ts';
import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as confirmations from './confirmations.ts';
import * as draftPage from './draft-page.ts';
import * as jobs from './jobs.ts';
import * as numbers from './numbers.ts';
import * as pageSettings from './page-settings.ts';
import * as payments from './payments.ts';
import * as petImport from './pet-import.ts';
import * as pets from './pets.ts';
import * as proofs from './proofs.ts';
import * as registry from './registry.ts';
import * as resumeText from './resume-text.ts';
import * as resumes from './resumes.ts';
import * as secondFactor from './second-factor.ts';
import * as sharing from './sharing.ts';
import * as system from './system.ts';
import * as users from './users.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'answerKind' in value && 'path' in value;

/** Every call there is, for the test that walks them and for the description served to others. */
export const allCalls: Call[] = [
  admin,
  auth,
  confirmations,
  draftPage,
  jobs,
  numbers,
  pageSettings,
  payments,
  petImport,
  pets,
  registry,
  proofs,
  resumes,
  resumeText,
  secondFactor,
  sharing,
  system,
  users,
].flatMap((area) => Object.values(area).filter(isCall));
