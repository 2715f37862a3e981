import { LIMITS } from '@pawsume/contract/fields';
import type { ImportedField } from '@pawsume/contract/pet-import';
import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { contactScrubber } from '#answers/contacts';
import { saysRecovered } from '#answers/warnings';
import { FEARS } from '#answers/warnings/fears';
import { ILLNESS } from '#answers/warnings/illness';
import { splitPieces } from '#lib/sentences';
import type { Finding } from '../finding.ts';
import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import { OF_PEOPLE } from '../reading.ts';
import { bearing, isInItsVoice, isOfAnother, leadUp, type Match } from './prose.ts';

const PET = String.raw`(?:him|her|it|them|me|this \w+|the (?:dog|cat|rabbit|pup\w*|kitten)|(?:our|my) \w+)`;
const OWNER = String.raw`(?:owners?|(?:an?|the) family who|caretakers?|guardians?|(?:his|her|its|their|my) (?:\w+ ){0,2}(?:family|people|parents|humans?|person))`;
/** Why a keeper gives a pet away. A rescue's talk of its procedures is no reason. */
const REASON = new RegExp(
  [
    String.raw`\b(?:re-?homed|re-?hom(?:e|ing)(?! (?:procedures?|process|fees?|polic|cent))|needs a new home|looking for a new home)\b(?=[^.!?]{0,120}\b(?:because|due to|owing to|after(?! being rescued)|(?:since|as) (?:we|i|my|his|her|their|the|he|she))\b)`,
    String.raw`\b(?:surrendered|relinquished|given up|(?:give|gave) ${PET} up|(?:was|been|but|and) returned|(?:came|brought) (?:in )?to (?:us|the shelter|(?:the )?rescue))\b(?=[^.!?]{0,120}\b(?:because|due to|owing to|after(?! being rescued)|(?:since|as) (?:we|i|my|his|her|their|the|he|she))\b)`,
    String.raw`\b(?:dumped|abandoned|left behind) (?:to (?:\w+ ){1,2})?by (?:\w+ ){0,3}(?:owners?|famil(?:y|ies)|guardian|people|person)\b`,
    String.raw`\b(?:${OWNER}|we|i)(?: (?:was|were|is|are|am|had|has|have|recently|sadly|suddenly|also|just|had to|who|will be)){0,3}['’]?(?:m|re|ve)? (?:moving|moved|relocat(?:ed|ing)|evicted|divorc\w+|migrat(?:e|ed|ing)|moving (?:out|(?:in)?to (?:an?|my|our|his|her|another) (?:[\p{L}-]+ ){0,3}(?:apartment|condo\w*|flat|house|home|place|country|city))|moved (?:in)?to (?:an?|another) (?:[\p{L}-]+ ){0,3}(?:apartment|condo\w*|flat|house|country|city)|lost (?:our|my|his|her|their) (?:home|job|house)|(?:do(?:es)?|did)(?: not|n['’]?t) have (?:the |enough |much )?time|ha(?:ve|s|d) no (?:more )?time)\b(?! (?:${PET}|in|into|on|around)\b)`,
    String.raw`\b${OWNER}(?: (?:was|were|is|are|had|has|have|recently|sadly|just|simply)){0,3} (?:passed|died|deployed|admitted|hospitali[sz]ed|went (?:to jail|into)|could(?: not|n['’]t)|can(?:not|['’]t| no longer)|could no longer|no longer|unable|did(?: not|n['’]t) want|let ${PET} go|left|dumped|abandoned|gave)\b`,
    String.raw`\b(?:due to|because of) (?:(?:an?|the|his|her|their|our|my) )?(?:\w+ )?(?:relocation|moving|divorce|break-?up|housing|financial|baby|landlord|death|lack of time|work|job|time constraints|owner['’]s \w+)\b`,
    String.raw`\b(?:can['’]?t|cannot|can no longer|could no longer|could(?: not|n['’]t)|unable to) (?:\w+ ){0,2}(?:keep|care for|take care of|look after|bring|take) (?:${PET}|an? \w+)\b`,
    String.raw`\b(?:caused|forced) us to (?:re-?home|find)\b|\bdid not work out\b|\bafter (?:his|her|their) (?:\w+ )?(?:owner|person|family|mom|dad) (?:was|were|had|went|got)\b|\b(?:there['’]s |have )?no (?:more )?room for (?:a|an|him|her|another)\b|\bneeds? a bigger (?:house|home|yard)\b|\b(?:better|best) for \w+ to be (?:relocated|re-?homed|adopted)\b`,
    String.raw`\b(?:up for adoption|let ${PET} go|give ${PET} away|find ${PET} an? (?:\w+ ){0,2}(?:home|owner|family))\b(?=[^.!?]{0,80}\b(?:because|due to|(?:since|as) (?:i|we|my|our))\b)|\b(?:we|i)(?:['’]?m| am| are| will be| have to| need to|['’]?m gonna have to) (?:leav\w+|go(?:ing)?|travell?ing) (?:to )?(?:overseas?|abroad|home|the country)\b`,
    String.raw`\bnot enough (?:place|space|room)\b|\b(?:i|we) (?:\w+ ){0,6}leave the country\b|\bunable to care\b|\bthey dumped (?:${PET}|\p{Lu}\p{L}+)\b|\b(?:house-?mates?|room-?mates?|landlord|parents|mother|mom|mum|husband|wife|family) (?:do(?:es)?(?: not|n['’]?t)) (?:want|like|allow)\b|\b(?:i|we) can(?:not|['’]?t) have more than\b|\bcontinue my stud(?:y|ies)\b`,
    String.raw`\blook(?:ing)? to move\b|\blost (?:his|her|its|their|my) (?:home|owner|person|family)\b|\b(?:passed away|went to jail)\b|\bno longer wanted\b|\b(?:we|i) (?:\w+ )?(?:have|had) to (?:leave|move)\b(?! ${PET})|\bno longer (?:be )?able to (?:look after|care for|keep|take care of)\b|\b(?:unable|not able) to (?:spend|give|provide)[^.!?]{0,40}\b(?:time|attention)\b|\bno time (?:to|for)\b|\b(?:been (?:posted|relocated|transferred)|being (?:posted|relocated)) to\b|\bretired from racing\b|\b(?:I|my|our) (?:\w+ ){0,4}(?:is|are|has|have|suffers?) (?:[\p{L}-]+ ){0,3}(?:allerg(?:y|ic|ies)|asthma)\b|\bno pets? (?:are )?allowed\b|\b(?:not|n['’]t) allow (?:pets|dogs|cats|animals)\b|\bdumped (?:outside|on|at|in|by|near)\b`,
  ].join('|'),
  'giu',
);
const FEEDING =
  /\b(?:(?:eats?|(?:is|am|been) (?:currently )?(?:eating|fed)|(?:i|we) (?:\w+ )?feed) [^.!?]{0,40}\b(?:food|kibbles?|pellets|hay|diet|meat|chicken|meals?|cups?|brand|raw|twice|times)\b|(?:on|requires?|needs?) an? (?:\w+ ){0,3}(?:diet|food)\b|(?:special|prescription|dry|wet|raw|canned|grain-free) (?:food|diet)\b|diet of\b)/giu;
