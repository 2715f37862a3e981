import { entriesOf } from '@pawsume/contract/keys-of';

/** One list of animals and people; the words after a "but" or a verb belong to another clause. */
const LIST = String.raw`(?<whom>(?:(?!\b(?:but|not|no|although|though|however|he|she|they|who|is|am|was|thinks|loves|likes|enjoys|lives|lived|plays|walks|knows|needs|can|could|may|should|would|will|has|does|gets|and only \p{L}+s)\b)[\p{L}\d+, &'’/-]){3,80})`;
const SOCIAL = String.raw`(?:good|great|fine|ok|okay|wonderful|lovely|gentle|excellent|affectionate|friendly|patient|compatible|accustomed|tolerant|sweet|amazing|fantastic|perfect|awesome|social|playful|get(?:s|ting)? (?:along|on)(?: (?:very |really )?\w+)?|do(?:es)? (?:very |really )?(?:well|great|best|fine|ok|okay)|did (?:well|great|fine)|plays? (?:well|nicely|great)|(?:lives?|lived|living) (?:happily|well|peacefully|harmoniously)|comfortable|(?:well[- ])?socialized|(?<=\b(?:is|am) (?:very |well )?)used(?= to)|(?:has|have|['’]ve) (?:also |previously )?lived(?: in an? (?:\p{L}+ ){0,2}home)?|(?:can|could|may) (?:also |happily )?(?:live|be in an? home)|coexists?|doing (?:very |really )?(?:well|great|fine)|(?:best )?friends)`;
const ONE = 'kid|child(?:ren)?|dog|cat|canine|feline|kitty|(?:all )?people|human';
const HOME = '(?:homes?|house|household|famil(?:y|ies)|place)';
const ALONE = '(?<whom>pet|dog|cat|animal|feline|canine|kitty|pup|fur ?baby)';

