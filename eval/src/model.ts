import { readRecorded, recordedPets } from '@pawsume/fixtures/recorded';
import { answersOf, KINDS, SENTENCE_SETS } from '@pawsume/fixtures/sentences';
import { readConfig } from '@pawsume/server/config';
import { countByKind, judgeSentences } from '@pawsume/server/test/writer/guard/measure';
import { writeCited } from '@pawsume/server/writer/built-in/write';
import { writerFacts } from '@pawsume/server/writer/facts';
import { openWriter } from '@pawsume/server/writer/open-writer';
import type { AiConfig, WrittenProse } from '@pawsume/server/writer/writer';
import { MODEL_API_KEY, startModel } from '@pawsume/standins/model/start-model';
import { formatTable } from './table.ts';

/** In milliseconds. */
const DEADLINE_MS = 120_000;

/**
 * How much of a résumé a real model's text is, over the pets of the recorded answers, and how a real judge decides on sentences whose
 * verdict is known. Asks the model of the `AI_…` settings to write with `--provider`, else replays the recorded one.
 */
export const evaluateModel = async (): Promise<string> => {
  if (process.argv.includes('--provider')) {
    const { ai } = readConfig();
    if (!ai) throw new Error('AI_PROVIDER is not set');
    return table(ai.model, await writeAll(ai));
  }
  const model = await startModel({ recorded: readRecorded() });
  const access = { provider: 'openai-compatible', baseUrl: model.url, apiKey: MODEL_API_KEY } as const;
  const written = await writeAll({ ...access, model: 'recorded' });
  await model.close();
  return `${table('recorded', written)}\n\n${tableOfSentences()}`;
};

/** How many sentences of each set stand before the checks and the recorded judge. */
const tableOfSentences = (): string =>
  formatTable([
    ['stand', ...KINDS],
    ...SENTENCE_SETS.map((set) => [
      set,
      ...countByKind(judgeSentences(set)).map(
        ({ standing, of }) => `${standing} of ${of} (${((100 * standing) / of).toFixed(1)} %)`,
      ),
    ]),
  ]);

/** A résumé of a model, with the built-in writer's parts beside it. */
interface Written extends WrittenProse {
  pet: string;
  builtIn: ReadonlySet<string>;
}

const writeAll = async (config: AiConfig): Promise<Written[]> => {
  const writer = await openWriter(config, { deadlineMs: DEADLINE_MS });
  const all: Written[] = [];
  for (const { pet, purpose } of recordedPets()) {
    const facts = writerFacts(answersOf(pet), purpose);
    const builtIn = new Set(Object.values(writeCited(facts).told).flatMap((parts) => parts.map(({ text }) => text)));
    all.push({ pet, builtIn, ...(await writer.write(facts)) });
  }
  return all;
};

const table = (model: string, all: readonly Written[]): string => {
  const rows = all.map(({ pet, fellBack, told, builtIn }) => {
    const parts = Object.values(told).flat();
    const length = (some: typeof parts) => some.reduce((sum, { text }) => sum + text.length, 0);
    return { pet, fellBack, own: length(parts.filter(({ text }) => !builtIn.has(text))), of: length(parts) };
  });
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const percent = (own: number, of: number) => `${((100 * own) / of).toFixed(0)} %`;
  return [
    `## The model ${model}, over ${rows.length} pets`,
    formatTable([
      ['pet', 'characters', 'of the model'],
      ...rows.map(({ pet, own, of }) => [pet, String(of), percent(own, of)]),
      [
        'all',
        String(sum(({ of }) => of)),
        percent(
          sum(({ own }) => own),
          sum(({ of }) => of),
        ),
      ],
    ]),
    `Fell back wholly: ${rows.filter(({ fellBack }) => fellBack).length}.`,
  ].join('\n\n');
};
