import { mendLines, splitSentences } from '#lib/sentences';
import { findOther } from './another-being.ts';
import type { KnownAnswers } from './known-answers.ts';
import { findPolarities } from './polarity.ts';

/** Matches words for an illness or a disability. */
export const MEDICAL =
  /(?<!\bhoarding )\bseizures?\b|\bdeformit\w*|\bborn with an? (?:\w+ )?(?:bent|crooked|deformed|missing|twisted)\b|\balopecia\b|\bdue to (?:his|her|its|my) condition\b|\bepilep\w*|\bdiabet\w*|\ballergic to (?!pets?\b|cats?\b|dogs?\b|fur|animal|him|her|them)|(?<=\b(?:has|have|had|with|food|skin|seasonal) (?:\w+ ){0,2})(?<!\b(?:I|we|mother|grandmother|father|husband|wife|partner|son|daughter|child|kid|baby|toddler) (?:\w+ )?(?:has|have|had) (?:\w+ ){0,2})allerg(?:y|ies)\b|\bdeaf\b|\bblind(?:ed)?\b|\bpositive\b(?!,? (?:sides?|reward|reinforcement|attitude|training|energy|association|impact|start|conditioning|note|vibes|encounters?|exposure|interaction|reaction|experience|influence|direction))|\b(?:(?<!(?:tested|neg(?:ative)?) for (?:\w+ ?\/ ?)?)(?:fiv|fip|felv|heartworms?)\b(?![^.;]{0,25}\b(?:neg(?:ative)?|prevent\w*|free|tests?|tested|checked)\b)|mange|(?<!\b(?:vaccin\w*|distemper|rabies|no signs?)\b[^.;]{0,60})parvo|arthritis|incontinen\w*|\w*thyroid\w*|tumou?rs?|cancer\w*|ointment|non-?visual|dry eyes?|murmur|(?<!\b(?:died|passed) (?:away )?(?:\w+ ){0,2}|\b(?:spay|neuter|spaying|neutering|at the|at our|since (?:his|her|the)|weight for) )surger(?:y|ies)|amputat\w*|disab\w*|limp(?:s|ed|ing)?|paraly\w*)\b|\b(?:three|3)[- ]legged\b|\bonly three legs\b|\bpartially sighted\b|\b(?:can(?:not|[’']?t)) see\b|\b(?:impaired|limited|reduced|blurry|blurred|failing|partial) (?:vision|hearing|(?:eye)?sight)\b|\b(?:vision|hearing|visually)[- ]impaired\b|\b(?:hearing|sight|vision) (?:loss|issues?|problems?)\b|\bspecial[- ]needs\b|(?<!\bowners?\b[^.;]{0,90})\bdiagnos(?:ed|is)\b|\beye ?drops\b|\b(?:daily|on-?going) (?:\w+ )?(?:treatment|care|medic\w+)\b|(?<!\b(?:mother|mom|mommy|wife|girlfriend|I|we) (?:is|was|am|are|being) (?:\w+ )?|\bwhen (?:he|she) was |\bunwanted |\bgot )\bpregnan\w*\b(?! with (?:us|me)\b)|\b(?:cysts?|lumps|(?:an?|the|another) (?:\w+ )?lump(?= [^.;]{0,25}\b(?:on|in|under|near|beside|behind|at)\b)|diarrh\w*|vomit\w*|hernia|dysplasia|cataracts?|glaucoma|asthma\w*|herpes|giardia|ringworm|megacolon|colitis|injur(?:y|ies|ed)|fractur\w*|infect(?!ious (?:smile|laugh|energy|personality|joy|enthusiasm|happiness|charm|spirit|attitude|love|zest|grin|nature|cheer\w*))\w*|irritat\w*|(?:bladder|kidney) stones?|cloud(?:y|iness)|(?<!\bpictures? of )wounds?(?! up\b))\b|\b(?:mass(?:es)?|tumou?rs?|growths?) (?:removed|on)\b|\bmass(?:es)?\/|\bbroken (?:legs?|wings?|feet|back\w*|bones?|tail|hip|jaw|pelvis)\b|\b(?:one|1)[- ]eyed\b(?! (?:friend|brother|sister|buddy|companion|mate))|\b(?:lost|missing) (?:(?:an?|one(?: of (?:his|her|their))?|his|her|their|(?:most|some|many|all) of (?:his|her|their)) )?(?:\w+ )?(?:eyes?|legs?|tail|paws?|foot|teeth)\b|\bflu cat\b|\b(?:no|n[’']t have any|not have any) teeth\b|\b(?:(?<!\b(?:distemper|rabies)\b[^.;]{0,40}(?:,|,? and) )kennel cough|cat flu|cherry eye|hypoplasia|congestion|bronchi\w*|slashed|stabbed|burn(?:ed|t)|bleeding|hacked (?:by|with|to)|emaciated|malnourished|anaemi\w*|anemi\w*|wobbl\w+)\b|\bshot (?:me|him|her)\b|(?<!\b(?:will|would|could|might|may|can) (?:be |get )?)\bhit by a (?:car|truck|vehicle)\b|\b(?:teeth|tooth|incisors?|eyes?|tail|leg|ears?)\b[^.;!?]{0,60}(?<!\b(?:mats|stitches)\b[^.;!?]{0,20})\b(?:removed|pulled|extracted)\b|\b(?:loss|removal|removed?) (?:of )?(?:an?|one|his|her|their) (?:\w+ )?(?:eye|leg|tail|ear)\b|\b(?:eye ?sight|vision|hearing)(?: \w+){0,4} poor\b|\bpoor (?:eye ?sight|vision|hearing)\b|\b(?:has|have) a (?:\w+ )?condition\b|(?<!\bappropriate |\bprovide\b[^.;]{0,60})\bmedical (?:care|condition|needs)\b|(?<!\btested for (?:\w+ )?)\b\p{L}{3,}(?:(?<!burs)(?:itis|aemia|emia)|opathy|plasia)\b|\b(?:irritable bowel|(?:special|strict|restricted|limited) (?:\w+ ){0,2}diet|prescription (?:diet|food)|pacemaker|scabies|(?:had|has had|after) an? (?:\w+ )?stroke|birth defect|weak (?:\w+ )?(?:muscles|legs?))\b|\bsomething wrong with\b|\b(?:problems?|issues?|trouble) with (?:his|her|their|the) (?:bladder|kidneys?|heart|liver|hips?|legs?|eyes?|skin|teeth|stomach|back|joints?|lungs?)\b|\bspondyl\w*|\b(?:antihistamines?|steroids?|antibiotics|painkillers?|inhalers?|insulin|injections?|prescription)\b|\b(?:(?:is|was|are|slightly|very|became|goes) lame|lameness|arthritic|unsound|not (?:\w+ )?sound|soundness (?:concerns?|issues?))\b|\bhunched back\b|\bsuffer(?:s|ing) from\b|\bsyndrome\b|\bneurologic\w*|\b(?:wonky|crooked|deformed|twisted|bowed) (?:front |back |hind |rear )?(?:legs?|paws?|feet|foot|spine|back|walk(?:ing)?|way of walking|gait)\b|\bprolapse\b|\b(?:prednisolone|prednisone|omeprazole|benazepril|apoquel|rimadyl|carprofen|methimazole|vetmedin|pimobendan|meloxicam|metacam|enalapril|furosemide|fluoxetine)\b|\bhard of hearing\b|(?<!\p{L})(?:hw|heartworm) ?\+|\bhw positive\b|(?<!\bcamera )\btripod\b|\bhair loss\b|\bdemode\w+|\bhook ?worms\b(?! (?:test|prevent))|\bmedicated (?:baths?|shampoo)\b|\b(?:over-?weight|obese|very fat|(?:needs?|has|have) to lose (?:some |a (?:bit|few) |about )?(?:\d+|weight|pounds|lbs|kilos))\b|\bstumbl(?:es|ing)\b|\b(?:skin|ear|eye) (?:flare[- ]?ups?|allergies)\b|\bulcers?\b|\b(?:legs?|eyes?|ears?|paws?|tail|back|hips?) (?:is|are) not (?:in )?(?:\w+ )?(?:normal|good|right|straight|strong|well)\b|\blegs? (?:do(?:es)?(?:n['’]t| not)|can(?:not|['’]?t)) work\b|\bsore (?:joints|hips|legs|paws|feet)\b|\bfoot[- ]?sore\b|\bjoints sore\b|\b(?:kidney|renal|skin|heart|liver|digestive|stomach|joint|hip|back|eye|ear|dental|respiratory|breathing|medical|health) (?:problem|issue|disease|condition|failure|infection|concern|need)s?\b|\b(?:takes|needs|on) (?:\w+ )?(?:medicat\w+|medicines?|meds)\b|\bexpress(?:ed|ing)? (?:his|her|their) bladder\b|\bon (?:\w+ )?(?:prozac|insulin|trazodone|gabapentin|phenobarbital|steroids)\b/giu;
/** Matches words for fear. */
export const FEARS =
  /(?<!\b(?:could|should|would) have been )\bafraid\b(?! (?:that|i|we|he|she|it|they)\b)|(?<!\bin )\bfear(?:s|ed|ful\w*)?\b(?! (?:that|it|he|she|of being run))|\bscare[ds]?\b|\bterrifi(?:ed|es|ying)\b|\bpanic\w*|\banxi\w*\b(?! to (?:be out|go|meet|find|please|see)\b)|\bnervous\w*|\bsensitive to (?:\w+ )?(?:nois\w*|sounds?|storms?)\b|\bskittish\b|\bdepress(?:ed|ion)\b|\btimid\b|\btraumati[sz]ed\b|\bfrightened\b(?! (?:dogs|cats|animals)\b)|\bapprehensive\b|(?<=\bun)sure of (?:new|loud|strange|being)\b|\bstartl\w*|\bspook\w*|\bflinch\w*|\bhides? from\b|\bstranger danger\b|\bslow to (?:trust|warm up)\b|\btakes? (?:\w+ ){0,4}(?:time|while) to (?:trust|warm up)\b|(?:\b(?:shy|wary|insecure|reserved)|(?<=\bun)(?:comfortable|easy|sure)) (?:\w+ )?(?:with|of|about|around|towards?) (?:\w+ ){0,2}(?:strangers|men|people|children|kids|other dogs|other cats|unfamiliar \w+)\b|\b(?:stresses|(?:gets|becomes?|is|be) (?:\w+ )?stressed) (?:\w+ )?(?:easily|out)\b|\bhates the vet\b|(?<!\b(?:(?:i|we|you)(?: am| are| was| were|['’]m|['’]re)?|always|don['’]t) )\bworr(?:y|ies|ied)\b(?! (?:for|not)\b)/giu;

/** What a reader has to know of a pet before they meet it, the gravest first; said of it, not denied. */
const WARNINGS: readonly RegExp[] = [
  /(?<!\b(?:a|the|that|this|little|tiny|wee|every|by) )\bbit\b(?! of| by|\.)|(?<!\b(?:fly|flea|tick|insect)[ -]|\b(?:grab|have|get|for) a )\bbit(?:es?|ing|ten)\b(?! on (?:\w+ )?(?:bones|toys|chews|sticks)\b| on[.!]?$| from an? )|\bnip(?:s|ped|ping|py)?\b|\bmouthy\b|(?<!\b(?:some|more|these|the|few|fingers?) )\bsnap(?:s|ped|ping)?\b|\battack\w*(?! of (?:kisses|love|cuddles))|(?<!\b(?:non[- ]|(?:could|should|would) have been ))\bag+ress\w*(?! (?:care|treatment))|\bscuffles?\b|\b(?:fights?|fought|fighting|scrap(?:s|ped)?) (?:with|each other|other|cats|dogs)\b|\b(?:try|trying|tries|tried) to kill\b|\blung(?:es?|ed|ing)\b|\bgrowl\w*|(?<!\bnon[- ])\breactive\b|\b(?:resource|food)[- ]guard\w*|\bguards? (?:his|her|their|its|them|toys|food)\b|\bprey drive\b|\bprotective of barriers\b|\bcautious (?:with|around) (?:other )?(?:animals|cats|children|dogs|kids|strangers)\b|\bsuited (?:for|to) older (?:kids|children)\b|\b(?:chases?|chasing) (?:\w+,? ){0,3}?(?:cats?|squirrels|chickens|cars|bikes|birds|rabbits)\b|\brough (?:with|to|on)\b|\bknock(?:s|ed|ing)? over (?:an? |the )?(?:little |small |young |tiny )*(?:one|child|children|kids?|toddlers?)\b|\bpull(?:s|ing)?(?: \w+){0,2} on (?:\w+ )?(?:leash|lead)\b|\bleash[- ]pulling\b|\bcounter[- ]surf\w*|\bpicky (?:about|with) (?:\w+ ){0,3}(?:dogs?|cats?|friends)\b|\b(?:dog|cat|people)[- ]selective\b|\btoo (?:rambunctious|boisterous|rowdy|strong|excited|energetic|much) for (?:\w+ ){0,2}(?:children|kids|toddlers|cats|dogs|seniors)\b|\boverwhelms? (?:toddlers|children|kids|cats|dogs)\b|\bknock(?:s|ed|ing)? (?:\w+ ){1,4}(?:down|over)\b|\b(?:hiss|swat)(?:es|ed|ing|s)?\b|\bterritorial\b|\bpossessive\b|\bbossy\b|(?<!\bnon[- ])\bdominant\b|\bbehaviou?ral (?:problem|issue|concern)s?\b|\bfood aggress\w*|(?<!\b(?:neighbou?rs?|landlord|family|parents|people|who) )\b(?:dislikes?|hates?) (?:\w+ )?(?:other |small |young )?(?:maine coon|cats?|dogs?|canines|felines|animals|pets|children|kids|men|strangers)\b/giu,
  /\bescap\w*|\b(?:climb|jump)(?:s|ed|ing)? (?:\w+ )?fences?\b|\bdoor[- ]dart\w*|\bgets? loose\b|\bbolt(?:s|ed)\b|\bruns? (?:away|off)\b|\brunaway\b|\bdigs? (?:\w+ )?(?:out|under)\b|\bslip(?:s|ped) (?:his|her|their|its) (?:collar|lead|leash|harness)\b/giu,
  MEDICAL,
  FEARS,
  /\bde-?clawed\b|\bcribb(?:er|ing|s)\b|(?<!\b(?:serious|for an|are an) )\bexperienced (?:\w+ )?(?:owner|handler|adopter|home|person|family)\b|\bmarks? in the house\b|\bmarking\b(?! on)|\bmarks his territory\b|\bbelly bands?\b|\bchew(?:s|ed)\b(?! (?:up )?(?:on )?(?:his|her|their|its|toys|bones))|\bdamag\w*|(?<!\bpast the )\bdestr(?:oy|uct)\w*|(?<!\b(?:head|chin|ear|belly|back|neck|butt|bum|rump|tummy|good|get|gets|getting|loves?|likes?|enjoys?|for|of|pets and|rubs and|cuddles and) )\bscratches\b(?! (?:on (?:his|her)|under|behind)\b)|(?<!\b(?:pet|petted|rubbed|brushed) (?:and|&) )\bscratched\b(?! (?:on|under|behind)\b)|\btore\b|\bripped\b|(?<!\bunwanted )\baccident\b|(?<!\b(?:unwanted|car|road|traffic) )\baccidents\b|\bsoil(?:s|ed)\b|\b(?:pees?|poops?) (?:inside|indoors|outside|in the house)\b|\burinat(?:es?|ed|ing)\b|\b(?:problems?|issues?|trouble) (?:\w+ )?(?:with )?(?:the|her|his|their) litter ?box\b|\blitter ?box (?:problems?|issues?)\b|\bspray(?:s|ed|ing)\b/giu,
  /(?<!\b(?:less|little|seldom|rarely|hardly) )\bbark\w*|\bhowl\w*|\bvocal\b(?! (?:about|fan|greeting)\b)|\bscream\w*|(?<!\bas )\bloud\b(?! (?:and \w+ )?(?:place|shelter|kennels?|environment|world)\b)|\bnoisy\b(?! (?:purr|shelter|kennels?|environment|home|place))|\bwhin(?:es?|ing)\b|(?<!\bheard (?:\w+ )?)\bcr(?:ies|ied|ying)\b/giu,
];
/** These say themselves what is denied. */
const NOT_WITH =
  /(?:\b(?:(?:can)?not|never)|n[’']t|\bunable) (?!mind|only|(?:yet )?been (?:yet )?(?:tested|around|introduced))(?:\w+ ){0,5}(?:with|around|near) (?:\w+ ){0,2}(?:cats?|dogs?|children|kids|people|strangers|babies|animals|pets|livestock)\b|\b(?:cannot|can[’']t|must not|should not|not|never) be (?:left|unsupervised)\b|\bmuzzled\b|\b(?:wears?|wearing|in) a muzzle\b|\b(?:homes?|one|household) (?:\w+ )?without:? (?:\w+ ){0,3}(?:cats?|dogs?|children|kids|kiddos|toddlers|pets|animals)\b|(?<!\b(?:owners?|adopters?|homes?|famil(?:y|ies)|you|who|people|applicants?|fences?|yards?|persons?|one) )\bmust (?:not|never|be (?:the |an )?(?:only|kept(?! (?:indoors?|on)\b)|supervised|muzzled|separated|handled|fed|alone|watched|crated|leashed|adopted (?:with|together)))\b|(?<!\bmind (?:being|to be) )\b(?:best|happiest) (?:\w+ ){1,3}only child\b|(?<!\bmind (?:being|to be) )\b(?:the|an|as|be|his|her) (?:(?!indoors?\b|outdoors?\b)\w+ )?(?:only|sole|solo) (?:pets?|dogs?|cats?|kitty|animals?|feline)\b|(?:\bnot|n[’']t) (?:do|like|handle|tolerate) (?:\w+ )?(?:storms|thunder\w*|fireworks|nois\w*)\b|\b(?:all|home) to (?:him|her)self\b|(?:\bnot|n[’']t) an? (?:\w+ )?fan of (?:\w+ ){0,3}(?:cats?|dogs?|kids|children|men|strangers|animals)\b|(?<!\bnon )\bnot (?:\w+ )?(?:cat|dog|kid|child)(?: or (?:cat|dog|kid|child))?[- ](?:friendly|tolerant)\b|(?<!\b(?:foster|home|family|I|we) (?:do|does|did) ?)(?:\bnot|n[’']t) have (?:an? |any |other )?(?:cats?|dogs?|children|kids|pets)\b|\bnot an? (?:cat|dog|kid) person\b|\bselective (?:about|with|of) (?:\w+ )?(?:dogs|cats|friends|people)\b|\bnon[- ](?:cat|dog)\b(?! friendly)|\btoo interested in (?:\w+ )?(?:cats?|dogs?|chickens|birds)\b|(?:\b(?:not|never|nor)|n[’']t) (?:\w+ )?(?:house|potty|toilet|litter|crate)[- ]?(?:trained|broken)\b|\b(?:feline|canine|cats?|dogs?|pet|kid|child)[- ]free (?:homes?|household|house)\b|\bno (?:humans|people|kids|children) under\b|(?:\bnot|n[’']t) get(?:ting)? (?:along|on)\b|(?:\bnot|n[’']t) (?:\w+ )?(?:like|care for) (?:\w+ ){0,2}(?:cats?|dogs?|children|kids|men|strangers|animals)\b|\b(?:no|not recommended for|not suitable for|unsuitable for) (?:(?!missing|lost)\w+ ){0,3}(?:cats?|kitties|dogs?|kids|children|babies|toddlers|small animals|other (?:pets|animals))\b(?! (?:history|experience|test))|\b(?:but|and) not (?:with )?(?:other )?(?:cats|dogs|kids|children)\b(?! (?:yet|tested))|\bexcept (?:for )?(?:other )?(?:cats|dogs|kids|children|men|strangers)\b|(?:\bcannot|\bnot|n[’']t) (?:go|be placed|live) (?:in|to|into|with) an? (?:home|family|house)\b|\bslow (?:and careful )?introductions?\b|\bfrustrated\b|(?<!\bnot (?:need|have) to be )\b(?<!\bwere )(?:adopted|placed|re-?homed|kept) (?:out )?together\b|\b(?:all[- ])?adults?[- ]only\b|\ban adult home\b|\bworking on not\b|\bif (?:they are |they’re )?separated\b|\bnever been separated\b|\binseparable\b|\bbonded (?:\w+ )?mate\b|\b(?:in|un)ab(?:ility|le) to get along\b|\b(?:children|kids)\b[^.;]{0,40}\b(?:over|at least|above|older than) (?:the )?(?:age )?(?:of )?\d|\b(?:children|kids)\b[^.;]{0,40}\b\d{1,2}(?: (?:years?|yrs?)(?: old| of age)?)? ?(?:\+|(?:and|or) (?:up|over|older|above)\b)|\bbest (?:\w+ ){0,4}with older (?:kids|children)\b|\b(?:best|better|happier|happiest) without (?:\w+ ){0,3}(?:cats?|dogs?|kids|children|pets|toddlers)\b|\bbe (?:the|your|my) one and only\b|\b(?:cats?|dogs?|kids|children)(?: friendly)? ?[:?] ?no\b|\b(?:kids|children) ?: ?(?:over|older|aged|[^.;]{0,30}\d{1,2} ?(?:\+|(?:and|or) (?:older|over|up)))|\b(?:children|kids|cats|dogs|toddlers)\b[^.;]{0,20}(?:\bnot|n[’']t) (?:be )?recommended\b|(?:\bnot|n[’']t) recommend (?:\w+ ){0,3}(?:children|kids|cats|dogs|toddlers)\b|(?:\bnot|n[’']t) (?:\w+ ){0,6}first[- ]time (?:\w+ )?(?:owner|adopter)|\b(?:fence|fenced|fencing)\b[^.;,]{0,40}(?<!\bnot )(?<!\bmay be )\b(?:required|needed|a must)\b(?!\?)|\bmust have an? (?:\w+ ){0,3}fence\w*|\bmust have (?:physical|secure|tall|high) fenc\w+|(?:\bnot|n[’']t) (?:be )?an? (?:\w+ )?(?:candidate|fit|match|choice) for (?:\w+ ){0,2}(?:children|kids|cats|dogs)\b|\b(?:kids|children) (?:(?:must be|should be|ages?|aged|over) ){0,2}\d{1,2} ?(?:\+|(?:and|or) (?:up|over|older|above)\b)|\b(?:training|management) (?:\w+ )?(?:around|with) (?:\w+ )?(?:dogs|cats|children|people|strangers)\b|\bnot go (?:out )?to (?:\w+ ){0,2}(?:cats|dogs|children|kids|animals)\b|\b(?:refresher|work\w*|help|issues?) (?:\w+ ){0,3}(?:house|potty)[- ]?training\b|\b(?:house|potty|leash)[- ]?training\b[^.;]{0,30}\bissue\b|\bbonded (?:pair|with|to)\b|\brather (?:live|be) (?:\w+ )?without\b|\b(?:no|zero) (?:training|sociali[sz]ation)\b|\bnot (?:an? \w+ )?for (?:an? |any )?(?:beginners?|novices?|first[- ]time)\b|(?<!\b(?:who|son|daughter|husband|wife|partner|boyfriend|girlfriend|room-?mate)\b[^.]{0,60})\b(?:he|she) is (?:\w+ )?allergic to (?:cats|dogs)\b/iu;

type Texts = Pick<
  KnownAnswers,
  'pet' | 'training' | 'health' | 'home' | 'travel' | 'care' | 'day' | 'habitat' | 'nextHome' | 'bond'
>;

/**
 * The sentences in an owner's free answers that warn of something, in their words, the gravest first. What stands under a
 * question that speaks against the pet, or has a marked place of its own, is not among them: it is told as its answer.
 */
export const collectWarnings = ({
  pet,
  training,
  health,
  home,
  travel,
  care,
  day,
  habitat,
  nextHome,
  bond,
}: Texts): string[] => {
  const texts = [
    mendLines(pet.description),
    training.notes,
    health.notes,
    home.experience,
    travel.history,
    care.daycareDetails,
    care.daycareExperience,
    care.groomingDetails,
    ...[day.hoursAlone, day.routine, day.feeding, habitat.enclosure, nextHome.reason, nextHome.ideal],
    bond,
  ];
  const warnings = [
    ...new Map(texts.flatMap((text) => warningsIn(withoutTalk(splitSentences(text), pet.name), pet.name))),
  ]
    .map(([sentence, grave]) => ({ sentence, grave }))
    .toSorted((one, other) => one.grave - other.grave)
    .map(({ sentence }) => sentence);
  return warnings.filter((warning) => !warnings.some((other) => other !== warning && other.includes(warning)));
};

/** "FIV cats can live long lives": speaks of an illness, and of no pet. */
const OF_ILLNESS =
  /\b(?:cats|dogs|kittens|puppies|rabbits|animals|pets|an? (?:\S+ )?(?:cat|dog|rabbit|person)|disease|virus|fi?el?v|fiv)\b/iu;
const OF_A_PET = /\b(?:s?he|him|his|hers?|I|my|me|this)\b/iu;
const OF_OTHERS = /^(?:some|many|most|all|a few) of (?:our|the)\b|\bnon-?profit\b|\borgani[sz]ation that\b/iu;

/** Returns sentences without those that explain an illness in general, where another one says that the pet has it. */
export const withoutTalk = (sentences: readonly string[], petName: string): string[] => {
  const isTalk = (sentence: string) =>
    OF_OTHERS.test(sentence) ||
    (OF_ILLNESS.test(sentence) && !OF_A_PET.test(sentence) && !(petName !== '' && sentence.includes(petName)));
  const isSaid = sentences.some((sentence) => isOfHealth(sentence) && !isTalk(sentence));
  return sentences.filter(
    (sentence) => !(isOfHealth(sentence) && isTalk(sentence) && (isSaid || OF_OTHERS.test(sentence))),
  );
};

const WELL = '(?:fine|better|well|healthy|ok(?:ay)?)';
const RECOVERED = new RegExp(
  String.raw`\b(?:recovered|healed|cured|(?:fully|successfully) (?:treated|cure)|rehabilitated|${WELL} now|now (?:[\p{L}’']+ ){0,3}${WELL})\b`,
  'iu',
);
/** "Now he does not walk well". */
const NOT_RECOVERED = /\b(?:not|never|without|hardly)\b|n['’]t\b/iu;

/** Whether a sentence says that an illness is over: it would be unfair to leave it out. */
export const saysRecovered = (sentence: string): boolean => RECOVERED.test(sentence) && !NOT_RECOVERED.test(sentence);

/** A warning about another being is told with the sentence that says of whom it is, one of an illness with what came of it. */
const warningsIn = (sentences: string[], petName: string): [string, number][] => {
  const found = sentences.flatMap((sentence, place) => {
    const grave = gravityOf(sentence);
    const next = sentences[place + 1] ?? '';
    const isOver = isOfHealth(sentence) && saysRecovered(next) && gravityOf(next) < 0;
    const other = findOther(sentences, place, petName);
    return grave < 0 ? [] : [{ grave, text: isOver ? `${sentence} ${next}` : sentence, of: other ?? -1 - place }];
  });
  // All that is said of one other being stands behind the one sentence that says of whom it is.
  return [...Map.groupBy(found, ({ of }) => of)].map(([of, all]): [string, number] => [
    [sentences[of], ...all.map(({ text }) => text)].filter(Boolean).join(' '),
    Math.min(...all.map(({ grave }) => grave)),
  ]);
};

/** Whether any sentence of a text warns of something. */
export const warnsOf = (text: string): boolean => splitSentences(text).some((sentence) => gravityOf(sentence) >= 0);

/** Whether a sentence warns of an illness or a disability, and of nothing graver. */
export const isOfHealth = (sentence: string): boolean => gravityOf(sentence) === WARNINGS.indexOf(MEDICAL);

/** Words that adverts have for what the patterns call otherwise. */
const SYNONYMS: readonly [RegExp, string][] = [
  [/\bcan not\b/giu, 'cannot'],
  [/\b(is|are|was|were|do|does|did|has|have|wo|ca|should|would|could)nt\b/giu, '$1n’t'],
  [/\b(?:felines?|kitties)\b/giu, 'cats'],
  [/\b(?:canines?|doggos?|doggies)\b/giu, 'dogs'],
];
/** "You can return him if the cat is sick": tells no illness. */
const SUPPOSED = /\bif (?:the|your|an?) [^.,;]{1,80}/giu;
/** "My son is allergic": not the pet. */
const OF_PEOPLE =
  /\b(?:(?:my|our|his|her|their|the) (?:[\p{L}-]+ ){0,3}(?:housemate|room-?mate|caretaker|owners?|household|wife|husband|son|daughter|partner|kids?|child(?:ren)?|toddler|baby|mother|father|mum|mom|dad|grand\p{L}+))(?:['’]s)? (?:[\p{L}-]+ ){0,3}(?:has|have|had|got|is|are|am|was|were|suffers?|health|cough)\b[^.;]{0,80}|\b(?:I|we)(?:['’](?:m|re|ve)| am| are| have) [^.;]{0,60}\b(?:pregnant|(?:allergy|allergic) to (?:cat|dog|fur|animal|pet)\w*)\b[^.;]{0,60}|\blost (?:my|his|her|their) (?:companion|friend|mate|buddy|brother|sister|owner)\b[^.;]{0,60}/giu;
/** "He will growl at guests": tells a habit, and no plan. */
const HABIT = /\bwill(?! be\b)|\bto be (?=an?\b)/giu;

/** Rules for any pet: "Adopters should provide treatment". A sentence with "he" or "no" speaks of this one. */
const OF_NO_PET =
  /^\W*(?:(?:this|it|that) is (?:only )?to (?:prevent|avoid|ensure|protect)\b|(?:(?:the|all|new|potential) )?adopters?(?:\(s\))? (?:should|must|needs?|has|have|will)\b(?!.*\b(?:s?he|him|his|her|no|not|without|only|other)\b)|(?:provide|(?:please )?make sure|(?:if|when) (?:dogs|cats|puppies|kittens|rabbits|birds) are)\b(?!.*\b(?:s?he|him|his|her|no|not|never|without|only|other)\b))/iu;
/** What a rescue does with all its pets. */
const OF_A_RESCUE =
  /\bapproved for adoption\b|^\W*(?:info(?:rmation)? (?:on|about)\b|(?:(?:the|her|his|my|our|an?) )?adoption fees?\b(?!.*\bs?he\b))|^(?:[\p{L}’']+ ){1,4}(?:not|never|n[’']t) adopt (?:out )?(?:our )?(?:dogs|cats|puppies|kittens|rabbits|animals|pets|to)\b/iu;

/** Returns the place among the warnings; below zero for a sentence that warns of nothing. */
const gravityOf = (sentence: string): number => {
  const plain = SYNONYMS.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), sentence);
  // A heading.
  if (sentence.endsWith(':') || OF_NO_PET.test(sentence) || OF_A_RESCUE.test(sentence)) return -1;
  if (NOT_WITH.test(plain)) return 0;
  const stated = plain.replaceAll(HABIT, 'does').replaceAll(SUPPOSED, '');
  const ofPet = stated.replaceAll(OF_PEOPLE, '');
  const isSaid = (pattern: RegExp) => findPolarities(pattern === MEDICAL ? ofPet : stated, pattern).has('said');
  return WARNINGS.findIndex(isSaid);
};
