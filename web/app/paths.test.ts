import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every address is the one the specification names', () => {
  expect({
    landing: paths.landing(),
    section: paths.landing('howitworks'),
    login: paths.login(),
    loginThenBack: paths.login({ next: '/form2?pet_id=3' }),
    loginWithNotice: paths.login({ notice: 'google-unavailable' }),
    form1: paths.form(1),
    form1OfPet: paths.form(1, 7),
    form2: paths.form(2, 7),
    form3: paths.form(3, 7),
    form4: paths.form(4, 7),
    form5: paths.form(5, '7'),
    profile: paths.profile(),
    editProfile: paths.editProfile(),
    resumes: paths.resumes(),
    resume: paths.resume(12),
    editResume: paths.editResume(12),
    buyCredits: paths.buyCredits(),
    payForResume: paths.buyCredits(12),
    paymentPlan: paths.paymentPlan(),
    changePassword: paths.changePassword(),
    billingHistory: paths.billingHistory(),
    deleteAccount: paths.deleteAccount(),
    adminLogin: paths.adminLogin(),
    adminDashboard: paths.adminDashboard(),
    adminView: paths.adminDashboard({ search: 'a&b', page: 2 }),
  }).toEqual({
    landing: '/',
    section: '/#howitworks',
    login: '/login',
    loginThenBack: '/login?next=%2Fform2%3Fpet_id%3D3',
    loginWithNotice: '/login?notice=google-unavailable',
    form1: '/form1',
    form1OfPet: '/form1?pet_id=7',
    form2: '/form2?pet_id=7',
    form3: '/form3?pet_id=7',
    form4: '/form4?pet_id=7',
    form5: '/form5?pet_id=7',
    profile: '/profile',
    editProfile: '/edit-profile',
    resumes: '/resumes',
    resume: '/resume/12',
    editResume: '/resume/12/edit',
    buyCredits: '/buy-credits',
    payForResume: '/buy-credits?resume_id=12',
    paymentPlan: '/payment-plan',
    changePassword: '/change-password',
    billingHistory: '/billing-history',
    deleteAccount: '/delete-account',
    adminLogin: '/admin/login',
    adminDashboard: '/admin/dashboard',
    adminView: '/admin/dashboard?search=a%26b&page=2',
  });
});

test('an id cannot leave its place in the path', () => {
  expect(paths.resume('../profile?x=1')).toBe('/resume/..%2Fprofile%3Fx%3D1');
});
