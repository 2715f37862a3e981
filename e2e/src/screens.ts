import { paths, patterns } from '../../web/app/paths.ts';
import { type HostilePerson, hostileTextsIn } from './hostile-person.ts';

export type Screen = keyof typeof patterns;

interface Visit {
  at: string;
  /** Texts of the person that stand there. */
  shows: string[];
}

/** Every screen there is, with what it shows to somebody of their own. */
export const screensOf = (
  { username, profile, worstEmail, pet: { answers }, prose, text }: HostilePerson,
  { petId, resumeId }: { petId: string; resumeId: string },
): Record<Screen, Visit> => {
  const petName = answers.step1.pet_name;
  const me = hostileTextsIn({ ...profile, email: worstEmail });
  const nothing = (at: string): Visit => ({ at, shows: [] });
  return {
    landing: nothing(paths.landing()),
    login: nothing(paths.login()),
    forgotPassword: nothing(paths.forgotPassword()),
    resetPassword: nothing(patterns.resetPassword),
    confirmEmail: nothing(patterns.confirmEmail),
    undoEmail: nothing(patterns.undoEmail),
    confirm: nothing(patterns.confirm),
    reportConfirmation: nothing(patterns.reportConfirmation),
    terms: nothing(paths.terms()),
    privacy: nothing(paths.privacy()),
    download: nothing(paths.download()),
    verify: nothing(paths.verify()),
    form1: { at: paths.form(1, petId), shows: hostileTextsIn(answers.step1) },
    form2: { at: paths.form(2, petId), shows: hostileTextsIn(answers.step2) },
    form3: { at: paths.form(3, petId), shows: hostileTextsIn(answers.step3) },
    form4: { at: paths.form(4, petId), shows: hostileTextsIn(answers.owner) },
    form5: { at: paths.form(5, petId), shows: hostileTextsIn(answers.step5) },
    success: nothing(`${patterns.success}?type=resume&resume_id=${resumeId}`),
    cancel: nothing(`${patterns.cancel}?type=resume&resume_id=${resumeId}`),
    profile: { at: paths.profile(), shows: [username, petName, ...me] },
    editProfile: { at: paths.editProfile(), shows: me },
    resumes: { at: paths.resumes(), shows: [petName] },
    resume: { at: paths.resume(resumeId), shows: [petName] },
    editResume: { at: paths.editResume(resumeId), shows: hostileTextsIn(prose) },
    resumeVersions: {
      at: paths.resumeVersions(resumeId),
      shows: hostileTextsIn({ line: prose.one_liner_description }),
    },
    buyCredits: { at: paths.buyCredits(resumeId), shows: [petName] },
    paymentPage: { at: `${patterns.paymentPage}?resume_id=${resumeId}`, shows: [petName] },
    paymentPlan: nothing(paths.paymentPlan()),
    changePassword: nothing(paths.changePassword()),
    accountSecurity: nothing(paths.accountSecurity()),
    billingHistory: nothing(paths.billingHistory()),
    deleteAccount: nothing(paths.deleteAccount()),
    adminLogin: nothing(paths.adminLogin()),
    adminDashboard: nothing(paths.adminDashboard()),
    anythingElse: nothing(`/${encodeURIComponent(text('nowhere'))}`),
  };
};
