import { Readable } from 'node:stream';
import type { Call } from '@pawsume/contract/call';

/**
 * A list as JSON that is written while it is read, so that none of it waits in memory for the rest. Its first batch is
 * awaited: what fails before anything was sent can still be said; after that the connection is broken off.
 */
export const openLongList = async (call: Call, batches: AsyncIterable<readonly unknown[]>): Promise<Readable> => {
  const reading = batches[Symbol.asyncIterator]();
  const first = await reading.next();
  return Readable.from(written(call, first, reading), { objectMode: false });
};

async function* written(
  call: Call,
  first: IteratorResult<readonly unknown[]>,
  rest: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  let lead = '[';
  for (let batch = first; !batch.done; batch = await rest.next()) {
    // What leaves is parsed, as every answer is.
    const items = JSON.stringify(call.answer?.parse(batch.value)).slice(1, -1);
    if (items === '') continue;
    yield lead + items;
    lead = ',';
  }
  yield lead === '[' ? '[]' : ']';
}