const MEDICINE =
  /\b(?:takes?|taking|gets?|given|receives?|needs?|requires?|controlled by|controlled with|(?:is|been|stay|remain) on) (?:[\p{L}-]+,? ){0,5}?(?:medications?|medicines?|meds|insulin|pills?|prozac|trazodone|gabapentin|phenobarbital|prednisone|eye ?drops|inhaler)\b/giu;
const PASSAGES: readonly [ImportedField, RegExp][] = [
  ['medical_conditions', ILLNESS],
  ['medicines', MEDICINE],
  ['fears', FEARS],
  ['rehoming_reason', REASON],
  ['feeding', FEEDING],
];
/** People have illnesses and fears too, and a shelter gives advice. */
const OF_PEOPLE_TOO =
  /\b(?:owners?|they|family)\b[^.!?]{0,100}\b(?:due to|because of) (?:\w+ )?(?:health|medical)\b|\b(?:due to|because of) (?:\w+ )?(?:health|medical) \w+,? (?:they|the owners?|the family)\b|\bowners?['’]|\bany (?:illness|injur\p{L}+)\b|\bsome (?:of them )?are\b|\b(?:my|our|your|his|her) (?:\w+ ){0,2}(?:wife|husband|son|daughter|partner|kids?|child(?:ren)?|family|mother|father|neighbou?r|landlord)\b|\b(?:you|who|people|anyone) (?:(?!and )\w+ )?(?:am|are|is|have|has|had|worry|fear)\b|\b(?:don['’]t|do not|never|no need to|please) (?:\w+ )?(?:be|worry|fear)\b|\b(?:whether|test(?:s|ed)?(?![^.!?]{0,30}\bpositive\b)|vaccin\w*|insurance|prevent\w*|quotes?|costs?|expenses?|prices?|fund\w*|donat\w+)\b|\?$/iu;
