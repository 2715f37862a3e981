import { PROSE_FIELDS } from '@pawsume/contract/resumes';
import { splitSentences } from '@pawsume/server/lib/sentences';
import { type WriterFacts, writerFacts } from '@pawsume/server/writer/facts';
import { check } from '@pawsume/server/writer/guard/check';
import { listMustTell } from '@pawsume/server/writer/guard/must-tell';
import { gatherEvidence } from '@pawsume/server/writer/guard/statements';
import { openWriter } from '@pawsume/server/writer/open-writer';
import type { Writer } from '@pawsume/server/writer/writer';
import { MODEL_API_KEY, startModel } from '@pawsume/standins/model/start-model';
import { listPets } from './pets.ts';
import { countWords, readingGrade } from './reading.ts';
import { formatTable } from './table.ts';

const QUOTED = /“[^”]{0,2000}”/gu;

interface Measured {
  /** The built-in writer stepped in. */
  isReplaced: boolean;
  parts: number;
  refused: number;
  mustTell: number;
  lost: number;
  answers: number;
  covered: number;
  words: number;
  quoted: number;
  sentences: string[];
  frames: string[];
}

/** What writers make of pets: true, complete, and how it reads. The models are those of the stand-in. */
export const evaluateWriters = async (): Promise<string> => {
  const model = await startModel();
  const withModel = (name: string) =>
    openWriter({ provider: 'openai-compatible', model: name, baseUrl: model.url, apiKey: MODEL_API_KEY });
  const writers: [string, Writer][] = [
    ['built-in', await openWriter(null)],
    ['a model that quotes', await withModel('honest')],
    ['a model that invents', await withModel('inventive')],
    ['a model that leaves out', await withModel('omitting')],
  ];
  const pets = listPets().map((answers) => writerFacts(answers));
  const rows: string[][] = [];
  for (const [name, writer] of writers) {
    const measured: Measured[] = [];
    for (const facts of pets) measured.push(await measure(writer, facts));
    rows.push([name, ...summarize(measured)]);
  }
  await model.close();
  return [
    `## Writers, over ${pets.length} pets`,
    formatTable([
      [
        ...[
          'writer',
          'replaced by the built-in',
          'parts that the checks refuse',
          'answers against the pet not told',
          'answers told',
        ],
        ...['words in quotation marks', 'frames per 100 sentences', 'reading grade', 'words a résumé'],
      ],
      ...rows,
    ]),
  ].join('\n\n');
};

const measure = async (writer: Writer, facts: WriterFacts): Promise<Measured> => {
  const { prose, told, fellBack: isReplaced } = await writer.write(facts);
  const evidence = gatherEvidence(facts);
  const parts = PROSE_FIELDS.flatMap((field) => told[field]);
  const mustTell = listMustTell(facts);
  const given = [...evidence.statements.keys()];
  const text = Object.values(prose).join('\n');
  const sentences = splitSentences(text);
  return {
    isReplaced,
    parts: parts.length,
    refused: parts.filter((part) => check(part, evidence).fault !== null).length,
    mustTell: mustTell.length,
    lost: mustTell.filter((negative) => !negative.isToldIn(told.rewritten_pet_description)).length,
    answers: given.length,
    covered: given.filter((id) => parts.some(({ cites }) => cites.includes(id))).length,
    words: countWords(text),
    quoted: (text.match(QUOTED) ?? []).reduce((sum, words) => sum + countWords(words), 0),
    sentences,
    frames: splitSentences(text.replaceAll(QUOTED, '“”')).map((sentence) => frameOf(sentence, facts)),
  };
};

/** What is left of a sentence without what its owner typed. */
const frameOf = (sentence: string, facts: WriterFacts): string => {
  const typed = JSON.stringify(facts).toLowerCase();
  return sentence
    .split(/\s+/u)
    .map((word) =>
      word.length > 3 && typed.includes(word.toLowerCase().replaceAll(/[^\p{L}\p{N}’-]/gu, '')) ? '_' : word,
    )
    .join(' ')
    .replaceAll(/(?:_ ?)+/gu, '_ ');
};

const summarize = (all: readonly Measured[]): string[] => {
  const sum = (of: (measured: Measured) => number) => all.reduce((total, measured) => total + of(measured), 0);
  const sentences = all.flatMap((measured) => measured.sentences);
  const frames = all.flatMap((measured) => measured.frames);
  return [
    `${sum(({ isReplaced }) => Number(isReplaced))} of ${all.length}`,
    `${sum(({ refused }) => refused)} of ${sum(({ parts }) => parts)}`,
    `${sum(({ lost }) => lost)} of ${sum(({ mustTell }) => mustTell)}`,
    percent(sum(({ covered }) => covered) / sum(({ answers }) => answers)),
    percent(sum(({ quoted }) => quoted) / sum(({ words }) => words)),
    ((100 * new Set(frames).size) / frames.length).toFixed(0),
    readingGrade(sentences).toFixed(1),
    (sum(({ words }) => words) / all.length).toFixed(0),
  ];
};

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
