import { registryMessages } from '@pawsume/contract/registry-messages';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { CodeCheck } from './code-check.tsx';
import { FileCheck } from './file-check.tsx';

/** For whoever holds a résumé of ours, as a file or on paper, and wants to know whether it is one. */
export const VerifyPage = () => (
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
