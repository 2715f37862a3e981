import { Paw } from '~/ui/logo.tsx';

/** Shown while a screen of the app loads for the first time. */
export const StartingUp = () => (
  <main aria-busy="true" className="grid min-h-dvh place-items-center text-leaf">
    <Paw className="size-14 animate-breathe" />
    <h1 className="sr-only">Loading…</h1>
  </main>
);
