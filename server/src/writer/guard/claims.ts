import type { YesNo } from '@pawsume/contract/fields';
import type { WriterFacts } from '../facts.ts';
import type { Evidence } from './evidence.ts';
import { type Polarity, polaritiesOf } from './polarity.ts';

/** A kind of statement that a reader acts on, and what has to be answered for it to stand. */
interface Claim {
  name: string;
  pattern: RegExp;
  /** What the form's answers say of it: said, denied, or null where they leave it open. */
  answered?: (facts: WriterFacts) => Polarity | null;
}

const yesNo = (answer: YesNo): Polarity | null => (answer === '' ? null : answer === 'Yes' ? 'said' : 'denied');
const ticked = (holds: boolean): Polarity | null => (holds ? 'said' : null);
const trained = (skill: string) => (facts: WriterFacts) => ticked(facts.training.ticked.includes(skill));
const mode = (name: string) => (facts: WriterFacts) => ticked(facts.travel.modes.includes(name));
const origin = (...types: string[]) => (facts: WriterFacts) => ticked(types.includes(facts.origin.type));

/**
 * The claim dictionary (product anchor, "Claim dictionary for pets"). A claim without `answered` is backed by the
 * owner's own words alone: that an animal is quiet, healthy or good with children is asked nowhere in the form.
 */
