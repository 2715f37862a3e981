import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  getPayment,
  listBilling,
  type PaymentState,
  type ProviderName,
  payResumeByCard,
  payResumeByPaypal,
} from '@pawsume/contract/payments';
import type { PackQuantity } from '@pawsume/contract/pricing';
import { downloadResume, getResume } from '@pawsume/contract/resumes';
import { expect } from 'vitest';
import { balanceOf, makeOwner, makeResume, newestPaymentOf, orderIn, payOnPage, sessionIn } from './make.ts';
import type { TestApp } from './start-app.ts';

const CALLS = {
  stripe: { buy: buyCreditsByCard, pay: payResumeByCard },
  paypal: { buy: buyCreditsByPaypal, pay: payResumeByPaypal },
} as const;

/** The provider's id of a checkout, read from the address of its page. */
export const refOf = (url: string): string => orderIn(url) || sessionIn(url);

/** A new account that buys: its calls, and how its payments stand. */
export const makeBuyer = async (app: TestApp) => {
  const { username, token: as } = await makeOwner(app);
  const askForPack = (by: ProviderName, quantity: PackQuantity = 10, { send } = app) =>
    send(CALLS[by].buy, { as, body: { quantity } });
  const askForResume = (by: ProviderName, resumeId: number, { send } = app) =>
    send(CALLS[by].pay, { as, params: { resume_id: resumeId } });
  const openPack = async (by: ProviderName, quantity?: PackQuantity) => (await askForPack(by, quantity)).answer.url;
  const openResume = async (by: ProviderName, resumeId: number) => (await askForResume(by, resumeId)).answer.url;
  const newest = () => newestPaymentOf(app, { username });
  const read = async (payment_id?: string) => {
    const params = { payment_id: payment_id ?? (await newest()).id };
    return (await app.send(getPayment, { as, params })).answer;
  };
  return {
    username,
    token: as,
    askForPack,
    askForResume,
    /** The addresses of checkouts. */
    openPack,
    openResume,
    /** Buys a pack. Returns the address of its checkout, and where the buyer is led in the end. */
    async payPack(by: ProviderName, quantity?: PackQuantity) {
      const url = await openPack(by, quantity);
      return { url, back: await payOnPage(app, url) };
    },
    async payResume(by: ProviderName, resumeId: number) {
      const url = await openResume(by, resumeId);
      return { url, back: await payOnPage(app, url) };
    },
    makeResume: async () => (await makeResume(app, as)).resumeId,
    resume: async (id: number) => (await app.send(getResume, { as, params: { id } })).answer,
    download: (id: number) => app.send(downloadResume, { as, params: { id } }),
    balance: () => balanceOf(app, as),
    billing: async () => (await app.send(listBilling, { as })).answer,
    /** The newest payment as it is stored, and as the screens are told of it. */
    newest,
    read,
    /** Asks as a screen does: again and again, with pauses. */
    comesTo: (state: PaymentState) => expect.poll(async () => (await read()).state, { interval: 200 }).toBe(state),
    async countPayments() {
      const { user_id } = await newest();
      return (await app.db.selectFrom('payments').select('id').where('user_id', '=', user_id).execute()).length;
    },
  };
};

export type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

/** Providers without faults, whose webhooks reach this server. */
export const resetProviders = ({ stripe, paypal, url }: TestApp): void => {
  for (const [{ control }, name] of [[stripe, 'stripe'] as const, [paypal, 'paypal'] as const]) {
    control.reset();
    control.setWebhookUrl(`${url}/api/${name}/webhook`);
  }
};

/** Nobody tells the server anything: all that it knows it has asked for. */
export const muteProviders = ({ stripe, paypal }: TestApp): void => {
  stripe.control.setWebhookUrl(null);
  paypal.control.setWebhookUrl(null);
};

/** Resolves once no webhook is on its way. */
export const settled = ({ stripe, paypal }: TestApp) =>
  Promise.all([stripe.control.settled(), paypal.control.settled()]);

/** The buyer agrees at the provider, and does not come back. */
export const payAndLeave = ({ stripe, paypal }: TestApp, by: ProviderName, url: string): void => {
  if (by === 'stripe') stripe.control.pay(sessionIn(url));
  else paypal.control.approve(orderIn(url));
};
