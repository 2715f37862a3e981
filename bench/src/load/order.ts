import type { Person } from '../hold/people.ts';
import type { Kind } from './journey.ts';

/** What the process that asks is told. */
export interface Order {
  urls: readonly string[];
  people: readonly Person[];
}

/** What came of it. */
export interface Load {
  /** Of each call, in milliseconds. */
  waits: Record<Kind, number[]>;
  /** Of each journey, in milliseconds, from when it was due. */
  journeys: number[];
  /** How many were answered otherwise than with 200, by status; 0 is no answer. */
  failures: Record<string, number>;
  /** Until the last answer. */
  seconds: number;
}
