import { confirmationMessages } from '@pawsume/contract/confirmation-messages';
import { listConfirmations } from '@pawsume/contract/confirmations';
import { messages } from '@pawsume/contract/messages';
import { DEFAULT_LOOK, PAPER_SIZES, type Paper } from '@pawsume/contract/page-settings';
import { proofMessages } from '@pawsume/contract/proof-messages';
import { listProofs, type Proof } from '@pawsume/contract/proofs';
import { BUILT_IN, getResume, listLeftOut, previewResume, WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { listLinks } from '@pawsume/contract/sharing';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { Await, useLocation } from 'react-router';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { load } from '~/api/load.ts';
import { loadMe } from '~/api/me.ts';
import { sendForPicture } from '~/api/send-for-picture.ts';
import { ConfirmationsPanel } from '~/features/confirmations/confirmations-panel.tsx';
import { Deferred } from '~/features/layout/deferred.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { ProofPanel, ProofPanelSkeleton } from '~/features/proofs/proof-panel.tsx';
import { Coach } from '~/features/resumes/coach.tsx';
import { DownloadPanel } from '~/features/resumes/download-panel.tsx';
import { LeftOutOfPage } from '~/features/resumes/left-out-of-page.tsx';
import { PageSettingsPanel } from '~/features/resumes/page-settings/page-settings-panel.tsx';
import { PreviewedPage } from '~/features/resumes/previewed-page.tsx';
import type { ResumeToShow } from '~/features/resumes/resume-to-show.ts';
import { TextCheck } from '~/features/resumes/text-check.tsx';
import { ShareLinks, SharePanel, ShareSkeleton } from '~/features/sharing/share-panel.tsx';
import { formatDay } from '~/lib/format.ts';
import { later } from '~/lib/later.ts';
import { pageTitle } from '~/lib/page-title.ts';
import { PreviewSkeleton } from '~/page/preview-skeleton.tsx';
import { sharpAt } from '~/page/sharp-at.ts';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/resume';

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(titleOf(loaderData?.resume));

const titleOf = (resume: { pet_name?: string | undefined } | undefined): string =>
  resume?.pet_name ? `Résumé of ${resume.pet_name}` : 'Résumé';

/** Narrower windows have one column; wide ones get the widest picture, which also prints. In CSS pixels. */
const ONE_COLUMN = 1024;
/** Left and right of the page in one column, in CSS pixels. */
const MARGINS = 32;

const NOTHING = Promise.resolve([]);

export const clientLoader = async ({ request, params: { id } }: Route.ClientLoaderArgs) => {
  const width = innerWidth < ONE_COLUMN ? sharpAt(innerWidth - MARGINS) : WIDEST_PICTURE;
  const preview = later(
    sendForPicture(previewResume, { params: { id }, query: { width: `${width ?? WIDEST_PICTURE}` } }),
  );
  const both = Promise.all([send(getResume, { params: { id } }), loadMe()]);
  const [resume, me] = await load(request, both, messages.resumes.previewFailed);
  // A server that counts no versions does not say what it leaves out; one that fails here still shows its page.
  const leftOut = resume.version === undefined ? NOTHING : send(listLeftOut, { params: { id } }).catch(() => []);
  const shared = resume.version === undefined ? null : later(send(listLinks, { params: { id } }));
  // A server that counts no versions knows no references to ask.
  const petId = resume.version === undefined ? null : (resume.pet_id ?? null);
  const references = petId === null ? null : later(send(listConfirmations, { params: { id: petId } }));
  const proofs = later(proofsOfResume(resume));
  return {
    resume: { ...resume, id: Number(id) },
    ...{ references, credits: me.download_credits, preview, leftOut, shared, proofs },
  };
};

export default function Resume({
  loaderData: { resume, references, credits, preview, leftOut, shared, proofs },
}: Route.ComponentProps) {
  const { hash } = useLocation();
  const title = titleOf(resume);
  return (
    <PageShell width="wide">
      <PageHeader title={title} eyebrow="Preview">
        <WrittenBy resume={resume} />
      </PageHeader>
      <TextCheck key={resume.id} resume={resume} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_21rem]">
        <SheetColumn paper={resume.page?.paper ?? DEFAULT_LOOK.paper}>
          <Deferred promise={preview} skeleton={<PreviewSkeleton />} failed={messages.resumes.previewFailed}>
            {(drawn) => <PreviewedPage resume={resume} drawn={drawn} title={`Preview: ${title}`} />}
          </Deferred>
        </SheetColumn>
        <div className="grid gap-5">
          <DownloadPanel key={resume.id} resume={resume} credits={credits} />
          {shared && (
            <SharePanel key={`share-${resume.id}`} isOpenAtFirst={hash === '#share'}>
              <Deferred promise={shared} skeleton={<ShareSkeleton />} failed={messages.sharing.loadFailed}>
                {(links) => <ShareLinks resumeId={resume.id} petName={resume.pet_name ?? ''} shared={links} />}
              </Deferred>
            </SharePanel>
          )}
          {/* All at once: what comes late pushes nothing away. */}
          <Suspense fallback={null}>
            <Await resolve={leftOut}>
              {(texts) => (
                <>
                  <LeftOutOfPage resume={resume} leftOut={texts} />
                  <Coach resume={resume} />
                  {resume.page && (
                    <PageSettingsPanel
                      resumeId={resume.id}
                      stored={resume.page}
                      hiddenContacts={resume.hidden_contacts ?? []}
                      preview={preview}
                    />
                  )}
                  {references !== null && resume.pet_id !== null && (
                    <Deferred promise={references} skeleton={null} failed={confirmationMessages.loadFailed}>
                      {(list) => (
                        <ConfirmationsPanel
                          petId={resume.pet_id ?? 0}
                          list={list}
                          hasReferences={
                            resume.page?.shown.references !== false && resume.page?.purpose !== 'Just because'
                          }
                        />
                      )}
                    </Deferred>
                  )}
                  <Deferred promise={proofs} skeleton={<ProofPanelSkeleton />} failed={proofMessages.listFailed}>
                    {(stored) =>
                      stored &&
                      resume.pet_id !== null && (
                        <ProofPanel
                          key={resume.id}
                          petId={resume.pet_id}
                          link={{ resume_id: resume.id, purpose: resume.page?.purpose ?? 'Renting' }}
                          stored={stored}
                        />
                      )
                    }
                  </Deferred>
                </>
              )}
            </Await>
          </Suspense>
        </div>
      </div>
    </PageShell>
  );
}

