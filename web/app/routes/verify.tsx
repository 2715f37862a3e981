import { registryMessages } from '@pawsume/contract/registry-messages';
import { Footer } from '~/features/landing/footer.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { publicMeta } from '~/features/layout/public-meta.ts';
import { VerifyPage } from '~/features/verify/verify-page.tsx';
import { tabTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';

export const meta = () =>
  publicMeta({
    title: tabTitle(registryMessages.title),
    description:
      'Check whether a pet résumé is genuine and up to date: by its PDF, which stays on your device, or by its code.',
    path: paths.verify(),
  });

export default function VerifyRoute() {
  return (
    <>
      <PageShell width="form">
        <VerifyPage />
      </PageShell>
      <Footer />
    </>
  );
}
