import { phrases } from './phrases.ts';

/** Matches words for fear. */
export const FEARS = phrases`
  (?<!\b(?:could|should|would) have been )afraid\b(?! (?:that|i|we|he|she|it|they)\b)
  (?<!in )fear(?:s|ed|ful\w*)?\b(?! (?:that|it|he|she|of being run))
  scare[ds]?
  terrifi(?:ed|es|ying)
  panic\w*
  anxi\w*\b(?! to (?:be out|go|meet|find|please|see)\b)
  nervous\w*
  skittish
  timid
  apprehensive
  depress(?:ed|ion)
  traumati[sz]ed
  frightened\b(?! (?:dogs|cats|animals)\b)
  startl\w*
  spook\w*
  flinch\w*
  hides? from
  sensitive to (?:\w+ )?(?:nois\w*|sounds?|storms?)
  unsure of (?:new|loud|strange|being|you|people|others)
  (?:shy|wary|insecure|reserved|uncomfortable|uneasy|unsure) (?:\w+ )?(?:with|of|about|around|towards?) (?:\w+ ){0,2}(?:strangers|men|people|children|kids|other dogs|other cats|unfamiliar \w+)
  stranger danger
  slow to (?:trust|warm up)
  takes? (?:\w+ ){0,4}(?:time|while) to (?:trust|warm up)
  (?:stresses|(?:gets|becomes?|is|be) (?:\w+ )?stressed) (?:\w+ )?(?:easily|out)
  hates the vet
  (?<!\b(?:(?:i|we|you)(?: am| are| was| were|['’]m|['’]re)?|always|don['’]t|any|no|your) )worr(?:y|ies|ied)\b(?! (?:for|not)\b)
`;
