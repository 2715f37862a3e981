import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { ANSWER_DAYS, type ConfirmationToAnswer, openConfirmation } from '@pawsume/contract/confirmations';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { send } from '~/api/client.ts';
import { dropMailedToken } from '~/api/mailed-token.ts';
import { useAttempt } from '~/api/use-attempt.ts';
import { patterns } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { DeclineButton } from './decline-button.tsx';
import { FactsForm } from './facts-form.tsx';
import { LinesForm } from './lines-form.tsx';
import { ReportForm } from './report-form.tsx';

/** What is kept of whoever answers, and who sees it. */
const WhatWeKeep = () => (
  <details className="text-[0.9375rem] text-soft">
    <summary className="min-h-11 content-center font-semibold">{messages.whatWeKeep}</summary>
    <p>
      {messages.shownToOwner} {messages.kept(ANSWER_DAYS)}
    </p>
  </details>
);

const WhoAsks = ({ asked: { name, kind } }: { asked: ConfirmationToAnswer }) => (
  <p className="wrap-anywhere">{messages.asksExplained(name, kind)}</p>
);

interface Props {
  token: string;
  asked: ConfirmationToAnswer;
  /** Whoever came only wants no more mails. */
  wantsNoMails: boolean;
}

/** What somebody does who is asked: tells their own part, judges the page, and may change or take back all of it. */
export const AskedScreen = ({ token, asked: asOpened, wantsNoMails }: Props) => {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(asOpened);
  const [stage, setStage] = useState(asOpened.stage);
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { attempt, failure } = useAttempt();

  const goOn = (told: ConfirmationToAnswer) => {
    setAsked(told);
    setStage('lines');
  };
  const changeAnswers = () =>
    attempt(messages.failed, async () => goOn(await send(openConfirmation, { body: { token } })));
  const finish = (sentence: string) => {
    dropMailedToken(patterns.confirm);
    setOver(sentence);
  };
  if (over !== null) return <Notice tone="success">{over}</Notice>;
  return (
    <>
      {stage !== 'answered' && <WhoAsks asked={asked} />}
      {stage === 'facts' && <FactsForm token={token} asked={asked} onTold={goOn} />}
      {stage === 'lines' && (
        <LinesForm
          // Lines that changed meanwhile are judged anew.
          key={asked.lines.map(({ page }) => page).join('\n')}
          token={token}
          asked={asked}
          onAnswered={(sentence) => {
            setSaid(sentence);
            setStage('answered');
          }}
          onChanged={revalidate}
          onBack={() => setStage('facts')}
        />
      )}
      {stage === 'answered' && (
        <>
          <Notice tone="success">{said ?? messages.answered}</Notice>
          <p>{messages.thanksExplained}</p>
          {failure && <Notice tone="error">{failure}</Notice>}
          <Button className="justify-self-start" onClick={changeAnswers}>
            {messages.change}
          </Button>
        </>
      )}
      <div className="grid gap-3 border-t border-line pt-5">
        <div className="justify-self-start">
          <DeclineButton
            key={stage}
            token={token}
            isAnswered={stage === 'answered' || asked.answered !== null}
            asksAtOnce={wantsNoMails && said === null}
            onOver={finish}
          />
        </div>
        <WhatWeKeep />
        <details className="text-[0.9375rem]">
          <summary className="min-h-11 content-center font-semibold text-soft">{messages.report}</summary>
          <ReportForm about={{ token }} />
        </details>
      </div>
    </>
  );
};
