import { dropFromDevice } from '~/lib/device-store.ts';
import { dropDraftsBefore, hasDraft } from '~/lib/draft-store.ts';
import { dropFileDraftsBefore } from '~/lib/file-draft-store.ts';
import { foundAnswersKey, petDraftKey, VISITOR_DRAFTS } from './pet-draft-key.ts';

/** Lifetime of a visitor's draft. */
const KEPT_DAYS = 7;

/** Key of the draft of somebody without an account. */
export const visitorDraft = petDraftKey({ visitor: true }, 1);

/** Key of the time of the newest pet that an account holder has called not theirs. */
export const NOT_MINE_KEY = `${VISITOR_DRAFTS}not-mine`;

/** Drops what lies beside the visitors' drafts and means nothing without them. */
export const dropBesideVisitors = (): void => {
  if (hasDraft(visitorDraft)) return;
  dropFromDevice(foundAnswersKey(visitorDraft));
  dropFromDevice(NOT_MINE_KEY);
};

/** Drops visitors' drafts and photos that nobody has gone on with for seven days. */
export const dropOldVisitorDrafts = (): void => {
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  if (dropDraftsBefore(visitorDraft, oldest)) dropBesideVisitors();
  void dropFileDraftsBefore(`${visitorDraft}@`, oldest);
};
