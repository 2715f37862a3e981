import { BRAND } from '@pawsume/contract/brand';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ResumePicture } from './resume-picture.tsx';
import { TickList } from './tick-list.tsx';

const PITCHES = [
  'Tell us about your pet in a few minutes',
  'AI writes one honest, beautiful page',
  'Free to create and edit, pay only to download',
];

export const Hero = () => (
  <section id="hero" aria-labelledby="hero-title" className="overflow-hidden bg-paper px-4 sm:px-6">
    <div className="mx-auto grid max-w-6xl items-center gap-8 pt-5 pb-8 sm:gap-12 sm:pt-8 sm:pb-24 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-12">
      <div>
        <p className="eyebrow">For renters, rescues, travellers and sitters</p>
        <h1 id="hero-title" className="mt-4 text-[2.5rem] leading-[1.08] sm:text-6xl">
          Welcome to {BRAND}, The Perfect Résumé for Your Pet!
        </h1>
        <TickList lines={PITCHES} className="mt-6 grid gap-2.5 text-lg sm:mt-7 sm:gap-3" />
        <div className="mt-7 flex flex-wrap gap-3 sm:mt-9">
          <ButtonLink to={paths.form(1)} size="large">
            Create Résumé
          </ButtonLink>
          <ButtonLink to={paths.landing('why')} variant="secondary" size="large">
            Learn more
          </ButtonLink>
        </div>
      </div>
      {/* On a phone its upper half, fading out: what matters stands there. */}
      <div className="max-sm:-mx-2 max-sm:max-h-60 max-sm:overflow-hidden max-sm:mask-b-from-70% max-sm:px-2 max-sm:pt-3">
        <ResumePicture of="biscuit" first className="mx-auto rotate-2" />
      </div>
    </div>
  </section>
);
