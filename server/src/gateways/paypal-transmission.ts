import { z } from 'zod';
import { isLoopbackName } from '#lib/loopback';

/** PayPal sends an event that nobody took again for three days. */
const MAX_AGE_MS = (3 * 24 + 1) * 3_600_000;
const MAX_AHEAD_MS = 300_000;

/** As PayPal's API wants them; a header that came more than once is a list or holds commas, and fits none. */
const transmission = z.object({
  auth_algo: z.string().regex(/^[a-zA-Z0-9]{1,100}$/),
  cert_url: z
    .string()
    .max(500)
    .regex(/^https?:\/\/[\w.:[\]-]+\/[\w./%-]*$/)
    .refine((url) => URL.canParse(url)),
  transmission_id: z.string().regex(/^(?!\d+$)\w[\w-]{1,49}$/),
  transmission_sig: z.string().regex(/^[\w+/=-]{2,500}$/),
  transmission_time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/),
});
export type Transmission = z.infer<typeof transmission>;

const isFresh = (time: string): boolean => {
  const age = Date.now() - Date.parse(time);
  return age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS;
};

/** Who signs with a certificate of his own must not pass: only PayPal's hosts, or a stand-in's, may serve one. */
const isTrusted = (certificate: URL, api: URL): boolean => {
  if (isLoopbackName(api.hostname) && certificate.origin === api.origin) return true;
  const isPaypal = certificate.hostname === 'paypal.com' || certificate.hostname.endsWith('.paypal.com');
  return isPaypal && certificate.protocol === 'https:' && certificate.port === '';
};

/** How an event was sent, in the words of PayPal's verification; null where it is stale, early or signed from elsewhere. */
export const readTransmission = (
  headers: Record<string, string | string[] | undefined>,
  apiBase: string,
): Transmission | null => {
  const read = transmission.safeParse({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
  });
  if (!read.success) return null;
  const { transmission_time, cert_url } = read.data;
  return isFresh(transmission_time) && isTrusted(new URL(cert_url), new URL(apiBase)) ? read.data : null;
};
