import type { Walk } from '../follow/guide.ts';
import type { Table } from '../table/table.ts';
import { billingHistory, changePassword, deleteAccount } from './account.ts';
import { adminDashboard, adminFailures, adminLogin } from './admin.ts';
import { editProfile } from './edit-profile.ts';
import { form1, form1New, form2 } from './form-basics.ts';
import { form4, form5, form5WithoutPet } from './form-care.ts';
import { formIncomplete, formLoading } from './form-loading.ts';
import { form3 } from './form3.ts';
import { landing, landingMenu, landingSignedIn } from './landing.ts';
import { login, loginOver, loginRefused, loginRequired } from './login.ts';
import { cancel, download, success } from './outcomes.ts';
import { buyCredits, buyResume, paymentPage, paymentPlan } from './payments.ts';
import { profile, profileFailures, profileIncomplete } from './profile.ts';
import { editResume, resume, resumeFailures, resumes } from './resumes.ts';

/** One walk for each screen of the table; without it this does not compile. */
export const walks: { [Name in keyof Table]: Walk<Table[Name]> } = {
  landing,
  'landing-signed-in': landingSignedIn,
  'landing-menu': landingMenu,
  login,
  'login-refused': loginRefused,
  'login-required': loginRequired,
  'login-over': loginOver,
  'admin-login': adminLogin,
  download,
  success,
  cancel,
  profile,
  'profile-incomplete': profileIncomplete,
  'profile-failures': profileFailures,
  'edit-profile': editProfile,
  'change-password': changePassword,
  'billing-history': billingHistory,
  'buy-credits': buyCredits,
  'buy-resume': buyResume,
  'payment-page': paymentPage,
  'payment-plan': paymentPlan,
  resumes,
  resume,
  'resume-failures': resumeFailures,
  'edit-resume': editResume,
  'delete-account': deleteAccount,
  'form1-new': form1New,
  form1,
  form2,
  form3,
  form4,
  form5,
  'form5-without-pet': form5WithoutPet,
  'form-loading': formLoading,
  'form-incomplete': formIncomplete,
  'admin-dashboard': adminDashboard,
  'admin-failures': adminFailures,
};
