import { readdirSync, readFileSync } from 'node:fs';

/** `tells` of the pet, `warns` of something, is only `advert`, or is `mixed`: tells of the pet in words that only an advert has. */
const KINDS = ['tells', 'warns', 'advert', 'mixed'] as const;

export interface Labelled {
  petName: string;
  kind: (typeof KINDS)[number];
  sentence: string;
}

const FOLDER = new URL('./sentences/', import.meta.url);

/**
 * Returns the sentences of made-up adverts. In their files "# Milo" opens an advert; each line below is a kind, a tab, and a sentence.
 *
 * @param files only these.
 */
export const readLabelled = (...files: string[]): Labelled[] =>
  readdirSync(FOLDER)
    .toSorted()
    .filter((file) => files.length === 0 || files.includes(file))
    .flatMap((file) => parse(readFileSync(new URL(file, FOLDER), 'utf8')));

const parse = (text: string): Labelled[] => {
  let petName = '';
  return text.split('\n').flatMap((line) => {
    const [label, sentence] = line.split('\t');
    const kind = KINDS.find((each) => each === label);
    if (kind && sentence) return [{ petName, kind, sentence }];
    if (line !== '' && !line.startsWith('# ')) throw new Error(`Neither a pet nor a labelled sentence: ${line}`);
    if (line !== '') petName = line.replace('# ', '');
    return [];
  });
};
