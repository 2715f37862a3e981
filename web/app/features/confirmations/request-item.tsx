import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { type ConfirmationRequest, type ConfirmationState, showConfirmation } from '@pawsume/contract/confirmations';
import { useSend } from '~/api/use-send.ts';
import { formatDay } from '~/lib/format.ts';
import { Badge } from '~/ui/badge.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Switch } from '~/ui/switch.tsx';
import { AskAgain } from './ask-again.tsx';
import { StopRequest } from './stop-request.tsx';
import { useChange } from './use-change.ts';
import { WhatTheySay } from './what-they-say.tsx';

interface Props {
  petId: number;
  request: ConfirmationRequest;
  onLink: (link: string) => void;
}

const TONE: Record<ConfirmationState, 'leaf' | 'marigold' | 'plain'> = {
  ...{ asked: 'plain', opened: 'plain', confirmed: 'leaf', corrected: 'marigold', changed: 'marigold' },
  ...{
    held: 'marigold',
    not_independent: 'marigold',
    declined: 'plain',
    withdrawn: 'plain',
    expired: 'plain',
    stopped: 'plain',
  },
};
const OVER: readonly ConfirmationState[] = ['declined', 'withdrawn', 'stopped'];

/** Somebody who was asked, how it stands, and what can be done about it. */
export const RequestItem = ({ petId, request, onLink }: Props) => {
  const { id, name, kind, how, state, asked_at, answered_at, shown, words, words_shown } = request;
  const send = useSend();
  const { change, failure } = useChange();
  const show = (choice: { shown: boolean; words_shown: boolean }) =>
    change(() => send(showConfirmation, { params: { id }, body: choice }));
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base wrap-anywhere">
          {name}, {kind.toLowerCase()}
        </h3>
        <Badge tone={TONE[state]}>{messages.states[state]}</Badge>
      </div>
      <p className="text-[0.9375rem] text-soft wrap-anywhere">
        <span>{answered_at ? `Answered ${formatDay(answered_at)}` : `Asked ${formatDay(asked_at)}`}</span>, {how}.{' '}
        {messages.explained[state]}
      </p>
      <WhatTheySay petId={petId} request={request} />
      {state === 'confirmed' && (
        <div>
          <Switch label={messages.showMark} checked={shown} onChange={(on) => show({ shown: on, words_shown })} />
          {words !== '' && shown && (
            <Switch
              label={messages.showWords}
              checked={words_shown}
              onChange={(on) => show({ shown, words_shown: on })}
            />
          )}
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {!OVER.includes(state) && (
        <div className="flex flex-wrap items-start gap-x-2">
          {state !== 'confirmed' && <AskAgain request={request} onLink={onLink} />}
          <StopRequest request={request} />
        </div>
      )}
    </li>
  );
};
