import { priceSentence } from '@pawsume/contract/pricing';
import { settingHere } from '~/api/setting-here.ts';
import { Part, Points } from './legal-page.tsx';

export const CreditTerms = () => (
  <Part title="Prices, credits and refunds">
    <p>{priceSentence(settingHere().prices)} There is no subscription.</p>
    <Points>
      <li>A credit is taken only when the PDF is made. A download that broke off can be tried again at no charge.</li>
      <li>Credits do not expire while you have your account. They cannot be turned back into money.</li>
      <li>A résumé you paid for directly downloads free for as long as you keep it.</li>
      <li>
        If something went wrong with a payment, write to us. When money goes back to you, so do the credits that came
        with it; if they are spent already, the next ones you buy make up for it. A résumé whose payment went back is
        unpaid again.
      </li>
    </Points>
  </Part>
);
