import { messages } from '@pawsume/contract/messages';
import type { ContactRequest } from '@pawsume/contract/sharing';
import { formatDay } from '~/lib/format.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Links } from './use-links.ts';

const STATES = {
  shown: { tone: 'leaf', label: 'Let through' },
  refused: { tone: 'plain', label: 'Not let through' },
} as const;

/** Who asks how to reach the owner, and what they were answered. */
export const ContactRequests = ({ requests, failure, answer, busy }: Links) => {
  if (requests.length === 0) return null;
  const words = messages.sharing;
  return (
    <section aria-labelledby="contact-requests" className="grid gap-3 border-t border-line pt-4">
      <h3 id="contact-requests" className="font-semibold">
        {words.requests}
      </h3>
      {failure?.at === 'requests' && <Notice tone="error">{failure.words}</Notice>}
      <ul className="grid gap-4">
        {requests.map((request) => (
          <Request key={request.id} request={request} busy={busy === request.id} onAnswer={answer} />
        ))}
      </ul>
      <p className="text-[0.9375rem] text-soft">{words.letThroughExplained}</p>
    </section>
  );
};

interface RequestProps {
  request: ContactRequest;
  busy: boolean;
  onAnswer: (id: number, show: boolean) => void;
}

const Request = ({ request: { id, name, email, purpose, state, asked_at }, busy, onAnswer }: RequestProps) => (
  <li className="grid gap-2">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-[0.9375rem] wrap-anywhere text-soft">{email}</p>
      <p className="text-[0.9375rem] text-soft">
        {messages.sharing.readers[purpose]}, {formatDay(asked_at)}
      </p>
    </div>
    {state !== 'asked' && (
      <div>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </div>
    )}
    <div className="flex flex-wrap gap-2">
      {state !== 'shown' && (
        <Button variant="secondary" loading={busy} onClick={() => onAnswer(id, true)}>
          {messages.sharing.letThrough}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {state !== 'refused' && (
        <Button variant="ghost" loading={busy} onClick={() => onAnswer(id, false)}>
          {messages.sharing.refuse}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </div>
  </li>
);