/** What is over, of others, or no illness. */
const IS_OVER =
  /\bbehaviou?ral\b|\bcompleted (?:his|her|their|my|the) treatment\b|\b(?:was|were) (?:\p{L}+ ){0,2}(?:sick|injured|malnourished|suffering|fractured)\b|\bnow (?:is )?fine\b|\b(?:malnourished|emaciated|underwent|wounds?)\b|\bextremely skinny\b|\b(?:was|were) (?:\w+ )?found\b|\bhas been (?:pregnant|treated)\b|\b(?:rescued|found) an? (?:\w+ )?pregnant\b|\bget pregnant\b|\bwhen (?:he|she|it|I) was\b|\bsurvived\b|\bsurgery to repair\b|\bfully recover\b|\bbefore (?:I|s?he) came\b|\bincidences?\b|\bis now fine\b|\bcame in at\b|\b(?:fully |has (?:since )?|is )(?:recovered|healed)\b|\bcan suffer\b|^(?:some|many|most) of (?:our|the)\b/iu;
/** A sentence that says what was, and nothing that is. */
const WAS =
  /\b(?:was|were|had|got|became|needed|underwent|went through|came|performed|received|recently treated|suffered)\b/iu;
const IS =
  /\b(?:is|are|am|has|(?<!to )have|needs?|requires?|will|may|can(?:not)?|could|must|should|takes?|gets?|still|continues?|remains?|currently|now)\b|['’](?:s|m|ve)\b/iu;
/** These stay once they are there. */
const STAYS =
  /\bborn with\b|\bcancer|\bdiagnosed\b|\bpositive\b|\b(?:fiv|felv|diabet|epilep|seizure|arthritis|blind|deaf|amputat|lost (?:an?|one|his|her|my) (?:back |front |hind |left |right )?(?:eye|leg|paw|tail)|murmur|chronic|kidney|thyroid|dysplasia)/iu;
const OF_US = /\b(?:we|i) (?:\w+ )?(?:am|are|have|has|had|worry|fear)\b|\b(?:i['’]?m|we['’]re)\b/iu;
const ADVICE =
  /\b(?:appl(?:y|ication|icants?)|adopters?|if you|in case|unless|wonder|procedures?|whether|would you|do you|adoption fees?|donat\w+)\b/iu;
/** What was so once is no fear now. */
const OF_THE_PAST =
  /\b(?:(?:was|were)(?! (?:noted|said|found|observed) to\b)|brought|had (?:been|gotten over)|gotten over|arrived|came (?:in|to)|used to be|overcome|no longer|grew|when (?:found|rescued)|not a word)\b|\bbut (?:\p{L}+ )?warms? up|\bmoods?\b/iu;
/** What a shy pet is shy of; a "but" behind it takes it back. */
const OF_SOMETHING = /^(?!.*\bbut\b).*?\b(?:with|of|around|about|outside|when|at)\b/iu;
/** Alone, these words say of nothing that it is feared. */
const MILD_FEAR =
  /^(?:timid|skittish|nervous\w*|apprehensive|(?:unsure|shy|wary|insecure|reserved|uncomfortable|uneasy|slow to|takes?) .*)$/iu;
/** What a pet needs for its illness, it has. */
const NEEDED = /\b(?:will |may soon |may )?(?:needs?|requires?)\b/giu;
/** A longer line tells more than its labels. */
const LONG_LINE = 160;
const MIN_DESCRIPTION = 80;

interface Passage extends Match {
  paragraph: Paragraph;
}

type Paragraph = Pick<Line, 'page' | 'start' | 'text'>;

/** Joins lines that were broken within a paragraph; labelled lines, lists and what is about people stay out. */
const paragraphsOf = ({ lines, labelled }: Reading): Paragraph[] => {
  const withLabel = new Set(
    labelled.filter(({ isMarked, line }) => isMarked && line.text.length < LONG_LINE).map(({ line }) => line),
  );
  const paragraphs: Paragraph[] = [];
  let isOpen = false;
  for (const line of lines) {
    const isProse =
      line.about !== 'people' && !withLabel.has(line) && !OF_PEOPLE.test(line.text) && line.text.trim() !== '';
    const last = paragraphs.at(-1);
    const goesOn = isOpen && isProse && last?.page === line.page && !/^\s*[•·*-]/u.test(line.text);
    if (last && goesOn) paragraphs.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` });
    else if (isProse) paragraphs.push(line);
    isOpen = isProse;
  }
  return paragraphs;
};

/** Returns the sentences of a text, each with its place. */
const passagesOf = (reading: Reading): Passage[] =>
  paragraphsOf(reading).flatMap((paragraph) => {
    let end = paragraph.start;
    return splitPieces(paragraph.text).map((piece) => {
      const start = end + (piece.length - piece.trimStart().length);
      end += piece.length;
      const words = piece.trim();
      return { page: paragraph.page, paragraph, words, start, end: start + words.length, groups: {} };
    });
  });

/** Returns whole sentences on illnesses, fears and the reason for rehoming, and the prose as the description. */
export const readPassages = (reading: Reading): Finding[] => {
  const passages = passagesOf(reading);
  const isItsVoice = isInItsVoice(reading);
  const told = PASSAGES.flatMap(([field, pattern]) =>
    passages
      .filter((passage) => isToldOfPet(passage, { field, pattern, isItsVoice }))
      .filter((passage) => field !== 'medical_conditions' || !(isOver(passages, passage) || isOnlyMedicine(passage)))
      .map((passage) => findingOf(field, passage)),
  );
  return [...told, ...describe(passages)];
};

/** "He takes a thyroid pill": the form asks for it once. */
const isOnlyMedicine = ({ words }: Passage): boolean => words.replaceAll(MEDICINE, '').search(ILLNESS) < 0;

/** Whether a sentence, or the next one, says that an illness is over. */
const isOver = (passages: readonly Passage[], passage: Passage): boolean =>
  [passage, passages[passages.indexOf(passage) + 1]].some(
    (each) => each !== undefined && saysRecovered(each.words) && !/\b(?:almost|nearly)\b/iu.test(each.words),
  );

const isPast = (words: string): boolean => WAS.test(words) && !IS.test(words) && !STAYS.test(words);

const findingOf = (field: ImportedField, { page, words, start, end }: Passage): Finding => ({
  field,
  value: words,
  page,
  start,
  end,
  sure: 1,
});

const isToldOfPet = (
  passage: Passage,
  { field, pattern, isItsVoice }: { field: ImportedField; pattern: RegExp; isItsVoice: boolean },
): boolean => {
  const { words } = passage;
  if (
    words.length > LIMITS.long / 4 ||
    words.search(pattern) < 0 ||
    ((field === 'medical_conditions' || field === 'medicines') && (IS_OVER.test(words) || isPast(words)))
  )
    return false;
  const isReason = field === 'rehoming_reason';
  if (
    isReason || field === 'feeding'
      ? ADVICE.test(words)
      : OF_PEOPLE_TOO.test(words) || (!isItsVoice && OF_US.test(words))
  )
    return false;
  return [...words.matchAll(pattern)].some((match) => {
    const start = passage.start + match.index;
    const before = words.slice(0, match.index);
    if (isReason)
      return (
        !(isItsVoice && /^(?:i|we)\b/iu.test(match[0])) &&
        !/\b(?:not|n['’]t|never|if)\b[^,]*$/iu.test(before) &&
        !isOfAnother({ ...passage, start, end: start })
      );
    if (
      field === 'fears' &&
      (OF_THE_PAST.test(words) || (MILD_FEAR.test(match[0]) && !OF_SOMETHING.test(words.slice(match.index))))
    )
      return false;
    const place = { ...passage, start, end: start + match[0].length };
    const said = bearing(leadUp(place).replaceAll(NEEDED, ''));
    return said === 'said' && !isOfAnother(place) && !/^[ -]free\b/u.test(words.slice(match.index + match[0].length));
  });
};

const withoutContacts = contactScrubber({
  owner: emptyStep4,
  references: [],
  emergency: { vet: '', vetContact: '', afterHours: '', contact: '' },
});

/** A chip, or a way to reach somebody. */
const LONG_NUMBER = /\d{7}/u;

const describe = (passages: readonly Passage[]): Finding[] => {
  const prose: Passage[] = [];
  let left: number = LIMITS.long;
  for (const passage of passages) {
    const isProse = /[.!?…]["'”’)]*$/u.test(passage.words) && /\p{L}\s+\S+\s+\p{L}/u.test(passage.words);
    if (!isProse || LONG_NUMBER.test(passage.words) || withoutContacts(passage.words) !== passage.words) continue;
    if (passage.words.length + 1 > left) break;
    left -= passage.words.length + 1;
    prose.push(passage);
  }
  const [first] = prose;
  const last = prose.findLast(({ page }) => page === first?.page);
  const value = prose
    .map(({ words, paragraph }, at) => `${at === 0 ? '' : paragraph === prose[at - 1]?.paragraph ? ' ' : '\n'}${words}`)
    .join('');
  if (!first || !last || prose.length < 2 || value.length < MIN_DESCRIPTION) return [];
  return [{ ...findingOf('description', first), value, end: last.end }];
};
