import { chromium, expect, type Page } from '@playwright/test';
import { arriveWithResume } from '../src/arrive.ts';
import { saveFile } from '../src/download.ts';
import { deliverEvents, expectBalance, expectDownloadable, standInAt } from '../src/payments.ts';
import { slow, test } from '../src/test.ts';

const PACK = {
  card: 'Buy 10 Credits',
  paypal: 'Pay with PayPal for 10 Resume Credits',
} as const;
const RESUME = { card: 'Pay with Card - $10.00', paypal: 'Pay with PayPal - $10.00' } as const;
const DECLINED = { card: 'Pay with a card that is declined', paypal: 'Pay with a wallet that is declined' } as const;
const CANCEL = { card: 'Cancel', paypal: 'Cancel and return' } as const;
const METHOD = { card: 'Card', paypal: 'PayPal' } as const;
type Way = keyof typeof METHOD;

const beginPack = async (page: Page, way: Way) => {
  await page.goto('/buy-credits');
  await page.getByRole('button', { name: PACK[way] }).click();
  await expect(page).toHaveURL(/\/(pay\/|checkoutnow)/);
};

const beginResume = async (page: Page, way: Way, resumeId: number) => {
  await page.goto(`/payment-page?resume_id=${resumeId}`);
  await page.getByRole('button', { name: RESUME[way] }).click();
  await expect(page).toHaveURL(/\/(pay\/|checkoutnow)/);
};

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$10\.00/ }).click();

