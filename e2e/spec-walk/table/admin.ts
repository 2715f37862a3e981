import { button, columns, field, link, rule, screen, tab, text } from './row.ts';

export const adminLogin = screen('/admin/login', {
  form: {
    username: field('Username'),
    password: field('Password'),
    'log-in': button('Login'),
    'back-to-home': link('Back to Home', '/'),
  },
  empty: { both: text('Please enter both username and password.') },
  'one empty': { both: text('Please enter both username and password.') },
  failed: {
    msg: rule("a refused login says the server's msg"),
    else: text('Login failed. Please try again.'),
  },
  'logging in': {
    token: rule('the session token is stored'),
    dashboard: rule('success goes to /admin/dashboard'),
  },
});

export const adminDashboard = screen('/admin/dashboard', {
  users: {
    back: link('Back to Home', '/'),
    'manage-users': tab('Manage Users'),
    'all-resumes': tab('All Résumés'),
    search: field('Search by username or email'),
    apply: button('Apply Filter'),
    columns: columns('ID', 'Username', 'Email', 'Credits', 'Created', 'Last Login', 'Actions'),
  },
  'a user': {
    more: button('+1 Credit'),
    less: button('-1 Credit'),
    changes: rule('+1 Credit and -1 Credit change the credits by one'),
    'never-logged-in': text('N/A'),
  },
  searching: {
    username: rule('finds by username'),
    email: rule('finds by email'),
    none: text('No users found'),
  },
  pages: {
    size: rule('10 users a page'),
    buttons: rule('page number buttons appear when there is more than one page'),
  },
  resumes: {
    columns: columns('ID', 'Pet Name', 'User ID', 'Paid', 'Created At'),
    paid: rule('Paid says Yes or No'),
  },
  'no resumes': { none: text('No resumes found') },
});

export const adminFailures = screen('/admin/dashboard', {
  users: {
    msg: rule("says the server's msg"),
    else: text('Failed to load users.'),
  },
  resumes: {
    msg: rule("says the server's msg"),
    else: text('Failed to load resumes.'),
  },
  credits: {
    msg: rule("says the server's msg"),
    else: text('Failed to update credits.'),
  },
  refused: {
    unauthenticated: rule('a 401 on admin lists leads to /admin/login'),
    forbidden: rule('a 403 on admin lists leads to /admin/login'),
  },
});
