import * as admin from '@pawsume/contract/admin';
import * as auth from '@pawsume/contract/auth';
import type { Call } from '@pawsume/contract/call';
import { confirmationMessages } from '@pawsume/contract/confirmation-messages';
import {
  answerConfirmation,
  askAgain,
  askReference,
  declineConfirmation,
  listConfirmations,
  openConfirmation,
  reportConfirmation,
  showConfirmation,
  stopConfirmation,
  tellFacts,
} from '@pawsume/contract/confirmations';
import { drawNewPetPage, drawPetPage, drawVisitorPage } from '@pawsume/contract/draft-page';
import { messages } from '@pawsume/contract/messages';
import { readMyPetText, readPetText } from '@pawsume/contract/pet-import';
import { createPet, saveStep1 } from '@pawsume/contract/pets';
import { addProof, getProofFile } from '@pawsume/contract/proofs';
import { PROVIDERS } from '@pawsume/contract/providers';
import { checkCode, checkFile, checkPrinted } from '@pawsume/contract/registry';
import { checkProse, previewProse, restoreVersion, rewriteResume, saveProse } from '@pawsume/contract/resume-text';
import { BUILT_IN, downloadResume, generateResume, listLeftOut, previewResume } from '@pawsume/contract/resumes';
import {
  beginAuthenticator,
  beginByPasskey,
  beginPasskey,
  beginPasskeyLogin,
  finishByCode,
  loginByPasskey,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '@pawsume/contract/second-factor';
import * as sharing from '@pawsume/contract/sharing';
import { exportData, updateMe, updateMyPicture } from '@pawsume/contract/users';
import { AppError } from '#lib/app-error';
import { waitWords } from '#lib/wait-words';
import type { Limited, LimitedPage, Trait } from './limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Sentence = (seconds: number) => string;

export interface Quota {
  name: string;
  calls: readonly Limited[];
  by: Trait;
  /** So many calls within `windowS` seconds of the first. */
  points: number;
  windowS: number;
  sentence: Sentence;
  /** Ends that use nothing up give their call back: `answer` is what came of it, `error` why nothing did. */
  counts?: (end: { answer?: unknown; error?: unknown }) => boolean;
}

export interface Guesses {
  name: string;
  calls: readonly Call[];
  by: readonly Trait[];
  /** Wrong guesses before the first wait. */
  free: number;
  firstWaitS: number;
  maxWaitS: number;
  /** A right guess forgets the wrong ones before it; only where nobody can make one without the secret guessed at. */
  forgiving: boolean;
  /** So many failures on one account from anywhere leave each address a single try before it waits. */
  crowd?: { failures: number; windowS: number };
  sentence: Sentence;
}

const { limits } = messages;
const inWords =
  (sentence: (wait: string) => string): Sentence =>
  (seconds) =>
    sentence(waitWords(seconds));
const tooMany = inWords(limits.tooMany);

/** Changes that ask for the password of who is logged in: a stolen session must not be a way around the other limits. */
const factors = [beginPasskey, removePasskey, beginAuthenticator, removeAuthenticator, renewRecoveryCodes];
const proofs = [auth.changePassword, auth.connectGoogle, auth.disconnectGoogle, updateMe, ...factors];
const logins = [auth.login, auth.adminLogin, ...proofs];
const mailed = [auth.resetPassword, auth.checkResetLink, auth.confirmEmail, auth.undoEmail];
const doubling = { firstWaitS: MINUTE, maxWaitS: 30 * MINUTE };

/** What may be guessed at, and how slowly. */
export const GUESSES: readonly Guesses[] = [
  {
    name: 'password',
    calls: proofs,
    by: ['user'],
    free: 5,
    ...doubling,
    forgiving: true,
    sentence: inWords(limits.passwords),
  },
  {
    name: 'login',
    calls: logins,
    by: ['account', 'address'],
    free: 5,
    ...doubling,
    forgiving: true,
    crowd: { failures: 20, windowS: HOUR },
    sentence: inWords(limits.logins),
  },
  {
    name: 'login-address',
    calls: logins,
    by: ['address'],
    free: 30,
    ...doubling,
    forgiving: false,
    sentence: inWords(limits.logins),
  },
  {
    name: 'second-factor',
    // Who guesses here has the password already; the account is known by the challenge.
    calls: [finishByCode],
    by: ['user'],
    free: 5,
    ...doubling,
    forgiving: true,
    sentence: inWords(limits.codes),
  },
  {
    name: 'token',
    calls: [auth.exchangeToken, ...mailed, sharing.showContact, openConfirmation],
    by: ['address'],
    free: 30,
    ...doubling,
    forgiving: false,
    sentence: tooMany,
  },
];

const uploads = [createPet, saveStep1, updateMyPicture];
const imports = [readPetText, readMyPetText];
const providers = Object.values(PROVIDERS);
const checkouts = providers.flatMap(({ calls: { payResume, buyCredits } }) => [payResume, buyCredits]);
const returns = providers.flatMap(({ waysBack: { returned, cancelled } }) => [
  returned,
  ...(cancelled ? [cancelled] : []),
]);
const google = [auth.loginWithGoogle, auth.googleCallback];
const passkeys = [beginPasskeyLogin, loginByPasskey, beginByPasskey];
const writings = [generateResume, rewriteResume];
/** Codes are short enough to be guessed at: they say little, and that slowly. */
const codes = [checkCode, checkPrinted];
const lists = [admin.listUsers, admin.listAllResumes, admin.listResumePage];
const help = [admin.exportUserData, admin.deleteUser, admin.changeUserEmail, admin.sendUserLetter];

const asks = [askReference, askAgain];
const askedOf = [openConfirmation, tellFacts, answerConfirmation, declineConfirmation];
const references = [listConfirmations, showConfirmation, stopConfirmation];

/** A model was asked: it wrote, or was stopped while it wrote. */
const byModel = ({ answer, error }: { answer?: unknown; error?: unknown }): boolean =>
  error instanceof AppError
    ? error.code === 'stopped'
    : typeof answer === 'object' && answer !== null && Reflect.get(answer, 'written_by') !== BUILT_IN;

/** A model read the text. */
const wasReadByModel = ({ answer }: { answer?: unknown }): boolean =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, 'read_by') !== BUILT_IN;

