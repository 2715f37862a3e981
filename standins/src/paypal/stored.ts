import type { Sendable } from '../common/webhooks.ts';
import type { Capture, Dispute, OrderStatus, PurchaseUnit, Refund, WebhookEvent } from './wire.ts';

/** How the buyer chose to pay, and so what a capture comes to. */
export type Funding = 'works' | 'declined' | 'pending';

export interface StoredOrder {
  id: string;
  status: OrderStatus;
  unit: Omit<PurchaseUnit, 'payments' | 'payee'>;
  /** Whether the shop said, while creating it, that PayPal's wallet pays. */
  namesSource: boolean;
  brandName: string | null;
  returnUrl: string | null;
  cancelUrl: string | null;
  /** Whether the way the buyer chose last did not work. */
  wasDeclined: boolean;
  /** The one capture; null until there is one. */
  captureId: string | null;
  /** Null until the buyer approved. */
  approval: { at: number; payerId: string; funding: Funding } | null;
  createdAt: number;
  createTime: string;
  updateTime: string | null;
}

export interface StoredCapture {
  orderId: string;
  capture: Capture;
  refunds: Refund[];
}

export interface StoredEvent extends Sendable {
  event: WebhookEvent;
}

/** All that this account holds, by id. Objects are replaced, never changed in place. */
export interface Stored {
  orders: Map<string, StoredOrder>;
  /** Orders that PayPal has forgotten: the API knows them no more, the buyer's page does. */
  forgotten: Map<string, StoredOrder>;
  captures: Map<string, StoredCapture>;
  disputes: Map<string, Dispute>;
  events: Map<string, StoredEvent>;
}

export const emptyStore = (): Stored => ({
  orders: new Map(),
  forgotten: new Map(),
  captures: new Map(),
  disputes: new Map(),
  events: new Map(),
});
