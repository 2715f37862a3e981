import { type Notices, screens } from '@pawsume/contract/screens';

/**
 * What the route table matches. Together with `paths`, the only place where a URL of the web app is written, but for those
 * that the server writes too: they come from the contract.
 */
export const patterns = {
  ...screens,
  landing: '/',
  download: '/download',
  terms: '/terms',
  privacy: '/privacy',
  form1: '/form1',
  form2: '/form2',
  form3: '/form3',
  form4: '/form4',
  form5: '/form5',
  editProfile: '/edit-profile',
  resumes: '/resumes',
  editResume: '/resume/:id/edit',
  resumeVersions: '/resume/:id/versions',
  buyCredits: '/buy-credits',
  paymentPage: '/payment-page',
  paymentPlan: '/payment-plan',
  changePassword: '/change-password',
  accountSecurity: '/account-security',
  billingHistory: '/billing-history',
  deleteAccount: '/delete-account',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  anythingElse: '*',
} as const;

/** Those that anybody may read, and search engines too. */
export const PUBLIC_PAGES = [
  patterns.landing,
  patterns.login,
  patterns.download,
  patterns.terms,
  patterns.privacy,
  patterns.verify,
];

/** The steps of the pet form. */
export const PET_FORM = [patterns.form1, patterns.form2, patterns.form3, patterns.form4, patterns.form5];

/** Those where people begin: their shape is made ahead, and stands there before the app has arrived. */
export const SHAPES_AHEAD = [...PET_FORM, patterns.profile, patterns.resumes];

export const SECTIONS = [
  'hero',
  'why',
  'tagline',
  'preview',
  'howitworks',
  'pricing',
  'calltoaction',
  'faq',
  'faqs',
  'footer',
  'contact-us',
] as const;
export type Section = (typeof SECTIONS)[number];
export type FormStep = 1 | 2 | 3 | 4 | 5;

type Id = number | string;

/** What a screen can be asked to say first. */
export type LoginNotice = Notices['login'] | 'password-reset';
export type ResetNotice = 'email-restored';

const withQuery = (path: string, query: Record<string, Id | undefined>): string => {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** At one of the things on a screen. */
const withHash = (path: string, name: string | undefined): string =>
  name === undefined ? path : `${path}#${encodeURIComponent(name)}`;

const withId = (pattern: string, id: Id): string => pattern.replace(':id', encodeURIComponent(id));

/** Where things are. Every link and redirect of the web app is taken from here. */
export const paths = {
  landing: (section?: Section) => (section ? `${patterns.landing}#${section}` : patterns.landing),
  login: (to: { next?: string; notice?: LoginNotice } = {}) =>
    withQuery(patterns.login, { next: to.next, notice: to.notice }),
  forgotPassword: () => patterns.forgotPassword,
  resetPassword: (said: { notice?: ResetNotice } = {}) => withQuery(patterns.resetPassword, { notice: said.notice }),
  download: () => patterns.download,
  /** The file behind the button on /download. */
  sampleResume: () => '/sample-resume.pdf',
  /** What a shared link is shown with. */
  socialPicture: () => '/social.png',
  verify: () => patterns.verify,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  form: (step: FormStep, petId?: Id) => withQuery(patterns[`form${step}`], { pet_id: petId }),
  /** Where a visitor's pet becomes one of an account, and to which step that leads. `as` says that one just logged in for it. */
  keepPet: (leadsTo: 1 | 2, as?: 'logged-in') => withQuery(patterns.form1, { keep: leadsTo, as }),
  /** The step that asks for an answer, at its field. */
  answer: (step: FormStep, petId: Id, answer: string) => withHash(paths.form(step, petId), answer),
  profile: () => patterns.profile,
  editProfile: (to: { next?: string } = {}) => withQuery(patterns.editProfile, { next: to.next }),
  resumes: () => patterns.resumes,
  resume: (id: Id) => withId(patterns.resume, id),
  editResume: (id: Id, field?: string) => withHash(withId(patterns.editResume, id), field),
  resumeVersions: (id: Id) => withId(patterns.resumeVersions, id),
  buyCredits: (resumeId?: Id) => withQuery(patterns.buyCredits, { resume_id: resumeId }),
  paymentPlan: () => patterns.paymentPlan,
  changePassword: () => patterns.changePassword,
  accountSecurity: () => patterns.accountSecurity,
  billingHistory: () => patterns.billingHistory,
  deleteAccount: () => patterns.deleteAccount,
  adminLogin: () => patterns.adminLogin,
  adminDashboard: (view: Record<string, string | number | undefined> = {}) => withQuery(patterns.adminDashboard, view),
};
