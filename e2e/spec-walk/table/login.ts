import { button, field, link, redirect, rule, screen, text } from './row.ts';

export const login = screen('/login', {
  login: {
    'to-sign-up': button('Sign Up'),
    username: field('Username'),
    password: field('Password'),
    'log-in': button('Login'),
    'continue-with-google': link('Continue with Google', '/api/auth/login/google'),
    'back-to-home': link('Back to Home', '/'),
    'no-full-name': rule('Full Name, Email and Confirm Password are sign-up only'),
  },
  'sign-up': {
    'to-login': button('Login'),
    'full-name': field('Full Name'),
    email: field('Email'),
    username: field('Username'),
    password: field('Password'),
    'confirm-password': field('Confirm Password'),
    'continue-with-google': link('Continue with Google', '/api/auth/login/google'),
    'back-to-home': link('Back to Home', '/'),
  },
  'signing-up': {
    'automatic-login': rule('registration is followed by an automatic login'),
  },
  arriving: {
    'token-on-login': rule('a token query parameter is stored, the URL cleaned, and the user goes to /profile'),
    'token-on-profile': rule('a token query parameter is also accepted on /profile and stored'),
  },
});

export const loginRefused = screen('/login', {
  'login-empty': { fill: text('Please fill in all required fields.') },
  'login-short': { short: text('Password must be at least 8 characters.') },
  'sign-up-empty': { fill: text('Please fill in all required fields.') },
  'sign-up-one-empty': { each: rule('full name, email, username, password and confirm password are all required') },
  'sign-up-email': { email: text('Please enter a valid email address.') },
  'sign-up-differ': { differ: text('Passwords do not match.') },
  'sign-up-short': { short: text('Password must be at least 8 characters.') },
  failed: {
    msg: rule("a refused login says the server's msg"),
    else: text('Something went wrong. Try again.'),
  },
  'sign-up-failed': {
    msg: rule("a refused sign-up says the server's msg"),
    else: text('Something went wrong. Try again.'),
  },
});

/** Screens that somebody has to be logged in for. */
const PRIVATE = {
  profile: redirect('/profile', '/login'),
  'edit-profile': redirect('/edit-profile', '/login'),
  'change-password': redirect('/change-password', '/login'),
  'billing-history': redirect('/billing-history', '/login'),
  'payment-plan': redirect('/payment-plan', '/login'),
  'payment-page': redirect('/payment-page?resume_id=1', '/login'),
  resumes: redirect('/resumes', '/login'),
  resume: redirect('/resume/1', '/login'),
  'delete-account': redirect('/delete-account', '/login'),
  'buy-credits': redirect('/buy-credits', '/login'),
  'edit-resume': redirect('/resume/1/edit', '/login'),
};

/** Nobody without a stored token; only its presence is checked. */
export const loginRequired = screen('/login', {
  redirects: { ...PRIVATE, 'admin-dashboard': redirect('/admin/dashboard', '/login') },
  public: {
    open: rule('/, /login, /admin/login, /form1 to /form5, /download, /success and /cancel need no token'),
  },
});

/** A stored token that no session stands behind. */
export const loginOver = screen('/login', {
  redirects: { ...PRIVATE, 'admin-lists': redirect('/admin/dashboard', '/admin/login') },
});
