import { BRAND } from '@pawsume/contract/brand';
import { messages } from '@pawsume/contract/messages';
import { CONTACT_MARK } from '@pawsume/contract/served-page';
import { Link } from 'react-router';
import { settingHere } from '~/api/setting-here.ts';
import { paths } from '~/paths.ts';
import { Logo } from '~/ui/logo.tsx';

const QUICK_LINKS = [
  { label: 'Home', to: paths.landing('hero') },
  { label: 'How it works', to: paths.landing('howitworks') },
  { label: 'Pricing', to: paths.landing('pricing') },
  { label: 'FAQs', to: paths.landing('faqs') },
  { label: 'Contact us', to: paths.landing('contact-us') },
  { label: 'Sample', to: paths.download() },
  { label: 'Check a résumé', to: paths.verify() },
  { label: 'Terms', to: paths.terms() },
  { label: 'Privacy', to: paths.privacy() },
];

export const Footer = () => (
  <footer id="footer" className="border-t border-line bg-paper px-4 py-9 sm:px-6 sm:py-12">
    <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-12 gap-y-6">
      <div className="max-w-xs">
        <Logo name={BRAND} />
        <p className="mt-3 text-soft">One honest, beautiful page for every pet.</p>
      </div>
      <nav aria-label="Quick links">
        <ul className="grid grid-cols-3 gap-x-8">
          {QUICK_LINKS.map(({ label, to }) => (
            <li key={label}>
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center hover:underline hover:underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Contact />
    </div>
  </footer>
);

const Contact = () => {
  const { contactEmail } = settingHere();
  return (
    <div id="contact-us">
      <h2 className="text-lg">Contact us</h2>
      <address className="mt-2 text-soft not-italic">
        {BRAND}, Toronto, Canada
        <span
          {...{ [CONTACT_MARK]: '' }}
          className="peer block font-semibold text-leaf underline underline-offset-4 *:inline-flex *:min-h-11 *:items-center empty:hidden"
        >
          {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        </span>
        <span className="mt-2 hidden max-w-60 peer-empty:block">{messages.common.noContact}</span>
      </address>
    </div>
  );
};
