import { Agent, request } from 'node:http';
import { petByKey } from '@pawsume/fixtures/pets';

import type { Person } from '../hold/people.ts';
import type { Chance } from './chance.ts';

/** What somebody does, one call after another: looks at what there is, changes an answer and looks at the page twice, and takes the file. */
const JOURNEY = [
  ['read', '/user/me'],
  ['read', '/user/resumes'],
  ['read', '/user/pets'],
  ['save'],
  ['preview'],
  ['read', '/user/resumes'],
  ['save'],
  ['preview'],
  ['read', '/resumes'],
  ['download'],
] as const;

export const CALLS_A_JOURNEY = JOURNEY.length;

export type Kind = (typeof JOURNEY)[number][0];
export const KINDS: Kind[] = ['read', 'save', 'preview', 'download'];

const GIVEN_UP_MS = 20_000;
const agent = new Agent({ keepAlive: true });

interface Asked {
  kind: Kind;
  /** The status; 0 where there was no answer. */
  call(): Promise<number>;
}

/** The calls of one journey, by somebody drawn by chance. What is saved is another text each time, so that its page is another one too. */
export const drawJourney = (urlOf: (call: number) => string, people: readonly Person[], chance: Chance): Asked[] => {
  const { token, petId, resumeId } = chance.pick(people);
  const messageOf = ([kind, path]: (typeof JOURNEY)[number]): Pick<Message, 'method' | 'path' | 'body'> => {
    switch (kind) {
      case 'read':
        return { method: 'GET', path };
      case 'save': {
        const health_description = `Last check-up ${chance.below(10_000)} days ago, flea and tick tablet every month.`;
        const body = { ...petByKey('biscuit').answers.step2, health_description };
        return { method: 'PUT', path: `/pet/form/step2/${petId}`, body };
      }
      case 'preview':
        return { method: 'GET', path: `/resumes/${resumeId}/preview` };
      case 'download':
        return { method: 'GET', path: `/resumes/${resumeId}/download` };
    }
  };
  return JOURNEY.map((step, number) => {
    const message = { url: urlOf(number), token, ...messageOf(step) };
    return { kind: step[0], call: () => send(message) };
  });
};

interface Message {
  url: string;
  token: string;
  method: string;
  path: string;
  body?: unknown;
}

const send = ({ url, token, method, path, body }: Message): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const options = { agent, method, headers, timeout: GIVEN_UP_MS };
    const asked = request(`${url}/api${path}`, options, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(0));
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
