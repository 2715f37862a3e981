import { PERSONALITIES } from '@pawsume/contract/pet-steps/step2';
import { type Finding, fromLabel } from '../finding.ts';
import type { LabelKey } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { bearing, bearingOf, followUp, fromProse, isAsked, isOfAnother, leadUp, matches } from './prose.ts';

const WORD = PERSONALITIES.filter((each) => each !== 'Other').join('|');
/** Words that say the same. */
const SYNONYMS: Record<string, string> = {
  sociable: 'Friendly',
  social: 'Friendly',
  mellow: 'Calm',
  'laid-back': 'Calm',
  'laid back': 'Calm',
  'easy-going': 'Calm',
  'easy going': 'Calm',
  easygoing: 'Calm',
};
const CHARACTER = new RegExp(
  String.raw`(?<![\p{L}-])(?<word>${WORD}|${Object.keys(SYNONYMS).join('|')})\b(?!-)`,
  'giu',
);
/** "Loves to play" and "loves everyone", of one being that nobody else is named before. */
const WAYS: readonly [string, RegExp][] = [
  [
    'Playful',
    /(?:\b(?:loves|enjoys|adores)|\bI (?:still |also |really |absolutely )?(?:love|enjoy)) (?:to (?:(?!watch\b|see\b|hear\b|let\b|help\b)\p{L}+,? ){0,5}?play|playing)\b|\b(?:likes|enjoys|loves) [\p{L} ,]{3,50},? (?:and )?playing\b|\bI (?:also )?like to play\b|\bplayfulness\b|\b(?:always looking|always ready|eager|just wants) to play\b/giu,
  ],
  [
    'Friendly',
    /(?:\bloves|\bI (?:really )?love) (?:(?:all|meeting(?: new)?|most|new|to meet(?: new)?) )?(?:people|everyone|everybody|humans)\b|\b(?:loves|enjoys) (?:to be|being) (?:around|near|with) (?:\p{L}+ )?(?:people|humans)\b|\beager to meet (?:new )?people\b|\bpeople[- ]friendly\b/giu,
  ],
  [
    'Calm',
    /\bha(?:s|ve) an? (?:\p{L}+,? ){0,3}?(?:calm|mellow|laid[- ]back)\b[^.!?]{0,30}\b(?:disposition|temperament|personality|demeanou?r|nature)\b/giu,
  ],
];
const BY_SOMEBODY =
  /\b(?:(?:some(?:one|body)|any(?:one|body)|people|person|family|owner|home|adopter|companion) (?:who|that)|some(?:one|body)|any(?:one|body)|owner|family|son|daughter|kids?|child(?:ren)?|husband|wife|friend|brother|sister|mother|mom|mum|dad) (?:\p{L}+ )?$/iu;
/** Said of somebody: "is a very friendly and playful dog". */
const SAID_OF =
  /\b(?:is|am|[Ii]['’]m|[Hh]e['’]s|[Ss]he['’]s|becomes?|describe me are|looking for an?)(?:[ :][\p{L},'’&-]+){0,8} ?$|(?:^|[.!] )(?:(?:he|she|this|\p{Lu}\p{L}+) )?(?:(?:very|so|super|really|always) )?(?:\p{L}+(?:,| and|, and| &)? ){0,6}$/u;
