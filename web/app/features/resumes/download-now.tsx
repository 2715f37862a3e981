import { getResume } from '@pawsume/contract/resumes';
import { useId, useState } from 'react';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { Button } from '~/ui/button.tsx';
import type { ButtonSize } from '~/ui/button-style.ts';
import { Notice } from '~/ui/notice.tsx';
import { Download } from '../../ui/icons.tsx';
import { downloadFailure } from './download.ts';
import { DownloadQuestions } from './download-questions.tsx';
import type { ResumeToShow } from './resume-to-show.ts';
import { useDownload } from './use-download.ts';

interface Props {
  resumeId: number;
  size?: ButtonSize;
  /** What it takes, in a sentence. */
  cost: string;
}

/** Downloads a résumé from a screen that does not show it. What there is to ask is asked here too. */
export const DownloadNow = ({ resumeId, size, cost }: Props) => {
  const send = useSend();
  const [resume, setResume] = useState<ResumeToShow | null>(null);
  const finding = useAttempt();
  const { downloading, asking, failure, begin, confirm, cancel } = useDownload();
  const costId = useId();
  const notFound = (error: unknown) => ({ message: downloadFailure(error), fields: {} });
  const find = () =>
    finding.attempt(notFound, async () => {
      const found = { ...(await send(getResume, { params: { id: resumeId } })), id: resumeId };
      setResume(found);
      void begin(found);
    });
  const problem = finding.failure ?? failure;
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <Button
        size={size}
        loading={finding.busy || downloading}
        loadingLabel="Downloading..."
        aria-describedby={costId}
        onClick={find}
      >
        <Download aria-hidden className="size-5" />
        Download now
      </Button>
      <p id={costId} className="text-[0.9375rem] text-soft">
        {cost}
      </p>
      {problem && (
        <Notice tone="error" sign={false}>
          {problem}
        </Notice>
      )}
      {resume && (
        <DownloadQuestions resume={resume} asking={asking} onConfirm={() => confirm(resume)} onCancel={cancel} />
      )}
    </div>
  );
};
