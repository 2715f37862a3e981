import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { readMailedToken } from '~/api/mailed-token.ts';
import { ReportForm } from '~/features/confirmations/reference/report-form.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { patterns } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/report-confirmation';

export const meta = () => pageTitle('Report');

export const clientLoader = () => ({ report: readMailedToken(patterns.reportConfirmation) });

export default function ReportConfirmation({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      <Card className="grid gap-6">
        <PageHeader title={messages.reportTitle} />
        {report === null ? <Notice tone="error">{messages.reportGone}</Notice> : <ReportForm about={{ report }} />}
      </Card>
    </PageShell>
  );
}
