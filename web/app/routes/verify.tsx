import { registryMessages } from '@pawsume/contract/registry-messages';
import { Footer } from '~/features/landing/footer.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { publicMeta } from '~/features/layout/public-meta.ts';
import { tabTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { CodeCheck } from '../features/verify/code-check.tsx';
import { FileCheck } from '../features/verify/file-check.tsx';

/** For whoever holds a résumé of ours, as a file or on paper, and wants to know whether it is one. */
const VerifyPage = () => (
  <div className="grid gap-7">
    <PageHeader title={registryMessages.title}>
      <p>{registryMessages.lead}</p>
    </PageHeader>
    <Card>
      <h2 className="sr-only">{registryMessages.choose}</h2>
      <FileCheck />
    </Card>
    <Card>
      <h2 className="mb-4 text-2xl">{registryMessages.codeTitle}</h2>
      <CodeCheck />
    </Card>
  </div>
);

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
