import { messages } from '@pawsume/contract/messages';
import type { FastifyRequest } from 'fastify';
import { maskAddress } from '#limits/keys';
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
const USERS = 64;
/** Strangers have places of their own, at 5 MB each. */
const STRANGERS = 8;
/** Time limit for a stranger's upload: 1.4 Mbit/s for the largest file. */
const STRANGERS_BODY_MS = 30_000;
const TRY_AGAIN_S = 5;

/** Gives out places for uploads, before their bytes are taken in. */
export const openUploadPlaces = () => {
  const taken = new Map<number | string, number>();
  const all = { users: 0, strangers: 0 };

  const leave = (asker: number | string, kind: keyof typeof all): void => {
    all[kind] -= 1;
    const left = (taken.get(asker) ?? 1) - 1;
    if (left > 0) taken.set(asker, left);
    else taken.delete(asker);
  };

  return {
    /**
     * Keeps a place for this request until `putAway`. Strangers lose theirs, and the connection, when they send too slowly.
     * @throws LimitError where there is none.
     */
    take(request: FastifyRequest): void {
      const { caller, raw } = request;
      const kind = caller ? 'users' : 'strangers';
      const asker = caller?.user.id ?? maskAddress(request.ip);
      const own = taken.get(asker) ?? 0;
      if (own >= EACH || all[kind] >= (caller ? USERS : STRANGERS))
        throw new LimitError(messages.pictures.tooManyAtOnce, TRY_AGAIN_S);
      taken.set(asker, own + 1);
      all[kind] += 1;
      const slow = caller ? undefined : setTimeout(() => raw.destroy(), STRANGERS_BODY_MS);
      raw.once('end', () => clearTimeout(slow));
      request.leaveUploads = () => {
        clearTimeout(slow);
        leave(asker, kind);
      };
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