/** What it says of whom: the words before it name them. */
const VERB = /\b(?:is|am)\b|['’][ms]\b/iu;
const OF_OTHERS =
  /\b(?:needs?|prefers?|likes?|loves?|wants?|would|suits?|for|with|staff|team|we|our|who|people|owner|home|vet|clinic|looking|family|less|too|only|that)\b/iu;
const SKILLS: readonly [LabelKey | null, string, RegExp][] = [
  [
    'house-trained',
    'House-trained',
    /\b(?:house|potty|toilet|litter(?:[ -]?box)?)-? ?train(?:ed)?\b|\b(?:house|potty)(?:,| and|\/| &) ?(?:crate|kennel|leash)[ -]trained\b|\b(?:uses|I use) (?:the|his|her|my|its|a) litter ?box\b|\b(?:does|doing|do|did) (?:his|her|my|its) business in (?:the|his|her|my|its|a) litter ?box\b|\btrained to (?:use )?(?:(?:the|a|his|her) )?litter\b|\bhouse[ -]?broken\b/giu,
  ],
  [
    'crate-trained',
    'Crate-trained',
    /(?<!\bbeing )\b(?:crate|kennel)[ -]?trained\b|\b(?:sleeps?|stays?|goes) (?:\w+ )?in(?:to)? (?:his|her|the|a) (?:crate|kennel)\b|\bcrate(?:,| and) (?:house|potty|leash)[ -]?trained\b/giu,
  ],
  [
    'leash-trained',
    'Leash-trained',
    /\b(?:leash|lead)[ -]?trained\b|\b(?:good|great|excellent|nice|perfect) leash (?:skills|manners|walker)\b|\b(?:easy to walk|walks?(?: so)?(?: well)?|behaves well|good|great|excellent|wonderful) on (?:an? |the |his |her )?(?:leash|lead)\b(?! (?:skills|manners))|\b(?:walks?|walking|does|is) (?:very |really )?(?:well|nicely|great|good|easy|excellent|beautifully|perfectly|obediently) on (?:an? |the |his |her )?(?:slip )?(?:leash|lead)\b/giu,
  ],
  [
    null,
    'Obedience',
    /\b(?:knows|understands?) \d+ commands\b|\bobeys? (?:\w+ )?commands\b|\bunderstands? (?:(?:some|basic|many|simple) ){0,2}(?:commands|tricks|["“'‘](?:sit|down|stay))|\blearn(?:ed|t) (?:a number of|some|many) commands\b|\bknows? (?:(?:how to|many|some|all|several|most|his|her|my|the|of|a few|basic|quite a few) ){0,4}(?:(?:basic|obedience) )?(?:commands|cues|tricks|["“'‘]?(?:sit|down|stay|shake|paw)\b(?=[”"'’]?(?:,|\/| and ["“'‘]?(?:sit|down|stay|shake|paw|come)\b)))|\blearn(?:ed|t) ["“'‘](?:sit|down|stay|fetch)\b|\b(?:completed|passed|finished|had|has) (?:[\p{L}-]+ ){0,3}obedience\b/giu,
  ],
];

/** Returns the form's words for a character that a text says of the pet. */
export const readCharacter = (reading: Reading): Finding[] => [...byWord(reading), ...byWays(reading)];

const byWays = (reading: Reading): Finding[] =>
  WAYS.flatMap(([value, pattern]) =>
    matches(reading, pattern)
      .filter((match) => {
        const before = leadUp(match).split(',').at(-1) ?? '';
        return bearing(before) === 'said' && !BY_SOMEBODY.test(before) && !isOfAnother(match);
      })
      .map((match) => fromProse(match, { field: 'personality', value })),
  );

const byWord = (reading: Reading): Finding[] =>
  matches(reading, CHARACTER).flatMap((match) => {
    const before = leadUp(match);
    const word = match.words.toLowerCase();
    const value = SYNONYMS[word] ?? PERSONALITIES.find((each) => each.toLowerCase() === word);
    if (!value || !SAID_OF.test(before) || bearing(before) !== 'said') return [];
    if (
      /(?:dog|cat|kid|child|pet|people|food|toy|resource)s?[ -]$|\bnon\b/iu.test(before) ||
      /^ (?:(?:(?:and )?(?:new|quiet|loving|caring|patient|settled|stable)|to|with|towards?|other) ){0,2}(?:cats|dogs|face|smile|area|home|household|house|owner|family|environment)/u.test(
        followUp(match),
      )
    )
      return [];
    const [said = '', subject = ''] = before.split(VERB).toReversed();
    const clause = `${subject.trim().split(/\s+/u).at(-1)} ${said}`;
    if (OF_OTHERS.test(clause.replace(/looking for an?/iu, '')) || isOfAnother(match)) return [];
    return [fromProse(match, { field: 'personality', value })];
  });

export const readTraining = (reading: Reading): Finding[] =>
  SKILLS.flatMap(([key, value, pattern]) => [
    ...reading.labelled
      .filter((each) => each.key === key && /^yes\b/iu.test(each.value))
      .map((each) => fromLabel(each, { field: 'training', value, words: each.value.slice(0, 3) })),
    ...matches(reading, pattern)
      .filter((match) => !isAsked(match) && bearingOf(match) === 'said')
      .map((match) => fromProse(match, { field: 'training', value })),
  ]);
