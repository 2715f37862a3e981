import { messages } from '@pawsume/contract/messages';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatWhen } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { isDownloadPending } from './download-key.ts';
import { DownloadPrices } from './download-prices.tsx';
import { DownloadQuestions } from './download-questions.tsx';
import type { ResumeToShow } from './resume-to-show.ts';
import { costsAgain, useDownload } from './use-download.ts';
import { wantDownload } from './wanted-download.ts';

interface Props {
  resume: ResumeToShow;
  credits: number;
}

/** The credits there are, what a download takes, and what can be done with the résumé. */
export const DownloadPanel = ({ resume, credits }: Props) => {
  const { downloading, asking, failure, begin, confirm, cancel } = useDownload();
  const costId = useId();
  const paid = resume.status === 'Paid';
  const want = () => wantDownload({ resumeId: resume.id, petName: resume.pet_name ?? null, isFree: false });
  return (
    <Card className="grid gap-5 sm:p-7">
      {paid ? (
        <div className="grid justify-items-start gap-2">
          <Badge tone="leaf">Paid</Badge>
          <p>{messages.download.free}</p>
        </div>
      ) : (
        <Credits credits={credits} onBuy={want} />
      )}
      {!paid && credits === 0 && <DownloadPrices resumeId={resume.id} onBuy={want} />}
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
          aria-describedby={paid ? undefined : costId}
          onClick={() => begin(resume)}
        >
          Download Résumé
        </Button>
        {!paid && (
          <div id={costId} className="text-center text-[0.9375rem] text-soft empty:hidden">
            <Cost resume={resume} credits={credits} />
          </div>
        )}
        {resume.pet_id !== null && (
          <ButtonLink to={paths.editResume(resume.id)} variant="secondary">
            ✏️ Edit Resume Info
          </ButtonLink>
        )}
        <ButtonLink to={paths.profile()} variant="ghost">
          Go to Profile
        </ButtonLink>
      </div>
      {paid && (
        <div className="border-t border-line pt-4 text-[0.9375rem] text-soft">
          <Credits credits={credits} onBuy={want} />
        </div>
      )}
      {!paid && credits > 0 && <PayForThisOne resumeId={resume.id} onBuy={want} />}
      <DownloadQuestions resume={resume} asking={asking} onConfirm={() => confirm(resume)} onCancel={cancel} />
    </Card>
  );
};

const Credits = ({ credits, onBuy }: { credits: number; onBuy: () => void }) =>
  credits > 0 ? (
    <p>{messages.resumes.creditsRemaining(credits)}</p>
  ) : (
    <p className="flex flex-wrap items-center gap-x-3">
      {messages.resumes.noCreditsLeft}
      <Link to={paths.buyCredits()} onClick={onBuy} className="inline-flex min-h-11 items-center text-link">
        Buy more credits
      </Link>
    </p>
  );

/** What the next click takes. One that repeats a download whose end is not known may take nothing: it says nothing. */
const Cost = ({ resume, credits }: Props) => (
  <>
    {costsAgain(resume) && resume.downloaded_at && (
      <p>{messages.download.downloadedWhen(formatWhen(resume.downloaded_at))}</p>
    )}
    {credits > 0 && !isDownloadPending(resume.id) && <p>{messages.download.usesOf(credits)}</p>}
  </>
);

const PayForThisOne = ({ resumeId, onBuy }: { resumeId: number; onBuy: () => void }) => (
  <p className="border-t border-line pt-4 text-[0.9375rem] text-soft">
    Do you need this page more than once?{' '}
    <Link to={paths.buyCredits(resumeId)} onClick={onBuy} className="text-link">
      Pay for this résumé
    </Link>{' '}
    and download it as often as you like.
  </p>
);
