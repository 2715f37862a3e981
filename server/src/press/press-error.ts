/** `busy`: the queue is full. `timeout`: a page took too long. `broken`: setting a page, or checking it, failed. */
export type PressFault = 'busy' | 'timeout' | 'broken';

export class PressError extends Error {
  override name = 'PressError';
  readonly fault: PressFault;

  constructor(fault: PressFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
