import type { Fleet, Need } from './fleet.ts';

/** Something that breaks while three servers are in use. */
export interface Fault {
  what: string;
  /** What it breaks, beyond what every fleet has. */
  needs?: Need;
  settings?: Record<string, string>;
  /** Something to have ready before anybody uses the servers; `strike` is handed it. */
  prepare?(fleet: Fleet): Promise<Prepared>;
  /** Breaks something, and resolves when it is whole again, or stays broken for good. */
  strike(fleet: Fleet, prepared: Prepared): Promise<void>;
  /** How calls may be answered meanwhile that do not succeed; where nothing is named, all succeed. */
  mayAnswer: number[];
  /** The only calls that may not succeed: everybody is served in all others meanwhile. Where it is left out, all. */
  only?: string[];
  /** Pictures may lie there that no row names, for the housekeeper to remove. */
  mayLeavePictures?: boolean;
}

/** People who take part in a fault, by their tokens and pets. */
export type Prepared = { token: string; petId: number }[];

export const LONG_MS = 10_000;
export const SAVE_PICTURE = 'PUT /pet/form/step1/:id';
