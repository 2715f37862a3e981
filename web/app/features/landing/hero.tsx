import { BRAND } from '@pawsume/contract/brand';
import { Check } from 'lucide-react';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ResumePicture } from './resume-picture.tsx';

const PITCHES = [
  'Tell us about your pet in a few minutes',
  'AI writes one honest, beautiful page',
  'Free to create and edit, pay only to download',
];

export const Hero = () => (
  <section id="hero" aria-labelledby="hero-title" className="overflow-hidden bg-paper px-4 sm:px-6">
    <div className="mx-auto grid max-w-6xl items-center gap-12 pt-8 pb-16 sm:pb-24 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-12">
      <div>
        <p className="eyebrow">For renters, rescues, travellers and sitters</p>
        <h1 id="hero-title" className="mt-4 text-[2.5rem] leading-[1.08] sm:text-6xl">
          Welcome to {BRAND}, The Perfect Résumé for Your Pet!
        </h1>
        <ul className="mt-7 grid gap-3 text-lg">
          {PITCHES.map((pitch) => (
            <li key={pitch} className="flex items-start gap-3">
              <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf">
                <Check aria-hidden strokeWidth={3} className="size-3.5" />
              </span>
              {pitch}
            </li>
          ))}
        </ul>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to={paths.form(1)} size="large">
            Create Résumé
          </ButtonLink>
          <ButtonLink to={paths.landing('why')} variant="secondary" size="large">
            Learn more
          </ButtonLink>
        </div>
      </div>
      <ResumePicture of="biscuit" first className="mx-auto rotate-2" />
    </div>
  </section>
);
