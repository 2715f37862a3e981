/** How the words of a row are seen. */
export type Seen =
  /** `text` is a sentence by itself, `words` a part of one. */
  | { as: 'text' | 'words' | 'heading' | 'tab' | 'term' | 'disabled button' }
  /** `spoken` is what screen readers hear where that is more than the words. */
  | { as: 'button'; spoken?: string }
  | { as: 'link'; to: string; spoken?: string }
  /** A button or link that is pressed and leads to `to`. */
  | { as: 'way'; to: string }
  | { as: 'field'; placeholder?: string; area?: true }
  | { as: 'choices' | 'select'; options: readonly string[] }
  | { as: 'columns'; labels: readonly string[] }
  | { as: 'redirect'; from: string; to: string }
  /** Followed by code of the walk. */
  | { as: 'rule' }
  | { as: 'timer'; ms: number };

export interface Row {
  /** What the specification says: to the letter where it quotes, with `{name}` or `N` where it leaves a place. */
  words: string;
  seen: Seen;
  /** What the specification quotes where the design settled on other words. */
  settled?: string;
}

/** Rows that are on the screen at the same time. */
export type State = Readonly<Record<string, Row>>;

export interface Screen {
  /** The route that the walk of this screen comes by. */
  route: string;
  states: Readonly<Record<string, State>>;
}

export const screen = <const S extends Screen['states']>(route: string, states: S) => ({ route, states });

const row = (words: string, seen: Seen): Row => ({ words, seen });

export const text = (words: string) => row(words, { as: 'text' });
export const words = (part: string) => row(part, { as: 'words' });
export const heading = (words: string) => row(words, { as: 'heading' });
export const tab = (words: string) => row(words, { as: 'tab' });
export const term = (words: string) => row(words, { as: 'term' });
export const button = (words: string, spoken?: string) => row(words, { as: 'button', ...(spoken && { spoken }) });
export const disabledButton = (words: string) => row(words, { as: 'disabled button' });
export const link = (words: string, to: string, spoken?: string) =>
  row(words, { as: 'link', to, ...(spoken && { spoken }) });
export const way = (words: string, to: string) => row(words, { as: 'way', to });
export const field = (words: string, placeholder?: string) =>
  row(words, { as: 'field', ...(placeholder && { placeholder }) });
export const area = (words: string) => row(words, { as: 'field', area: true });
export const choices = (words: string, ...options: string[]) => row(words, { as: 'choices', options });
export const select = (words: string, ...options: string[]) => row(words, { as: 'select', options });
export const columns = (...labels: string[]) => row(labels.join(', '), { as: 'columns', labels });
export const redirect = (from: string, to: string) => row(`${from} → ${to}`, { as: 'redirect', from, to });
export const rule = (words: string) => row(words, { as: 'rule' });
export const timer = (ms: number, words: string) => row(words, { as: 'timer', ms });

/** A row whose words the design settled otherwise than the specification quotes them. */
export const settled = (quoted: string, shown: Row): Row => ({ ...shown, settled: quoted });
