/** A start that cannot go on, with a sentence for the operator: what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
