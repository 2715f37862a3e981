import { BRAND } from '@pawsume/contract/brand';
import { Footer } from '~/features/landing/footer.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { publicMeta } from '~/features/layout/public-meta.ts';
import { LegalPage } from '~/features/legal/legal-page.tsx';
import { SharedWith } from '~/features/legal/shared-with.tsx';
import { WhatIsStored } from '~/features/legal/what-is-stored.tsx';
import { YourRights } from '~/features/legal/your-rights.tsx';
import { tabTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';

export const meta = () =>
  publicMeta({
    title: tabTitle('Privacy'),
    description: 'What is stored, who else sees it and how to take it along or delete it. No advertising, no tracking.',
    path: paths.privacy(),
  });

export default function PrivacyRoute() {
  return (
    <>
      <PageShell width="form">
        <Privacy />
      </PageShell>
      <Footer />
    </>
  );
}

/** What is done with people's data. Each sentence states what the code does: change both together. */
const Privacy = () => (
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
