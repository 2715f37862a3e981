import { z } from 'zod';
import { currentMark } from '~/api/session.ts';
import { inSession } from '~/lib/in-session.ts';

const PLACE = 'wanted-download';

const wantedDownload = z.object({
  /** Whose it is: this tab may be somebody else's by now. */
  mark: z.string(),
  resumeId: z.int(),
  petName: z.string().nullable(),
  /** It is paid for. */
  isFree: z.boolean(),
});
/** The résumé that somebody buys for. */
export type WantedDownload = Omit<z.infer<typeof wantedDownload>, 'mark'>;

/**
 * Remembers what somebody is about to buy for, or has just paid for, so that its download is near when they return: a
 * payment comes back to the tab it left from.
 */
export const wantDownload = (wanted: WantedDownload): void => {
  inSession((storage) => storage.setItem(PLACE, JSON.stringify({ ...wanted, mark: currentMark() })));
};

export const readWantedDownload = (): WantedDownload | null => {
  const stored = inSession(
    (storage) => wantedDownload.safeParse(JSON.parse(storage.getItem(PLACE) ?? 'null')).data ?? null,
  );
  return stored?.mark === currentMark() ? stored : null;
};

/** It was downloaded, or is gone. */
export const dropWantedDownload = (resumeId: number): void => {
  if (readWantedDownload()?.resumeId === resumeId) inSession((storage) => storage.removeItem(PLACE));
};
