import escapeHtml from 'escape-html';
import { formatMoney } from '../common/format-money.ts';
import { linkHtml, noticeHtml, type PageLook, pageHtml } from '../common/page-html.ts';
import type { StoredSession } from './stored.ts';

const LOOK: PageLook = {
  provider: 'Stripe',
  light: { paper: '#f4f5f8', go: '#4338ca', goInk: '#fff' },
  dark: { paper: '#12151d', go: '#a5a0ff', goInk: '#14132b' },
};

/** Of minor units. */
const money = (amount: number, currency: string): string => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return formatMoney(amount / 10 ** maximumFractionDigits, currency);
};

/** Where the browser goes after paying. */
export const successUrl = ({ session }: StoredSession): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const lines = ({ lineItems }: StoredSession): string =>
  lineItems
    .map(({ description, quantity, amount_total, currency }) => {
      const count = quantity === 1 ? '' : ` × ${quantity}`;
      return `<li><span>${escapeHtml(description ?? '')}${count}</span><span>${money(amount_total, currency)}</span></li>`;
    })
    .join('\n');

const payForm = (stored: StoredSession, wasDeclined: boolean): string => {
  const { amount_total, currency, cancel_url } = stored.session;
  const total = money(amount_total ?? 0, currency ?? 'usd');
  const declined = '<p class="error" role="alert">Your card was declined. You were not charged.</p>';
  return pageHtml(
    LOOK,
    `Pay ${total}`,
    `<h1>Pay by card</h1>
<p class="amount">${total}</p>
<ul>${lines(stored)}</ul>
${wasDeclined ? declined : ''}
<form method="post">
<button class="go" name="action" value="pay">Pay ${total}</button>
<button name="action" value="decline">Pay with a card that is declined</button>
${cancel_url === null ? '' : '<button name="action" value="cancel">Cancel</button>'}
</form>
<p class="small">This page takes the place of Stripe Checkout while the product runs without a Stripe account.
It asks for no card: choose how the payment should end.</p>`,
  );
};

const BACK = 'Back to the shop';

/** What the buyer sees at the address of a session. */
export const sessionPage = (stored: StoredSession, wasDeclined = false): string => {
  const { status, cancel_url } = stored.session;
  if (status === 'open') return payForm(stored, wasDeclined);
  if (status === 'complete') {
    const text = 'This payment is complete. It cannot be paid twice.';
    return noticeHtml(LOOK, { heading: 'Already paid', text }, linkHtml(successUrl(stored), BACK));
  }
  const text = 'This payment page has expired. Nothing was charged. Please start again in the shop.';
  return noticeHtml(LOOK, { heading: 'Expired', text }, linkHtml(cancel_url, BACK));
};

export const unknownPage = (): string =>
  noticeHtml(LOOK, {
    heading: 'Not found',
    text: 'There is no payment at this address. It may be from before a restart.',
  });
