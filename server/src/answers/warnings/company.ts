import { phrases } from './phrases.ts';

const NOT = String.raw`(?:not|\w*n[’']t)`;
const CHILDREN = '(?:kids|children)';
const OTHERS =
  '(?:cats?|dogs?|kids|kiddos|children|toddlers|babies|men|people|strangers|animals|pets|livestock)(?! parks?)';
/** "12 years and up", "10+". */
const OF_AGE = String.raw`\d{1,2}(?: ?(?:years?|yrs?)(?: old| of age)?)? ?(?:\+|(?:and|or) (?:up|over|older|above)\b)`;
/** "Adopters must be" says nothing of the pet. */
const WHO_ADOPT = '(?:owners?|adopters?|homes?|famil(?:y|ies)|you|who|people|applicants?|fences?|yards?|persons?|one)';
const RELATIVE = '(?:who|son|daughter|husband|wife|partner|boyfriend|girlfriend|room-?mate)';

/** With whom a pet cannot live, and with whom or how alone. These phrases say themselves what is denied. */
export const NOT_WITH = phrases`
  (?:not|cannot|never|\w*n[’']t|unable) (?!mind|only|(?:yet )?been (?:yet )?(?:tested|around|introduced))(?:\w+ ){0,5}(?:with|around|near) (?:\w+ ){0,2}${OTHERS}
  ${NOT} (?:\w+ )?(?:like|care for) (?:\w+ ){0,2}${OTHERS}
  ${NOT} an? (?:\w+ )?fan of (?:\w+ ){0,3}${OTHERS}
  ${NOT} get(?:ting)? (?:along|on)|(?:in|un)ab(?:ility|le) to get along
  (?<!non )not (?:\w+ )?(?:cat|dog|kid|child)(?: or (?:cat|dog|kid|child))?[- ](?:friendly|tolerant)
  not an? (?:cat|dog|kid) person
  non[- ](?:cat|dog)\b(?! friendly)
  (?:but|and) not (?:with )?(?:other )?${OTHERS}\b(?! (?:yet|tested))
  except (?:for )?(?:other )?${OTHERS}
  (?:cat|dog)[- ]savvy ${OTHERS}
  too interested in (?:\w+ )?(?:cats?|dogs?|chickens|birds)
  selective (?:about|with|of) (?:\w+ )?(?:dogs|cats|friends|people)
  (?<!\b${RELATIVE}\b[^.]{0,60})(?:he|she) is (?:\w+ )?allergic to (?:cats|dogs)

  (?:homes?|one|those|household) (?:\w+ )?without:? (?:\w+ ){0,3}${OTHERS}
  (?:best|better|happier|happiest) without (?:\w+ ){0,3}${OTHERS}
  rather (?:live|be) (?:\w+ )?without
  (?:feline|canine|cats?|dogs?|pet|kid|child)[- ]free (?:homes?|household|house)
  (?:no|not recommended for|not suitable for|unsuitable for) (?:(?!missing|lost)\w+ ){0,3}(?:cats?|kitties|dogs?|kids|children|babies|toddlers|small animals|other (?:pets|animals))\b(?! (?:history|experience|test))
  ${OTHERS}\b[^.;]{0,20}${NOT} (?:be )?recommended|${NOT} recommend (?:\w+ ){0,3}${OTHERS}
  ${NOT} (?:be )?an? (?:\w+ )?(?:candidate|fit|match|choice) for (?:\w+ ){0,5}${OTHERS}
  (?:cannot|${NOT}) (?:go|be placed|live) (?:in|to|into|with) an? (?:home|family|house)
  not go (?:out )?to (?:\w+ ){0,2}${OTHERS}
  (?<!\b(?:foster|home|family|I|we) (?:do|does|did) ?|\b(?:foster|home|family|I|we) )${NOT} have (?:an? |any |other )?(?:cats?|dogs?|children|kids|pets)
  (?:cats?|dogs?|kids|children)(?: friendly)? ?[:?] ?no

  no (?:humans|people|kids|children) under
  ${CHILDREN}\b[^.;]{0,40}\b(?:over|at least|above|older than) (?:the )?(?:age )?(?:of )?\d+
  ${CHILDREN}\b[^.;]{0,40}\b${OF_AGE}
  ${CHILDREN} (?:(?:must be|should be|ages?|aged|over) ){0,2}${OF_AGE}
  ${CHILDREN} ?: ?(?:over|older|aged|[^.;]{0,30}${OF_AGE})
  best (?:\w+ ){0,4}with older ${CHILDREN}|older ${CHILDREN} only|only older ${CHILDREN}
  (?:all[- ])?adults?[- ]only|an adult home

  (?<!mind (?:being|to be) )(?:the|an|as|be|his|her) (?:(?!indoors?\b|outdoors?\b)\w+ )?(?:only|sole|solo) (?:pets?|dogs?|cats?|kitty|animals?|feline)
  (?<!mind (?:being|to be) )(?:best|happiest) (?:\w+ ){1,3}only child
  be (?:the|your|my) one and only
  (?:all|home) to (?:him|her)self

  bonded (?:pair|with|to)|bonded (?:\w+ )?mate
  inseparable|never been separated|if (?:they are |they’re )?separated
  (?<!\bnot (?:need|have) to be )(?<!\bwere )(?:adopted|placed|re-?homed|kept) (?:out )?together

  (?<!\b${WHO_ADOPT} )must (?:not|never|be (?:the |an )?(?:only|kept(?! (?:indoors?|on)\b)|supervised|muzzled|separated|handled|fed|alone|watched|crated|leashed|adopted (?:with|together)))
  (?:cannot|can[’']t|must not|should not|not|never) be (?:left|unsupervised)
  muzzled|(?:wears?|wearing|in) a muzzle
  slow (?:and careful )?intro(?:s|ductions?)?
  ${NOT} (?:really )?(?:like|enjoy|want|tolerate|do well) (?:to be |being |when |if )?left (?:home )?alone
  ${NOT} (?:do|like|handle|tolerate) (?:\w+ )?(?:storms|thunder\w*|fireworks|nois\w*)
  frustrated
  working on not

  (?:not|never|nor|\w*n[’']t) (?:\w+ )?(?:house|potty|toilet|litter|crate)[- ]?(?:trained|broken)
  (?:refresher|work\w*|help|issues?) (?:\w+ ){0,3}(?:house|potty)[- ]?(?:training|breaking)
  (?:house|potty|leash)[- ]?training\b[^.;]{0,30}\bissue
  (?:training|management) (?:\w+ )?(?:around|with) (?:\w+ )?(?:dogs|cats|children|people|strangers)
  (?:no|zero) (?:training|sociali[sz]ation)
  ${NOT} (?:\w+ ){0,6}first[- ]time (?:\w+ )?(?:owner|adopter)s?
  not (?:an? \w+ )?for (?:an? |any )?(?:beginners?|novices?|first[- ]time)

  (?:fence|fenced|fencing)\b[^.;,]{0,40}(?<!not )(?<!may be )\b(?:required|needed|a must)\b(?!\?)
  must have an? (?:\w+ ){0,3}fence\w*
  must have (?:physical|secure|tall|high) fenc\w+
`;