/** The PDF that readers of a shared page take: it is set anew each time. */
export const SHARED_PDF: LimitedPage = { page: 'shared PDF' };
/** A proof that an owner shows readers. A reader of PDFs takes a large one in some eighty parts. */
export const SHARED_PROOF: LimitedPage = { page: 'shared proof' };
/** An address below SHARED_PAGES that leads nowhere: who asks for many of them tries them out. */
export const UNKNOWN_SHARED_PAGE: LimitedPage = { page: 'unknown shared page' };

/** What costs much, and how often somebody may have it. */
export const QUOTAS: readonly Quota[] = [
  { name: 'register', calls: [auth.register], by: 'address', points: 20, windowS: HOUR, sentence: tooMany },
  { name: 'reset', calls: [auth.forgotPassword], by: 'email', points: 3, windowS: HOUR, sentence: tooMany },
  { name: 'reset-address', calls: [auth.forgotPassword], by: 'address', points: 20, windowS: HOUR, sentence: tooMany },
  { name: 'confirmation', calls: [auth.askForConfirmation], by: 'user', points: 5, windowS: HOUR, sentence: tooMany },
  { name: 'google', calls: google, by: 'address', points: 60, windowS: 10 * MINUTE, sentence: tooMany },
  { name: 'passkey', calls: passkeys, by: 'address', points: 300, windowS: 10 * MINUTE, sentence: tooMany },
  { name: 'connect', calls: [auth.connectGoogle], by: 'user', points: 20, windowS: HOUR, sentence: tooMany },
  { name: 'upload', calls: uploads, by: 'user', points: 120, windowS: HOUR, sentence: tooMany },
  { name: 'upload-day', calls: uploads, by: 'user', points: 600, windowS: DAY, sentence: tooMany },
  { name: 'proof', calls: [addProof], by: 'user', points: 60, windowS: HOUR, sentence: tooMany },
  { name: 'proof-day', calls: [addProof], by: 'user', points: 200, windowS: DAY, sentence: tooMany },
  { name: 'proof-address', calls: [addProof], by: 'address', points: 120, windowS: HOUR, sentence: tooMany },
  { name: 'proof-file', calls: [getProofFile], by: 'user', points: 120, windowS: MINUTE, sentence: tooMany },
  { name: 'import', calls: imports, by: 'address', points: 60, windowS: 10 * MINUTE, sentence: tooMany },
  { name: 'import-day', calls: imports, by: 'address', points: 600, windowS: DAY, sentence: tooMany },
  {
    name: 'import-model',
    calls: [readMyPetText],
    by: 'user',
    points: 100,
    windowS: DAY,
    counts: wasReadByModel,
    sentence: tooMany,
  },
  { name: 'generate', calls: writings, by: 'user', points: 60, windowS: 10 * MINUTE, sentence: tooMany },
  {
    name: 'model',
    calls: writings,
    by: 'user',
    points: 100,
    windowS: DAY,
    counts: byModel,
    sentence: inWords(limits.written),
  },
  { name: 'text', calls: [saveProse, restoreVersion], by: 'user', points: 1000, windowS: DAY, sentence: tooMany },
  { name: 'check', calls: [checkProse], by: 'user', points: 120, windowS: MINUTE, sentence: tooMany },
  {
    name: 'preview',
    calls: [previewResume, previewProse, listLeftOut],
    by: 'user',
    points: 300,
    windowS: MINUTE,
    sentence: tooMany,
  },
  { name: 'draft', calls: [drawNewPetPage, drawPetPage], by: 'user', points: 300, windowS: MINUTE, sentence: tooMany },
  { name: 'draft-visitor', calls: [drawVisitorPage], by: 'address', points: 240, windowS: MINUTE, sentence: tooMany },
  { name: 'download', calls: [downloadResume], by: 'user', points: 120, windowS: MINUTE, sentence: tooMany },
  { name: 'export', calls: [exportData], by: 'user', points: 10, windowS: HOUR, sentence: tooMany },
  { name: 'check-file', calls: [checkFile], by: 'address', points: 120, windowS: 10 * MINUTE, sentence: tooMany },
  { name: 'check-code', calls: codes, by: 'address', points: 60, windowS: 10 * MINUTE, sentence: tooMany },
  { name: 'check-code-day', calls: codes, by: 'address', points: 300, windowS: DAY, sentence: tooMany },
  { name: 'checkout', calls: checkouts, by: 'user', points: 60, windowS: 10 * MINUTE, sentence: tooMany },
  { name: 'return', calls: returns, by: 'address', points: 120, windowS: MINUTE, sentence: tooMany },
  {
    name: 'links',
    calls: [sharing.saveLink, sharing.renewLink, sharing.answerContactRequest],
    by: 'user',
    points: 120,
    windowS: HOUR,
    sentence: tooMany,
  },
  { name: 'shared-pdf', calls: [SHARED_PDF], by: 'address', points: 30, windowS: 10 * MINUTE, sentence: tooMany },
  { name: 'shared-proof', calls: [SHARED_PROOF], by: 'address', points: 1000, windowS: 10 * MINUTE, sentence: tooMany },
  {
    name: 'unknown-page',
    calls: [UNKNOWN_SHARED_PAGE],
    by: 'address',
    points: 60,
    windowS: 10 * MINUTE,
    sentence: tooMany,
  },
  { name: 'opens', calls: [sharing.countOpen], by: 'address', points: 240, windowS: MINUTE, sentence: tooMany },
  { name: 'contact', calls: [sharing.askForContact], by: 'address', points: 10, windowS: DAY, sentence: tooMany },
  { name: 'contact-email', calls: [sharing.askForContact], by: 'email', points: 10, windowS: DAY, sentence: tooMany },
  { name: 'ask', calls: asks, by: 'user', points: 10, windowS: DAY, sentence: inWords(confirmationMessages.tooMany) },
  { name: 'ask-address', calls: asks, by: 'address', points: 40, windowS: DAY, sentence: tooMany },
  { name: 'asked', calls: askedOf, by: 'address', points: 120, windowS: 10 * MINUTE, sentence: tooMany },
  { name: 'report', calls: [reportConfirmation], by: 'address', points: 10, windowS: HOUR, sentence: tooMany },
  { name: 'references', calls: references, by: 'user', points: 300, windowS: MINUTE, sentence: tooMany },
  { name: 'help', calls: help, by: 'user', points: 60, windowS: HOUR, sentence: tooMany },
  { name: 'test-mail', calls: [admin.sendTestMail], by: 'user', points: 10, windowS: HOUR, sentence: tooMany },
  { name: 'lists', calls: lists, by: 'user', points: 300, windowS: MINUTE, sentence: tooMany },
];
