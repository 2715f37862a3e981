import { messages } from '@pawsume/contract/messages';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import { keepText } from '@pawsume/contract/resume-text';
import { useRevalidator } from 'react-router';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ContradictionList } from './contradiction-list.tsx';
import type { ResumeToShow } from './resume-to-show.ts';
import { useWritingAgain } from './use-writing-again.ts';
import { WriteAgain } from './write-again.tsx';

/** Where the text is not as it should be: the model failed, answers changed, sentences contradict them; and the ways out. */
export const TextCheck = ({ resume }: { resume: ResumeToShow }) => {
  const { id, pet_id, changed_answers = [], contradictions = [], model_failed } = resume;
  const { writing, written, writeAgain, close, ...again } = useWritingAgain(id);
  const { keeping, keep, ...kept } = useKeeping(resume);
  const failure = again.failure ?? kept.failure;
  if (changed_answers.length === 0 && contradictions.length === 0 && !model_failed) return null;
  const labels = changed_answers.map(({ answer }) => labelOfAnswer(answer)).join(', ');
  return (
    <Card className="grid gap-5">
      {model_failed && !written && (
        <Notice tone="info">
          <strong>{messages.resumes.modelFailed}</strong> {messages.resumes.modelFailedExplained}
        </Notice>
      )}
      {labels !== '' && (
        <Notice tone="info">
          <strong>{messages.resumes.answersChanged(labels)}</strong> {messages.resumes.answersChangedExplained}
        </Notice>
      )}
      {contradictions.length > 0 && (
        <Notice tone="error">
          <ContradictionList petId={pet_id} contradictions={contradictions} />
        </Notice>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {written ? (
        <WriteAgain resumeId={id} written={written} onSaved={close} onCancel={close} />
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:*:basis-full">
          <Button loading={writing} loadingLabel="Writing…" disabled={keeping} onClick={writeAgain}>
            Write again
          </Button>
          <ButtonLink to={paths.editResume(id)} variant="secondary">
            Change the text
          </ButtonLink>
          <Button variant="ghost" loading={keeping} loadingLabel="Keeping…" disabled={writing} onClick={keep}>
            Keep it as it is
          </Button>
        </div>
      )}
    </Card>
  );
};

const useKeeping = ({ id, version }: ResumeToShow) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const { busy, attempt, failure } = useAttempt();
  const keep = () =>
    attempt(messages.resumes.keepFailed, () =>
      // Also where it was refused: the text may be another one by now.
      send(keepText, { params: { id }, body: { version } }).finally(revalidate),
    );
  return { keeping: busy, failure, keep };
};
