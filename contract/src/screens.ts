/**
 * Addresses of the web app that the server writes too: into redirects, mails and checkouts. All others stand in the web's
 * own `paths.ts`, which takes these from here.
 */
export const screens = {
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  undoEmail: '/undo-email',
  confirm: '/confirm',
  reportConfirmation: '/report-confirmation',
  verify: '/verify',
  profile: '/profile',
  resume: '/resume/:id',
  success: '/success',
  cancel: '/cancel',
} as const;

/** Below it stands each shared résumé, which the server serves: it is no screen of the web app. */
export const SHARED_PAGES = '/r';

/** Where a reader finds the résumé that is shared under this slug. */
export const sharedPage = (slug: string): string => `${SHARED_PAGES}/${slug}`;

/** Where the owner of a résumé sees its links, and who asks how to reach them. */
export const shareScreen = (resumeId: number): string => `${screens.resume.replace(':id', String(resumeId))}#share`;

/** Shows the reader of a shared page how to reach its owner. The token stands behind a `#`, which browsers send to no server. */
export const sharedPageWithContact = (slug: string, token: string): string => `${sharedPage(slug)}#contact=${token}`;
/** Where a reader finds a proof that its link shows. */
export const sharedProof = (slug: string, proofId: number): string => `${sharedPage(slug)}/proofs/${proofId}`;

/** What a screen can be asked to say first, to somebody whom the server sends there. */
export interface Notices {
  login: 'google-unavailable' | 'google-failed' | 'google-email-taken';
  profile: 'google-connected' | 'google-in-use' | 'google-failed';
}

export const withNotice = <S extends keyof Notices>(screen: S, notice: Notices[S]): string =>
  `${screens[screen]}?notice=${notice}`;

/** The screens whose address may carry a login ticket. */
export const TOKEN_SCREENS: readonly string[] = [screens.login, screens.profile];

export const loginWithToken = (token: string): string => `${screens.login}?token=${token}`;

/** The screens that mails lead to with a token. */
export const MAILED_SCREENS = ['resetPassword', 'confirmEmail', 'undoEmail', 'confirm', 'reportConfirmation'] as const;

/** The token stands behind a `#`, which browsers send to no server. */
export const withMailedToken = (screen: (typeof MAILED_SCREENS)[number], token: string): string =>
  `${screens[screen]}#token=${token}`;

/** What a payment is for. */
interface PaidFor {
  kind: 'credits' | 'resume';
  quantity: number;
  resumeId: number | null;
}

/** The screen that says what became of a payment, or that it was cancelled, for a buyer whom the provider sends back. */
export const paymentScreen = (screen: 'success' | 'cancel', paidFor: PaidFor, paymentId: string): string =>
  `${screens[screen]}?${queryOf(paidFor)}&payment=${paymentId}`;

const queryOf = ({ kind, quantity, resumeId }: PaidFor): string => {
  if (kind === 'credits') return `type=credits&quantity=${quantity}`;
  return resumeId === null ? 'type=resume' : `type=resume&resume_id=${resumeId}`;
};
