import { Paw } from '~/ui/logo.tsx';
import { PageFrame } from './page-frame.tsx';

/** Shown while a screen of the app loads for the first time whose shape is not known ahead. */
export const StartingUp = () => (
  <PageFrame width="wide">
    <div aria-busy="true" className="grid min-h-[70dvh] place-items-center text-leaf">
      <Paw className="size-14 animate-breathe" />
      <h1 className="sr-only">Loading…</h1>
    </div>
  </PageFrame>
);
