import { messages } from '@pawsume/contract/messages';
import { listResumes } from '@pawsume/contract/resumes';
import { send } from '~/api/client.ts';
import { Deferred } from '~/features/layout/deferred.tsx';
import { PageFrame } from '~/features/layout/page-frame.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { ResumeGrid } from '~/features/resumes/resume-grid.tsx';
import { later } from '~/lib/later.ts';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { CardGridSkeleton } from '~/ui/card-grid.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/resumes';

export const meta = () => pageTitle('My Résumés');

export const clientLoader = () => ({ resumes: later(send(listResumes)) });

const title = <PageHeader title="My Résumés" actions={<ButtonLink to={paths.form(1)}>+ New Résumé</ButtonLink>} />;
const skeleton = <CardGridSkeleton label="Loading résumés" lines={3} />;

export const HydrateFallback = () => (
  <PageFrame width="wide">
    {title}
    {skeleton}
  </PageFrame>
);

export default function Resumes({ loaderData: { resumes } }: Route.ComponentProps) {
  return (
    <PageShell width="wide">
      {title}
      <Deferred promise={resumes} skeleton={skeleton} failed={messages.resumes.listFailed}>
        {(list) => <ResumeGrid resumes={list} />}
      </Deferred>
    </PageShell>
  );
}
