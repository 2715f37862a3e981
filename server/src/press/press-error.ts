/**
 * `crowded`: too much of the asker's own is waiting. `busy`: too much of all together is. `timeout`: a page took too
 * long. `died`: the process that set it ended. `broken`: setting a page, or checking it, failed.
 */
export type PressFault = 'crowded' | 'busy' | 'timeout' | 'died' | 'broken';

export class PressError extends Error {
  override name = 'PressError';
  readonly fault: PressFault;

  constructor(fault: PressFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }

  /** Whether the same page may well be set a little later. */
  get isPassing(): boolean {
    return this.fault !== 'broken';
  }
}
