import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { answerConfirmation, type ConfirmationToAnswer, MAX_WORDS } from '@pawsume/contract/confirmations';
import { LIMITS } from '@pawsume/contract/fields';
import { type FormEvent, useState } from 'react';
import { hasCode } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { useAttempt } from '~/api/use-attempt.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { JudgedLine, type Judgement } from './judged-line.tsx';

interface Props {
  token: string;
  asked: ConfirmationToAnswer;
  onAnswered: (sentence: string) => void;
  /** The page says something else by now. */
  onChanged: () => Promise<void>;
  onBack: () => void;
}

const OPEN: Judgement = { verdict: '', correction: '' };

/** Shows what stands on the page, line by line, and asks what is right; then for words and a name. */
export const LinesForm = ({ token, asked, onAnswered, onChanged, onBack }: Props) => {
  const [judged, setJudged] = useState<Record<string, Judgement>>(() =>
    Object.fromEntries((asked.answered?.lines ?? []).map(({ answer, ...rest }) => [answer, rest])),
  );
  const [words, setWords] = useState(asked.answered?.words ?? '');
  const [signed, setSigned] = useState(asked.answered?.signed ?? asked.name);
  const [neverAgain, setNeverAgain] = useState(false);
  const { busy, attempt, failure, fields, setProblem } = useAttempt();

  const missing = () => {
    const open = asked.lines.find(({ answer }) => (judged[answer] ?? OPEN).verdict === '');
    return open && { message: messages.lineMissing, fields: { [open.answer]: messages.lineMissing } };
  };
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    const open = missing();
    if (open) return setProblem(open);
    await attempt(messages.failed, async () => {
      const lines = asked.lines.map((line) => {
        const { verdict, correction } = judged[line.answer] ?? OPEN;
        // None is open: that was looked at above.
        return { answer: line.answer, page: line.page, verdict: verdict || ('declined' as const), correction };
      });
      const body = { token, lines, words, signed, never_again: neverAgain };
      const { msg } = await send(answerConfirmation, { body }).catch(async (error) => {
        if (hasCode(error, 'changed_elsewhere')) await onChanged();
        throw error;
      });
      onAnswered(msg);
    });
  };
  return (
    <form noValidate onSubmit={answer} className="grid gap-6">
      <h2 className="text-xl">{messages.onThePage}</h2>
      {asked.lines.length === 0 && <p>{messages.nothingStands(asked.owner)}</p>}
      {asked.lines.map((line) => (
        <JudgedLine
          key={line.answer}
          line={line}
          judgement={judged[line.answer] ?? OPEN}
          error={fields[line.answer]}
          onChange={(judgement) => setJudged((before) => ({ ...before, [line.answer]: judgement }))}
        />
      ))}
      <TextArea
        label={messages.ownWords}
        hint={messages.wordsHint(MAX_WORDS)}
        maxLength={MAX_WORDS}
        value={words}
        error={fields.words}
        onChange={({ target }) => setWords(target.value)}
      />
      <TextInput
        label={messages.signAs}
        required
        maxLength={LIMITS.name}
        value={signed}
        error={fields.signed}
        onChange={({ target }) => setSigned(target.value)}
      />
      <Checkbox
        label={messages.neverAgainBox}
        checked={neverAgain}
        onChange={({ target }) => setNeverAgain(target.checked)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button type="submit" size="large" loading={busy}>
          {messages.sendAnswers}
        </Button>
        {asked.answered === null && (
          <Button variant="ghost" onClick={onBack}>
            {messages.changeFacts}
          </Button>
        )}
      </div>
    </form>
  );
};
