import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { COMPANIONS, type Companion } from '#answers/further-answers';
import type { Polarity } from '#answers/polarity';
import type { WriterFacts } from '../facts.ts';

/** Reads whether the form's answers say or deny a claim; null if they leave it open. */
export type Answer = (facts: WriterFacts) => Polarity | null;

const yesNo = (answer: string): Polarity | null => (answer === '' ? null : answer === 'Yes' ? 'said' : 'denied');

/** Reads a choice that may be ticked; unticked, it says nothing. */
const ticked =
  <Choice extends string>(
    readTicked: (facts: WriterFacts) => readonly Choice[],
    ...choices: NoInfer<Choice>[]
  ): Answer =>
  (facts) =>
    readTicked(facts).some((choice) => choices.includes(choice)) ? 'said' : null;
const skills = ({ training }: WriterFacts) => training.ticked;
const modes = ({ travel }: WriterFacts) => travel.modes;
const origins = ({ origin }: WriterFacts) => [origin.type];
const traits = (facts: WriterFacts) => facts.traits;

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
    ({ company }) => yesNo(company[companion]),
    `good_with_${companion}`,
  ]),
  [/\b(?:house|potty|toilet|litter)[- ]?(?:trained|broken)\b/giu, ticked(skills, 'House-trained'), 'training'],
  [/\bcrate[- ]trained\b/giu, ticked(skills, 'Crate-trained'), 'training'],
  [/\bleash\w*|\bon (?:an? |the )?(?:loose )?lead\b/giu, ticked(skills, 'Leash-trained'), 'training'],
  [/\bobedien\w*|\b(?:well|fully|highly|professionally)[- ]trained\b/giu, ticked(skills, 'Obedience'), 'training'],
  [/\bservice[- ](?:train\w*|work|skills|tasks)\b/giu, ticked(skills, 'Service'), 'training'],
  [/\bcomplain\w*|\bdamag\w*|\bdestr(?:oy|uct)\w*/giu, ({ home }) => yesNo(home.complaints), 'rental_issues'],
  [/\brent(?:ed|al|als|er|ers|ing|s)?\b|\btenan\w*/giu, ({ home }) => yesNo(home.rented), 'rental_history'],
  [
    /\bfl(?:y|ies|ew|own|ights?|ying)\b|\b(?:air)?planes?\b|\b(?:by|and|or) air\b|\bairlines?\b/giu,
    ticked(modes, 'Air'),
    'travel_modes',
  ],
  [/\bcars?\b|\bdr(?:ive|ives|iven|iving|ove)\b|\broad trips?\b/giu, ticked(modes, 'Car'), 'travel_modes'],
  [/\b(?:by|and|or) train\b|\btrain (?:ride|journey|trip)s?\b|\brail\w*/giu, ticked(modes, 'Train'), 'travel_modes'],
  [/\bboats?\b|\bferr(?:y|ies)\b|\bsail\w*/giu, ticked(modes, 'Boat'), 'travel_modes'],
  [/(?<!from )\btravel\w*|\bjourneys?\b/giu, ({ travel }) => yesNo(travel.travelled), 'has_traveled'],
  [/\bstress\w*|\bcarsick\w*/giu, ({ travel }) => yesNo(travel.stress), 'travel_stress'],
  [
    /\bbarred\b|\bbanned\b|\brefused\b|\bdenied\b|\bturned away\b/giu,
    ({ travel }) => yesNo(travel.barred),
    'travel_banned',
  ],
  [
    /\bmedical (?:conditions?|issues?|problems?)\b/giu,
    ({ health }) => (health.hasConditions ? 'said' : null),
    'has_medical_conditions',
  ],
  [/\bday-?care\b|\bsitters?\b|\bkennels?\b/giu, ({ care }) => yesNo(care.daycare), 'uses_daycare'],
  [/\bgroom\w*/giu, ({ care }) => yesNo(care.grooming), 'uses_grooming'],
  [/\bshelters?\b|\bspca\b/giu, ticked(origins, 'Shelter'), 'adoption_type'],
  [/\brescu\w*/giu, ticked(origins, 'Rescued', 'Rescue Organization'), 'adoption_type'],
  [/\bbreeders?\b/giu, ticked(origins, 'Breeder'), 'adoption_type'],
  [/\bpet (?:store|shop)s?\b/giu, ticked(origins, 'Pet Store'), 'adoption_type'],
  [/\brehom\w*|\bprevious owners?\b/giu, ticked(origins, 'Rehomed'), 'adoption_type'],
  [/\badopt\w*/giu, ({ origin }) => (origin.type === '' ? null : 'said'), 'adoption_type'],
  [/\bfriendl\w*|\bsociable\b|\boutgoing\b/giu, ticked(traits, 'Friendly'), 'personality'],
  [/\bcalm\w*|\brelaxed\b|\beasy-?going\b|\blaid-?back\b/giu, ticked(traits, 'Calm'), 'personality'],
  [/\bplayful\w*/giu, ticked(traits, 'Playful'), 'personality'],
  [/\bindependent\w*/giu, ticked(traits, 'Independent'), 'personality'],
  [/\bprotective\w*/giu, ticked(traits, 'Protective'), 'personality'],
];
