import type { ComponentProps, ReactNode } from 'react';
import { Cat } from '~/ui/art/cat.tsx';
import { Dog } from '~/ui/art/dog.tsx';
import { Gecko } from '~/ui/art/gecko.tsx';
import { Parrot } from '~/ui/art/parrot.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { Rabbit } from '~/ui/art/rabbit.tsx';

const PETS: { key: string; sky: ComponentProps<typeof Portrait>['sky']; drawing: ReactNode }[] = [
  { key: 'rabbit', sky: 'meadow', drawing: <Rabbit /> },
  { key: 'dog', sky: 'sun', drawing: <Dog /> },
  { key: 'parrot', sky: 'blush', drawing: <Parrot /> },
  { key: 'cat', sky: 'sun', drawing: <Cat /> },
  { key: 'gecko', sky: 'meadow', drawing: <Gecko /> },
];

/** All kinds of pets side by side. */
export const Crowd = () => (
  <div className="mt-14 grid justify-items-center gap-5">
    <div className="flex justify-center">
      {PETS.map(({ key, sky, drawing }) => (
        <Portrait key={key} sky={sky} className="-mx-1.5 w-16 border-4 border-surface sm:-mx-2 sm:w-28">
          {drawing}
        </Portrait>
      ))}
    </div>
    <p className="text-center text-lg text-soft">Dogs, cats, birds, reptiles and more: it suits all pets.</p>
  </div>
);
