import { PROSE_FIELDS, type Prose, type WritingEvent } from '@pawsume/contract/resumes';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapStrings } from '#lib/map-strings';
import { writerFacts } from '#writer/facts';
import { readElements } from '#writer/model/read-elements';
import { openWriter } from '#writer/open-writer';
import type { WriterOptions } from '#writer/writer';

const PATIENCE = { deadlineMs: 1000, pauseMs: 10 };

let model: ModelStandIn;
beforeAll(async () => {
  model = await startModel();
});
beforeEach(() => model.requests.splice(0));
afterAll(() => model.close());

const writerOf = (name: string, options: WriterOptions = {}) =>
  openWriter(
    { provider: 'openai-compatible', model: name, baseUrl: model.url, apiKey: MODEL_API_KEY },
    { ...PATIENCE, ...options },
  );
const mango = writerFacts(petByKey('mango').answers);

const withoutParagraphs = (prose: Prose) => mapStrings(prose, (text) => text.replaceAll('\n', ' '));

/** What stands after these events. */
const textAfter = (events: readonly WritingEvent[]): Prose => {
  const since = events.slice(events.findLastIndex(({ event }) => event === 'anew') + 1);
  const sentences = since.flatMap((event) => (event.event === 'sentence' ? [event] : []));
  const textOf = (field: keyof Prose) =>
    sentences
      .filter((sentence) => sentence.field === field)
      .map(({ text }) => text)
      .join(' ');
  return Object.fromEntries(PROSE_FIELDS.map((field) => [field, textOf(field)])) as Prose;
};

describe('what is told of a text', () => {
  const names = ['honest', 'inventive', 'omitting', 'sweetening', 'flaky', 'breaking', 'no-schema', 'fenced'];
  it.each([...names, 'citing-nothing', 'truncated', 'unauthorized', null])(
    'is the text in the end (%s)',
    async (name) => {
      for (const { answers } of pets) {
        const writer = name ? await writerOf(name) : await openWriter(null);
        const events: WritingEvent[] = [];
        const { prose } = await writer.write(writerFacts(answers), [], { tell: (event) => events.push(event) });
        expect(textAfter(events)).toEqual(withoutParagraphs(prose));
      }
    },
  );

  it('is never what was refused, not even for a moment', async () => {
    const events: WritingEvent[] = [];
    await (await writerOf('inventive')).write(mango, [], { tell: (event) => events.push(event) });
    expect(JSON.stringify(events)).not.toMatch(/certified|award|children|Saskatoon|47|Hypoallergenic|glowing/i);
  });

  it('begins anew where a model that broke off is asked again', async () => {
    const events: WritingEvent[] = [];
    await (await writerOf('breaking')).write(mango, [], { tell: (event) => events.push(event) });
    const again = events.findIndex(({ event }) => event === 'anew');
    const told = (part: readonly WritingEvent[]) =>
      part.flatMap((event) => (event.event === 'sentence' ? [event.text] : []));
    const [before, after] = [told(events.slice(0, again)), told(events.slice(again))];
    expect(before.length).toBeGreaterThan(0);
    expect(after.slice(0, before.length)).toEqual(before);
    for (const sentences of [before, after]) expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('bears the owner’s name, and none that was made up for the model', async () => {
    const events: WritingEvent[] = [];
    await (await writerOf('honest')).write(mango, [], { tell: (event) => events.push(event) });
    expect(JSON.stringify(events)).toContain('Beatriz Okafor');
    expect(JSON.stringify(events)).not.toMatch(/Ownerby|Keeperley|Humanson/);
  });
});

describe('a model that is still writing', () => {
  it('is cut off at the deadline, and what it told does not stand', async () => {
    const events: WritingEvent[] = [];
    const reasons: string[] = [];
    const writer = await writerOf('waiting', { onFallback: (reason) => reasons.push(reason) });
    const { prose, fellBack } = await writer.write(mango, [], { tell: (event) => events.push(event) });
    expect({ fellBack, reasons }).toEqual({ fellBack: true, reasons: ['timeout'] });
    expect(events.filter(({ event }) => event === 'anew').length).toBeGreaterThan(0);
    expect(textAfter(events)).toEqual(withoutParagraphs(prose));
  });

  it('is given up at once where nobody wants its text, and that is no failure of it', async () => {
    const reasons: string[] = [];
    const writer = await writerOf('waiting', { deadlineMs: 60_000, onFallback: (reason) => reasons.push(reason) });
    for (let time = 1; time <= 7; time += 1) {
      const stopping = new AbortController();
      const reason = new Error('not wanted');
      const written = writer.write(mango, [], {
        signal: stopping.signal,
        tell: ({ event }) => event === 'sentence' && stopping.abort(reason),
      });
      await expect(written).rejects.toBe(reason);
      await vi.waitFor(() => expect(model.requests.map(({ left }) => left)).toEqual(Array(time).fill(true)));
    }
    expect(reasons).toEqual([]);
  });

  it('is not asked to repair what nobody wants', async () => {
    const stopping = new AbortController();
    const reason = new Error('not wanted');
    const written = (await writerOf('inventive')).write(mango, [], {
      signal: stopping.signal,
      tell: (event) => event.event === 'stage' && event.stage === 'checking' && stopping.abort(reason),
    });
    await expect(written).rejects.toBe(reason);
    expect(model.requests.filter(({ left }) => !left).length).toBeLessThan(2);
  });
});

describe('an answer that is read as it comes', () => {
  const read = (text: string, size = 1) => {
    const told: unknown[] = [];
    const take = readElements((list, element) => told.push([list, element]));
    for (let from = 0; from < text.length; from += size) take(text.slice(from, from + size));
    return told;
  };
  const answer = {
    a: [
      { text: 'He "naps" {a lot}.', cites: ['x'] },
      { text: '“Zoë” 🐈', cites: [] },
    ],
    b: ['no list of objects'],
  };
  const elements = [...answer.a.map((each) => ['a', each]), ['b', 'no list of objects']];

  it.each([2, 7, 1000])('is told element by element, in pieces of %i characters', (size) => {
    expect(read(JSON.stringify(answer), size)).toEqual(elements);
    expect(read(`Here it is:\n\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\`\nEnjoy {it}!`, size)).toEqual(
      elements,
    );
  });

  it('is told before it is whole', () => {
    expect(read('{"a": [{"text": "He naps."}, {"text": "He')).toEqual([['a', { text: 'He naps.' }]]);
  });

  it('is passed over from where it is no JSON', () => {
    expect(read('{"a": [{"text": "He naps."}, oh no, {"text": "lost"}]}')).toEqual([['a', { text: 'He naps.' }]]);
    expect(read('I am sorry, but I cannot help with that.')).toEqual([]);
  });
});
