/** Tells a model what is wrong with a sentence of its, by the code of the fault. */
const EXPLANATIONS = {
  empty: () => 'It says nothing.',
  markup: () => 'It holds markup, a link or a lone quotation mark.',
  alphabet: () => 'It mixes alphabets inside a word.',
  'first-person': () => 'It speaks as the owner outside of quotation marks.',
  task: () => 'It speaks about the task.',
  praise: () => 'It praises or promises.',
  breed: () => 'It speaks of a breed or kind in general.',
  cites: () => 'It cites no known answer, or more than four.',
  number: (word: string) => `The number ${word} is not in the answers it cites, or not with this unit.`,
  count: (word: string) => `The number ${word} is not in the answers it cites.`,
  name: (word: string) => `"${word}" is a name that no answer has.`,
  answer: (word: string) => `Around "${word}" it turns a Yes into a No, or a No into a Yes.`,
  added: (word: string) => `Its answers do not say this: ${word}.`,
  word: (word: string) => `"${word}" is not in the answers it cites.`,
  claim: (word: string) => `No answer says "${word}" so.`,
  denied: (word: string) => `Around "${word}" it denies what the answers say, or says what they deny.`,
  cause: () => 'It links facts as cause or sequence that no single answer links.',
  pronoun: (word: string) => `It is not clear whom "${word}" means.`,
  speaker: (word: string) => `It is not clear who "${word}".`,
  relation: (word: string) => `"${word}" mixes what separate answers say.`,
};

/** Why a sentence is refused. */
export interface Fault {
  code: keyof typeof EXPLANATIONS;
  /** The word or number at fault; empty if there is none. */
  word: string;
}

/** Returns what a model is told about a sentence that was refused. */
export const explainFault = ({ code, word }: Fault): string => EXPLANATIONS[code](word);