const CLAIMS: Claim[] = [
  { name: 'vaccinated', pattern: /\b(?:un)?vaccinat\w*|\bimmuni[sz]\w*|\bshots\b|\bjabs\b/giu, answered: ({ health }) => yesNo(health.vaccinated) },
  { name: 'microchipped', pattern: /\bmicrochip\w*|\bchipped\b/giu, answered: ({ health }) => yesNo(health.microchipped) },
  { name: 'neutered', pattern: /\b(?:spayed|neutered|castrated|sterili[sz]ed|desexed|altered)\b/giu },
  { name: 'house-trained', pattern: /\b(?:house|potty|toilet|litter)[- ]?(?:trained|broken)\b/giu, answered: trained('House-trained') },
  { name: 'crate-trained', pattern: /\bcrate[- ]trained\b/giu, answered: trained('Crate-trained') },
  { name: 'leash-trained', pattern: /\b(?:leash|lead)\b/giu, answered: trained('Leash-trained') },
  { name: 'obedience', pattern: /\bobedien\w*|\b(?:well|fully|highly|professionally)[- ]trained\b/giu, answered: trained('Obedience') },
  { name: 'service training', pattern: /\bservice[- ](?:train\w*|work|skills|tasks)\b/giu, answered: trained('Service') },
  { name: 'legal status', pattern: /\b(?:service|assistance|therapy|support|guide|alert)[- ](?:dogs?|cats?|animals?|pets?|birds?)\b|\bESA\b|\bADA\b|\bcertif\w*|\blicen[cs]ed\b|\baccredited\b/giu },
  { name: 'quiet', pattern: /\bquiet\w*|\bsilent\w*|\bnoise\w*|\bnoisy\b|\bbark\w*|\bmeow\w*|\bhowl\w*|\bloud\w*/giu },
  { name: 'complaints', pattern: /\bcomplain\w*|\bdamag\w*|\bdestr(?:oy|uct)\w*/giu, answered: ({ home }) => yesNo(home.complaints) },
  { name: 'rented', pattern: /\brent(?:ed|al|als|er|ers|ing|s)?\b|\btenan\w*/giu, answered: ({ home }) => yesNo(home.rented) },
  { name: 'children', pattern: /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies))\b/giu },
  { name: 'other animals', pattern: /\b(?:good|great|fine|gentle|friendly|polite|safe|well|along) (?:with|around|toward|towards) (?:other )?(?:dogs|cats|pets|animals|birds)\b/giu },
  { name: 'company', pattern: /\b(?:strangers|visitors|guests|neighbou?rs?|landlords?|famil(?:y|ies))\b/giu },
  { name: 'allergies', pattern: /\bhypoallergenic\b|\bshed(?:s|ding)?\b|\bdander\b|\bodou?r\w*|\bsmell\w*|\ballerg\w*/giu },
  { name: 'healthy', pattern: /\bhealthy\b|\b(?:good|excellent|great|perfect|robust|fine) (?:health|shape)\b|\bclean bill\b|\bno (?:known )?(?:medical|health)\b/giu, answered: healthAnswer },
  { name: 'medicine', pattern: /\bmedicat\w*|\bmedicines?\b|\btablets?\b|\binjections?\b|\bsurger\w*|\bvets?\b|\bveterinar\w*|\bcheck-?ups?\b|\bfleas?\b|\bworm\w*|\bticks?\b/giu },
  { name: 'air', pattern: /\b(?:fl(?:y|ies|ew|own|ights?)|flying|(?:air)?planes?|by air|airlines?)\b/giu, answered: mode('Air') },
  { name: 'car', pattern: /\b(?:cars?|driv(?:e|es|en|ing)|road trips?)\b/giu, answered: mode('Car') },
  { name: 'train', pattern: /\bby train\b|\btrain (?:ride|journey|trip)s?\b|\brail\w*/giu, answered: mode('Train') },
  { name: 'boat', pattern: /\b(?:boats?|ferr(?:y|ies)|sail\w*)\b/giu, answered: mode('Boat') },
  { name: 'travelled', pattern: /\btravel\w*|\bjourneys?\b/giu, answered: ({ travel }) => yesNo(travel.travelled) },
  { name: 'stress', pattern: /\bstress\w*|\bcarsick\w*|\banxi\w*/giu, answered: ({ travel }) => yesNo(travel.stress) },
  { name: 'barred', pattern: /\b(?:barred|banned|refused|denied|turned away)\b/giu, answered: ({ travel }) => yesNo(travel.barred) },
  { name: 'daycare', pattern: /\bday-?care\b|\b(?:pet |dog |cat )?sitters?\b|\bkennels?\b/giu, answered: ({ care }) => yesNo(care.daycare) },
  { name: 'groomed', pattern: /\bgroom\w*/giu, answered: ({ care }) => yesNo(care.grooming) },
  { name: 'shelter', pattern: /\bshelter\w*|\bspca\b/giu, answered: origin('Shelter') },
  { name: 'rescued', pattern: /\brescu\w*/giu, answered: origin('Rescued', 'Rescue Organization') },
  { name: 'breeder', pattern: /\bbreeder\w*/giu, answered: origin('Breeder') },
  { name: 'pet store', pattern: /\bpet (?:store|shop)\w*/giu, answered: origin('Pet Store') },
  { name: 'rehomed', pattern: /\brehom\w*|\bprevious owners?\b/giu, answered: origin('Rehomed') },
  { name: 'pedigree', pattern: /\bpure-?bred\b|\bpedigree\w*|\bchampion\w*|\baward\w*|\bprize\w*|\btitles?\b|\bregistered\b/giu },
  { name: 'references', pattern: /\breferences?\b|\brecommend\w*|\bvouch\w*|\btestimonial\w*|\bglowing\b/giu },
  { name: 'money', pattern: /\binsur\w*|\bdeposit\w*|\bincome\b|\bsalar\w*|\bcredit\b|\bbonds?\b(?= of)|\bsmok\w*/giu },
  { name: 'aggression', pattern: /\baggress\w*|\bbit(?:e|es|ten|ing)?\b|\bsnap(?:s|ped)?\b|\bgrowl\w*/giu },
  { name: 'alone', pattern: /\b(?:home |left |stays? |be |being )alone\b|\bseparation\b/giu },
];

function healthAnswer({ travel }: WriterFacts): Polarity | null {
  return travel.stress === 'No' ? 'said' : null;
}

/** The first claim of a sentence that nothing backs, or null. */
export const unbackedClaim = (sentence: string, evidence: Evidence): string | null => {
  for (const { name, pattern, answered } of CLAIMS) {
    const answer = answered?.(evidence.facts) ?? null;
    for (const polarity of polaritiesOf(sentence, pattern)) {
      if (answer !== polarity && !evidence.says(pattern, polarity)) return name;
    }
  }
  return null;
};
