import { messages } from '@pawsume/contract/messages';
import { listVersions } from '@pawsume/contract/resume-text';
import { send } from '~/api/client.ts';
import { load } from '~/api/load.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { TextVersions } from '~/features/resumes/text-versions.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/resume-versions';

const TITLE = 'Earlier Texts';

export const meta = () => pageTitle(TITLE);

export const clientLoader = async ({ request, params: { id } }: Route.ClientLoaderArgs) => {
  const versions = await load(request, send(listVersions, { params: { id } }), messages.resumes.versionsFailed);
  return { resumeId: Number(id), versions };
};

export default function ResumeVersions({ loaderData: { resumeId, versions } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <PageHeader
        title={TITLE}
        actions={
          <ButtonLink to={paths.resume(resumeId)} variant="secondary">
            Back to the résumé
          </ButtonLink>
        }
      >
        {messages.resumes.versionsExplained}
      </PageHeader>
      <TextVersions key={resumeId} resumeId={resumeId} versions={versions} />
    </PageShell>
  );
}
