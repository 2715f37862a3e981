import escapeHtml from 'escape-html';
import { linkHtml, noticeHtml, type PageLook, pageHtml } from '../common/page-html.ts';
import { readable } from './money.ts';
import type { StoredOrder } from './stored.ts';

const LOOK: PageLook = {
  provider: 'PayPal',
  light: { paper: '#eef3fa', go: '#ffc439', goInk: '#0a1f44' },
  dark: { paper: '#0b1526', go: '#ffc439', goInk: '#0a1f44' },
  style: `.card { border-top: 6px solid #0070ba; }
button, .button { border-radius: 1.5rem; }
`,
};

const withParameters = (url: string, parameters: Record<string, string>): string => {
  const [, before = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(url) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}${fragment}`;
};

/** Where the browser goes after approving; null where the shop named no place. */
export const approvedUrl = ({ id, returnUrl, approval }: StoredOrder): string | null =>
  returnUrl === null ? null : withParameters(returnUrl, { token: id, PayerID: approval?.payerId ?? '' });

/** Where the browser goes after cancelling; null where the shop named no place. */
export const cancelledUrl = ({ id, cancelUrl }: StoredOrder): string | null =>
  cancelUrl === null ? null : withParameters(cancelUrl, { token: id });

const approveForm = (order: StoredOrder): string => {
  const { unit, brandName, wasDeclined } = order;
  const total = readable(unit.amount);
  const declined =
    '<p class="error" role="alert">Your last way to pay was declined. You were not charged. Please choose another.</p>';
  const line = `<li><span>${escapeHtml(unit.description ?? 'Payment')}</span><span>${total}</span></li>`;
  return pageHtml(
    LOOK,
    `Pay ${total}`,
    `<h1>${escapeHtml(brandName ?? 'The shop')} asks for</h1>
<p class="amount">${total}</p>
<ul>${line}</ul>
${wasDeclined ? declined : ''}
<form method="post">
<button class="go" name="action" value="pay">Pay ${total}</button>
<button name="action" value="declined">Pay with a wallet that is declined</button>
<button name="action" value="pending">Pay, but PayPal holds the payment for review</button>
<button name="action" value="cancel">Cancel and return</button>
</form>
<p class="small">This page takes the place of PayPal while the product runs without a PayPal account. It asks for no
password: choose how the payment should end.</p>`,
  );
};

const BACK = 'Back to the shop';

/** What the buyer sees at the address of an order. */
export const orderPage = (order: StoredOrder): string => {
  switch (order.status) {
    case 'CREATED':
    case 'PAYER_ACTION_REQUIRED':
      return approveForm(order);
    case 'COMPLETED': {
      const text = 'This payment is complete. It cannot be paid twice.';
      return noticeHtml(LOOK, { heading: 'Already paid', text }, linkHtml(approvedUrl(order), BACK));
    }
    case 'APPROVED': {
      const text = 'You have agreed to this payment. The shop takes the money when you go back.';
      return noticeHtml(LOOK, { heading: 'Already agreed', text }, linkHtml(approvedUrl(order), BACK));
    }
    default:
      return expiredPage(order);
  }
};

export const expiredPage = (order: StoredOrder): string => {
  const text = 'This payment page has expired. Nothing was charged. Please start again in the shop.';
  return noticeHtml(LOOK, { heading: 'Expired', text }, linkHtml(cancelledUrl(order), BACK));
};

/** For who has approved or cancelled an order that names no way back. */
export const donePage = (): string =>
  noticeHtml(LOOK, { heading: 'Done', text: 'You can close this page and go back to the shop.' });

export const unknownPage = (): string =>
  noticeHtml(LOOK, {
    heading: 'Not found',
    text: 'There is no payment at this address. It may be from before a restart.',
  });