interface OfPet {
  pet_id: number | null;
  version?: number | undefined;
}

/** The proofs of a résumé's pet; null where the pet is gone. A server that counts no versions of texts keeps none. */
const proofsOfResume = async ({ pet_id, version }: OfPet): Promise<Proof[] | null> => {
  if (pet_id === null || version === undefined) return null;
  return send(listProofs, { params: { id: pet_id } }).catch((error) => {
    if (hasStatus(error, 404)) return null;
    throw error;
  });
};

/** When the résumé was made, and who wrote its text, as far as that is known. */
const WrittenBy = ({ resume: { created_at, written_by } }: { resume: ResumeToShow }) => (
  <>
    {created_at && (
      <span>
        Made on <time dateTime={created_at}>{formatDay(created_at)}</time>.{' '}
      </span>
    )}
    {written_by && <span>{writerInWords(written_by)}</span>}
  </>
);

const writerInWords = (writtenBy: string): string =>
  writtenBy === BUILT_IN
    ? 'Its text was written from your answers by our built-in writer.'
    : 'Its text was written from your answers by AI: please read it before you share it.';

/**
 * Beside a longer column a page is read to its end and then stays in sight. Whatever becomes of it, it takes as much room
 * as its sheet: nothing beside it moves.
 */
const SheetColumn = ({ paper, children }: { paper: Paper; children: ReactNode }) => {
  const { width, height } = PAPER_SIZES[paper];
  const room = { aspectRatio: width / height, '--sheet-height': `${(100 * height) / width}cqw` };
  return (
    <div className="@container self-stretch">
      <div
        // While the keyboard is on it, it is scrolled as anything else: no scrolling leads to what a stuck page has above the window.
        className="lg:not-has-focus-visible:sticky lg:top-[min(5.25rem,100dvh-1.5rem-var(--sheet-height))]"
        style={room as CSSProperties} // which knows no properties of one's own
      >
        {children}
      </div>
    </div>
  );
};
