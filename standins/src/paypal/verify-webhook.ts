import { z } from 'zod';
import type { Account } from './account.ts';
import { faultOf } from './paypal-fault.ts';
import { rawMembers } from './raw-member.ts';

const transmission = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
});

const malformed = (description: string) =>
  faultOf('INVALID_REQUEST', { details: [{ issue: 'MALFORMED_REQUEST_JSON', description, location: 'body' }] });

/** Says whether PayPal sent an event: over its bytes, as they stand in the bytes of the request. */
export const verifyWebhook = (account: Account, { body, raw }: { body: unknown; raw: Uint8Array }) => {
  const members = rawMembers(raw);
  // One name twice is how a forged event would smuggle members of its own into the request around it.
  if (new Set(members.map(([name]) => name)).size < members.length) throw malformed('A name is given twice.');
  const event = members.find(([name]) => name === 'webhook_event')?.[1];
  const isKnown = event !== undefined && account.transmissions.verify(transmission.parse(body), event);
  return { verification_status: isKnown ? 'SUCCESS' : 'FAILURE' };
};
