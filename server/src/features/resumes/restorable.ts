import { UNDO_S } from '@pawsume/contract/resumes';

/** Beyond what the screen offers: the way here takes time too. */
const GRACE_S = 5;

/** Résumés deleted after this moment can still be brought back. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - (UNDO_S + GRACE_S) * 1000);
