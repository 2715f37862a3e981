import { button, columns, field, rule, screen, text, timer } from './row.ts';

export const changePassword = screen('/change-password', {
  form: {
    current: field('Current Password'),
    new: field('New Password', 'Min. 8 characters'),
    confirm: field('Confirm New Password'),
  },
  differ: { differ: text('New passwords do not match') },
  hint: { only: rule('the 8-character minimum is only a hint here: the server is asked') },
  failed: {
    msg: rule("a refused change says the server's msg"),
    else: text('Change failed'),
  },
  changed: {
    success: text('Password updated. Please log in again.'),
    logout: timer(2000, 'then logout'),
    token: rule('the stored token is removed'),
  },
});

export const billingHistory = screen('/billing-history', {
  table: {
    columns: columns('Date', 'Amount', 'Resume ID', 'Method'),
    stripe: rule("Method is Card if the action contains 'stripe', otherwise PayPal"),
  },
});

export const deleteAccount = screen('/delete-account', {
  form: {
    understand: field('I understand this action cannot be undone.'),
    confirm: button('Confirm Deletion'),
  },
  unchecked: { check: text('Please check the box to confirm.') },
  failed: {
    msg: rule("a refused deletion says the server's msg"),
    else: text('Deletion failed'),
  },
  deleted: { token: rule('account deletion removes the stored token') },
});
