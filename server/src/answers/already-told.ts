import type { FieldId } from '@pawsume/contract/pet-steps/answer-id';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';

const WITH = String.raw`\b(?:good|great|fine|gentle|calm|lives?|plays?|loves?|along|raised|grew up|not|never|careful|wary|afraid)\b[^.!?\n]{0,40}`;
const LIVES_WITH = (others: string): RegExp => new RegExp(String.raw`${WITH}\b(?:${others})\b`, 'iu');

/** How another answer tells what a question asks. */
const TELLS: Partial<Record<FieldId, RegExp>> = {
  spayed_neutered: /\b(?:un)?spayed\b|\b(?:un)?neutered\b|\bintact\b|\bcastrated\b|\bdesexed\b/iu,
  is_vaccinated: /\b(?:un)?vaccinat|\bshots\b/iu,
  vaccinations: /\b(?:rabies|dhpp|dapp|distemper|bordetella|fvrcp|rhdv)/iu,
  is_microchipped: /\bmicro-?chip|\bchipped\b/iu,
  weight: /\bweigh\w* [^.!?\n]{0,20}\d/iu,
  colour_markings:
    /\b(?:black|white|brown|tan|ginger|grey|gray|brindle|tabby|calico|merle|cream|apricot|golden|spotted)\b/iu,
  good_with_children: LIVES_WITH('children|kids|toddlers?|babies'),
  good_with_dogs: LIVES_WITH('dogs'),
  good_with_cats: LIVES_WITH('cats'),
  training: /\b(?:house|crate|potty|leash|litter)[- ]?(?:box )?(?:trained|broken)\b|\bobedience\b/iu,
  training_description: /\bknows? (?:how|sit|his|her|their|the|\w+ (?:commands|tricks))\b|\btricks\b/iu,
  noise: /\b(?:bark|howl|meow|whin|scream|whistl)\w*|\b(?:quiet|silent|noisy|noise|loud|vocal)\b/iu,
  hours_alone: /\b(?:left|home|stays?|time) alone\b|\balone (?:for|all|while|when)\b/iu,
  rental_issues: /\b(?:complaints?|complained|damaged?|deposit)\b/iu,
  rental_history: /\b(?:rent|rented|renting|rental|landlord|landlady)\b/iu,
  feeding: /\b(?:fed|eats|kibble|meals?)\b/iu,
  routine: /\b(?:mornings?|evenings?)\b|\bat (?:\d{1,2}|seven|eight|nine|six)\b/iu,
  fears: /\b(?:afraid|scared|fears?|frightened|terrified|nervous|thunder\w*|fireworks)\b/iu,
  medicines: /\b(?:tablets?|pills?|insulin|medications?|medicines?)\b|\d ?mg\b/iu,
  carrier: /\bcarrier\b/iu,
  has_traveled: /\btravel\w*|\b(?:road trips?|flew|flown|long drives?)\b/iu,
  travel_history: /\b(?:road trips?|flew|flown|drove|driven) (?:to|from|across|with)\b/iu,
  enclosure: /\b(?:cage|tank|terrarium|vivarium|hutch|aquarium|aviary)\b/iu,
  climate: /°|\b(?:heat (?:mat|lamp)|heater|humidity|uvb)\b/iu,
  rehoming_reason: /\brehom\w*|\b(?:can(?:not|['’]t) keep|giving (?:him|her|them) up|new home because)\b/iu,
  ideal_home:
    /\b(?:needs?|wants?|looking for|suits?|ideal|best in) (?:\w+ ){0,3}(?:home|family|household|yard|garden)\b/iu,
  adoption_type: /\b(?:adopted|rescued?|shelter|breeder|stray|rehomed)\b/iu,
  personality: /\b(?:friendly|independent|playful|calm|protective)\b/iu,
  health_description: /\b(?:healthy|good health|check-?ups?)\b/iu,
};

/** Returns a function that says whether what the owner wrote elsewhere answers a question already. */
export const tellsAlready = ({ step1, step2, step3, step5 }: PetAnswers): ((field: FieldId) => boolean) => {
  const { pet_name: _, picture: __, ...basics } = step1;
  const typed = [basics, step2, step3, step5].flatMap((step) => Object.values(step));
  const told = typed.filter((value) => typeof value === 'string').join('\n');
  return (field) => TELLS[field]?.test(told) ?? false;
};
