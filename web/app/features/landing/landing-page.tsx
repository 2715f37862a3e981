import { paths } from '~/paths.ts';
import { Dog } from '~/ui/art/dog.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { Plus } from '~/ui/icons.tsx';
import { SkipLink } from '~/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LinkOverLogin } from './link-over-login.tsx';
import { NavBar } from './nav-bar.tsx';
import { Preview } from './preview.tsx';
import { Pricing } from './pricing.tsx';
import { type Question, questions } from './questions.ts';
import { Section } from './section.tsx';
import { Why } from './why.tsx';

export const LandingPage = () => (
  <>
    <SkipLink />
    <NavBar />
    <main id="main">
      <Hero />
      <Why />
      <Tagline />
      <Preview />
      <HowItWorks />
      <Pricing />
      <CallToAction />
      <Faq />
    </main>
    <Footer />
  </>
);

const Tagline = () => (
  <Section id="tagline" tone="band">
    <div className="grid justify-items-center gap-6 text-center sm:gap-8">
      <p className="max-w-3xl font-display text-2xl leading-tight font-semibold text-balance sm:text-4xl">
        Everybody asks about your pet. Now you have the answer on one page.
      </p>
      <LinkOverLogin to={paths.form(1)} variant="on-dark">
        Create Résumé Now!
      </LinkOverLogin>
    </div>
  </Section>
);

const CallToAction = () => (
  <Section id="calltoaction" tone="surface">
    <div className="grid justify-items-center gap-4 text-center sm:gap-6">
      <Portrait className="w-36 max-sm:hidden">
        <Dog />
      </Portrait>
      <h2 className="max-w-2xl text-3xl sm:text-4xl">Put your best paw forward</h2>
      <LinkOverLogin to={paths.form(1)} variant="primary">
        Create My Free Pet Résumé Now
      </LinkOverLogin>
    </div>
  </Section>
);

const Faq = () => (
  <Section id="faq" tone="paper" title="Frequently Asked Questions">
    {/* The footer's link of the specification is in the plural. */}
    <div id="faqs" className="mx-auto grid max-w-3xl gap-2.5">
      {questions().map((item) => (
        <Item key={item.question} {...item} />
      ))}
    </div>
  </Section>
);

const Item = ({ question, answer }: Question) => (
  <details className="group rounded-2xl border border-transparent bg-surface shadow-card">
    <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-2xl px-5 py-2 hover:bg-leaf-tint sm:min-h-14 [&::-webkit-details-marker]:hidden">
      <h3 className="text-base sm:text-xl">{question}</h3>
      <Plus aria-hidden className="size-5 shrink-0 text-leaf transition-transform group-open:rotate-45" />
    </summary>
    <div className="grid gap-2 px-5 pt-1 pb-5 text-soft">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </details>
);
