import { Heart, House, type LucideIcon, PawPrint, Plane, Star } from 'lucide-react';
import { Crowd } from './crowd.tsx';
import { Section } from './section.tsx';

const REASONS: { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: House, title: 'Renting a home', text: 'Show landlords a responsible tenant on four paws.' },
  { Icon: Heart, title: 'Rehoming', text: 'Help shelters and adopters see who they will meet.' },
  { Icon: Plane, title: 'Traveling', text: 'Ready for flight, hotel and pet-friendly stay approvals.' },
  { Icon: Star, title: 'Just because', text: 'Every good pet deserves a page of their own.' },
  { Icon: PawPrint, title: 'Pet sitters', text: 'Needs and routines at one glance.' },
];

export const Why = () => (
  <Section id="why" tone="surface" title="Why Does Your Pet Need a Résumé?">
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {REASONS.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4 rounded-3xl border border-transparent bg-paper p-5 lg:block">
          <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-leaf-tint text-leaf">
            <Icon aria-hidden className="size-6" />
          </span>
          <div className="lg:mt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <Crowd />
  </Section>
);
