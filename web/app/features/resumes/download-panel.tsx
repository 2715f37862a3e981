import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { formatDay } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ContradictionList } from './contradiction-list.tsx';
import type { ResumeToShow } from './resume-to-show.ts';
import { useDownload } from './use-download.ts';

interface Props {
  resume: ResumeToShow;
  credits: number;
}

/** The credits there are, and what can be done with the résumé. */
export const DownloadPanel = ({ resume, credits }: Props) => {
  const { downloading, asking, failure, begin, confirm, cancel } = useDownload(resume);
  const paid = resume.status === 'Paid';
  return (
    <Card className="grid gap-5 sm:p-7">
      {paid ? (
        <div className="grid justify-items-start gap-2">
          <Badge tone="leaf">Paid</Badge>
          <p>Downloads of this résumé are free.</p>
        </div>
      ) : (
        <Credits credits={credits} />
      )}
      {failure && (
        <Notice tone="error" sign={false}>
          {failure}
        </Notice>
      )}
      <div className="grid gap-3">
        <Button
          size="large"
          loading={downloading}
          loadingLabel="Downloading..."
          disabled={credits === 0 && !paid}
          onClick={begin}
        >
          Download Résumé
        </Button>
        {resume.pet_id !== null && (
          <ButtonLink to={paths.editResume(resume.id)} variant="secondary">
            ✏️ Edit Resume Info
          </ButtonLink>
        )}
        <ButtonLink to={paths.profile()} variant="ghost">
          Go to Profile
        </ButtonLink>
      </div>
      {paid ? (
        <div className="border-t border-line pt-4 text-[0.9375rem] text-soft">
          <Credits credits={credits} />
        </div>
      ) : (
        <PayForThisOne resumeId={resume.id} />
      )}
      {resume.downloaded_at && (
        <AskDownloadAgain
          open={asking === 'again'}
          downloadedAt={resume.downloaded_at}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
      <AskAboutContradictions open={asking === 'contradicted'} resume={resume} onConfirm={confirm} onCancel={cancel} />
    </Card>
  );
};

const Credits = ({ credits }: { credits: number }) =>
  credits > 0 ? (
    <p>{messages.resumes.creditsRemaining(credits)}</p>
  ) : (
    <p className="flex flex-wrap items-center gap-x-3">
      {messages.resumes.noCreditsLeft}
      <Link to={paths.buyCredits()} className="inline-flex min-h-11 items-center text-link">
        Buy more credits
      </Link>
    </p>
  );

const PayForThisOne = ({ resumeId }: { resumeId: number }) => (
  <p className="border-t border-line pt-4 text-[0.9375rem] text-soft">
    Do you need this page more than once?{' '}
    <Link to={paths.buyCredits(resumeId)} className="text-link">
      Pay for this résumé
    </Link>{' '}
    and download it as often as you like.
  </p>
);

interface QuestionProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a text is downloaded that says the opposite of an answer. */
const AskAboutContradictions = ({ open, resume, onConfirm, onCancel }: QuestionProps & { resume: ResumeToShow }) => (
  <ConfirmDialog
    open={open}
    question={messages.resumes.contradictedQuestion}
    confirmLabel="Download as it is"
    loading={false}
    error={null}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <div className="grid gap-3">
      <p>{messages.resumes.contradictedExplained}</p>
      <ContradictionList petId={resume.pet_id} contradictions={resume.contradictions ?? []} />
      <Link to={paths.editResume(resume.id)} className="inline-flex min-h-11 items-center text-link">
        Change the text
      </Link>
    </div>
  </ConfirmDialog>
);

interface AskDownloadAgainProps extends QuestionProps {
  /** When this very page was downloaded last. */
  downloadedAt: string;
}

/** Asks before a second credit goes for a page that has not changed. */
const AskDownloadAgain = ({ open, downloadedAt, onConfirm, onCancel }: AskDownloadAgainProps) => (
  <ConfirmDialog
    open={open}
    question={messages.download.againQuestion}
    confirmLabel="Use 1 credit"
    loading={false}
    error={null}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {messages.download.againExplained(formatDay(downloadedAt))}
  </ConfirmDialog>
);
