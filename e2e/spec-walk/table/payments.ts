import { button, heading, link, redirect, rule, screen, text, way, words } from './row.ts';

export const buyCredits = screen('/buy-credits', {
  packs: {
    single: text('$5'),
    'single-credit': heading('1 Resume Credit'),
    'buy-now': button('Buy Now'),
    pack: text('$10'),
    'pack-credits': heading('10 Resume Credits'),
    'buy-10': button('Buy 10 Credits'),
    cards: rule('two credit cards'),
    unlimited: text('Create unlimited résumés'),
    edits: text('Unlimited edits'),
    pdf: text('PDF download'),
  },
  plan: {
    title: heading('Your Plan'),
    default: text('FREE'),
    // The design: in place of nothing, the plan's screen.
    upgrade: link('Upgrade Plan', '/payment-plan'),
    status: rule('subscription_status uppercased, underscores turned into spaces'),
  },
  paying: {
    'buy-now': rule('Buy Now sends the browser to the url for 1 credit'),
    'buy-10': rule('Buy 10 Credits sends the browser to the url for 10 credits'),
  },
  failed: {
    msg: rule("says the server's error or msg"),
    else: text('Failed to initiate payment. Try again.'),
  },
});

export const buyResume = screen('/buy-credits', {
  'with resume_id': {
    title: heading('Pay for Résumé'),
    card: button('Pay with Card'),
    paypal: button('Pay with PayPal'),
    back: link('Back to Résumé', '/resume/{resume_id}'),
  },
  card: { url: rule('the browser goes to the url of the card payment') },
  paypal: { url: rule('the browser goes to the approval url of PayPal') },
});

export const paymentPage = screen('/payment-page', {
  'without resume_id': { home: redirect('/payment-page', '/') },
  screen: {
    title: heading('Pay for Résumé'),
    id: words('{resume_id}'),
    card: button('Pay with Card - $10.00'),
    paypal: button('Pay with PayPal - $10.00'),
    back: way('Back to Résumé', '/resume/{resume_id}'),
  },
  requesting: {
    disabled: rule('buttons are disabled and loading text shown during requests'),
  },
  'card failed': {
    msg: rule("says the server's error or msg"),
    else: text('Stripe checkout failed.'),
  },
  'paypal failed': {
    msg: rule("says the server's error or msg"),
    else: text('PayPal checkout failed.'),
  },
  'card without url': { missing: text('Failed to get Stripe checkout URL.') },
  'paypal without url': { missing: text('Failed to get PayPal approval URL.') },
});

export const paymentPlan = screen('/payment-plan', {
  // The design: what is free, the packs and the balance.
  screen: {
    free: text('What is free'),
    single: text('$5'),
    pack: text('$10'),
    balance: text('You have no credits left.'),
  },
});
