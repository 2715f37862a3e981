import { BRAND } from '@pawsume/contract/brand';
import { priceSentence } from '@pawsume/contract/pricing';
import { Link } from 'react-router';
import { settingHere } from '~/api/setting-here.ts';
import { paths } from '~/paths.ts';
import { LegalPage, Part, Points } from './legal-page.tsx';

/** What is agreed on. Each sentence states what the code does: change both together. */
export const Terms = () => (
  <LegalPage
    title="Terms"
    inShort="Creating and editing résumés is free, downloads are paid, and what you say about your pet has to be true."
    since="2026-11-23"
  >
    <Part title="What you get">
      <p>
        {BRAND} makes a one-page résumé of your pet from your answers. The text is written by AI or by our built-in
        writer, and only from what you tell us. Please read it before you share it: you can change every sentence of it.
        A résumé is your own word about your pet, not a certificate of ours.
      </p>
    </Part>
    <Part title="Your account">
      <p>
        Keep your password to yourself. Should somebody else have used your account, log all others out under Account
        &amp; Security and set a new password.
      </p>
    </Part>
    <Part title="What you tell us">
      <p>
        It stays yours. You let us store it and print it for you. Answer truthfully, use pictures you may use, and name
        people as references only if they agree. What you tell us is handled as <PrivacyLink /> says.
      </p>
    </Part>
    <CreditTerms />
    <Part title="Fair use">
      <p>
        To keep it quick for everybody there are limits on how often some things can be done in a while. Do not use{' '}
        {BRAND} to deceive or harm anybody, or to disturb it.
      </p>
    </Part>
    <Part title="Ending it">
      <p>
        You can delete your account at any time. That is final: credits that are left are lost, and so are the résumés,
        paid ones too. Files you have downloaded stay with you.
      </p>
    </Part>
    <Part title="Questions">
      <p>
        Write to {BRAND}, Canada; see{' '}
        <Link to={paths.landing('contact-us')} className="text-link">
          Contact us
        </Link>
        .
      </p>
    </Part>
  </LegalPage>
);

const PrivacyLink = () => (
  <Link to={paths.privacy()} className="text-link">
    Privacy
  </Link>
);

const CreditTerms = () => (
  <Part title="Prices, credits and refunds">
    <p>{priceSentence(settingHere().prices)} There is no subscription.</p>
    <Points>
      <li>A credit is taken only when the PDF is made. A download that broke off can be tried again at no charge.</li>
      <li>Credits do not expire while you have your account. They cannot be turned back into money.</li>
      <li>A résumé you paid for directly downloads free for as long as you keep it.</li>
      <li>
        To ask for a refund, write to us (see{' '}
        <Link to={paths.landing('contact-us')} className="text-link">
          Contact us
        </Link>
        ) from the email address of your account. Say what went wrong, and name the day and the amount of the payment as
        your Billing History shows them. When money goes back to you, so do the credits that came with it; if they are
        spent already, the next ones you buy make up for it. A résumé whose payment went back is unpaid again.
      </li>
    </Points>
  </Part>
);
