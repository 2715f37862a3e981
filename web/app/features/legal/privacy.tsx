import { BRAND } from '@pawsume/contract/brand';
import { LegalPage } from './legal-page.tsx';
import { SharedWith } from './shared-with.tsx';
import { WhatIsStored } from './what-is-stored.tsx';
import { YourRights } from './your-rights.tsx';

/** What is done with people's data. Each sentence states what the code does: change both together. */
export const Privacy = () => (
  <LegalPage
    title="Privacy"
    inShort={`${BRAND} keeps what you type to make your pet’s résumé, and nothing to sell or to advertise with.`}
    since="2026-11-20"
  >
    <WhatIsStored />
    <SharedWith />
    <YourRights />
  </LegalPage>
);
