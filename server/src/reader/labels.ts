import { entriesOf } from '@pawsume/contract/keys-of';
import type { Line } from './line.ts';

/** What forms and records call the same thing. Those under `other` only end what stands before them. */
const NAMES = {
  name: "pet name, pet's name, patient name, patient, animal name, name of pet, name of animal, dog's name, cat's name",
  'bare name': 'name',
  type: 'species, animal type, pet type, type of animal, type of pet',
  breed: 'primary breed, breed(s), breed',
  age: 'approximate age, estimated age, age',
  birth: 'date of birth, d.o.b., dob, birth date, birthdate, birthday, born on, born',
  sex: 'sex/neuter status, sex, gender',
  weight: 'current weight, body weight, weight, wt.',
  chip: `microchip number, microchip no., microchip no, microchip #, microchip id, microchip, microchipped, chip number,
    chip no., chip no, chip #, chip id, transponder number, transponder, iso chip`,
  colour: `colour and markings, color and markings, colour/markings, color/markings, coat colour, coat color, colour, color,
    markings`,
  neutered:
    'spayed/neutered, spayed or neutered, spay/neuter, neutered/spayed, desexed, neutered, spayed, altered, fixed',
  vaccinated: 'vaccinated, vaccination status, vaccinations up to date, vaccinations, vaccines, shots',
  'house-trained':
    'house-trained, house trained, housetrained, housebroken, potty trained, toilet trained, litter trained',
  'crate-trained': 'crate-trained, crate trained',
  'leash-trained': 'leash-trained, leash trained',
  children: 'good with children, good with kids, ok with children, ok with kids, children, kids',
  dogs: 'good with other dogs, good with dogs, ok with dogs, other dogs, dogs',
  cats: 'good with other cats, good with cats, ok with cats, other cats, cats',
  medicines: 'current medications, current medication, current medicines, medications, medication, medicines',
  feeding: 'current diet, diet, feeding, food',
  reason: `reason for rehoming, reason for re-homing, rehoming reason, reason for surrender, surrender reason,
    reason for relinquishment`,
  vet: 'veterinary clinic, vet clinic, clinic name, clinic, animal hospital, hospital',
  other: `owner's name, owner name, owner, client name, client id, client no., client, guardian, address, phone, telephone, tel.,
    tel, mobile, cell, fax, email, e-mail, website, attending veterinarian, veterinarian, attending doctor, patient id, patient no., animal id,
    account no., account, invoice no., invoice, visit date, date of visit, date, tag no., rabies tag, tag, licence no., license
    no., licence, license, status, location, adoption fee, fee, size, reference no., reference, allergies, notes, comments,
    history, temperature, temp., pulse, heart rate, due, next due, expires, insurance, policy no., energy level, height,
    length, insurance no., serial no., lot no., lot, batch no.`,
} as const;

export type LabelKey = keyof typeof NAMES;

/** What stands behind a label. */
export interface Labelled {
  key: LabelKey;
  value: string;
  line: Line;
  /** Of the value, in the page. */
  start: number;
  /** A colon or a column stands between the two; else they only follow each other, as cells of a table do in a PDF. */
  isMarked: boolean;
}

const KEYS = new Map<string, LabelKey>();
for (const [key, names] of entriesOf(NAMES)) {
  for (const name of names.split(/,\s+/u)) KEYS.set(name.trim(), key);
}

const ALL = [...KEYS.keys()].toSorted((one, other) => other.length - one.length).map((name) => RegExp.escape(name));
const LABEL = new RegExp(`(?<=^|[\\s|•·*/(])(?<name>${ALL.join('|')})(?<mark> ?[:=]| ?\\||\\t| {2,}|(?= )|$)`, 'giu');
const LEAD = /^[\s:|•·=-]*/u;
const TRAIL = /(?<![\s|•·;,/(])[\s|•·;,/(]+$/u;

/** Everything that stands behind a label we know, in order. */
export const listLabelled = (lines: readonly Line[]): Labelled[] =>
  lines.flatMap((line, index) => inLine(line, lines[index + 1]));

interface Mark {
  key: LabelKey;
  start: number;
  end: number;
  isMarked: boolean;
}

const marksIn = ({ text }: Line): Mark[] => {
  if (text.search(LABEL) < 0) return [];
  const marks: Mark[] = [];
  const firstWord = text.search(/[^\s•·*-]/u);
  const length = text.trim().length;
  let hasMarked = false;
  for (const match of text.matchAll(LABEL)) {
    const { name = '', mark = '' } = match.groups ?? {};
    const opens = match.index <= firstWord;
    const isMarked = mark !== '' || (opens && match[0].length === length);
    // Without a colon, a label is what opens a line, or what stands behind such a one with a capital.
    const isCell = opens || (marks.length > 0 && !hasMarked && /^\p{Lu}/u.test(name));
    if (!isMarked && !isCell) continue;
    const key = KEYS.get(name.toLowerCase());
    if (!key) continue;
    marks.push({ key, start: match.index, end: match.index + match[0].length, isMarked });
    hasMarked ||= isMarked;
  }
  return marks;
};

const inLine = (line: Line, next: Line | undefined): Labelled[] => {
  const marks = marksIn(line);
  return marks.flatMap(({ key, end, isMarked }, index) => {
    const until = marks[index + 1]?.start ?? line.text.length;
    const found = trimmed(line.text.slice(end, until));
    if (found.value !== '')
      return [{ key, value: found.value, line, start: line.start + end + found.offset, isMarked }];
    // A label alone on its line has its answer on the next one.
    const isAlone = marks.length === 1 && next !== undefined && next.page === line.page && marksIn(next).length === 0;
    const below = isAlone ? trimmed(next.text) : null;
    if (!next || !below?.value) return [];
    return [{ key, value: below.value, line: next, start: next.start + below.offset, isMarked: true }];
  });
};

/** Up to the next cell, where it is one of a table that belongs to no label of ours. */
const trimmed = (text: string): { value: string; offset: number } => {
  const offset = LEAD.exec(text)?.[0].length ?? 0;
  const [cell = ''] = text.slice(offset).split(/\t| {3,}| \| /u);
  return { value: cell.replace(TRAIL, ''), offset };
};
