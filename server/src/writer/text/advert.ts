import { warnsOf } from '#answers/warnings';
import { joinBrokenLines, splitSentences } from '#lib/sentences';

/** Phrases that speak to the readers of an advert and say nothing about the pet. */
const TO_READERS = [
  /\bplease (?:call|contact|e?-?mail|message|text|whatsapp|apply|visit|share|adopt|consider|give|help|come|stop by|fill|note|pm)\b/iu,
  /\b(?:call|contact|e-?mail|message|whatsapp|text|pm|dm) (?:me|us|our|the|for|to arrange)\b|\bto schedule (?:an?|your)\b/iu,
  /^(?:please |and |but |so )?(?:if|when|are|do|would|could|will|can|may) (?:you|anyone|interested)\b|\b(?:if|whether) (?:you['’]re |you are )?(?:anyone|interested)\b|^(?:you|your)\b|\byou (?:will|must|should) (?:need|have|be)\b/iu,
  /\binterested (?:part|adopter|famil|person|people)|\bserious (?:adopter|inquir|enquir)|\bgod bless\b|^thank(?:s| you)\b|\byour interest\b|^(?:the|an?) (?:\w+ ){0,2}fees?\b|^contact\b/iu,
  /\badoption (?:fee|application|event|process|hours|day)|\bapply (?:online|today|now|here|for)\b|\bfollow this link\b|\b(?:currently|is) not at the shelter\b|\bour policies\b|\b(?:open for|up for|ready for) adoption\b|\bre-?homing fee\b/iu,
  /\b(?:come|visit|stop by) (?:and |to )?(?:meet|see|visit|us|our)\b|\bcome meet\b|^meet \p{L}+[.!]{0,3}$|^(?:hi|hello|hey|cheers|regards|tq)(?: there| everyone| all)?[.!]{0,3}$/iu,
  /^(?:read more|learn more|find out more|go to|visit|for (?:more|further) (?:information|details)|sponsor)\b|\b(?:non[- ]?profit|501\(?c|our organi[sz]ation|donat\w+|tax)\b/iu,
  /\b(?:pet|dog|cat) of the (?:week|month|day)\b|\bthis week['’]s\b|\badopt(?:ed)? (?:me|him|her|them|today|don)\b|\bdon['’]t shop\b/iu,
  /\b(?:looking|searching|hoping) for (?:an?|some(?:one|body)|the right|adopters?)\b[^.!?]{0,60}\b(?:soul|family|person|people|adopters?|owners?|someone)\b/iu,
  /\b(?:looking|searching|waiting|hoping|needs?|wants?|deserves?) (?:for )?(?:an?|the|his|her|their|my) (?:\w+ ){0,2}(?:home|family)\b|\bf[ou]rever (?:home|family)\b/iu,
  /\b(?:new owners?|adopters?|applicants?)\b[^.!?]{0,40}\b(?:must|should|need|have to|required)\b|\bno students\b|\bgenuine (?:adopters?|people|ppl)\b|\bfirst come\b/iu,
  /\bwhatsapp\b|\bpls (?:share|adopt|consider|contact|call|pm|help)\b|\bavailable for (?:viewing|adoption)\b|\bqr code\b|\b(?:facebook|instagram|youtube|tiktok|social media|video)\b|^let['’]s get \w+ adopted\b|\bplease read\b|\bperson inquiring\b|\badopt \w+ out\b|\bas gifts?\b|\b(?:sponsor or adopt\w*|adopter today)\b|^ask about\b|^please be\b|\bplease check out\b|\bpost on petfinder\b|^ps\.?$|\b(?:strictly|looking) for (?:forward for )?(?:an? )?(?:\w+ )?(?:dog|cat|animal) lovers?\b|\bthose who wants?\b|\bcan contact (?:me|her|him|us)\b|\bneed help to re-?home\b|\bhave found a new home\b|\bhas been adopted\b|\bready for (?:an? )?home\b|\b(?:if|when) this is not the\b|^if not, i can\b|^click\b|\bby appointment\b|\b(?:read further|proceed reading)\b|\brequire an? (?:home visit|home check)\b|\bis a requirement\b|\bapplicants? will be contacted\b|^so, what are you waiting\b|^be there for\b|^the adopter will\b|^(?:consider|check out)\b|\b(?:instructions|link) below\b|\bcopy and paste\b|\b(?:part|apart) of your family\b|^looking forward to meet|\bupdated \p{L}+['’]s? page\b|^(?:looking|need|want|have|love|ready|or|why)\b[^.!]*\?$|^call\b|\b(?:set up|make) an appointment\b|\bproper interview\b|^owners must\b|\bbear with us\b|\bhome checks?\b|\badopt outside\b|\bsubject to meet\b|\bis the one for you\b|^don['’]t miss\b|\bspecial needs adoption\b|^stop in\b|^well, i do\b|^all (?:our |of our )?(?:puppies|dogs|cats|animals|pets) (?:are|come)\b|\bfurther details will follow\b|\b(?:watch|see) (?:my|his|her|their|more) (?:video|pictures|photos)\b|\badoptable (?:pets|dogs|cats|animals)\b|\bready to be adopted\b|\b(?:your|an?|the|our) applications?\b|\bupdate (?:his|her|their|this) (?:bio|profile|page|info\w*)\b/iu,
];

/** "2) New owner must": the number of a list inside a line. */
const LIST_NUMBER = /(?<=^|[.!?;:,]\s)\(?\d{1,2}\)\s+(?=\p{L})/gu;
/** Points to a page about an illness. */
const FOR_MORE = /^(?:read|learn|find out) more\b/iu;
/** Names the speaker. */
const SAYS_WHO = /\bmy name(?:['’]s| is)\b/iu;

/** "Name: Theo Breed: Boxer": what stands in fields of the form already. */
const LABEL = /\p{Lu}[\p{L}/ ]{1,25}:\s/gu;
const LABELLED_LINE = /^-?\p{Lu}[\p{L}/ ]{1,25}:\s.{0,60}$/u;
/** So many labels make a list. */
const LISTED = 3;
/** Behind it an advert tells what its readers have to do. */
const TERMS =
  /^(?:adoption )?(?:terms|conditions)(?: (?:&|and) conditions)?\b[^.!?]{0,40}$|\bterms (?:&|and) conditions\b|^requirements:?(?: 1\.?)?$/iu;

/** Returns an advert without the sentences that only speak to its readers. Warnings stay. */
export const withoutAdvert = (text: string): string => {
  const spaced = joinBrokenLines(text).replaceAll(LIST_NUMBER, '');
  const sentences = splitSentences(spaced);
  const terms = sentences.findIndex((sentence) => TERMS.test(sentence));
  const isList = sentences.filter((sentence) => LABELLED_LINE.test(sentence)).length >= LISTED;
  const isForm = (sentence: string) =>
    (sentence.match(LABEL)?.length ?? 0) >= LISTED || (isList && LABELLED_LINE.test(sentence));
  const isKept = (sentence: string, place: number) =>
    (warnsOf(sentence) && !FOR_MORE.test(sentence)) ||
    SAYS_WHO.test(sentence) ||
    ((terms < 0 || place < terms) && !isForm(sentence) && !TO_READERS.some((pattern) => pattern.test(sentence)));
  return sentences.every(isKept) ? spaced : sentences.filter(isKept).join('\n');
};