export type Verdict = 'Yes' | 'in part' | 'With care' | 'caution' | 'doubt' | 'No' | 'rather not';
/** All ways to tell with whom a pet gets along. A form's "good with: dogs, cats" is one too. */
const WAYS: Partial<Record<Verdict, string[]>> = {
  Yes: [
    String.raw`\b(?:wonderfully behaved|${SOCIAL})(?: (?:at|in) (?:[\p{L}-]+ ){1,3}?(?:and|with)?)? ?(?:with|around|towards?|to(?= )):? ${LIST}`,
    String.raw`\b(?:loves|likes(?! (?:most|any|all|a|an) )|enjoys|adores|(?<=\b(?:I|would|does|to|also|really) )(?:love|like(?! (?:most|any|all|a|an) )|enjoy|adore))(?: (?:being|playing|living|(?:the )?company|to (?:be around and )?(?:play|be|hang out)))?(?: (?:of|with|around))? ${LIST}`,
    String.raw`\b(?:plays|(?<=\bI )play) with ${LIST}`,
    String.raw`\b(?:does(?: not|n['’]t)|(?<=\b(?:I|and) )do(?: not|n['’]t)) (?:even )?mind ${LIST}`,
    String.raw`\b(?:is|am|would be) (?:very |quite )?happy to live with ${LIST}`,
    String.raw`\b(?:been|was) raised (?:with|around) ${LIST}`,
    String.raw`\benjoys (?:the )?(?<whom>(?:other )?(?:${ONE})s)['’] company`,
    String.raw`\b(?:needs?|would (?:benefit (?:by|from)|love|like)) (?:having )?(?:another|an other) (?:[\p{L}-]+ )?(?<whom>dog|cat|kitten|puppy)\b`,
    String.raw`\bwould do best (?:in a home )?with an? (?<whom>(?:other )?(?:dog|cat)) (?:sibling|friend|companion|buddy|brother|sister)\b`,
    String.raw`\bha(?:s|ve) done (?:very )?well (?:(?:meeting|playing|living)(?: and (?:meeting|playing|living))? )?with ${LIST}`,
    String.raw`\b(?<whom>(?:other )?(?:dogs|cats|kids|children)) (?:do(?: not|n['’]t)|never) (?:seem to )?bother (?:him|her|me)\b`,
    String.raw`\b(?:is|am) (?:also |currently |now )*living with ${LIST}`,
    String.raw`\blives with ${LIST.replace('80', '40')} and (?:enjoys (?:their company|them)|loves them|does (?:well|great)|gets along)`,
    String.raw`\b(?<whom>(?:small )?(?:${ONE})(?:(?:,? and|,? or|,|,? &|/) ?(?:${ONE})){0,3})[- ](?:friendly|tolerant)\b(?! (?:${HOME}\b(?! (?:dog|cat))|area|apartment|city|park|patio|neighbou?r|beach|trail|office|work|caf|building|complex|communit|environment|hotel))`,
  ],
  No: [
    String.raw`(?:(?:\bnot|n['’]t) (?:be )?(?:compatible|(?:\w+ )?crazy about|suitable|suited|a (?:good )?(?:fit|match|candidate)|recommended|(?:be )?able to live|safe|(?:to )?(?:live|be (?:placed|(?:re)?homed))|tolerate|an? (?:\w+ )?fan of|fond of)|\bunsuitable|\bunable to live|\bnot (?:going to )?(?:be )?able to have|\b(?:cannot|can['’]?t|must not|should(?: not|n['’]t)) (?:live|go|be (?:homed|placed|rehomed|around|near|with))|\b(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|would not|wouldn['’]t|did not|didn['’]t) (?:really |particularly )?(?:like|love|tolerate|care for|enjoy|appreciate|do well(?: with)?|get along(?: \w+)? with|get on(?: \w+)? with)|\bhates?|\bdislikes?|\baggressive (?:to|towards?|with)|intolerant of)(?: (?:for|to|in|into|with|around|homes?|household|houses?|famil(?:y|ies)|live|living|that|has|have|which|as|an?|the)\b){0,6} ${LIST}`,
    String.raw`\b(?:${HOME}|one|environment|lifestyle),?(?: that is| where there (?:is|are))? (?:without|with no|has no|that (?:has no|(?:does not|doesn['’]t) have)|free of|free from) ${LIST}`,
    String.raw`(?<=^|[.!;:,(\n•*)–-]\s?|\b(?:with|and|but|so|please|preferably|or|needs|requires|recommend|prefers?|should be) |& )no (?!pets? (?:are )?allowed|issues?\b|problems?\b|trouble\b)${LIST}`,
    String.raw`\bnon[- ]?(?<whom>cat|dog|kid) ${HOME}\b`,
    String.raw`(?<!\bwith )\b(?:and|or),? without ${LIST}`,
    String.raw`\bprefers? to (?:live|be) without ${LIST}`,
    String.raw`\bin an? (?<whom>adult) home\b`,
    String.raw`\bwith (?<whom>adults) only\b`,
    String.raw`\b(?<whom>pet|cat|dog)[- ]free ${HOME}\b`,
    String.raw`\bbut not(?: (?:so |as )?(?:good|great|fine|keen))?(?: (?:with|around|for|on))? ${LIST}`,
    String.raw`(?<!\bindoor )\b(?:be|being|as|(?:an?|the|your)(?: one and)?) (?:(?:the|an?|your|someone['’]s|his|her) )?(?:one and )?(?:only|sole|solo) ${ALONE}\b(?! (?:who|that|left|I\b|I['’]|we\b|we['’]|of (?:his|her|the litter)))`,
    String.raw`\b(?:only|single|one|solo)[- ]${ALONE}[- ](?:${HOME})\b`,
    String.raw`(?<!\bwith )\b(?<whom>(?:all[- ])?adults?[- ]only|adults? only|only adults?|all[- ]adults?|child[- ]free)\b(?= ${HOME}|[.!,;)]| (?:no|with no|please|and|apply)\b)`,
  ],
  'With care': [
    String.raw`\bonly (?:be )?(?:lives?|living|go|placed|homed|rehomed|adopted|share \w+ home)\b[^.!?;,\n]{0,30}? with ${LIST}`,
    String.raw`\b(?<whom>cats?) (?:(?:who|that) )?(?:(?:also|already|are|is|have|has|both|with) ){1,3}(?:FIV|FeLV)\b`,
    String.raw`\b(?:FIV|FeLV)(?:\+|[ -]positive)?(?: or (?:FIV|FeLV)(?:\+|[ -]positive)?)? (?<whom>(?:cats|kitties|felines|companions?))\b(?= (?:only|home|too|as well))`,
    String.raw`\b(?<whom>(?:(?:older|teen(?:age)?|mature|respectful|sensible|dog-savvy) (?:kids|children)|teenagers|teens|(?:kids|children)(?: (?:who are|that are|aged?|ages|should be|must be|need to be))? (?:over|above|older than|ages?|aged|at least)(?: (?:the )?age (?:of )?)? ?(?:\d{1,2}|five|six|eight|ten|twelve)|(?:kids|children) \d{1,2} ?(?:\+|years|yrs|and (?:up|over|older)|or (?:older|over))))`,
    String.raw`\btoo (?:much|big|strong|rough|boisterous|lively|playful) for (?<whom>(?:small |young |little )?(?:children|kids))\b`,
    String.raw`\bbest (?:matched|suited|paired) (?:to|with) an? (?<whom>(?:\p{L}+ )?(?:dog|cat))\b`,
    String.raw`\bif there are (?<whom>kids|children)[^.,;!?]{0,25},? ?they (?:need to|must|should) be (?:over|older|at least)\b`,
  ],
  doubt: [
    String.raw`\b(?:chas(?:es?|ed|ing)|(?:barks?|lunges?|growls?|hisses|snaps?) at|stalks?|fixat\w+ on|attack(?:s|ed)?|bit|bites) (?<whom>(?:other |the |our |an? |small ){0,2}(?:cats?|dogs?|kids|children|kittens|puppies))`,
  ],
  caution: [
    String.raw`\b(?:selective|picky|cautious|wary|reactive|unsure|not (?:too |very )?sure(?! (?:what|how|if|whether)\b)|nervous|excited|fearful|rough|pushy|frustrated|choosy|fussy|(?:slow|proper|careful|gradual)\w* (?:\w+ )?(?:introduc\w+|meet\w*))\b[^.!?;\n]{0,40}? (?<whom>(?:some|other|another|strange|new|unknown|unfamiliar|certain|small|large|the other|resident) (?:dogs?|cats?|kids|children))\b`,
    String.raw`\b(?:meeting|meet|introduced to) (?<whom>(?:other |new )?(?:dogs|cats|kids|children)) (?:slowly|carefully|gradually)`,
    String.raw`\b(?:should|must|needs? to) meet (?:\w+ )?(?:possible |new |potential |other )(?<whom>dogs?|cats?)\b`,
    String.raw`\b(?<whom>dog|cat)[- ](?:selective|reactive|picky)\b`,
    String.raw`\b(?:selective|picky|choosy) (?:with|about|in) (?:his|her|my) (?<whom>canine|dog|feline|cat) (?:playmates|friends|companions|buddies|pals)\b`,
    String.raw`\b(?:training|management|work|care) around (?<whom>other (?:dogs|cats))\b`,
  ],
};
export const PATTERNS = entriesOf(WAYS).flatMap(([verdict, sources = []]) =>
  sources.map((source) => ({ verdict, pattern: new RegExp(source, 'giu') })),
);
