import { BRAND } from '@pawsume/contract/brand';
import { Part, Points } from './legal-page.tsx';

export const SharedWith = () => (
  <Part title="Who else sees it">
    <Points>
      <li>
        <strong>A provider of AI</strong>, only when you have something written or read and this site uses one: it is
        told the facts of your pet, your name, your profession and what you write about yourself and your bond. It is
        never told your email, phone, address or age, nor the names and contacts of references, and it gets no pictures.
        A sentence of yours that repeats one of these is left out. The screen of each résumé says whether AI wrote its
        text. Where you are logged in and have a text or a record of your pet read, it is told that text without
        telephone numbers, email addresses and links.
      </li>
      <li>
        <strong>Stripe or PayPal</strong>, when you pay: we tell them the amount, what it is for and a number. What you
        enter on their pages stays with them, under their own rules.
      </li>
      <li>
        <strong>Google</strong>, only if you choose to log in with it: it tells us who you are there, your name and your
        email address. It learns that you use {BRAND}, not what you do here.
      </li>
      <li>
        <strong>Our mail provider</strong> carries the few mails we send: to confirm your address, to set a password,
        when your password or your address was changed, and to references whom you ask us to write to. We send no
        advertising.
      </li>
      <li>
        <strong>Our administrators</strong> see usernames, email addresses, credits, dates, the names of pets with a
        résumé, and what references said. What they change is recorded.
      </li>
      <li>
        <strong>Whoever you give a résumé to</strong> sees all that is on it. A picture can be opened by whoever knows
        its address, which nobody can guess.
      </li>
      <li>
        <strong>Whoever has a link of yours</strong> sees the proofs that you show on it, while that link is on, and may
        keep a copy.
      </li>
    </Points>
    <p>These providers may process data outside Canada. We pass nothing on to anybody else, unless the law makes us.</p>
  </Part>
);
