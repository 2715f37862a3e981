import { messages } from '@pawsume/contract/messages';
import type { FastifyRequest } from 'fastify';
import { LimitError } from '#limits/limit-error';
import type { UploadedFile } from '#pictures/uploads';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call's one file, where one was sent, until the call is over. */
    upload: UploadedFile | null;
    /** Gives this request's place among the uploads back. */
    leaveUploads: (() => void) | null;
  }
}

/** More than any screen of ours sends at once. */
const EACH = 3;
/** At 10 MB each, so much room on the disk. */
const ALL = 64;
const TRY_AGAIN_S = 5;

/** Gives out places for uploads, before their bytes are taken in. */
export const openUploadPlaces = () => {
  const taken = new Map<number | string, number>();
  let all = 0;

  const leave = (asker: number | string): void => {
    all -= 1;
    const left = (taken.get(asker) ?? 1) - 1;
    if (left > 0) taken.set(asker, left);
    else taken.delete(asker);
  };

  return {
    /** Keeps a place for this request until `putAway`. Throws LimitError where there is none. */
    take(request: FastifyRequest): void {
      const asker = request.caller?.user.id ?? request.ip;
      const own = taken.get(asker) ?? 0;
      if (own >= EACH || all >= ALL) throw new LimitError(messages.pictures.tooManyAtOnce, TRY_AGAIN_S);
      taken.set(asker, own + 1);
      all += 1;
      request.leaveUploads = () => leave(asker);
    },
  };
};

/** Removes what a request has uploaded, and gives its place to the next; a second time it does nothing. */
export const putAway = async (request: FastifyRequest): Promise<void> => {
  const { upload, leaveUploads } = request;
  request.upload = null;
  request.leaveUploads = null;
  leaveUploads?.();
  await upload?.remove();
};
