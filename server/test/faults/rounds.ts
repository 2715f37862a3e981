import type { Deeds } from './deeds.ts';
import type { Known } from './person.ts';
import { widthOf } from './pictures.ts';
import { chanceOf } from './seeded.ts';

/** Within the limits of texts, registrations, uploads and downloads, however fast the machine is. */
const TEXT_EVERY = 12;
const REGISTER_EVERY = 6;
const BETWEEN_PICTURES_MS = 1500;
const BETWEEN_DOWNLOADS_MS = 600;
export const PICTURE_EVERY = 3;

interface Person {
  known: Known;
  /** The how-manieth of so many people. */
  n: number;
  people: number;
  /** Has somebody else register under this name. */
  register(username: string): Promise<void>;
}

/** What one person does, round by round, in an order of chance. Each round returns whether no picture is refused. */
export const roundsOf = (deeds: Deeds, { known, n, people, register }: Person) => {
  const chance = chanceOf(`person ${n}`);
  const isTimeForPicture = atMostEvery(BETWEEN_PICTURES_MS);
  const isTimeForDownload = atMostEvery(BETWEEN_DOWNLOADS_MS);
  let pictures = 0;
  let isUploading = false;

  const upload = async (): Promise<void> => {
    pictures += 1;
    isUploading = !(await deeds.upload(known, widthOf(n, pictures, people)));
  };

  return async (round: number): Promise<boolean> => {
    const isTurn = (every: number): boolean => (round + n) % every === 0;
    isUploading ||= isTurn(PICTURE_EVERY) && isTimeForPicture();
    const all: [boolean, () => Promise<void>][] = [
      [true, () => deeds.look(known)],
      [true, () => deeds.save(known, `As it was in round ${round}.`)],
      [isTimeForDownload(), () => deeds.download(known)],
      [isUploading, upload],
      [isTurn(TEXT_EVERY), () => deeds.write(known)],
      [isTurn(REGISTER_EVERY), () => register(`guest${n}.${round}`)],
    ];
    const due = all.filter(([isDue]) => isDue);
    for (const [, deed] of chance.shuffled(due)) await deed();
    return !isUploading;
  };
};

const atMostEvery = (ms: number): (() => boolean) => {
  let from = 0;
  return () => {
    if (performance.now() < from) return false;
    from = performance.now() + ms;
    return true;
  };
};