for (const way of ['card', 'paypal'] as const) {
  test(
    `ten credits are bought by ${way}, and the billing history shows it`,
    way === 'paypal' ? slow : {},
    async ({ page }) => {
      const { resumeId } = await arriveWithResume(page, `pack-${way}`);
      await beginPack(page, way);
      await pay(page);
      await expect(page.getByRole('heading', { name: 'Purchase Successful' })).toBeVisible();
      expect(page.url()).not.toContain('token=');
      await expect(page.getByText('10 credits')).toBeVisible();
      await expect(page).toHaveURL(/\/profile$/, { timeout: 8000 });
      await expectBalance(page, 10);
      await expectDownloadable(page, resumeId, true);
      await saveFile(page, () => page.getByRole('button', { name: 'Download Résumé' }).click());
      await page.goto('/billing-history');
      await expect(page.getByRole('row').filter({ hasText: '$10.00' })).toContainText(METHOD[way]);
      await expect(page.getByText('+10')).toBeVisible();
      await expect(page.getByText('−1')).toBeVisible();
    },
  );

  test(`one résumé is paid by ${way} and downloads without a credit`, way === 'card' ? slow : {}, async ({ page }) => {
    const { resumeId } = await arriveWithResume(page, `one-${way}`);
    await expectDownloadable(page, resumeId, false);
    await beginResume(page, way, resumeId);
    await pay(page);
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    await expectDownloadable(page, resumeId, true);
    for (let copy = 0; copy < 2; copy += 1) {
      const file = await saveFile(page, () => page.getByRole('button', { name: 'Download Résumé' }).click());
      expect(file.name).toBe(`resume_${resumeId}.pdf`);
    }
    await page.goto('/billing-history');
    const row = page.getByRole('row').filter({ hasText: METHOD[way] });
    await expect(row).toContainText('$10.00');
    await expect(row.getByRole('link', { name: String(resumeId) })).toBeVisible();
    await page.goto(`/payment-page?resume_id=${resumeId}`);
    await expect(page.getByText('This résumé is paid already.')).toBeVisible();
  });

  test(
    `cancelling at the page of ${way} costs nothing, for credits and for a résumé`,
    way === 'paypal' ? slow : {},
    async ({ page }) => {
      const { resumeId } = await arriveWithResume(page, `cancel-${way}`);
      await beginPack(page, way);
      await page.getByRole('button', { name: CANCEL[way], exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
      await expect(page.getByText('The purchase of 10 credits was not completed')).toBeVisible();
      expect(page.url()).not.toContain('token=');
      await beginResume(page, way, resumeId);
      await page.getByRole('button', { name: CANCEL[way], exact: true }).click();
      await expect(page.getByText('Your résumé remains unpaid and not downloadable.')).toBeVisible();
      await expect(page).toHaveURL(/\/profile$/, { timeout: 10_000 });
      await expectBalance(page, 0);
      await expectDownloadable(page, resumeId, false);
    },
  );

  test(
    `a payment by ${way} that is declined succeeds at the second try, and is charged once`,
    slow,
    async ({ page }) => {
      await arriveWithResume(page, `declined-${way}`);
      await beginPack(page, way);
      await page.getByRole('button', { name: DECLINED[way] }).click();
      await expect(page.getByText(/declined/i).first()).toBeVisible();
      await pay(page);
      await expect(page.getByRole('heading', { name: 'Purchase Successful' })).toBeVisible();
      await expectBalance(page, 10);
      await page.goto('/billing-history');
      await expect(page.getByRole('row').filter({ hasText: METHOD[way] })).toHaveCount(1);
    },
  );
}

test(
  'whoever closes the browser on the provider’s page after paying has the credits later, without any webhook',
  slow,
  async ({ page, baseURL, launchOptions }) => {
    test.setTimeout(150_000);
    await arriveWithResume(page, 'gone-home');
    const storageState = await page.context().storageState();
    for (const way of ['card', 'paypal'] as const) {
      const browser = await chromium.launch(launchOptions);
      const elsewhere = await browser.newPage({ storageState, ...(baseURL && { baseURL }) });
      await beginPack(elsewhere, way);
      await deliverEvents(elsewhere, 'never');
      await payAndLeave(elsewhere);
      await browser.close();
    }
    await expectBalance(page, 0);
    await expect(async () => {
      await expectBalance(page, 20);
    }).toPass({ timeout: 100_000, intervals: [5000] });
    for (const way of ['card', 'paypal'] as const) {
      await beginPack(page, way);
      await deliverEvents(page, 'normal');
    }
  },
);

test('a payment that PayPal holds is shown as being processed, and as paid once it is', slow, async ({ page }) => {
  await arriveWithResume(page, 'patient');
  await beginPack(page, 'paypal');
  const control = standInAt(page.request, page.url());
  const order = new URL(page.url()).searchParams.get('token');
  await page.getByRole('button', { name: 'Pay, but PayPal holds the payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment processing' })).toBeVisible();
  await expectStays(page);
  await control({ do: 'resolvePending', id: order, result: 'completed' });
  await expect(page.getByRole('heading', { name: 'Purchase Successful' })).toBeVisible({ timeout: 15_000 });
  await expectBalance(page, 10);
});

for (const way of ['card', 'paypal'] as const) {
  test(
    `a payment by ${way} whose provider then cannot be asked is not called unpaid, and is shown as paid once it can`,
    slow,
    async ({ page }) => {
      await arriveWithResume(page, `unheard-${way}`);
      await beginPack(page, way);
      const control = standInAt(page.request, page.url());
      await deliverEvents(page, 'never');
      const on = way === 'card' ? 'get_session' : 'get_order';
      await control({ do: 'fail', fault: { on, kind: 'error', status: 503, times: 1000 } });
      await pay(page);
      await expect(page.getByRole('heading', { name: 'Payment not confirmed yet' })).toBeVisible();
      await expect(page.getByText('you will see it on your profile and in your billing history')).toBeVisible();
      await expectStays(page);
      await expect(page.getByText('not charged')).toBeHidden();
      await control({ do: 'reset' });
      await expect(page.getByRole('heading', { name: 'Purchase Successful' })).toBeVisible({ timeout: 30_000 });
      await expectBalance(page, 10);
    },
  );
}

test('who cancels in one tab and has paid in another is told that it was paid', slow, async ({ page }) => {
  await arriveWithResume(page, 'two-tabs');
  await beginPack(page, 'card');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await pay(other);
  await expect(other).toHaveURL(/\/success\?.*payment=/);
  const { search } = new URL(other.url());
  await page.goto(`/cancel${search}`);
  await expect(page.getByRole('heading', { name: 'Purchase Successful' })).toBeVisible();
});

/** The provider takes the payment, and its answer, which leads back to the shop, finds no browser any more. */
const payAndLeave = async (page: Page) => {
  await page.route(page.url(), async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ body: '' });
  });
  const taken = page.waitForResponse(page.url());
  await pay(page);
  await taken;
};

/** Nothing leads away from a screen that still waits. */
const expectStays = async (page: Page) => {
  await page.waitForTimeout(4000);
  await expect(page).toHaveURL(/\/success/);
};
