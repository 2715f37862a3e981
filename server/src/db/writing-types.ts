import type { ErrorCode } from '@pawsume/contract/errors';
import type { WritingEvent } from '@pawsume/contract/resumes';
import type { ColumnType, Generated } from 'kysely';

/** So many seconds a writing counts that nobody renews. */
export const WRITING_LIFE_S = 10;

/** What became of a text that is done. */
export interface WrittenResume {
  resume_id: number;
  written_by: string;
  model_failed: boolean;
}

/** Why a text was not written, where that is to be told. */
export interface WritingFailure {
  code: ErrorCode;
  sentence: string;
}

/** A text that is being written, in one of the servers. */
export interface WritingsTable {
  id: Generated<number>;
  user_id: number;
  pet_id: number;
  /** A hash of what else it is to be. */
  wanted: string;
  /** It can be stopped while it is `writing`, and no more once it is `keeping`: then it is stored. */
  state: 'writing' | 'keeping' | 'done' | 'stopped' | 'failed';
  /** What was told of it so far. */
  told: ColumnType<WritingEvent[], string, string>;
  outcome: ColumnType<WrittenResume | WritingFailure | null, string | null | undefined, string | null>;
  /** Somebody waits for it at another server, so the row stays a moment after its end. */
  followed: ColumnType<boolean, boolean, boolean>;
  /** Whoever writes it moves this on; who does not any more was killed. */
  until: ColumnType<Date, Date, Date>;
}
