import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import { noticeHtml, type PageLook, pageHtml } from './page-html.ts';

/** `$10.00 CAD`: the sign for the eye, the code for certainty. `amount` is in whole units of the currency. */
export const formatMoney = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return `${format.format(amount)} ${currency.toUpperCase()}`;
};

export interface Asked {
  heading: string;
  total: string;
  what: string;
  /** What to say of a way to pay that did not work; null where none was tried. */
  declined: string | null;
  /** By what the form sends; the first is the main one. */
  buttons: Record<string, string>;
}

/** Where a buyer chooses how the payment ends. */
export const payPage = (look: PageLook, { heading, total, what, declined, buttons }: Asked): string => {
  const button = ([action, label]: [string, string], index: number): string =>
    `<button${index === 0 ? ' class="go"' : ''} name="action" value="${action}">${label}</button>`;
  return pageHtml(
    look,
    `Pay ${total}`,
    `<h1>${escapeHtml(heading)}</h1>
<p class="amount">${total}</p>
<ul><li><span>${escapeHtml(what)}</span><span>${total}</span></li></ul>
${declined === null ? '' : `<p class="error" role="alert">${declined}</p>`}
<form method="post">
${Object.entries(buttons).map(button).join('\n')}
</form>
<p class="small">This page takes the place of ${look.provider} while the product runs without a ${look.provider} account.
It asks for no card and no password: choose how the payment should end.</p>`,
  );
};

const CLOSED = {
  paid: ['Already paid', 'This payment is complete. It cannot be paid twice.'],
  agreed: ['Already agreed', 'You have agreed to this payment. The shop takes the money when you go back.'],
  expired: ['Expired', 'This payment page has expired. Nothing was charged. Please start again in the shop.'],
} as const;

/** Where nothing is left to choose but the way back. */
export const closedPage = (look: PageLook, why: keyof typeof CLOSED, back: string): string => {
  const [heading, text] = CLOSED[why];
  const link = `<p><a class="button" href="${escapeHtml(back)}">Back to the shop</a></p>`;
  return noticeHtml(look, { heading, text }, link);
};

export const unknownPaymentPage = (look: PageLook): string =>
  noticeHtml(look, {
    heading: 'Not found',
    text: 'There is no payment at this address. It may be from before a restart.',
  });

/** Teaches `app` to read the forms of its pages. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
};

/** Which button was pressed; null where none was. */
export const actionIn = (body: unknown): string | null => (body instanceof URLSearchParams ? body.get('action') : null);
