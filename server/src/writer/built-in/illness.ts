import { lowerFirst } from '../text/mend.ts';
import { withArticle } from './article.ts';
import type { Pet } from './pet.ts';

const NAME_ENDS = /[,;:(–]| (?:in|on|of|since|from|after|with|and|to|treated|diagnosed|found|controlled|managed)\b/u;
/** What a pet is, not has. */
const QUALITY =
  /^(?:\w+ly )?(?:blind|deaf|overweight|underweight|obese|lame|diabetic|epileptic|asthmatic|arthritic|hypothyroid|hyperthyroid|allergic|incontinent|brachycephalic|an?emic|three-legged|\w+[- ](?:positive|negative))$/iu;
const COUNTED =
  /\b(?:murmur|lump|tumou?r|hernia|allergy|infection|injury|limp|cyst|cataract|fracture|disorder|problem|sensitivity|deficiency|intolerance|ulcer|(?<!kennel )cough|stomach|patella|ligament|scar|mass|abscess)$/iu;
const UNCOUNTED =
  /(?:itis|osis|emia|plasia|pathy|ism|betes|epsy|asthma|cancer|mange|worm|disease|syndrome|glaucoma|lymphoma|alopecia|failure|incontinence|kennel cough|pain|teeth|fiv|felv|ibd|ivdd|cataracts|allergies|corns|stones|seizures|ulcers|mites|lumps|legs)$/iu;
/** They bring their own article, or deny what follows. */
const DETERMINED = /^(?:an?|the|one|two|three|his|her|their|some|no|not|none|never)\b/iu;

/** Returns "She has asthma, since 2020" where an owner's notes begin with the name of an illness; else an empty text. */
export const hasIllness = (notes: string, { They, voice }: Pet): string => {
  const [name = ''] = notes.split(NAME_ENDS);
  const said = smallTerm(notes);
  if (QUALITY.test(name)) return `${They} ${voice.is} ${said}`;
  if (/^(?:no|not|none|never)\b/iu.test(name)) return '';
  if (COUNTED.test(name)) return `${They} ${voice.has} ${DETERMINED.test(name) ? said : withArticle(said)}`;
  return UNCOUNTED.test(name) ? `${They} ${voice.has} ${said}` : '';
};

/** "heartworm, treated" and "too big": the first word is written small unless it may be a name. */
export const smallTerm = (notes: string): string =>
  /^(?!Lyme\b)\p{Lu}[\p{Ll}-]+(?![\p{L}’']| \p{Lu})/u.test(notes) ? lowerFirst(notes) : notes;
