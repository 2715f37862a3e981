import { afterEach, describe, expect, it } from 'vitest';
import { startEndpoint } from './test-endpoint.ts';
import { Webhooks } from './webhooks.ts';

const sign = (body: string) => ({ 'content-type': 'application/json', signature: `of ${body}` });

const opened: Webhooks[] = [];
afterEach(() => Promise.all(opened.splice(0).map((webhooks) => webhooks.close())));

const open = async (habits: Partial<Webhooks['habits']>, statuses?: number[]) => {
  const { received, url } = await startEndpoint(statuses);
  const webhooks = new Webhooks(sign, url);
  opened.push(webhooks);
  webhooks.habits = { ...webhooks.habits, ...habits };
  const send = (...ids: string[]) => {
    for (const id of ids) webhooks.send({ id, type: 'a.type', body: id });
  };
  return { webhooks, received, send, bodies: () => received.map(({ body }) => body.toString()) };
};

describe('events', () => {
  it('come again until taken, each time signed', async () => {
    const { webhooks, received, send } = await open({ retryDelaysMs: [1, 1, 1] }, [500, 303]);
    send('one');
    await webhooks.settled();
    expect(received.map(({ body, headers }) => [body.toString(), headers.signature])).toEqual(
      Array.from({ length: 3 }, () => ['one', 'of one']),
    );
    expect(webhooks.deliveries.map(({ status }) => status)).toEqual([500, 303, 200]);
  });

  it('are given up after the last try', async () => {
    const { webhooks, received, send } = await open({ retryDelaysMs: [1] }, [500, 500, 500]);
    send('one');
    await webhooks.settled();
    expect(received).toHaveLength(2);
  });

  it('that nobody listens to have no status', async () => {
    const { webhooks, send } = await open({ retryDelaysMs: [] });
    webhooks.url = 'http://127.0.0.1:9/nobody';
    send('one');
    await webhooks.settled();
    expect(webhooks.deliveries).toEqual([{ eventId: 'one', type: 'a.type', status: null }]);
  });

  it('come several times at once, or never, when told so', async () => {
    const { webhooks, received, send } = await open({ copies: 10 });
    send('one');
    await webhooks.settled();
    expect(received).toHaveLength(10);
    webhooks.habits = { ...webhooks.habits, mode: 'never' };
    send('two');
    await webhooks.settled();
    expect(received).toHaveLength(10);
  });

  it('come before the end of what caused them when told so, which does not wait for others', async () => {
    const { webhooks, send, bodies } = await open({ mode: 'before_answer', retryDelaysMs: [60_000] }, [500]);
    send('endless');
    await expect.poll(() => bodies()).toEqual(['endless']);
    await webhooks.causing(() => send('caused'));
    expect(bodies()).toEqual(['endless', 'caused']);
  });
});

describe('held events', () => {
  const hold = async () => {
    const opening = await open({ mode: 'hold' });
    opening.send('one', 'two', 'three');
    await opening.webhooks.settled();
    expect(opening.received).toEqual([]);
    return opening;
  };

  it('go as they happened', async () => {
    const { webhooks, bodies } = await hold();
    await webhooks.release();
    expect(bodies()).toEqual(['one', 'two', 'three']);
  });

  it('go by their ids, as often as named; what is not named stays', async () => {
    const { webhooks, bodies } = await hold();
    await webhooks.release(['three', 'one', 'three']);
    expect(bodies()).toEqual(['three', 'one', 'three']);
    await expect(webhooks.release(['one'])).rejects.toThrow('No event waits');
    await webhooks.release();
    expect(bodies().at(-1)).toBe('two');
  });

  it('never arrive when they are dropped', async () => {
    const { webhooks, received } = await hold();
    webhooks.reset();
    await webhooks.release();
    expect(received).toEqual([]);
  });
});
