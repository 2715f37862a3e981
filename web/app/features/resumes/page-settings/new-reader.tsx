import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { useWritingAgain } from '../use-writing-again.ts';
import { WriteAgain } from '../write-again.tsx';

/** The text stays with the reader it was written for, until its owner has it written for this one. */
export const NewReader = ({ resumeId, onWritten }: { resumeId: number; onWritten: () => void }) => {
  const { writing, failure, written, writeAgain, close } = useWritingAgain(resumeId);
  if (written) return <WriteAgain resumeId={resumeId} written={written} onSaved={onWritten} onCancel={close} />;
  return (
    <div className="grid gap-3">
      <p className="text-[0.9375rem] text-soft">{messages.page.textStays}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="secondary" loading={writing} loadingLabel="Writing…" onClick={writeAgain}>
          Write again
        </Button>
        <Link to={paths.editResume(resumeId)} className="text-link">
          Change the text
        </Link>
      </div>
    </div>
  );
};
