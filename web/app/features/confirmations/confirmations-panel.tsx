import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import type { ConfirmationList } from '@pawsume/contract/confirmations';
import { useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { RequestItem } from './request-item.tsx';

/** A link that the owner hands on. One click copies it, or selects it where the browser does not let pages copy. */
const HandedLink = ({ link }: { link: string }) => {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('Copied');
    } catch {
      field.current?.select();
      setOutcome('Selected');
    }
  };
  return (
    <div className="grid gap-3">
      <Notice tone="info">{messages.linkOnce}</Notice>
      <TextInput ref={field} label="Link to hand on" readOnly value={link} onFocus={() => field.current?.select()} />
      <Button onClick={copy}>{outcome || 'Copy the link'}</Button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </div>
  );
};

interface Props {
  petId: number;
  list: ConfirmationList;
  /** The page has a place for references. */
  hasReferences: boolean;
}

/** Whom an owner asked to confirm what they say, and what came of it. */
export const ConfirmationsPanel = ({ petId, list: { pet_name, requests, suggestions }, hasReferences }: Props) => {
  const [asking, setAsking] = useState(false);
  // In this one place: it is told once, and gone with the screen.
  const [link, setLink] = useState<string | null>(null);
  return (
    <Card className="grid gap-4 sm:p-7">
      <h2 className="text-lg">{messages.title}</h2>
      {link && <HandedLink link={link} />}
      {requests.length === 0 ? (
        <p className="text-soft">{messages.empty(pet_name)}</p>
      ) : (
        <ul className="grid gap-4 divide-y divide-line *:pt-4 *:first:pt-0">
          {requests.map((request) => (
            <RequestItem key={request.id} petId={petId} request={request} onLink={setLink} />
          ))}
        </ul>
      )}
      {!hasReferences && requests.some(({ printed }) => printed) && (
        <Notice tone="info">{messages.notOnThisPage}</Notice>
      )}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {messages.ask}
      </Button>
      {asking && (
        <AskDialog petId={petId} suggestions={suggestions} onLink={setLink} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
};
