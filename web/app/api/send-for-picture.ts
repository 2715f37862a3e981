import { type AboutOf, type Call, PICTURE_PARTS } from '@pawsume/contract/call';
import { asAgreed, errorOf, reach, type SendOptions } from './client.ts';
import { addressOf } from './request-of.ts';
import { isHeldBack, untilConfirmed } from './whose-account.ts';

/** A picture with what is said of it; from a server that knows no pictures, a document with all of it. */
export type Drawn<About> = { about: About; picture: Blob } | { html: string };

/** As many as somebody goes back and forth between. They are kept by this tab alone, and only while it is open. */
const MOST_KEPT = 8;
const kept = new Map<string, { etag: string; drawn: Drawn<unknown> }>();

/** Sends a call that has `about`. A picture that is here already is not sent again. Throws ApiError as `send` does. */
export const sendForPicture = async <const C extends Call>(
  call: C,
  options: SendOptions<C>,
): Promise<Drawn<AboutOf<C>>> => {
  if (isHeldBack(call)) await untilConfirmed();
  const address = addressOf(call, options);
  const known = call.method === 'GET' ? kept.get(address) : undefined;
  const response = await reach(call, {
    ...options,
    headers: { accept: `${PICTURE_PARTS}, text/html`, ...(known && { 'if-none-match': known.etag }) },
  });
  // What is kept was parsed with the schema that the type is read from; so is what follows.
  if (known && response.status === 304) return known.drawn as Drawn<AboutOf<C>>;
  if (!response.ok) throw await errorOf(response);
  const drawn = await asAgreed(call, readDrawn(response, call));
  const etag = response.headers.get('etag');
  if (call.method === 'GET' && etag !== null) keep(address, { etag, drawn });
  return drawn as Drawn<AboutOf<C>>;
};

const readDrawn = async (response: Response, call: Call): Promise<Drawn<unknown>> => {
  if (!response.headers.get('content-type')?.startsWith(PICTURE_PARTS)) return { html: await response.text() };
  const parts = await response.formData();
  const picture = parts.get('picture');
  if (!(picture instanceof Blob)) throw new Error('There is no picture in the answer.');
  return { about: call.about?.parse(JSON.parse(String(parts.get('about')))), picture };
};

/** Drops the pictures that this page keeps: they are of one account. */
export const forgetPictures = (): void => kept.clear();

const keep = (address: string, answer: { etag: string; drawn: Drawn<unknown> }): void => {
  kept.delete(address);
  kept.set(address, answer);
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
};
