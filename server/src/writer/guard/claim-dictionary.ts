import type { YesNo } from '@pawsume/contract/fields';
import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { COMPANIONS, type Companion } from '#answers/further-answers';
import type { Polarity } from '#answers/polarity';
import type { WriterFacts } from '../facts.ts';

/** What the form's answers say of a claim: said, denied, or null where they leave it open. */
export type Answer = (facts: WriterFacts) => Polarity | null;

const yesNo = (answer: YesNo): Polarity | null => (answer === '' ? null : answer === 'Yes' ? 'said' : 'denied');
const said = (holds: boolean): Polarity | null => (holds ? 'said' : null);
const trained =
  (skill: WriterFacts['training']['ticked'][number]): Answer =>
  ({ training }) =>
    said(training.ticked.includes(skill));
const went =
  (mode: string): Answer =>
  ({ travel }) =>
    said(travel.modes.includes(mode));
const from =
  (...types: string[]): Answer =>
  ({ origin }) =>
    said(types.includes(origin.type));
const trait =
  (name: string): Answer =>
  ({ traits }) =>
    said(traits.includes(name));

/** "good with dogs and cats"; what is said with care is not said outright. */
const goodWith = (companion: Companion): RegExp =>
  new RegExp(
    `\\bgood (?:with|around) (?:(?!not |only |but )[\\w’']+,? ){0,5}?${NAMED[companion]}\\b(?![^.;,]* only with care)`,
    'giu',
  );
const NAMED: Record<Companion, string> = {
  children: '(?:child(?:ren)?|kids)',
  dogs: 'dogs?',
  cats: 'cats?',
};

/**
 * Claims the form asks about (product anchor, "Claim dictionary for pets"). Where an answer speaks, it decides; where it
 * is silent, the owner's own words have to say one of the same. Last the answer that decides.
 */
export const ANSWERED_CLAIMS: readonly [RegExp, Answer, AnswerId][] = [
  [
    /\b(?:un)?vaccinat\w*|\bimmuni[sz]\w*|\bshots\b|\bjabs\b/giu,
    ({ health }) => yesNo(health.vaccinated),
    'is_vaccinated',
  ],
  [/\bmicrochip\w*|\bchipped\b/giu, ({ health }) => yesNo(health.microchipped), 'is_microchipped'],
  [/\b(?:un)?(?:spay|neuter)\w*|\bfixed\b/giu, ({ health }) => yesNo(health.neutered), 'spayed_neutered'],
  ...COMPANIONS.map((companion): [RegExp, Answer, AnswerId] => [
    goodWith(companion),
    ({ company }) => (company[companion] === '' ? null : company[companion] === 'Yes' ? 'said' : 'denied'),
    `good_with_${companion}`,
  ]),
  [/\b(?:house|potty|toilet|litter)[- ]?(?:trained|broken)\b/giu, trained('House-trained'), 'training'],
  [/\bcrate[- ]trained\b/giu, trained('Crate-trained'), 'training'],
  [/\bleash\w*|\bon (?:an? |the )?(?:loose )?lead\b/giu, trained('Leash-trained'), 'training'],
  [/\bobedien\w*|\b(?:well|fully|highly|professionally)[- ]trained\b/giu, trained('Obedience'), 'training'],
  [/\bservice[- ](?:train\w*|work|skills|tasks)\b/giu, trained('Service'), 'training'],
  [/\bcomplain\w*|\bdamag\w*|\bdestr(?:oy|uct)\w*/giu, ({ home }) => yesNo(home.complaints), 'rental_issues'],
  [/\brent(?:ed|al|als|er|ers|ing|s)?\b|\btenan\w*/giu, ({ home }) => yesNo(home.rented), 'rental_history'],
  [
    /\bfl(?:y|ies|ew|own|ights?|ying)\b|\b(?:air)?planes?\b|\b(?:by|and|or) air\b|\bairlines?\b/giu,
    went('Air'),
    'travel_modes',
  ],
  [/\bcars?\b|\bdr(?:ive|ives|iven|iving|ove)\b|\broad trips?\b/giu, went('Car'), 'travel_modes'],
  [/\b(?:by|and|or) train\b|\btrain (?:ride|journey|trip)s?\b|\brail\w*/giu, went('Train'), 'travel_modes'],
  [/\bboats?\b|\bferr(?:y|ies)\b|\bsail\w*/giu, went('Boat'), 'travel_modes'],
  [/(?<!from )\btravel\w*|\bjourneys?\b/giu, ({ travel }) => yesNo(travel.travelled), 'has_traveled'],
  [/\bstress\w*|\bcarsick\w*/giu, ({ travel }) => yesNo(travel.stress), 'travel_stress'],
  [
    /\bbarred\b|\bbanned\b|\brefused\b|\bdenied\b|\bturned away\b/giu,
    ({ travel }) => yesNo(travel.barred),
    'travel_banned',
  ],
  [/\bday-?care\b|\bsitters?\b|\bkennels?\b/giu, ({ care }) => yesNo(care.daycare), 'uses_daycare'],
  [/\bgroom\w*/giu, ({ care }) => yesNo(care.grooming), 'uses_grooming'],
  [/\bshelters?\b|\bspca\b/giu, from('Shelter'), 'adoption_type'],
  [/\brescu\w*/giu, from('Rescued', 'Rescue Organization'), 'adoption_type'],
  [/\bbreeders?\b/giu, from('Breeder'), 'adoption_type'],
  [/\bpet (?:store|shop)s?\b/giu, from('Pet Store'), 'adoption_type'],
  [/\brehom\w*|\bprevious owners?\b/giu, from('Rehomed'), 'adoption_type'],
  [/\badopt\w*/giu, ({ origin }) => said(origin.type !== ''), 'adoption_type'],
  [/\bfriendl\w*|\bsociable\b|\boutgoing\b/giu, trait('Friendly'), 'personality'],
  [/\bcalm\w*|\brelaxed\b|\beasy-?going\b|\blaid-?back\b/giu, trait('Calm'), 'personality'],
  [/\bplayful\w*/giu, trait('Playful'), 'personality'],
  [/\bindependent\w*/giu, trait('Independent'), 'personality'],
  [/\bprotective\w*/giu, trait('Protective'), 'personality'],
];
