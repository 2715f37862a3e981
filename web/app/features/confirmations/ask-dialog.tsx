import { CONFIRMATION_KINDS, type ConfirmationKind } from '@pawsume/contract/confirmation-facts';
import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { askReference, type ConfirmationList } from '@pawsume/contract/confirmations';
import { LIMITS } from '@pawsume/contract/fields';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { Button } from '~/ui/button.tsx';
import { ChoiceRow } from '~/ui/choice-row.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { toast } from '~/ui/toast.ts';

interface Props {
  petId: number;
  suggestions: ConfirmationList['suggestions'];
  onLink: (link: string) => void;
  onClose: () => void;
}

const WAYS = ['mail', 'link'] as const;
type Way = (typeof WAYS)[number];
const WAY_OF = new Map<string, Way>(WAYS.map((way) => [messages.ways[way], way]));

/** Asks somebody, by mail or by a link to hand on. Whom the form names stands there already. */
export const AskDialog = ({ petId, suggestions, onLink, onClose }: Props) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [first] = suggestions;
  const [kind, setKind] = useState<ConfirmationKind>(first?.kind ?? 'Landlord');
  const [name, setName] = useState(first?.name ?? '');
  const [email, setEmail] = useState(first?.email ?? '');
  const [by, setBy] = useState<Way>('mail');
  const { busy, attempt, failure, fields } = useAttempt();

  const choose = (chosen: ConfirmationKind) => {
    const known = suggestions.find((suggestion) => suggestion.kind === chosen);
    setKind(chosen);
    setName(known?.name ?? '');
    setEmail(known?.email ?? '');
  };
  const ask = () =>
    attempt(messages.failed, async () => {
      const address = by === 'mail' && email.trim() !== '' ? { email } : {};
      const { msg, link } = await send(askReference, { params: { id: petId }, body: { kind, name, by, ...address } });
      if (link) onLink(link);
      toast.success(msg);
      onClose();
      await revalidate();
    });
  const { name: badName, email: badEmail } = fields;
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.ask}
      actions={
        <Button loading={busy} onClick={ask}>
          {by === 'mail' ? messages.send : messages.makeLink}
        </Button>
      }
    >
      <div className="grid gap-5">
        <ChoiceRow label={messages.whom} options={CONFIRMATION_KINDS} value={kind} onChange={choose} />
        <TextInput
          label={messages.theirName}
          required
          value={name}
          error={badName}
          maxLength={LIMITS.name}
          onChange={({ target }) => setName(target.value)}
        />
        <ChoiceRow
          label={messages.howToAsk}
          options={WAYS.map((way) => messages.ways[way])}
          value={messages.ways[by]}
          onChange={(label) => setBy(WAY_OF.get(label) ?? 'mail')}
        />
        {by === 'mail' && (
          <TextInput
            label={messages.theirEmail}
            type="email"
            required
            value={email}
            error={badEmail}
            hint={messages.emailHint}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
        {failure && !badName && !badEmail && <Notice tone="error">{failure}</Notice>}
      </div>
    </Dialog>
  );
};
