import type { Fault } from '../guard/find-fault.ts';

const EXPLAINED: Record<Fault['code'], (word: string) => string> = {
  empty: () => 'It says nothing.',
  markup: () => 'It holds markup, a link or a lone quotation mark.',
  alphabet: () => 'It mixes alphabets inside a word.',
  'first-person': () => 'It speaks as the owner outside of quotation marks.',
  task: () => 'It speaks about the task.',
  praise: () => 'It praises or promises.',
  breed: () => 'It speaks of a breed or kind in general.',
  cites: () => 'It cites no known answer, or more than four.',
  number: (word) => `The number ${word} is not in the answers it cites, or not with this unit.`,
  count: (word) => `The number ${word} is not in the answers it cites.`,
  name: (word) => `"${word}" is a name that no answer has.`,
  answer: (word) => `Around "${word}" it turns a Yes into a No, or a No into a Yes.`,
  added: (word) => `Its answers do not say this: ${word}.`,
  word: (word) => `"${word}" is not in the answers it cites.`,
  claim: (word) => `No answer says "${word}" so.`,
  denied: (word) => `Around "${word}" it denies what the answers say, or says what they deny.`,
  cause: () => 'It links facts as cause or sequence that no single answer links.',
  pronoun: (word) => `It is not clear whom "${word}" means.`,
  speaker: (word) => `It is not clear who "${word}".`,
  relation: (word) => `"${word}" mixes what separate answers say.`,
};

/** What a model is told about a sentence that was refused. */
export const explainFault = ({ code, word }: Fault): string => EXPLAINED[code](word);
