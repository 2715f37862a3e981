import type { Design } from './design.ts';
import { classic } from './designs/classic.ts';

/** Every design that a page can be set in: a file in designs/ each, and a row here. */
export const DESIGNS = { classic } satisfies Record<string, Design>;
