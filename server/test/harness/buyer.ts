import { beforeEach } from 'vitest';
import { makeOwner } from './make.ts';
import type { TestApp } from './start-app.ts';

interface Buyer {
  username: string;
  token: string;
}

/** Before each test: providers without faults, and somebody new who buys. */
export const beforeEachBuyer = (app: () => TestApp, use: (buyer: Buyer) => void): void => {
  beforeEach(async () => {
    app().stripe.control.reset();
    app().paypal.control.reset();
    use(await makeOwner(app()));
  });
};

/** Nobody tells the server anything: all that it knows it has asked for. */
export const muteProviders = ({ stripe, paypal }: TestApp): void => {
  stripe.control.setWebhookUrl(null);
  paypal.control.setWebhookUrl(null);
};
