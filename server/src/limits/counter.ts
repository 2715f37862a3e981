import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** What a limit needs of whatever counts. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'block' | 'get' | 'delete'>;
