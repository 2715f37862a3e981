import { BRAND } from '@pawsume/contract/brand';
import { LandingPage } from '~/features/landing/landing-page.tsx';

export const meta = () => [
  { title: `${BRAND}, The Perfect Résumé for Your Pet` },
  {
    name: 'description',
    content: 'Tell us about your pet and get one honest, beautiful page for landlords, adopters, hotels and sitters.',
  },
];

export default function Landing() {
  return <LandingPage />;
}
