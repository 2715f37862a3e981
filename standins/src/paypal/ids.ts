import { randomText } from '../common/secrets.ts';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
// PayPal's own Base32, without what looks alike.
const ACCOUNT = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Orders, captures and refunds: 17 capitals and digits, a digit first. */
export const newId = (): string => randomText('123456789', 1) + randomText(CAPITALS, 16);

export const newAccountId = (): string => randomText(ACCOUNT, 13);

export const newEventId = (): string => `WH-${randomText(CAPITALS, 17)}-${randomText(CAPITALS, 17)}`;

export const newDisputeId = (): string => `PP-R-${randomText('ABCDEFGHJK', 3)}-${randomText('0123456789', 8)}`;

export const newDebugId = (): string => `f${randomText('0123456789abcdef', 12)}`;

/** PayPal counts the time of its objects in whole seconds. */
export const isoTime = (ms = Date.now()): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z');
