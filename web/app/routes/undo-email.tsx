import { readMailedToken } from '~/api/mailed-token.ts';
import { UndoEmail, UndoTooLate } from '~/features/auth/undo-email.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { patterns } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/undo-email';

export const meta = () => pageTitle('Email Address Changed');

export const clientLoader = () => ({ token: readMailedToken(patterns.undoEmail) });

export default function UndoEmailScreen({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      <Card className="grid gap-6">
        <PageHeader title="Was it you?" />
        {token === null ? <UndoTooLate /> : <UndoEmail token={token} />}
      </Card>
    </PageShell>
  );
}
