/** A job failed for a reason that is known, and may be told: a code without anything of somebody's. */
export class JobFailure extends Error {
  readonly reason: string;
  /** It is of no use to try again. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(reason, { cause });
    this.name = 'JobFailure';
    this.reason = reason;
    this.isFinal = isFinal;
  }
}
