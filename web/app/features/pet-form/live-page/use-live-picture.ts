import type { PictureWidth } from '@pawsume/contract/resumes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newestWins } from '~/lib/newest-wins.ts';
import { drawPage, type ShownPage, type Trouble } from './draw-page.ts';
import type { TypedPage } from './typed-page.ts';

/** A pause in typing. */
const QUIET_MS = 150;
const RETRY_MS = 4000;

/** The last page that was shown: the next step begins with it. */
let last: ShownPage | null = null;

interface LivePicture {
  /** The page that is shown, and under it the one before, which it is faded in over. */
  layers: readonly ShownPage[];
  /** Why what was typed last is not on it. */
  trouble: Trouble | null;
  tryAgain: () => void;
}

/** The page of what is typed: drawn after each pause, and shown once its picture is decoded. */
export const useLivePicture = (page: TypedPage, width: PictureWidth | null): LivePicture => {
  const { subject, purpose } = page;
  const [layers, setLayers] = useState<readonly ShownPage[]>(() => (last?.subject === subject ? [last] : []));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, setTries] = useState(0);
  const shown = useRef(layers);

  const show = (next: ShownPage): void => {
    const before = shown.current;
    shown.current = [...before.slice(-1), next];
    giveBack([...before, last].filter((each) => each !== null && !shown.current.includes(each)));
    last = next;
    setLayers(shown.current);
    setTrouble(null);
  };

  const draw = useEffectEvent((width: PictureWidth) => drawPage(page, width));
  const listen = useEffectEvent((callback: () => void) => page.onTyped(callback));
  const settle = useEffectEvent((drawn: ShownPage | Trouble) =>
    typeof drawn === 'string' ? setTrouble(drawn) : show(drawn),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject, reader or try has another page
  useEffect(() => {
    if (width === null) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = newestWins(async () => {
      if (isGone) return;
      const drawn = await draw(width);
      if (isGone) return giveBack([drawn]);
      settle(drawn);
      if (drawn === 'passing') later(RETRY_MS);
    });
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(follow, ms);
    };
    const again = () => later(0);
    const stop = listen(() => later(QUIET_MS));
    addEventListener('online', again);
    again();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
      removeEventListener('online', again);
    };
  }, [width, subject, purpose, tries]);

  useEffect(() => () => giveBack(shown.current.filter((each) => each !== last)), []);

  return { layers, trouble, tryAgain: () => setTries((before) => before + 1) };
};

const giveBack = (pages: readonly (ShownPage | Trouble | null)[]): void => {
  for (const page of pages) if (page !== null && typeof page === 'object') URL.revokeObjectURL(page.url);
};
