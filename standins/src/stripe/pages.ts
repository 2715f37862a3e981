import { escapeHtml, pageHtml } from './page-html.ts';
import type { StoredSession } from './stored.ts';

/** `$10.00 CAD`: the sign for the eye, the code for certainty. */
const money = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return `${format.format(amount / 10 ** maximumFractionDigits)} ${currency.toUpperCase()}`;
};

const link = (href: string | null, label: string): string =>
  href === null ? '' : `<p><a class="button" href="${escapeHtml(href)}">${label}</a></p>`;

const notice = (heading: string, text: string, rest = ''): string =>
  pageHtml(heading, `<h1>${heading}</h1>\n<p>${text}</p>\n${rest}`);

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

/** What the buyer sees at the address of a session. */
export const sessionPage = (stored: StoredSession, wasDeclined = false): string => {
  const { status, cancel_url } = stored.session;
  if (status === 'open') return payForm(stored, wasDeclined);
  if (status === 'complete') {
    const back = link(successUrl(stored), 'Back to the shop');
    return notice('Already paid', 'This payment is complete. It cannot be paid twice.', back);
  }
  const text = 'This payment page has expired. Nothing was charged. Please start again in the shop.';
  return notice('Expired', text, link(cancel_url, 'Back to the shop'));
};

export const unknownPage = (): string =>
  notice('Not found', 'There is no payment at this address. It may be from before a restart.');
