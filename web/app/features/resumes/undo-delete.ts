import { messages } from '@pawsume/contract/messages';
import { restoreResume, UNDO_S } from '@pawsume/contract/resumes';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { knownUsername } from '~/api/me.ts';
import { messageOf } from '~/api/message-of.ts';
import { proseDraftKey } from '~/api/prose-draft-key.ts';
import { removeDraftsOf } from '~/lib/draft-store.ts';
import { toast } from '~/ui/toast.ts';

/**
 * Offers for a while to bring a deleted résumé back, whatever screen is open by then. Unsaved text of it is dropped
 * when the offer ends.
 * @param onRestored has the lists on the screen read again.
 */
export const offerUndo = (resumeId: number, onRestored: () => Promise<void>): void => {
  const username = knownUsername();
  const offer = toast.success(messages.resumes.deleted, {
    // The toast's own timer stops while the pointer rests on it; the server's does not.
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Undo', onClick: () => void undo() },
  });
  const end = setTimeout(() => {
    toast.dismiss(offer);
    if (username !== null) removeDraftsOf(`${proseDraftKey(username, resumeId)}@`);
  }, UNDO_S * 1000);

  const undo = async (): Promise<void> => {
    clearTimeout(end);
    try {
      await send(restoreResume, { params: { id: resumeId } });
      toast.success(messages.resumes.restored);
      await onRestored();
    } catch (error) {
      fail(error);
    }
  };

  const fail = (error: unknown): void => {
    const isOver = hasStatus(error, 404);
    const message = isOver ? messages.resumes.restoreTooLate : messageOf(error, messages.resumes.restoreFailed);
    const again = { duration: Number.POSITIVE_INFINITY, action: { label: 'Try again', onClick: () => void undo() } };
    toast.error(message, isOver ? {} : again);
  };
};
