import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { formatWhen } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { ContradictionList } from './contradiction-list.tsx';
import type { ResumeToShow } from './resume-to-show.ts';
import type { Question } from './use-download.ts';

interface Props {
  resume: ResumeToShow;
  asking: Question | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What is asked before a download. */
export const DownloadQuestions = ({ resume, asking, ...answers }: Props) => (
  <>
    {resume.downloaded_at && (
      <AskDownloadAgain open={asking === 'again'} downloadedAt={resume.downloaded_at} {...answers} />
    )}
    <AskAboutContradictions open={asking === 'contradicted'} resume={resume} {...answers} />
  </>
);

interface QuestionProps extends Pick<Props, 'onConfirm' | 'onCancel'> {
  open: boolean;
}

/** Asks before a text is downloaded that says the opposite of an answer. */
const AskAboutContradictions = ({ open, resume, onConfirm, onCancel }: QuestionProps & { resume: ResumeToShow }) => (
  <ConfirmDialog
    open={open}
    question={messages.resumes.contradictedQuestion}
    confirmLabel="Download as it is"
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
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {messages.download.againExplained(formatWhen(downloadedAt))}
  </ConfirmDialog>
);
