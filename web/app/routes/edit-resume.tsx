import { messages } from '@pawsume/contract/messages';
import { getProse } from '@pawsume/contract/resume-text';
import { send } from '~/api/client.ts';
import { load } from '~/api/load.ts';
import { loadUsername } from '~/api/me.ts';
import { proseDraftKey } from '~/api/prose-draft-key.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { ProseForm } from '~/features/resumes/prose-form.tsx';
import { openDraft } from '~/lib/draft-store.ts';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/edit-resume';

export const meta = () => pageTitle('Edit Résumé');

export const clientLoader = async ({ request, params: { id } }: Route.ClientLoaderArgs) => {
  const calls = Promise.all([send(getProse, { params: { id } }), loadUsername()]);
  const [text, username] = await load(request, calls, messages.resumes.loadFailed);
  const { pet_id, version, sentences = [], ...values } = text;
  await openDraft(proseDraftKey(username, id));
  return { username, resumeId: Number(id), petId: pet_id, sentences, stored: { values, version } };
};

export default function EditResume({
  loaderData: { username, resumeId, petId, sentences, stored },
}: Route.ComponentProps) {
  return (
    <PageShell width={stored.version === undefined ? 'form' : 'desk'}>
      <PageHeader
        title="Edit Résumé"
        actions={
          <>
            {petId !== null && (
              <ButtonLink to={paths.form(1, petId)} variant="secondary">
                Edit Pet and Owner Info
              </ButtonLink>
            )}
            {Number(stored.version) > 0 && (
              <ButtonLink to={paths.resumeVersions(resumeId)} variant="ghost">
                Earlier texts
              </ButtonLink>
            )}
          </>
        }
      >
        These three texts are yours to change. The facts beside them come from the pet's form.
      </PageHeader>
      <ProseForm key={resumeId} {...{ username, resumeId, petId, sentences, stored }} />
    </PageShell>
  );
}
