/** The objects of PayPal's API as they travel: what of them a shop of single payments meets. */

export interface Money {
  currency_code: string;
  value: string;
}

export interface Link {
  href: string;
  rel: string;
  method: 'GET' | 'POST';
}

export const ORDER_STATUSES = ['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED'] as const;

export const CAPTURE_STATUSES = [
  'COMPLETED',
  'DECLINED',
  'PARTIALLY_REFUNDED',
  'PENDING',
  'REFUNDED',
  'FAILED',
] as const;
export type CaptureStatus = (typeof CAPTURE_STATUSES)[number];

interface Names {
  custom_id?: string | undefined;
  invoice_id?: string | undefined;
}

export interface Capture extends Names {
  id: string;
  status: CaptureStatus;
  status_details?: { reason: 'PENDING_REVIEW' | 'CHARGEBACK' } | undefined;
  amount: Money;
  /** Only where a capture is told by itself, not within its order. */
  supplementary_data?: { related_ids: { order_id: string } };
  create_time: string;
}

export interface Refund extends Names {
  id: string;
  status: 'COMPLETED';
  amount: Money;
  links: Link[];
  create_time: string;
}

export interface PurchaseUnit extends Names {
  amount: Money;
  description?: string | undefined;
  payments?: { captures: Capture[]; refunds?: Refund[] };
}

export interface Order {
  id: string;
  intent: 'CAPTURE';
  status: (typeof ORDER_STATUSES)[number];
  purchase_units: [PurchaseUnit];
  payer?: { email_address: string; name: { given_name: string; surname: string }; payer_id: string };
  create_time: string;
  links: Link[];
}

export interface Dispute {
  dispute_id: string;
  disputed_transactions: [{ seller_transaction_id: string; custom?: string | undefined }];
  reason: 'UNAUTHORISED';
  status: 'OPEN' | 'RESOLVED';
  dispute_amount: Money;
  dispute_outcome?: { outcome_code: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' };
  create_time: string;
}

/** What events tell of, by their types. */
export const RESOURCE_TYPES = {
  'CHECKOUT.ORDER.APPROVED': 'checkout-order',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'payment-approval',
  'PAYMENT.CAPTURE.COMPLETED': 'capture',
  'PAYMENT.CAPTURE.PENDING': 'capture',
  'PAYMENT.CAPTURE.DENIED': 'capture',
  'PAYMENT.CAPTURE.DECLINED': 'capture',
  'PAYMENT.CAPTURE.REFUNDED': 'refund',
  'PAYMENT.CAPTURE.REVERSED': 'refund',
  'CUSTOMER.DISPUTE.CREATED': 'dispute',
  'CUSTOMER.DISPUTE.RESOLVED': 'dispute',
} as const;
export type EventType = keyof typeof RESOURCE_TYPES;

export interface WebhookEvent {
  id: string;
  event_version: '1.0';
  create_time: string;
  resource_type: string;
  event_type: EventType;
  resource: unknown;
}
