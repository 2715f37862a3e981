import type { ComponentProps, ReactNode } from 'react';
import { Cat } from '~/ui/art/cat.tsx';
import { Dog } from '~/ui/art/dog.tsx';
import { Gecko } from '~/ui/art/gecko.tsx';
import { Parrot } from '~/ui/art/parrot.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { Rabbit } from '~/ui/art/rabbit.tsx';
import { Heart, House, type Icon, PawPrint, Plane, Star } from '../../ui/icons.tsx';
import { Section } from './section.tsx';

const REASONS: { Icon: Icon; title: string; text: string }[] = [
  { Icon: House, title: 'Renting a home', text: 'Show landlords a responsible tenant on four paws.' },
  { Icon: Heart, title: 'Rehoming', text: 'Help shelters and adopters see who they will meet.' },
  { Icon: Plane, title: 'Traveling', text: 'Ready for flight, hotel and pet-friendly stay approvals.' },
  { Icon: Star, title: 'Just because', text: 'Every good pet deserves a page of their own.' },
  { Icon: PawPrint, title: 'Pet sitters', text: 'Needs and routines at one glance.' },
];

const PETS: { key: string; sky: ComponentProps<typeof Portrait>['sky']; drawing: ReactNode }[] = [
  { key: 'rabbit', sky: 'meadow', drawing: <Rabbit /> },
  { key: 'dog', sky: 'sun', drawing: <Dog /> },
  { key: 'parrot', sky: 'blush', drawing: <Parrot /> },
  { key: 'cat', sky: 'sun', drawing: <Cat /> },
  { key: 'gecko', sky: 'meadow', drawing: <Gecko /> },
];

export const Why = () => (
  <Section id="why" tone="surface" title="Why Does Your Pet Need a Résumé?">
    <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-5">
      {REASONS.map(({ Icon, title, text }) => (
        <li
          key={title}
          className="flex items-center gap-3.5 rounded-3xl border border-transparent bg-paper p-3 sm:p-5 sm:max-lg:last:col-span-2 lg:block"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-leaf-tint text-leaf sm:size-12">
            <Icon aria-hidden className="size-6" />
          </span>
          <div className="lg:mt-4">
            <h3 className="text-lg sm:text-xl">{title}</h3>
            <p className="leading-snug text-soft sm:mt-1 sm:leading-normal">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <Crowd />
  </Section>
);

/** All kinds of pets side by side. */
const Crowd = () => (
  <div className="mt-5 grid justify-items-center gap-2 sm:mt-14 sm:gap-5">
    <div className="flex justify-center">
      {PETS.map(({ key, sky, drawing }) => (
        <Portrait key={key} sky={sky} className="-mx-1.5 w-13 border-3 sm:border-4 border-surface sm:-mx-2 sm:w-28">
          {drawing}
        </Portrait>
      ))}
    </div>
    <p className="text-center text-soft sm:text-lg">Dogs, cats, birds, reptiles and more: it suits all pets.</p>
  </div>
);
