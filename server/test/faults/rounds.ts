import type { Deeds } from './deeds.ts';
import type { Known } from './person.ts';
import { widthOf } from './pictures.ts';
import { chanceOf } from './seeded.ts';

/** Within the limits of each, for the longest a fault may take, however fast the machine is. */
const BETWEEN_MS = { pictures: 2500, downloads: 600, texts: 6000, registrations: 1500 };
/** A picture that was refused is sent again after that: the balancer tries it at all three servers. */
const BEFORE_NEXT_TRY_MS = 500;
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
  const isTimeForPicture = atMostEvery(BETWEEN_MS.pictures);
  const isTimeForNextTry = atMostEvery(BEFORE_NEXT_TRY_MS);
  const isTimeForDownload = atMostEvery(BETWEEN_MS.downloads);
  const isTimeForText = atMostEvery(BETWEEN_MS.texts);
  const isTimeToRegister = atMostEvery(BETWEEN_MS.registrations);
  let pictures = 0;
  let isUploading = false;

  const upload = async (): Promise<void> => {
    pictures += 1;
    isUploading = !(await deeds.upload(known, widthOf(n, pictures, people)));
  };

  return async (round: number): Promise<boolean> => {
    isUploading ||= (round + n) % PICTURE_EVERY === 0 && isTimeForPicture();
    const all: [boolean, () => Promise<void>][] = [
      [true, () => deeds.look(known)],
      [true, () => deeds.save(known, `As it was in round ${round}.`)],
      [isTimeForDownload(), () => deeds.download(known)],
      [isUploading && isTimeForNextTry(), upload],
      [isTimeForText(), () => deeds.write(known)],
      [isTimeToRegister(), () => register(`guest${n}.${round}`)],
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
