/** What the form asks of a rehomed pet; stored as one string, `Previous owners: {count}. {details}`. */
export const PREVIOUS_OWNERS = ['1', '2', '3+'] as const;

export interface Rehomed {
  count: string;
  details: string;
}

const LABEL = 'Previous owners:';

export const joinRehomed = ({ count, details }: Rehomed): string => `${LABEL} ${count}. ${details}`.trim();

/** Splits at the first full stop and space; text without the label is all details. */
export const splitRehomed = (stored: string): Rehomed => {
  if (!stored.startsWith(LABEL)) return { count: '', details: stored };
  const [head = '', ...rest] = `${stored} `.split('. ');
  return { count: head.slice(LABEL.length).trim(), details: rest.join('. ').trim() };
};
