import type { ColumnType, Generated } from 'kysely';

/** What became of a text that is done. */
export interface WrittenResume {
  resume_id: number;
  written_by: string;
  model_failed: boolean;
}

/** The lock of a text that is being written by one of the servers. */
export interface WritingsTable {
  id: Generated<number>;
  user_id: number;
  pet_id: number;
  /** A hash of what else it is to be. */
  wanted: string;
  /** A text can be stopped while it is `writing`, and no longer once it is `keeping`, because then it is stored. */
  state: 'writing' | 'keeping' | 'stopped' | 'failed';
  /** Renewed by the server that writes. In the past if that server was killed. */
  until: ColumnType<Date, Date, Date>;
}
