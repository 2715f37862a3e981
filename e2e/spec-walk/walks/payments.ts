import { buyCreditsByCard, payResumeByCard, payResumeByPaypal } from '@pawsume/contract/payments';
import { getMe } from '@pawsume/contract/users';
import { expect } from '@playwright/test';
import { alterAnswer, answerInstead, holdBack } from '../follow/faults.ts';
import type { Walk } from '../follow/guide.ts';
import { asNewcomer, asOwner, withResume } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

const CARD_PAGE = /\/pay\//;
const PAYPAL_PAGE = /\/checkoutnow\?/;

export const buyCredits: Walk<Table['buy-credits']> = async (guide) => {
  const { page } = guide;
  await asNewcomer(page, 'wants-credits');
  await page.goto('/buy-credits');
  await guide.see('packs');
  await guide.follow('packs', 'cards', () =>
    expect(page.getByRole('heading', { name: /^\d+ Resume Credits?$/ })).toHaveCount(2),
  );
  await guide.see('plan');
  await guide.refuse('failed', buyCreditsByCard, () => guide.element('packs', 'buy-now').click());
  for (const [name, quantity] of [
    ['buy-now', 1],
    ['buy-10', 10],
  ] as const) {
    await guide.follow('paying', name, async () => {
      await page.goto('/buy-credits');
      const asked = page.waitForRequest('**/api/stripe/buy-credits');
      await guide.element('packs', name).click();
      expect((await asked).postDataJSON()).toEqual({ quantity });
      await expect(page).toHaveURL(CARD_PAGE);
    });
  }
  await guide.follow('plan', 'status', async () => {
    await alterAnswer(page, getMe, { subscription_status: 'pro_yearly_plan' });
    await page.goto('/buy-credits');
    await expect(page.getByText('PRO YEARLY PLAN', { exact: true })).toBeVisible();
  });
};

export const buyResume: Walk<Table['buy-resume']> = async (guide) => {
  const { page } = guide;
  const { resumeId } = await withResume(page, 'wants-one');
  guide.set({ '{resume_id}': String(resumeId) });
  const here = `/buy-credits?resume_id=${resumeId}`;
  await page.goto(here);
  await guide.see('with resume_id');
  await guide.follow('card', 'url', async () => {
    await guide.element('with resume_id', 'card').click();
    await expect(page).toHaveURL(CARD_PAGE);
  });
  await page.goto(here);
  await guide.follow('paypal', 'url', async () => {
    await guide.element('with resume_id', 'paypal').click();
    await expect(page).toHaveURL(PAYPAL_PAGE);
  });
};

export const paymentPage: Walk<Table['payment-page']> = async (guide) => {
  const { page } = guide;
  const { resumeId } = await withResume(page, 'pays-directly');
  guide.set({ '{resume_id}': String(resumeId) });
  await guide.see('without resume_id');
  await page.goto(`/payment-page?resume_id=${resumeId}`);
  await guide.see('screen');
  const [card, paypal] = [guide.element('screen', 'card'), guide.element('screen', 'paypal')];
  await guide.refuse('card failed', payResumeByCard, () => card.click());
  await guide.refuse('paypal failed', payResumeByPaypal, () => paypal.click());
  const lifts = [
    await answerInstead(guide, payResumeByCard, { status: 200 }),
    await answerInstead(guide, payResumeByPaypal, { status: 200 }),
  ];
  await card.click();
  await guide.see('card without url');
  await paypal.click();
  await guide.see('paypal without url');
  for (const lift of lifts) await lift();
  await guide.follow('requesting', 'disabled', async () => {
    const release = await holdBack(page, payResumeByCard);
    await card.click();
    await expect(page.getByRole('button', { name: 'Opening payment…' })).toBeDisabled();
    await expect(paypal.or(page.getByRole('button', { name: /^Pay with PayPal/ }))).toBeDisabled();
    await release();
    await expect(page).toHaveURL(CARD_PAGE);
  });
};

export const paymentPlan: Walk<Table['payment-plan']> = async (guide) => {
  await asOwner(guide.page, 'reads-plan');
  await guide.page.goto('/payment-plan');
  await guide.see('screen');
};
