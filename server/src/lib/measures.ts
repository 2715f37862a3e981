import type { ProviderName } from '@pawsume/contract/payments';

export type PageKind = 'pdf' | 'preview' | 'draft';

export interface Span {
  name: string;
  attributes?: Record<string, string>;
  traceparent?: string | undefined;
}

/**
 * What is measured, told by those who do it. Each name is one of ours, of which there are few: never a text, an id or an
 * address of somebody's.
 */
export interface Measures {
  /** `route` as the contract has it, with `:name` for parameters; `status` a number, or `left` where nobody waited for the answer. */
  request(ended: { method: string; route: string; status: string }, seconds: number): void;
  /** How many requests more, or fewer, are under way. */
  underWay(change: 1 | -1): void;
  page(ended: { kind: PageKind; outcome: string }, seconds: number): void;
  text(ended: { writer: 'built-in' | 'model'; outcome: string }, seconds: number): void;
  payment(ended: { provider: ProviderName; call: string; outcome: string }, seconds: number): void;
  /** Does work as a part of what is under way, or of the trace that `traceparent` names; what it asks for is a part of it. */
  span<T>(part: Span, work: () => Promise<T>): Promise<T>;
  job(ended: { job: string; outcome: 'done' | 'dropped' | 'failed' | 'given up' }): void;
}

/** Nobody looks. */
export const noMeasures: Measures = {
  request: () => undefined,
  underWay: () => undefined,
  page: () => undefined,
  text: () => undefined,
  payment: () => undefined,
  span: (_part, work) => work(),
  job: () => undefined,
};
