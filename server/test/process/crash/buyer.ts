import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  paypalReturn,
  payResumeByCard,
  payResumeByPaypal,
  stripeReturn,
} from '@pawsume/contract/payments';
import type { Owner } from './owner.ts';
import type { World } from './world.ts';

type Provider = 'stripe' | 'paypal';

/** Asks for a checkout: of ten credits, or of a résumé. */
export const askForCheckout = (
  { ask }: World,
  { token }: Owner,
  { by, resumeId }: { by: Provider; resumeId?: number },
): Promise<Response> => {
  if (resumeId === undefined) {
    return ask(by === 'stripe' ? buyCreditsByCard : buyCreditsByPaypal, { as: token, body: { quantity: 10 } });
  }
  return ask(by === 'stripe' ? payResumeByCard : payResumeByPaypal, { as: token, params: { resume_id: resumeId } });
};

/** Opens a checkout. Returns the provider's reference of it. */
export const openCheckout = async (
  world: World,
  owner: Owner,
  order: { by: Provider; resumeId?: number },
): Promise<string> => {
  const { status } = await askForCheckout(world, owner, order);
  const refs = await world.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('user_id', '=', owner.userId)
    .where('provider', '=', order.by)
    .execute();
  const [payment] = refs;
  if (!payment?.provider_ref || refs.length > 1) throw new Error(`No checkout was opened: ${status}`);
  return payment.provider_ref;
};

/** The browser comes back from the provider's page. */
export const comeBack = ({ ask }: World, by: Provider, ref: string): Promise<Response> =>
  by === 'stripe'
    ? ask(stripeReturn, { query: { session_id: ref } })
    : ask(paypalReturn, { query: { token: ref, PayerID: 'BUYER' } });
