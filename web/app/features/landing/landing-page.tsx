import { SkipLink } from '~/ui/skip-link.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Faq } from './faq.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NavBar } from './nav-bar.tsx';
import { Preview } from './preview.tsx';
import { Pricing } from './pricing.tsx';
import { Tagline } from './tagline.tsx';
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
