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
      answer(get, () => this.now as never),
      answer(put, ({ body }) => {
        const { version, ...values } = Object(body);
        if (version !== undefined && version !== this.now.version) {
          return refusal(409, 'changed_elsewhere', messages.forms.conflictTitle);
        }
        this.elsewhere(values as Partial<V>);
        return { version: this.now.version } as never;
      }),
    ];
  }

  /** Saves other answers, as another device does. */
  elsewhere(values: Partial<V>): void {
    this.now = { ...this.now, ...values, version: this.now.version + 1 };
  }
}
