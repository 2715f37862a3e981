import { beginsWithPronoun, isAboutAnother } from '#answers/another-being';
import { type Excerpt, isCaution } from '../text/excerpt.ts';
import { innerQuotes, quoted } from '../text/quotes.ts';
import { isFirstPerson } from '../third-person/first-person.ts';
import { leansOn } from '../third-person/people.ts';
import { isPetsVoice } from '../third-person/pets-voice.ts';
import type { Speaker } from '../third-person/speaker.ts';
import { smallNote, tellNote } from '../third-person/tell-note.ts';
import { tellSentence } from '../third-person/tell-sentence.ts';

/** What an owner wrote, as sentences of our own where it can stand so, else as a quotation. */
export interface OwnWords {
  /** Notes before the first sentence, as they can stand behind a colon: "Heart murmur; arthritis". */
  notes: string;
  /** Sentences of ours, in the owner's order. */
  plain: readonly string[];
  /** What has to be told and can be in the owner's words alone, in quotation marks. */
  warning: string;
  /** Whether the first sentence is told without them. */
  isFromStart: boolean;
  /** All of it in quotation marks; empty where the owner wrote nothing. */
  quote: string;
  /** The words of a single sentence with a full stop, where the owner wrote no more; without it: for “…,” says the owner. */
  remark: string;
  /** They are written in the pet’s name. */
  isPets: boolean;
}

/** What is told of what is no sentence in the third person: all of it; notes and what warns; or only what warns. */
type Keep = 'all' | 'notes' | 'warnings';

/** In characters. */
const LONGEST_REMARK = 130;
const LONGEST_NOTE = 110;
const MOST_NOTES = 3;
/** "no accidents" warns of nothing. */
const NOTHING = /\bno \p{L}+/giu;

/** An owner's words, mended at their edges, in the third person where they are plainly understood. */
export const ownWords = (excerpt: Excerpt, speaker: Speaker, keep: Keep = 'warnings'): OwnWords => {
  const typed = excerpt.sentences.map(({ text }) => text).join(' ');
  const isPets =
    speaker.subject === 'pet' && ((speaker.isPets && isFirstPerson(typed)) || isPetsVoice(typed, speaker.pet.name));
  const mayTurn = speaker.mayTurn !== false && !isPets;
  const { notes, plain, warnings } = sort(excerpt, { ...speaker, mayTurn }, keep);
  const joined = excerpt.sentences.map(({ text, afterGap }) => (afterGap ? `… ${text}` : text)).join(' ');
  const [first, more] = excerpt.sentences;
  const isRemark = excerpt.whole && !more && joined.endsWith('.') && joined.length <= LONGEST_REMARK;
  return {
    notes: notes.map((note, place) => (place > 0 ? smallNote(note) : note)).join('; '),
    plain,
    isFromStart: first?.text !== warnings[0] && notes.length + plain.length > 0,
    warning: warnings.length === 0 ? '' : quoted(spaced(warnings.join(' '))),
    quote: first ? quoted(spaced(joined)) : '',
    remark: isRemark ? innerQuotes(joined).slice(0, -1) : '',
    isPets,
  };
};

interface Sorted {
  notes: string[];
  plain: string[];
  warnings: string[];
}

const sort = ({ sentences }: Excerpt, speaker: Speaker, keep: Keep): Sorted => {
  const sorted: Sorted = { notes: [], plain: [], warnings: [] };
  let isAfterTold = false;
  for (const { text, afterGap, before } of sentences) {
    const isAlone = !isAfterTold || afterGap;
    const isOthers = beginsWithPronoun(text) && (isAboutAnother(before, speaker.pet.name) || mayMean(text, before));
    const isOpen = isOthers || (isAlone && leansOn(text, before)) || (!speaker.mayTurn && isFirstPerson(text));
    const told = isOpen ? null : tellSentence(text, speakerNow(speaker, sorted.plain));
    if (isOthers) isAfterTold = false;
    else if (told === null) isAfterTold = keepNote(text, sorted, { speaker, keep });
    else {
      sorted.plain.push(innerQuotes(told));
      isAfterTold = true;
    }
  }
  return sorted;
};

/** Once named, an owner is called otherwise. */
const speakerNow = (speaker: Speaker, told: readonly string[]): Speaker =>
  speaker.later && told.some((sentence) => sentence.includes(speaker.owner.first))
    ? { ...speaker, owner: speaker.later }
    : speaker;

/** Puts a sentence that cannot be told where it belongs; whether it is told as a note. */
const keepNote = (
  text: string,
  { notes, plain, warnings }: Sorted,
  { speaker, keep }: { speaker: Speaker; keep: Keep },
): boolean => {
  const note = text.length <= LONGEST_NOTE ? tellNote(text, speaker) : null;
  const isWorthIt = note !== null && (keep === 'all' || (keep === 'notes' && note.includes(' ') && !links(note)));
  if (isWorthIt && plain.length === 0 && notes.length < MOST_NOTES) {
    notes.push(innerQuotes(note));
    return true;
  }
  if (isWorthIt && keep === 'all') plain.push(withNote(plain.pop() ?? '', innerQuotes(note)));
  else if (keep === 'all' || isCaution(text.replaceAll(NOTHING, ''))) warnings.push(text);
  return false;
};

/** "She limps on gravel; no medication." */
const withNote = (sentence: string, note: string): string =>
  sentence === '' ? `${note}.` : `${sentence.replace(/\.$/u, '')}; ${smallNote(note)}.`;

/** "She has three cats" after "Luna was found by my sister". */
const mayMean = (text: string, before: string): boolean =>
  /^she\b/iu.test(text) ? WOMAN.test(before) : /^he\b/iu.test(text) && MAN.test(before);
const WOMAN =
  /\b(?:sister|mother|mum|mom|daughter|wife|girlfriend|niece|aunt|woman|grandm\w+|(?<!\b(?:is|was|such) an? (?:[\p{L}-]+ ){0,3})lady)\b/iu;
const MAN = /\b(?:brother|father|dad|son|husband|boyfriend|nephew|uncle|man|grandp\w+|grandfather)\b/iu;

/** Whether a sentence says why or when: what stands before it is then kept apart, so that it is no part of that. */
export const links = (sentence: string): boolean =>
  /\b(?:because|so|since|as|when|whenever|after|before|until|once|thanks|due|owing)\b/iu.test(sentence);

/** Chinese and Japanese full stops bring their own space. */
const spaced = (text: string): string => text.replaceAll(/(?<=[。！？]) /gu, '');
