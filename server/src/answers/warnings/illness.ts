import { phrases } from './phrases.ts';

const ITS = '(?:his|her|their|its|my|the)';
/** Parts of a body that an illness is told of. */
const PART =
  '(?:bladder|kidneys?|renal|heart|liver|digestive|stomach|skin|teeth|dental|respiratory|breathing|lungs?|joints?|hips?|back|legs?|eyes?|ears?)';
const SIGHT = '(?:vision|hearing|(?:eye ?)?sight)';
const PEOPLE = '(?:I|we|mother|grandmother|father|husband|wife|partner|son|daughter|child|kid|baby|toddler)';
/** "Positive reinforcement" is no illness. */
const NO_TEST =
  '(?:sides?|reward|reinforcement|attitude|training|energy|association|impact|start|conditioning|note|vibes|encounters?|exposure|interaction|reaction|experience|influence|direction)';
/** "An infectious smile" is none either. */
const NO_GERM = String.raw`(?:smile|laugh|energy|personality|joy|enthusiasm|happiness|charm|spirit|attitude|love|zest|grin|nature|cheer\w*)`;

/** Matches words for an illness, a disability, or their treatment. */
export const ILLNESS = phrases`
  (?<!hoarding )seizures?
  epilep\w*
  diabet\w*
  arthriti[sc]
  \w*thyroid\w*
  tumou?rs?
  cancer\w*
  cysts?
  lumps|(?:an?|the|another) (?:\w+ )?lump(?= [^.;]{0,25}\b(?:on|in|under|near|beside|behind|at)\b)
  (?:mass(?:es)?|growths?) (?:removed|on)|mass(?:es)?\/
  ulcers?
  hernia
  murmur
  asthma\w*
  bronchi\w*
  congestion
  an(?:a)?emi\w*
  diarrh\w*
  vomit\w*
  incontinen\w*
  megacolon|irritable bowel
  prolapse
  dysplasia|hypoplasia
  syndrome
  neurologic\w*
  spondyl\w*
  (?:had|has had|after) an? (?:\w+ )?stroke
  (?:bladder|kidney) stones?
  (?<!\btested for (?:\w+ )?)\p{L}{3,}(?:(?<!burs)(?:itis|aemia|emia)|opathy|plasia)

  positive(?!,? ${NO_TEST})
  (?<!(?:tested|neg(?:ative)?) for (?:\w+ ?\/ ?)?)(?:fiv|fip|felv|heartworms?)\b(?![^.;]{0,25}\b(?:neg(?:ative)?|prevent\w*|free|tests?|tested|checked)\b)
  (?:hw|heartworm) ?\+|hw positive
  (?<!\b(?:vaccin\w*|distemper|rabies|no signs?)\b[^.;]{0,60})parvo
  (?<!\b(?:distemper|rabies)\b[^.;]{0,40}(?:,|,? and) )kennel cough
  cat flu|flu cat
  herpes
  giardia
  ringworm
  hook ?worms\b(?! (?:test|prevent))
  mange|demode\w+|scabies
  infect(?!ious ${NO_GERM})\w*
  irritat\w*

  alopecia|hair loss
  allergic to (?!pets?\b|cats?\b|dogs?\b|fur|animal|him|her|them)
  (?<=\b(?:has|have|had|with|food|skin|seasonal) (?:\w+ ){0,2})(?<!\b${PEOPLE} (?:\w+ )?(?:has|have|had) (?:\w+ ){0,2})allerg(?:y|ies)
  (?:skin|ear|eye) (?:flare[- ]?ups?|allergies)
  over-?weight|obese|very fat
  (?:needs?|has|have) to lose (?:some |a (?:bit|few) |about )?(?:\d+|weight|pounds|lbs|kilos)
  emaciated|malnourished

  deaf
  hard of hearing
  blind(?:ed)?
  non-?visual
  partially sighted
  (?:can(?:not|[’']?t)) see
  (?:impaired|limited|reduced|blurry|blurred|failing|partial|poor) ${SIGHT}
  ${SIGHT}(?: \w+){0,4} poor
  (?:vision|hearing|visually)[- ]impaired
  ${SIGHT} (?:loss|issues?|problems?)
  cataracts?|glaucoma|cherry eye|dry eyes?|cloud(?:y|iness)
  (?:one|1)[- ]eyed\b(?! (?:friend|brother|sister|buddy|companion|mate))

  (?<!camera )tripod|(?:three|3)[- ]legged|only three legs
  amputat\w*
  (?:lost|missing) (?:(?:an?|one(?: of ${ITS})?|his|her|their|(?:most|some|many|all) of ${ITS}) )?(?:\w+ )?(?:eyes?|legs?|tail|paws?|foot|teeth)
  (?:loss|removal|removed?) (?:of )?(?:an?|one|his|her|their) (?:\w+ )?(?:eye|leg|tail|ear)
  (?:teeth|tooth|incisors?|eyes?|tail|leg|ears?)\b[^.;!?]{0,60}(?<!\b(?:mats|stitches)\b[^.;!?]{0,20})\b(?:removed|pulled|extracted)
  (?:no|n[’']t have any|not have any) teeth
  deformit\w*|birth defect
  born with an? (?:\w+ )?(?:bent|crooked|deformed|missing|twisted)
  (?:wonky|crooked|deformed|twisted|bowed) (?:front |back |hind |rear )?(?:legs?|paws?|feet|foot|spine|back|walk(?:ing)?|way of walking|gait)
  hunched back
  paraly\w*
  disab\w*
  limp(?:s|ed|ing)?
  (?:is|was|are|slightly|very|became|goes) lame|lameness
  unsound|not (?:\w+ )?sound|soundness (?:concerns?|issues?)
  stumbl(?:es|ing)
  wobbl\w+
  weak (?:\w+ )?(?:muscles|legs?)
  sore (?:joints|hips|legs|paws|feet)|joints sore|foot[- ]?sore
  (?:legs?|eyes?|ears?|paws?|tail|back|hips?) (?:is|are) not (?:in )?(?:\w+ )?(?:normal|good|right|straight|strong|well)
  legs? (?:do(?:es)?(?:n['’]t| not)|can(?:not|['’]?t)) work

  injur(?:y|ies|ed)
  fractur\w*
  broken (?:legs?|wings?|feet|back\w*|bones?|tail|hip|jaw|pelvis)
  (?<!pictures? of )wounds?(?! up\b)
  slashed|stabbed|burn(?:ed|t)|bleeding|hacked (?:by|with|to)|shot (?:me|him|her)
  (?<!\b(?:will|would|could|might|may|can) (?:be |get )?)hit by a (?:car|truck|vehicle)

  ${PART} (?:problem|issue|disease|condition|failure|infection|concern|need)s?
  (?:problems?|issues?|trouble) with ${ITS} ${PART}
  (?<!\bappropriate |\b(?:provide|maintain)\b[^.;]{0,60})(?:medical|health) (?:care|problem|issue|disease|condition|failure|infection|concern|need)s?
  special[- ]needs
  something wrong with
  suffer(?:s|ing) from
  (?:has|have) a (?:\w+ )?condition|due to ${ITS} condition
  (?<!\bowners?\b[^.;]{0,90})diagnos(?:ed|is)
  (?<!\b(?:mother|mom|mommy|wife|girlfriend|I|we) (?:is|was|am|are|being) (?:\w+ )?|\bwhen (?:he|she) was |\bunwanted |\bgot |\b(?:rescued|found) an? )pregnan\w*\b(?! (?:with (?:us|me)|when|mom|mother|mama)\b)

  (?<!\b(?:died|passed) (?:away )?(?:\w+ ){0,2}|\b(?:spay|neuter|spaying|neutering|at the|at our|since (?:his|her|the)|weight for) )surger(?:y|ies)
  pacemaker
  (?:takes|needs|on) (?:\w+ )?(?:medicat\w+|medicines?|meds|prozac|trazodone|gabapentin|phenobarbital)
  (?:daily|on-?going) (?:\w+ )?(?:treatment|care|medic\w+)
  antihistamines?|steroids?|antibiotics|painkillers?|inhalers?|insulin|injections?|prescription|ointment|eye ?drops
  prednisolone|prednisone|omeprazole|benazepril|apoquel|rimadyl|carprofen|methimazole|vetmedin
  pimobendan|meloxicam|metacam|enalapril|furosemide|fluoxetine
  medicated (?:baths?|shampoo)
  express(?:ed|ing)? ${ITS} bladder
  (?:special|strict|restricted|limited) (?:\w+ ){0,2}diet
`;
