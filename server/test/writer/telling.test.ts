import { mapStrings } from '@pawsume/contract/map-strings';
import type { Prose, WritingEvent } from '@pawsume/contract/resumes';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writerFacts } from '#writer/facts';
import { openWriter } from '#writer/open-writer';
import type { WriterOptions } from '#writer/writer';
import { sampleOf } from '../harness/runs-all.ts';

const PATIENCE = { deadlineMs: 10_000, pauseMs: 10 };

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

/** Returns the text that these events tell. */
const textAfter = (events: readonly WritingEvent[]): Prose => {
  const sentences = events.flatMap((event) => (event.event === 'sentence' ? [event] : []));
  const textOf = (field: keyof Prose) =>
    sentences
      .filter((sentence) => sentence.field === field)
      .map(({ text }) => text)
      .join(' ');
  return {
    one_liner_description: textOf('one_liner_description'),
    rewritten_pet_description: textOf('rewritten_pet_description'),
    rewritten_owner_description: textOf('rewritten_owner_description'),
  };
};

describe('what is told of a text', () => {
  const names = ['honest', 'inventive', 'omitting', 'sweetening', 'flaky', 'breaking', 'no-schema', 'fenced'];
  it.each([...names, 'citing-nothing', 'truncated', 'unauthorized', null])(
    'is the text in the end (%s)',
    async (name) => {
      for (const { answers } of sampleOf(pets, 4)) {
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

  it('bears the owner’s name, and none that was made up for the model', async () => {
    const events: WritingEvent[] = [];
    await (await writerOf('honest')).write(mango, [], { tell: (event) => events.push(event) });
    expect(JSON.stringify(events)).toContain('Beatriz Okafor');
    expect(JSON.stringify(events)).not.toMatch(/Ownerby|Keeperley|Humanson/);
  });
});

describe('a model that is still writing', () => {
  it('is cut off at the deadline', async () => {
    const events: WritingEvent[] = [];
    const reasons: string[] = [];
    const writer = await writerOf('waiting', { deadlineMs: 1000, onFallback: (reason) => reasons.push(reason) });
    const { prose, fellBack } = await writer.write(mango, [], { tell: (event) => events.push(event) });
    expect({ fellBack, reasons }).toEqual({ fellBack: true, reasons: ['timeout'] });
    expect(textAfter(events)).toEqual(withoutParagraphs(prose));
  });

  it('is given up at once where nobody wants its text, and that is no failure of it', async () => {
    const reasons: string[] = [];
    const writer = await writerOf('waiting', { deadlineMs: 60_000, onFallback: (reason) => reasons.push(reason) });
    for (let time = 1; time <= 7; time += 1) {
      const stopping = new AbortController();
      const reason = new Error('not wanted');
      const written = expect(writer.write(mango, [], { signal: stopping.signal })).rejects.toBe(reason);
      await vi.waitFor(() => expect(model.requests).toHaveLength(time));
      stopping.abort(reason);
      await written;
      await vi.waitFor(() => expect(model.requests.map(({ left }) => left)).toEqual(Array(time).fill(true)));
    }
    expect(reasons).toEqual([]);
  });

  it('asks no judge about what nobody wants', async () => {
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
