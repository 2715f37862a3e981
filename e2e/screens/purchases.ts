import { buyCreditsByCard, buyCreditsByPaypal, payResumeByCard } from '@pawsume/contract/payments';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Send } from '../src/by-api.ts';
import { sessionIn, standInAt } from '../src/payments.ts';

/**
 * Pays in every way that leaves a screen of its own, one after the other: a checkout that is open is offered again.
 * Returns where each buyer arrives afterwards, by what became of the payment.
 */
export async function makePayments(request: APIRequestContext, send: Send, resume_id: number) {
  const packOf = async (quantity: 1 | 10) => (await send(buyCreditsByCard, { body: { quantity } })).url;
  const resumeUrl = (await send(payResumeByCard, { params: { resume_id } })).url;
  const paypalUrl = (await send(buyCreditsByPaypal, { body: { quantity: 10 } })).url;
  const cancelled = await cancel(request, await packOf(1));
  const boughtResume = await pay(request, resumeUrl);
  const ten = await pay(request, await packOf(10));
  const refundedUrl = await packOf(10);
  const refunded = await pay(request, refundedUrl);
  const reviewUrl = await packOf(10);
  const control = standInAt(request, reviewUrl);
  await control({ do: 'refund', session: sessionIn(refundedUrl) });
  await control({ do: 'alter', session: sessionIn(reviewUrl), changes: { amount_total: 900 } });
  const review = await pay(request, reviewUrl);
  const processing = await pay(request, paypalUrl, 'pending');
  await control({ do: 'settled' });
  return { boughtResume, ten, refunded, review, processing, cancelled };
}

/** Presses a button of the provider's page. Returns the path of the screen that this leads to. */
async function pay(request: APIRequestContext, url: string, action = 'pay'): Promise<string> {
  const paid = await request.post(url, { form: { action }, maxRedirects: 0 });
  return arriveAt(request, paid.headers().location ?? '');
}

/** Cancels at the page of the card's provider, which leads straight back to a screen. Returns the path of that. */
async function cancel(request: APIRequestContext, url: string): Promise<string> {
  const left = await request.post(url, { form: { action: 'cancel' }, maxRedirects: 0 });
  const { pathname, search } = new URL(left.headers().location ?? '');
  expect(pathname).toBe('/cancel');
  return pathname + search;
}

async function arriveAt(request: APIRequestContext, location: string): Promise<string> {
  const returned = await request.get(location, { maxRedirects: 0 });
  const { pathname, search } = new URL(returned.headers().location ?? '', returned.url());
  expect(pathname).toBe('/success');
  return pathname + search;
}
