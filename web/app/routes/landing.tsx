import { BRAND, IN_SHORT } from '@pawsume/contract/brand';
import { LandingPage } from '~/features/landing/landing-page.tsx';
import { structuredQuestions } from '~/features/landing/questions.ts';
import { publicMeta } from '~/features/layout/public-meta.ts';
import { paths } from '~/paths.ts';

export const meta = () => [
  ...publicMeta({
    title: `${BRAND}, The Perfect Résumé for Your Pet`,
    description: IN_SHORT,
    path: paths.landing(),
  }),
  { 'script:ld+json': structuredQuestions() },
];

export default function Landing() {
  return <LandingPage />;
}
