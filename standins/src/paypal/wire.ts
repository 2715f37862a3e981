/** The objects of PayPal's API as they travel. */

export interface Money {
  currency_code: string;
  value: string;
}

export interface Link {
  href: string;
  rel: string;
  method: 'GET' | 'POST' | 'PATCH';
}

export const ORDER_STATUSES = ['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const CAPTURE_STATUSES = [
  'COMPLETED',
  'DECLINED',
  'PARTIALLY_REFUNDED',
  'PENDING',
  'REFUNDED',
  'FAILED',
] as const;
export type CaptureStatus = (typeof CAPTURE_STATUSES)[number];

export interface Payee {
  email_address: string;
  merchant_id: string;
}

interface Names {
  custom_id?: string | undefined;
  invoice_id?: string | undefined;
}

interface Times {
  create_time: string;
  update_time: string;
}

export interface Capture extends Names, Times {
  id: string;
  status: CaptureStatus;
  status_details?: { reason: 'PENDING_REVIEW' | 'CHARGEBACK' | 'REFUNDED' } | undefined;
  amount: Money;
  final_capture: true;
  disbursement_mode: 'INSTANT';
  seller_protection: { status: 'NOT_ELIGIBLE' };
  seller_receivable_breakdown?: { gross_amount: Money; paypal_fee: Money; net_amount: Money } | undefined;
  links: Link[];
  /** These two only where a capture is told by itself, not within its order. */
  supplementary_data?: { related_ids: { order_id: string } };
  payee?: Payee;
}

export interface Refund extends Names, Times {
  id: string;
  status: 'COMPLETED';
  amount: Money;
  note_to_payer?: string | undefined;
  seller_payable_breakdown: {
    gross_amount: Money;
    paypal_fee: Money;
    net_amount: Money;
    total_refunded_amount: Money;
  };
  links: Link[];
}

export interface PurchaseUnit extends Names {
  reference_id: string;
  amount: Money;
  payee: Payee;
  description?: string | undefined;
  soft_descriptor?: string | undefined;
  payments?: { captures: Capture[]; refunds?: Refund[] };
}

export interface Payer {
  name: { given_name: string; surname: string };
  email_address: string;
  payer_id: string;
  address: { country_code: string };
}

export interface Wallet {
  email_address?: string;
  account_id?: string;
  account_status?: 'VERIFIED';
  name?: { given_name: string; surname: string };
  address?: { country_code: string };
}

export interface Order {
  id: string;
  intent: 'CAPTURE';
  status: OrderStatus;
  payment_source?: { paypal: Wallet };
  purchase_units: [PurchaseUnit];
  payer?: Payer;
  create_time: string;
  update_time?: string;
  links: Link[];
}

export interface Dispute extends Times {
  dispute_id: string;
  disputed_transactions: { seller_transaction_id: string; seller: { merchant_id: string }; custom?: string }[];
  reason: 'UNAUTHORISED';
  status: 'OPEN' | 'RESOLVED';
  dispute_amount: Money;
  dispute_outcome?: {
    outcome_code: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR';
    amount_refunded?: Money;
  };
  dispute_life_cycle_stage: 'CHARGEBACK';
  dispute_channel: 'INTERNAL';
  links: Link[];
}

export const EVENT_TYPES = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export interface WebhookEvent {
  id: string;
  event_version: '1.0';
  create_time: string;
  resource_type?: string;
  resource_version?: '2.0';
  event_type: EventType;
  summary: string;
  resource: unknown;
  links: Link[];
}
