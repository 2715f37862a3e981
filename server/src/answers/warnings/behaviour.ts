import { phrases } from './phrases.ts';

const SMALL = '(?:little|small|young|tiny)';
const ITS = '(?:his|her|their|its)';

/** What a pet does to others. */
export const HARMS = phrases`
  (?<!\b(?:a|the|that|this|little|tiny|wee|every|by|to) )bit\b(?! of| by|\.)
  (?<!\b(?:fly|flea|tick|insect)[ -]|\b(?:grab|have|get|for) a )bit(?:es?|ing|ten)\b(?! on (?:\w+ )?(?:bones|toys|chews|sticks)\b| on[.!]?$| from an? )
  nip(?:s|ped|ping|py)?
  mouthy
  (?<!\b(?:some|more|these|the|few|fingers?) )snap(?:s|ped|ping)?(?! up\b)
  attack\w*(?! of (?:kisses|love|cuddles))
  (?<!\b(?:non[- ]|(?:could|should|would) have been ))ag+ress\w*(?! (?:care|treatment))
  food aggress\w*
  (?:try|trying|tries|tried) to kill
  scuffles?
  (?:fights?|fought|fighting|scrap(?:s|ped)?) (?:with|each other|other|cats|dogs)
  lung(?:es?|ed|ing)
  growl\w*
  (?:hiss|swat)(?:es|ed|ing|s)?
  (?<!non[- ])reactive
  (?:resource|food)[- ]guard\w*
  guards? (?:his|her|their|its|them|toys|food)
  protective of (?:\w+ )?(?:barriers|people|things|toys|food|space)
  territorial
  possessive
  bossy
  (?<!non[- ])dominant
  prey drive
  (?:chases?|chasing) (?:\w+,? ){0,3}?(?:cats?|squirrels|chickens|cars|bikes|birds|rabbits)
  rough (?:with|to|on)
  knock(?:s|ed|ing)? over (?:an? |the )?(?:${SMALL} )*(?:one|child|children|kids?|toddlers?)
  knock(?:s|ed|ing)? (?:\w+ ){1,4}(?:down|over)
  overwhelms? (?:toddlers|children|kids|cats|dogs)
  too (?:rambunctious|boisterous|rowdy|strong|excited|energetic|much) for (?:\w+ ){0,2}(?:children|kids|toddlers|cats|dogs|seniors)
  suited (?:for|to) older (?:kids|children)
  pull(?:s|ing)?(?: \w+){0,2} on (?:\w+ )?(?:leash|lead)
  leash[- ]pulling
  counter[- ]surf\w*
  picky (?:about|with) (?:\w+ ){0,3}(?:dogs?|cats?|friends)
  (?:dog|cat|people)[- ]selective
  cautious (?:with|around) (?:other )?(?:animals|cats|children|dogs|kids|strangers)
  (?<!\b(?:neighbou?rs?|landlord|family|parents|people|who) )(?:dislikes?|hates?) (?:\w+ )?(?:other |small |young )?(?:maine coon|cats?|dogs?|canines|felines|animals|pets|children|kids|men|strangers)
  behaviou?ral (?:problem|issue|concern)s?
`;

/** How it gets away. */
export const ESCAPES = phrases`
  escap\w*
  (?:climb|jump)(?:s|ed|ing)? (?:\w+ )?fences?
  door[- ]dart\w*
  gets? loose
  bolt(?:s|ed)
  runs? (?:away|off)
  runaway
  digs? (?:\w+ )?(?:out|under)
  slip(?:s|ped) ${ITS} (?:collar|lead|leash|harness)
`;

/** "Belly scratches" are given to it. */
const BY_HAND =
  '(?:head|chin|ear|belly|back|neck|butt|bum|rump|tummy|good|get|gets|getting|loves?|likes?|enjoys?|for|of|pets and|rubs and|cuddles and)';

/** What it does to a home, and who has to know how to keep it. */
export const DAMAGES = phrases`
  damag\w*
  (?<!past the )destr(?:oy|uct)\w*
  chew(?:s|ed)\b(?! (?:up )?(?:on )?(?:${ITS}|toys|bones))
  (?<!\b${BY_HAND} )scratches\b(?! (?:on (?:his|her)|under|behind)\b)
  (?<!\b(?:pet|petted|rubbed|brushed) (?:and|&) )scratched\b(?! (?:on|under|behind)\b)
  tore|ripped
  (?<!unwanted )accident
  (?<!\b(?:unwanted|car|road|traffic|avoid) )accidents
  soil(?:s|ed)
  (?:pees?|poops?) (?:inside|indoors|outside|in the house)
  urinat(?:es?|ed|ing)
  spray(?:s|ed|ing)
  marking\b(?! on)|marks? in the house|marks his territory
  belly bands?
  (?:problems?|issues?|trouble) (?:\w+ )?(?:with )?(?:the|her|his|their) litter ?box
  litter ?box (?:problems?|issues?)
  de-?clawed
  cribb(?:er|ing|s)
  (?<!\b(?:serious|for an|are an) )experienced (?:\w+ )?(?:owner|handler|adopter|home|person|family)
`;

/** How it is heard. */
export const NOISES = phrases`
  (?<!\b(?:less|little|seldom|rarely|hardly) )bark\w*
  howl\w*
  vocal\b(?! (?:about|fan|greeting)\b)
  scream\w*
  whin(?:es?|ing)
  (?<!heard (?:\w+ )?)cr(?:ies|ied|ying)
  (?<!as )loud\b(?! (?:and \w+ )?(?:place|shelter|kennels?|environment|world)\b)
  noisy\b(?! (?:purr|shelter|kennels?|environment|home|place))
`;
