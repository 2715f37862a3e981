import type { Page } from '@playwright/test';
import type { Fault } from './faults.ts';
import type { Role, World } from './world.ts';

/** One state that a person may find a screen in, and how to get there. */
export interface Screen {
  /** As the web app's table of routes has it. */
  route: string;
  /** In a word or two: `empty`, `loading`, `wrong password`. */
  state: string;
  /** Who looks at it. */
  as: Role;
  /** Where it is. `{name}` stands for one of this person's places, such as `{pet}`. */
  path: string | ((world: World) => Promise<string>);
  /** What goes wrong on the way to the server. */
  faults?: readonly Fault[];
  /** Stops the page's clock, so that what leads on by itself stays. */
  clock?: 'stopped';
  /** What the person does there. */
  act?: (page: Page, world: World) => Promise<unknown>;
  /** A sentence, a heading or a label that is on screen in this state only. */
  shows: string | RegExp;
  /** Something is on its way for as long as one looks. */
  waits?: true;
  /** A dialog, a toast or a menu lies over the page: what is in view is the picture, not the whole page. */
  over?: true;
  /** Only where the screen has this size. */
  only?: 'phone' | 'desktop';
  /** The problems this state is about, as src/problems.ts words them; those of `faults` are known. */
  provokes?: readonly RegExp[];
}

/** What the states of one screen have in common. Where it is, is its route unless `path` says otherwise. */
type Usual = Pick<Screen, 'route' | 'as'> & Partial<Screen>;

/** The states of one screen by their names, each with what it does not share with the others. */
export const statesOf =
  (usual: Usual) =>
  (states: Record<string, Pick<Screen, 'shows'> & Partial<Screen>>): readonly Screen[] =>
    Object.entries(states).map(([state, screen]) => ({ path: usual.route, ...usual, state, ...screen }));
