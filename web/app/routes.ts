import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { patterns } from './paths.ts';

export default [
  route(patterns.landing, 'routes/landing.tsx'),
  route(patterns.login, 'routes/login.tsx'),
  route(patterns.form1, 'routes/form1.tsx'),
  route(patterns.form2, 'routes/form2.tsx'),
  route(patterns.form3, 'routes/form3.tsx'),
  route(patterns.form4, 'routes/form4.tsx'),
  route(patterns.form5, 'routes/form5.tsx'),
  route(patterns.success, 'routes/success.tsx'),
  route(patterns.cancel, 'routes/cancel.tsx'),
  route(patterns.adminLogin, 'routes/admin-login.tsx'),
  layout('routes/signed-in.tsx', [
    route(patterns.profile, 'routes/profile.tsx'),
    route(patterns.editProfile, 'routes/edit-profile.tsx'),
    route(patterns.resumes, 'routes/resumes.tsx'),
    route(patterns.resume, 'routes/resume.tsx'),
    route(patterns.editResume, 'routes/edit-resume.tsx'),
    route(patterns.buyCredits, 'routes/buy-credits.tsx'),
    route(patterns.paymentPage, 'routes/payment-page.tsx'),
    route(patterns.paymentPlan, 'routes/payment-plan.tsx'),
    route(patterns.changePassword, 'routes/change-password.tsx'),
    route(patterns.billingHistory, 'routes/billing-history.tsx'),
    route(patterns.deleteAccount, 'routes/delete-account.tsx'),
    route(patterns.adminDashboard, 'routes/admin-dashboard.tsx'),
  ]),
  route(patterns.anythingElse, 'routes/not-found.tsx'),
] satisfies RouteConfig;
