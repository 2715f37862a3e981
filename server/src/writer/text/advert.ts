import type { KnownAnswers } from '#answers/known-answers';
import { saysRecovered, warnsOf, withoutTalk } from '#answers/warnings';
import { mendLines, splitSentences } from '#lib/sentences';
import { isImperative } from '../third-person/clause.ts';
import { isFirstPerson } from '../third-person/first-person.ts';
import { isPetsVoice, saysWho } from '../third-person/pets-voice.ts';
import { aboutPet, isTorn } from './about-pet.ts';
import { CUT, leaveOut } from './cut.ts';

/** Phrases that speak to the readers of an advert and say nothing about the pet. */
const TO_READERS = [
  // What they are asked to do.
  /(?<!\bto )\b(?:please|plse?|pls|plz) (?:be|call|contact|e?-?mail|message|text|whatsapp|apply|visit|share|adopt|consider|check|do|don['’]t hesitate|download|feel|give|help|come|stop by|fill|note|pm|proceed|promise|read|send|take)\b|^(?:[\p{L}’']+,? ){0,2}(?<!\bto )(?:please|plse?|pls|plz)\b/iu,
  /\b(?:call|contact|e-?mail|mail|ask|message|whatsapp|text|pm|dm) (?:me|us|her|him|our|the|for|to arrange)\b|\bwhatsapp\b|^calls? (?:will|only)\b/iu,
  /^(?:available|apply (?:to|for|today|now|online|here)|come|c['’]?mon|bring|say (?:hello|hi)|let me|be prepared|self[- ]collect|here['’]s (?:some|a|what)|for those (?:who|that)|get ready to meet|drop me|kindly|hope you|(?:\p{L}+ is )?currently (?:being )?foster\p{L}+ in)\b|\blocated in\b|\bavailable in (?:the|our|an?)\b|\bgreat choice for (?:an?|some)|\bnot within the \p{Lu}|^the (?:\p{L}+ ){0,3}establishment\b|\baddition to (?:his|her|their|my) new\b|\bsteal hearts\b|\breward (?:his|her|their) new owners?\b|\bbest companion to take\b|\bestimated date of birth\b|\bhappily-ever-after\b|\bhelps? cover\b|\bactive home with owners?\b|\bin search of (?:my|his|her|their|an?)\b|\bfresh start\b|\b(?:can not|cannot|can['’]t) wait to\b|\bto (?:give|offer) to (?:his|her|their|my) (?:new )?(?:adopters?|family|owners?)\b|^\W*don['’]t forget\b|^a word from\b|^meet \p{L}+ from\b|\bwas urgent\b|\bsearch for my\b|^at \p{Lu}{2,5}, we\b|\bvisit the shelter\b|\bperfect companion for\b|\bwith the right home\b|\bwill cover my\b|\btransport cost\b|\bprogram\b[^.!?]{0,40}\badopt|\bextra training as they\b|\blove nothing more than an? (?:family|home|person)\b|\bcan be collected\b|\bfree of charge\b|^(?:(?:he|she|it) )?(?:also )?comes with\b|\bwelcome to (?:visit|come|message|call)\b/iu,
  // Headings and asides of who writes.
  /^(?:learn|read|find out) more\b|\b(?:I['’]ll|we['’]ll|will|would like to|to|discuss(?:ed|es)?|talks?|talked) (?:tell you |more )?about \p{L}|\bI['’]?ll tell you\b|\bappreciate (?:your|any)\b|^make sure\b|^(?:just )?look (?:at|how)\b|^comment\b|\bworried if\b|\bmixed feelings\b|\bhopefully,? some(?:one|body)\b|\byour (?:new )?best (?:friend|buddy)\b|\bis your (?:man|girl|boy|gal|guy)\b|^we at \p{Lu}|\bthat kind of\b|\bhere is what\b|^\p{L}{2,15}:…?$|^from the desk\b|\bcheck(?:ing)? in[!.]|\bto help determine\b|\bfind your perfect\b|^and (?:the )?winner\b|^if so\b|\bupdates? for you\b|^notes from\b|\bthe crush\b|\bif you (?:take|promise|adopt)\b|\b(?:to|forward to) finding (?:him|her|them)\b|^meet \p{L}[\p{L} &'’-]{0,30},/iu,
  // Pictures, pages, prices, and what a rescue does.
  /^\W{0,3}\[[^\]]{0,80}\]$|\bas you can (?:see|tell)\b|\b(?:picture|photo)s? (?:doesn['’]t|does not|don['’]t|do not)\b|\b(?:is|are) on the (?:left|right)\b|^(?:(?:at|below|above|on the|top|bottom) )?(?:left|right),? (?:is|are|shows?)\b|\btry to get (?:a|some) (?:photo|pic|picture)s?\b|\b(?:some|more|post) (?:photos|pictures|pics)\b|\bat this link\b|\b(?:we|I)(?:['’]ll| will) (?:\w+ )?(?:post|share|add|know) more\b|[’']s (?:post|bio|story|journey|info\w*)\b|\blook elsewhere\b|\bhave feelings\b|\brescuer has\b|^wish (?:him|her)\b|\badamant\b|^(?:we|I) hope \p{L}+ (?:is able to|can|will|gets?) (?:to )?(?:have|find|get)? ?an? |\brefund\w*\b|\bhere(?: is|['’]s) (?:the|his|her|my) story\b|\bwould love to (?:re-?)?home\b|\bready for (?:an?|the|his|her|their|his\/her|her\/his) (?:[\p{L}]+ ){0,3}homes?\b|\b(?:we|I)(?:['’]m|['’]re| am| are) willing to (?:provide|give|sponsor|pay|send|deliver)\b|\blovers? (?:apply )?only\b|\bcharges (?:will )?apply\b|^hopefully,? (?:I|we) (?:can|will)\b|\bdeserves? (?:the|all|so much|your|our) (?:\p{L}+ ){0,2}(?:care|love|attention)\b|\bconditions? of (?:the )?adoption\b|\bwhoever adopts\b|\bnot reserve\b|^(?:the )?(?:photo|picture|pic)s?\b|^(?:kind |best )?regards\b|\bthe one for you\b|^(?:hi|hello|hey) from\b|^they are all\b|\bcourtesy (?:listing|post)|\bplease detail\b|^this provides\b|\b(?:glad|happy) to find (?:him|her|them)\b|^sorry\b|\bcan(?:not|['’]?t) wait to (?:see|meet)\b|\bin good hands\b|\byou (?:need|have) to meet\b|\bdeserves? to (?:have|be|find)\b|\b(?:should|could) have been\b|^if I had\b|^\W{0,3}\p{L}{1,20} (?:does not|doesn['’]t) mean to\b|\byou(?:['’]re| are) (?:thinking|worried)\b|^(?:an?|another) team member (?:says|adds)\b|^no [^.!?]{0,40}\bplease\b|\bmiss (?:him|her|them)\b|\badoption further\b|^(?:n )?looking for serious\b|\bhope the adopter\b|^(?:will|can) provide\b|^hoping (?:for|to)\b|\badoption will be\b|\bbe (?:very )?grateful\b|\bcan be seen at\b|^some information\b|\bhopes (?:his|her|their) new\b|^(?:absolutely )?no breeders\b|^not for (?:busy|everyone)\b|^looking forward\b|^for (?:an? )?(?:serious|committed)\b|\b(?:more )?information will be\b|\bdeserves it\b|^greetings from\b|\b(?:scoop|sweep) (?:him|her|me|them) (?:up|off)\b|\bblog\b|\b(?:the|this) (?:cat|dog|puppy|kitten) (?:must|should(?:n['’]t)?|has to)\b|\bneeds? some(?:one|body) (?:to|who)\b|^selling\b|^[£$€]|^for free\b|\byou can have (?:it|him|her|them)\b|\breserve the right\b|\bpre-?adopt\b|\bwasn['’]t adopted\b|\bnew foster (?:home|family)\b|\bspread the word\b|\b(?:him|her|them) with you\b|\b(?:download|attach|save|copy|complete) (?:the|your|this|and)\b/iu,
  /^(?:ask about|be there for|call|check out|click|come view|consider|contact|don['’]t miss|follow|go to|imagine|looking forward to meet|open your|pick ?up|picture|remember|share|sponsor|stay tuned|stop in|take note|update|visit)\b/iu,
  /(?<!\b(?:people|guests|friends|visitors|they) )\b(?:come|visit|stop by) (?:and |to )?(?:meet|see|visit|us|our)\b|\bmeet (?:him|her|them) and see\b|^(?:meet|introducing|presenting) [\p{L} &,'’-]{2,40}[.!]{0,3}$|\bfollow this link\b/iu,
  // What is only said to them.
  /\blook(?:ing)? forward to (?:\w+ ){0,2}(?:hear|meet|see|visit|welcom|show|introduc|calls?|your)\w*\b|\boffer (?:\w+ )?advice\b|\bhappy to (?:help|offer|talk)\b|^(?:hi|hello|hey|cheers|regards|tq|good (?:day|morning|evening)|assalamualaikum)(?: there| everyone| (?:to )?all| & .*)?[.!…]{0,3}$|^\W*thank(?:s| ?you| u)\b|^dear\b|^get in line\b|\bthat being said, this\b|\bgod bless\b|\byour interest\b|^ps\.?$|^[\d.)( ]+$|:$/iu,
  /^(?:and |but |so )?(?:if|when|once|are|do|would|could|will|can|may) (?:you|anyone|interested)\b|\b(?:if|whether) (?:you['’]re |you are )?(?:anyone|interested)\b|^(?:(?:and|but|so) )?(?:you|your)\b|^(?:anyone|anybody) (?:wants?|interested|looking)\b|\b(?:from|in) (?:(?:his|her|their|the|this) )?(?:photo|picture)s?\b(?=[^)]*$)|\byou (?:will|must|should) (?:need|have|be)\b|\b(?:ready|waiting|wait|happy|love|loves) (?:for you )?to (?:[\p{L}]+ ){0,6}(?:you|your (?:\w+ )?(?:family|home|life))\b|\bmember of your\b|\b(?:give|join|meet|brighten|complete) (?:you|your)\b|\b(?:perfect|right|good) (?:match|fit|pet|companion|addition) (?:for|to) you\b/iu,
  /\byour?\b[^.!?]{0,200}\?+$|^(?:looking|need|want|ready)\b[^.!?]{0,200}\?$/iu,
  /\binterested (?:part|adopter|famil|person|people)|\b(?:serious|genuine) (?:adopter|inquir|enquir|cuddler|people|ppl)|\bfirst come\b|\b(?:dog|cat|animal) lovers?\b[.! ]{0,3}$/iu,
  // Money, forms and pages.
  /\b(?:adoption|re-?homing) (?:fee|application|event|process|hours|day|comes with|will include|includes)|\b(?:his|her|their|my) fee\b|^(?:the|an?) (?:\w+ ){0,2}fees?\b|^the (?:rm|funds?|cost)\b|^free (?:\w+ )?(?:food|litter|delivery|to a good home)\b/iu,
  /\bapplications?\b|\bmeet(?:s|ings?)? (?:and|&) greets?\b|\bhome (?:checks?|visits?)\b|\bappointment\b|\bsubject to meet\b/iu,
  /\b(?:facebook|instagram|youtube|tiktok|social media|video|qr code|petfinder)\b|\b(?:instructions|link) below\b|^(?:for (?:more|further) (?:information|details)|(?:read|learn|find out) more)\b/iu,
  /\bupdated? (?:(?:his|her|their|this) )?(?:\p{L}+['’]s? )?(?:bio|profile|page|info\w*)\b|\b(?:website|web ?site|web ?page)\b|https?:/iu,
  /\b(?:non[- ]?profit|501\(?c|our organi[sz]ation|donat\w+|tax)\b|^all (?:of )?(?:our |the )?(?:puppies|dogs|cats|animals|pets) (?:\w+ ){0,4}(?:are|come|live)\b|\badoptable (?:pets|dogs|cats|animals)\b/iu,
  // That the pet is up for adoption.
  /\b(?:pet|dog|cat|feline|canine) of the (?:week|month|day)\b|\bthis week['’]s\b|\bas gifts?\b/iu,
  /\badopt(?:ed)? (?:me|him|her|them|my|today|don|out)\b|\bin case you\b|(?<!\b(?:was|were|been) (?:put |given )?up )\bfor adoption\b|\b(?:open|up|ready|available) for (?:viewing|a home|home)\b|\bre-?homed to\b|\bready to be adopted\b|\bneeds adoption\b|\b(?:ha(?:s|ve) been adopted|have found a new home)\b|\bnot at the shelter\b/iu,
  /\b(?:new owners?|adopters?|applicants?)\b[^.!?]{0,40}\b(?:must|should|need|have to|required)\b|^(?:(?:the )?owners? (?:must|has to|have to|should|needs? to)|adopters? (?:to|must|should|needs?)|do consider|willing to (?:meet|send|deliver|provide|sponsor|pay)|the adopter will|provide|able to provide)\b|^to (?:be|provide|ensure|pay|sign|learn|find|see|meet|apply|adopt|begin|keep|help)\b|^some(?:one|body) (?:that|who)\b|\byour future\b|^let['’]s\b|^adopt \p{Lu}|\b(?:lov|lik)e a (?:\w+ )?home to\b|\bsure to win you\b|\bfeatured (?:\w+ )?for this week\b|\bfoster or adopter\b|\bready to find (?:his|her|their|my|an?)\b|\bspecial someone\b|\bthanking you\b|\b(?:perfect|ideal) adopter\b|^info(?:rmation)? on\b|^where to\b|^phone number\b|\ball ready for\b|\b\d{1,2}:\d\d ?[AP]M\b|\bhappily ever after\b|\bmake an? (?:\p{L}+ ){0,3}companion for\b|\bbe an? (?:great|perfect|good|wonderful) choice\b|^like all (?:of )?(?:the|our)\b|\b(?:deserves?|needs?|give \p{L}+) (?:a|another|one more) (?:second )?chance\b|^we have (?:dozens|lots|many)\b|\bbe (?:available|around|here) (?:for )?long\b|\bour \p{L}* ?polic(?:y|ies)\b|^(?:this|the) policy\b|\bready for (?:his|her|their|my) (?:new )?family\b|\bwould be an? (?:\p{L}+ )?plus\b|\bposed\b[^.!?]{0,30}\bpicture\b|\b(?:anxious|eager) to (?:be|get) out\b|^see you\b|\bfor (?:his|her|their|the) new owners? to\b|\btel\.? no\b|\bplace to (?:retire|call home)\b|^a home (?:where|with|that)\b|\bin your home\b|\b(?:available to|can|may) be adopted (?:on|under|through)\b|\b(?:eligible|qualif(?:y|ies)) for (?:the|our|an?)\b|\b(?:lots|number) of benefits\b|\b(?:program(?:me)?|initiative|scheme) (?:is|has)\b|\b(?:wonderful|great|perfect|lovely|nice) addition to\b|\bwould be (?:great|good|nice|wonderful|best) if\b|(?:,| and) you(?: will|['’]ll) (?:forget|never|love|find|get|have)\b|\bif you give\b|\b(?:wonderful|great|good|lovely|excellent) (?:pets|companions)\b/iu,
];

/** A home that is looked for, and by whom. */
const LOOKS_FOR = [
  /^(?:(?!who\b)[\p{L}’']+,? ){0,6}(?:looking|searching|seeking|hoping|desperate|waiting) (?:for|to find)\b[^.!?]{0,60}\b(?:homes?|famil(?:y|ies)|house ?holds?|owners?|adopters?|persons?|people|some(?:one|body)|souls?|lovers?)\b/iu,
  /\b(?:looking|searching|waiting|hoping|needs?|wants?|deserves?|would love|would like to have) (?:for )?(?:an?|the|his|her|their|my) (?:\w+ ){0,2}(?:home|family)\b|\bwould (?:also )?love some(?:one|body)\b|\b(?:good|loving|lovable|permanent) homes? for\b|\b(?:find|give|needs?|wants?|deserves?) (?:[\p{L}’']+ ){0,3}(?:good|loving|lovable|permanent)(?: (?:and|&) \p{L}+)? homes?\b|\bhome of (?:her|his|their) own\b|\bneeds? (?:\w+ )?homes\b|\bf[ou]r?-?ever (?:\w+ )?(?:homes?|family|friends?|furkid)\b|\b(?:find|give) (?:him |her |it |them )?(?:some(?:one|body)|an? (?:\w+ )?(?:home|owner|adopter|family))\b|\b(?:looking|seeking) for new owners\b|\bpart of your family\b|\bfind \p{L}+ an? (?:\w+ )?home\b|\bwe (?:therefore |will |only |do not |don['’]t )+adopt\b/iu,
];
/** "She'd appreciate a loving home": whom a pet wants, where it says nothing of what the pet is like. */
const WISHES =
  /\b(?:(?:will )?needs?|would (?:love|like|appreciate|benefit)|['’]d (?:love|like|appreciate)|will benefit|prefers?|deserves?|seeks?|could use) (?:(?:to|from|in|find|be|have|having|live|go) ){0,3}(?:an?|new|(?:the|his|her) (?:right|new|special|perfect)) (?:[\p{L}-]+,? ){0,4}(?:homes?|famil(?:y|ies)|owners?|adopters?|household)\b/iu;
const SAYS_WHAT_HOME =
  /\b(?:quiet|calm|kids?|child\w*|teen\w*|dogs?|cats?|pets?|animals?|yard|garden|fence\w*|only|adults?|experienced?|indoors?|active|another|friend|companion|buddy|medic\w*)\b/iu;
/** So many characters without a stop tell more than for whom they look. */
const LONG = 200;
/** Why it has to be such a home tells of the pet. */
const SAYS_WHY =
  /\b(?:as|because|since|so) (?:he|she|they)\b|\b(?:last|previous|first|former) (?:forever )?(?:home|family)\b/iu;

/** What owners say to them; a pet tells of itself so: "I will follow you". */
const I_TO_YOU = /^(?:(?:and|but|so|moreover|however),? )?(?:I|we)\b[^.!?]{0,200}\byou\b/iu;

/** What a rescue does, or asks of everybody, where no pet is spoken of. */
const OF_NO_PET =
  /\b(?:adopters?|all adopted|euthani[sz]\w*|fees?|interested|courtesy post|not toys|life-?time commi?tment|rm ?\d+)\b|^(?:seeking|updated|benefits of)\b|^\d{1,2}\/\d{1,2}\/\d\d|^(?:com|tel)\b.{0,20}$/iu;
const OF_A_BEING = /\b(?:he|she|they|him|her|his|hers|them|their|i|me|my)\b|['’](?:s|m|ve)\b/iu;

/** "Doesn't he look sweet!" */
const ASKS = /^\W*(?:is|are|do|does|did|wo|ca)n?[’']?t (?:s?he|they|you)\b/iu;
/** Answers a question that is left out. */
const ANSWERS =
  /^(?:along came|definitely|absolutely|of course|because|then|well|why|or|yes|no|so (?:am|do|is)|me too)\b|^\p{L}+[.!]+$/iu;

/** "2) New owner must": the number of a list inside a line. */
const LIST_NUMBER = /(?<=^|[.!?;:,]\s)\(?\d{1,2}\)\s+(?=\p{L})/gu;
const LINK = /(?:(?:please )?(?:go to|visit|see|click|at):? ?)?(?:https?:|www\.)\S+/giu;
/** Points to a page about an illness. */
const FOR_MORE = /^(?:read|learn|find out) more\b/iu;
/** Asks something of whoever adopts any pet. */
const OF_ADOPTERS = /\b(?:adopters?|applicants?|new owner|some(?:one|body) (?:who|with|that))\b|^\W*we need\b/iu;

/** What an adoption fee pays for, line by line. */
const FEE_LIST = /^[^\n]{0,60}\bfees?\b[^\n]{0,60}\binclud\w{1,3}:[ \t]*\n(?:[^\n]+\n)*[^\n]*/gimu;
/** "He cuddles up (see pic!)". */
const SEE_PICTURE =
  / ?\((?:see (?:the )?(?:pic|photo|picture|video)[^()\n]{0,20}|(?:shown |pictured )?(?:above|below))\)/giu;
/** "Personality: he is calm": a heading inside a line. */
const HEADING =
  /(?<=^|\s)(?:Description|(?:Animal )?Profile|Personality|(?:Animal )?History|Background|Temperament|About (?:\p{Lu}\p{L}+|the Pet)|Bio|(?:Foster )?[Uu]pdate|From the [Ff]oster|Other|Notes?|Likes|Dislikes|A):\s+(?=[“"]?\p{L})/gu;
/** "Breed: Boxer Age: 3": what stands in fields of the form already. */
const FIELD = /(?<=\s)(?=(?:Breed|Age|Sex|Gender|Size|Weight|Colou?r|Eyes|Name|Status|Location|Species): )/gu;
/** What stands behind it begins anew. */
const FIELD_VALUE =
  /(?<=\sGender: )(?:Fem|M)ale(?=\s)|(?<=\sWeight: )(?:[Aa]pprox\.? )?\d[\d.]* ?\p{L}+(?=\s+\p{Lu})/gu;
/** "***PLEASE READ***: - ", "Hello, Bo is calm". */
const CALL =
  /(?<!\*)\*{2,3}[^*\n]{1,30}\*{2,3}:?(?: -)?|^(?:Hi|Hello|Hey)(?: there| everyone| all)?[,!] (?=\p{Lu}(?!['’ ])|I (?!am\b)|this\b)/gmu;
const FIELD_LINE =
  /^(?:q[:.] .*|(?:breed|age|sex|gender|size|weight|colou?r|eyes|name|status|location|species): .{0,60})$/iu;
/** "Name: Theo Breed: Boxer": what stands in fields of the form already. */
const LABEL = /\p{Lu}[\p{L}/ ]{1,25}:\s/gu;
const LABELLED_LINE = /^-?\p{Lu}[\p{L}/ ]{1,25}:\s.{0,60}$/u;
/** So many labels make a list. */
const LISTED = 3;
/** Behind it an advert tells what its readers have to do. */
const TERMS =
  /^(?:adoption )?(?:terms|conditions|criteria)(?: (?:&|and) conditions| for adoption)?\b[^.!?]{0,40}$|\bterms (?:&|and) conditions\b|^(?:terms|conditions|requirements) ?:|^requirements:?(?: 1\.?)?$|\badoption requirements\b|\bconditions? for adoption\b|\bfollowing (?:requirements|conditions|criteria)\b/iu;

/** "He is housebroken, and would love a new family": the end of a sentence alone is for readers. */
const WISH_AT_END =
  /,?(?: and| so| but)(?: (?:he|she|I)(?: is| am|['’][sm])?)? (?:(?:now|just|also) )?(?:(?:is )?ready (?:for|to)|hop(?:es|ing)|would (?:love|like)|looking|waiting|needs|deserves|anxious to)\b[^.!?]*[.!?]+$|, who is (?:in search of|looking for)\b[^.!?]*[.!?]+$/u;

/** So few sentences that ask nothing of anybody are an owner's note, of which each may count. */
const FEW = 5;

/** "Spayed | House-trained | Good with: dogs". */
const LISTED_BY_BARS = /\|.*\|/u;

/** A headline in capitals. */
const isShouted = (sentence: string): boolean => /\p{Lu}{3}/u.test(sentence) && !/\p{Ll}/u.test(sentence);

const isToReaders = (sentence: string): boolean =>
  TO_READERS.some((pattern) => pattern.test(sentence)) ||
  (sentence.length < LONG && LOOKS_FOR.some((pattern) => pattern.test(sentence)) && !SAYS_WHY.test(sentence)) ||
  (WISHES.test(sentence) && !SAYS_WHAT_HOME.test(sentence) && !SAYS_WHY.test(sentence)) ||
  (OF_NO_PET.test(sentence) && !OF_A_BEING.test(sentence)) ||
  // Of whom a horse is, and the code of a listing.
  /\bout of \p{Lu}[\p{L}’' ]{1,40} by \p{Lu}/u.test(sentence) ||
  /^(?:[\p{L}. ]{1,20} )?(?:\p{Lu}|#)\d{5,}\p{L}?\b/u.test(sentence);

/** Returns true for a pet's voice at the edge of a text that calls the pet "she" or "he": its "I" would be its owner's there. */
const hasTwoVoices = (text: string, sentences: readonly string[], petName: string): boolean => {
  const own = sentences.filter((sentence) => /\b(?:I|me|my)\b/u.test(sentence) && !isToReaders(sentence)).length;
  const called = sentences.filter(
    (sentence) => !isFirstPerson(sentence) && (sentence.startsWith(petName) || /^\W*s?he\b/iu.test(sentence)),
  ).length;
  const isCalled = called >= own && (called > 1 || (called === 1 && own === 0));
  return isCalled && !saysWho(text, petName) && isPetsVoice(text, petName);
};

/** Returns true if a pet tells of itself in a text, although a part of it may be left out. */
export const isInPetsVoice = (text: string, petName: string): boolean => {
  const lines = mendLines(text);
  return isPetsVoice(lines, petName) && !hasTwoVoices(lines, splitSentences(lines), petName);
};

/** Returns a text without the wishes at the end of sentences that tell of the pet before, each with a mark in its place. */
const withoutWishes = (text: string): string =>
  splitSentences(text).reduce((left, sentence) => {
    const start = sentence.replace(WISH_AT_END, '');
    const wish = sentence.slice(start.length);
    // The last of three things that a pet does or is becomes the second of two.
    const told = `${/^, and\b/u.test(wish) ? start.replace(/^([^,]+), (?=[^,]+$)/u, '$1 and ') : start}.`;
    const isLeft = wish.length > 1 && isToReaders(sentence) && !isToReaders(told) && !warnsOf(wish);
    return isLeft && told.split(' ').length > 2 ? left.replace(sentence, () => `${told}\n${CUT}\n`) : left;
  }, text);

/** Returns an advert without the sentences that are not about the pet, or only speak to its readers. Warnings stay. */
export const withoutAdvert = (text: string, pet: Pick<KnownAnswers['pet'], 'name' | 'gender'>): string => {
  const lines = mendLines(text.replaceAll(FEE_LIST, '').replaceAll(SEE_PICTURE, ''))
    .replaceAll(LINK, '')
    .replaceAll(LIST_NUMBER, '')
    .replaceAll(CALL, '\n')
    .replaceAll(FIELD_VALUE, '$&\n')
    .replaceAll(FIELD, '\n')
    .replaceAll(HEADING, '\n')
    .replaceAll(/[ \t]+/gu, ' ');
  const spaced = withoutWishes(lines);
  const all = splitSentences(spaced);
  const sentences = withoutTalk(all, pet.name);
  const terms = sentences.findIndex((sentence) => TERMS.test(sentence));
  const isBeforeTerms = (place: number) => terms < 0 || place < terms;
  const isList = sentences.filter((sentence) => LABELLED_LINE.test(sentence)).length >= LISTED;
  const isForm = (sentence: string) =>
    FIELD_LINE.test(sentence) ||
    (sentence.match(LABEL)?.length ?? 0) >= LISTED ||
    (isList && LABELLED_LINE.test(sentence));
  const isAdvert = sentences.length > FEW || sentences.some(isToReaders);
  const isOfTwoVoices = hasTwoVoices(spaced, sentences, pet.name);
  const isPets = isPetsVoice(spaced, pet.name) && !isOfTwoVoices;
  const isCalm = sentences.filter(isShouted).length < sentences.length / 2;
  const isOnlyAdvert = (sentence: string, place: number) =>
    sentence.endsWith('?') ||
    ASKS.test(sentence) ||
    (ANSWERS.test(sentence) && sentences[place - 1]?.endsWith('?')) ||
    (isCalm && isShouted(sentence)) ||
    (!isPets && (I_TO_YOU.test(sentence) || isImperative(sentence))) ||
    isToReaders(sentence);
  const isAboutPet = aboutPet(sentences, pet, isPets);
  const isKept = (sentence: string, place: number) =>
    !LISTED_BY_BARS.test(sentence) &&
    !(isOfTwoVoices && isFirstPerson(sentence)) &&
    // What a pet's text warns of by "he" is somebody else's: it stands under "Good to know".
    !(isPets && /^\W*(?:s?he|his|her)\b(?!.*\b(?:I|me|my)\b)/iu.test(sentence)) &&
    ((warnsOf(sentence) && !FOR_MORE.test(sentence) && (isAboutPet[place] || !OF_ADOPTERS.test(sentence))) ||
      saysWho(sentence, pet.name) ||
      (saysRecovered(sentence) && isBeforeTerms(place)) ||
      (isBeforeTerms(place) &&
        !isForm(sentence) &&
        !(isAdvert && (isOnlyAdvert(sentence, place) || !isAboutPet[place]))));
  const kept: boolean[] = [];
  for (const [place, sentence] of sentences.entries()) {
    const isAfterGap = isAdvert && kept.at(-1) === false && !warnsOf(sentence);
    kept.push(isKept(sentence, place) && !(isAfterGap && isTorn(sentence, sentences[place - 1] ?? '')));
  }
  // An owner who wrote something is told with it, if only it asks for nothing.
  const told = kept.includes(true)
    ? kept
    : sentences.map((sentence, place) => isBeforeTerms(place) && !isForm(sentence) && !isOnlyAdvert(sentence, place));
  const left = new Set(sentences.filter((_, place) => told[place]));
  const advert = leaveOut(
    spaced,
    all.filter((sentence) => !left.has(sentence)),
  );
  if (!/^\p{L}{2,}$/u.test(pet.name)) return advert;
  return advert.replaceAll(new RegExp(`\\b${pet.name.toUpperCase()}\\b(?=[^.!?\\n]*\\p{Ll})`, 'gu'), pet.name);
};
