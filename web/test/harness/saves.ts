import type { Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { type Answers, answer, refusal } from './fake-server.ts';

/** The answers of one form on the server, which counts saves and refuses one that is based on an older count. */
export class Saves<V extends object> {
  now: V & { version: number };
  readonly answers: Answers;

  constructor(get: Call, put: Call, first: V) {
    this.now = { ...first, version: 1 };
    this.answers = [
      answer(get, () => Response.json(this.now)),
      answer(put, ({ body }) => {
        const values: Partial<V> & { version?: number } = Object(body);
        if (values.version !== undefined && values.version !== this.now.version) {
          return refusal(409, 'changed_elsewhere', messages.forms.conflictTitle);
        }
        this.elsewhere(values);
        return Response.json({ version: this.now.version });
      }),
    ];
  }

  /** Saves other answers, as another device does. */
  elsewhere(values: Partial<V>): void {
    this.now = { ...this.now, ...values, version: this.now.version + 1 };
  }
}
